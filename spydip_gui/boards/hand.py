"""The mouse over the workshop's map: clicks on provinces, drags of handles."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent

from spydip_gui.boards.marks import MarksItem
from spydip_gui.boards.shown import Handle
from spydip_gui.map.pane import MapPane, dragged

_LEFT = Qt.MouseButton.LeftButton


class BoardHand(QObject):
    """``clicked`` carries a place (of a split province, the coast), ``moved`` a dragged handle.

    Any other drag pans the map, as everywhere.
    """

    clicked = Signal(str)
    moved = Signal(object)

    def __init__(self, pane: MapPane, marks: MarksItem) -> None:
        super().__init__(pane)
        self._pane = pane
        self._marks = marks
        self._from: QPoint | None = None
        self._grip: Handle | None = None
        pane.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Handle the event; whether the map should ignore it."""
        if not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        spot = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == _LEFT:
                self._from = spot
                scene = self._pane.mapToScene(spot)
                self._grip = self._marks.handle_at(scene, 1 / self._pane.transform().m11())
                return self._grip is not None
            case QEvent.Type.MouseMove if self._grip is not None:
                self._drag(spot)
                return True
            case QEvent.Type.MouseButtonRelease if event.button() == _LEFT:
                return self._release(spot)
        return False

    def _drag(self, spot: QPoint) -> None:
        if self._grip is not None and self._from is not None and dragged(self._from, spot):
            scene = self._pane.mapToScene(spot)
            here = replace(self._grip, spot=(scene.x(), scene.y()))
            self._marks.show_marks(replace(self._marks.marks, moved=here))

    def _release(self, spot: QPoint) -> bool:
        begun, grip, self._from, self._grip = self._from, self._grip, None, None
        if begun is None:
            return False
        there = self._marks.marks.moved
        self._marks.show_marks(replace(self._marks.marks, moved=None))
        if dragged(begun, spot):
            if grip is not None and there is not None:
                self.moved.emit(there)
            return grip is not None
        hit = self._pane.hit_at(spot)
        if hit.province is not None:
            self.clicked.emit(str(hit.coast or hit.province))
        return grip is not None
