"""The mouse over the position editor's map: clicks and drags, by province."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent

from engine.board.graph import Location, PowerId, ProvinceId
from engine.session.position_tools import Grip
from spydip_gui.map.hits import Hit
from spydip_gui.map.pane import MapPane, dragged
from spydip_gui.viewmodel import Ghost, Line

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class PositionHand(QObject):
    """Reports clicks and drags between places; a drag off any piece pans the map."""

    clicked = Signal(str)
    dragged = Signal(object, str)
    """A piece was dragged: what was gripped, and the place where it was let go."""
    taken = Signal(str)
    """A place was clicked with the right button."""

    def __init__(self, pane: MapPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._from: QPoint | None = None
        self._hit: Hit | None = None
        pane.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Whether the event was one for the editor."""
        if not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        spot = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress:
                return self._press(event, spot)
            case QEvent.Type.MouseMove:
                return self._move(spot)
            case QEvent.Type.MouseButtonRelease if event.button() == _LEFT:
                return self._release(spot)
        return False

    def _press(self, event: QMouseEvent, spot: QPoint) -> bool:
        hit = self._pane.hit_at(spot)
        if event.button() == _RIGHT and hit.province:
            self.taken.emit(hit.province)
            return True
        if event.button() != _LEFT or hit.province is None:
            return False
        self._from, self._hit = spot, hit
        return self._grips(hit)

    def _move(self, spot: QPoint) -> bool:
        if self._from is None or self._hit is None or not self._grips(self._hit):
            return False
        if dragged(self._from, spot):
            start = str(self._hit.province)
            scene = self._pane.mapToScene(spot)
            over = self._pane.hit_at(spot).province
            ghost = Ghost(
                power=PowerId(""),
                line=Line.MOVE,
                stops=(Location(start),),
                free=(scene.x(), scene.y()),
                lit=(ProvinceId(over),) if over else (),
            )
            self._pane.set_ghost(ghost)
        return True

    def _release(self, spot: QPoint) -> bool:
        begun, hit, self._from, self._hit = self._from, self._hit, None, None
        self._pane.set_ghost(None)
        if begun is None or hit is None or hit.province is None:
            return False
        target = self._pane.hit_at(spot)
        if not dragged(begun, spot):
            self.clicked.emit(str(hit.coast or hit.province))
        elif self._grips(hit) and target.province and target.province != hit.province:
            self.dragged.emit(_grip(hit), str(target.coast or target.province))
        return self._grips(hit)

    def _grips(self, hit: Hit) -> bool:
        """Whether a press here takes hold of a piece, so that the map does not pan."""
        view = self._pane.board.view
        units = any(piece.at[:3] == hit.province for piece in view.pieces)
        return units or any(rail.province == hit.province for rail in view.rails)


def _grip(hit: Hit) -> Grip:
    """The piece under a hit: where it is, whose, and of which kind."""
    piece = hit.piece
    kind = piece.kind.upper() if piece is not None else ""
    return Grip(str(hit.province), str((piece and piece.power) or ""), kind)
