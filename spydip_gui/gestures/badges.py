"""The badges beside the unit under the pointer: a lens to search with, a shield to guard with."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.board.graph import ProvinceId
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.guards import SHIELD, aids
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import SECURE, WATCH, Verb
from spydip_gui.gestures.writer import Writer
from spydip_gui.map.hits import Hit
from spydip_gui.map.pane import MapPane
from spydip_gui.theme.parts import fill, unmarked
from spydip_gui.viewmodel import Piece

DWELL = 300
"""How many milliseconds over a unit show what it may do besides its order."""

_SIZE = 24


class Badges(QWidget):
    """Stands beside the unit under a resting pointer; a badge is clicked, or dragged to a power.

    ``look`` returns what lies at a spot of the map.
    """

    def __init__(
        self,
        pane: MapPane,
        pointer: Pointer,
        writer: Writer,
        look: Callable[[QPoint], Touch],
    ) -> None:
        super().__init__(pane)
        self._pane = pane
        self._writer = writer
        self._over: ProvinceId | None = None
        self.badges = tuple(Badge(self, verb, pointer, look) for verb in (WATCH, SECURE))
        fill(QHBoxLayout(self), *self.badges, margin=0, spacing=3)
        self._wait = QTimer(self, singleShot=True, interval=DWELL)
        self._wait.timeout.connect(self.show_badges)
        pane.pointed.connect(self._follow)
        pane.moved.connect(self.hide)
        pointer.holding.hinted.connect(self._step_aside)
        self.setAccessibleName(self.tr("Beside the order"))
        self.hide()

    def show_badges(self) -> None:
        """Show what the unit under the pointer may do."""
        table, place = self._writer.table(), self._over
        unit = table.units.get(place) if table is not None and place is not None else None
        wanted = aids(table, place) if table is not None and place is not None else ()
        if unit is None or not wanted:
            self.hide()
            return
        for badge in self.badges:
            badge.touch = Touch(province=place, kind=unit.kind, power=unit.power)
            badge.name_it()
            badge.setVisible(badge.verb in wanted)
        self.adjustSize()
        layout = self._pane.board.layout
        x, y = layout.place(unit.at)
        spot = self._pane.point_of((x + layout.size * 1.3, y - layout.size * 0.6))
        self.move(spot - QPoint(0, self.height() // 2))
        self.show()
        self.raise_()

    def focus_map(self) -> None:
        """Give the map the keyboard focus, so that a digit goes to the drag and not to a panel."""
        self._pane.setFocus()

    def _step_aside(self, hint: Hint | None) -> None:
        """Make room for another gesture, but keep a badge being dragged: it has to see the drop."""
        if hint is not None and not any(badge.held for badge in self.badges):
            self.hide()

    def _follow(self, hit: Hit) -> None:
        over = hit.province if isinstance(hit.piece, Piece) else None
        if over != self._over:
            self._over = over
            self.hide()
            self._wait.start()


class Badge(QWidget):
    """One badge: a press on it picks its verb for the unit."""

    def __init__(
        self, beside: Badges, verb: Verb, pointer: Pointer, look: Callable[[QPoint], Touch]
    ) -> None:
        super().__init__(beside)
        self._row = beside
        self.verb = verb
        self.touch = Touch()
        self.held = False
        self._pointer = pointer
        self._look = look
        self.setFixedSize(QSize(_SIZE, _SIZE))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def name_it(self) -> None:
        """Name what it does, with its current key."""
        guards = self.verb is SECURE
        search, guard = self.tr("Search: click, or drag"), self.tr("Guard, and decide on prisoners")
        told = guard if guards else search
        key = self._pointer.keys.key_of("Y" if guards else "U")
        self.setToolTip(unmarked(f"{told} ({key})" if key else told))
        self.setAccessibleName(told)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Pick the verb for the unit beside it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.held = True
            self._row.focus_map()
            self._pointer.take(self.touch, self.verb, self._spot(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Drag it over the map."""
        spot = self._spot(event)
        self._pointer.move(self._look(spot), spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Drop it on a power, or finish a click."""
        spot = self._spot(event)
        self.held = False
        self._row.hide()
        clicked = not self._pointer.holding.dragging
        if clicked and self.verb is SECURE and self._pointer.holding.open_sheet(SHIELD, self.touch):
            self._pointer.holding.cancel()
            return
        touch = self.touch if clicked else self._look(spot)
        self._pointer.release(touch, event.button(), spot)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint it on a disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().windowText().color()
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(self.palette().window())
        painter.drawEllipse(QRectF(1, 1, _SIZE - 2, _SIZE - 2))
        painter.translate(_SIZE / 2, _SIZE / 2)
        painter.scale(_SIZE * 0.3, _SIZE * 0.3)
        painter.setPen(QPen(ink, 0.24))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_shield() if self.verb is SECURE else _lens())
        painter.end()

    def _spot(self, event: QMouseEvent) -> QPoint:
        """The spot on the map."""
        return self._row.mapToParent(self.mapToParent(event.position().toPoint()))


def _lens() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(-0.2, -0.2), 0.6, 0.6)
    path.moveTo(0.24, 0.24)
    path.lineTo(0.85, 0.85)
    return path


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-0.65, -0.75))
    path.lineTo(0.65, -0.75)
    path.lineTo(0.65, 0.0)
    path.quadTo(0.55, 0.65, 0, 0.95)
    path.quadTo(-0.55, 0.65, -0.65, 0.0)
    path.closeSubpath()
    return path
