"""Picks covert pieces: a band around several in the fan, or a number by wheel or digit."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from engine.units import Kind
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.map.fan import Fan
from spydip_gui.map.hits import Hit
from spydip_gui.map.pane import MapPane

_LEFT = Qt.MouseButton.LeftButton
_NOTCH = 120
"""What one notch of a wheel turns."""


class Picker(QObject):
    """Sees the mouse over fans and stacks before anything else does."""

    def __init__(self, pane: MapPane, pointer: Pointer, look: Callable[[QPoint], Touch]) -> None:
        """Watch over a pane; ``look`` returns what lies at a spot of its viewport."""
        super().__init__(pane)
        self._pane = pane
        self._pointer = pointer
        self._look = look
        self._corner: QPointF | None = None
        pane.fans.busy = self._busy
        pane.fans.unfolded = lambda: pointer.holding.say_number(None)
        pointer.unfolded = lambda: pane.board.fan is not None
        pane.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Whether the event changed which pieces are picked."""
        if isinstance(event, QWheelEvent) and watched is self._pane.viewport():
            return self._wheel(event)
        if not isinstance(event, QMouseEvent) or watched is not self._pane.viewport():
            return False
        spot = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress:
                return self._press(event, spot)
            case QEvent.Type.MouseMove if self._corner is not None:
                self._draw(spot, done=False)
                return True
            case QEvent.Type.MouseMove:
                self._leave(spot)
            case QEvent.Type.MouseButtonRelease if self._corner is not None:
                self._draw(spot, done=True)
                self._corner = None
                return True
        return False

    def _wheel(self, event: QWheelEvent) -> bool:
        notches = event.angleDelta().y() // _NOTCH
        touch = self._look(event.position().toPoint())
        return bool(notches) and self._pointer.count_on(touch, notches)

    def _press(self, event: QMouseEvent, spot: QPoint) -> bool:
        """Begin a band where the fan shows no piece; a press elsewhere closes the fan."""
        fan, hit = self._pane.board.fan, self._pane.hit_at(spot)
        if fan is None or self._pointer.holding.dragging:
            return False
        if not fan.ground.contains(hit.point):
            self._pane.board.open_fan(None)
            return False
        if hit.number is not None or event.button() is not _LEFT:
            return False
        self._corner = hit.point
        self._pane.fans.pin()
        self._draw(spot, done=False)
        return True

    def _draw(self, spot: QPoint, *, done: bool) -> None:
        board = self._pane.board
        if board.fan is not None and self._corner is not None:
            band = QRectF(self._corner, self._pane.mapToScene(spot)).normalized()
            shown = None if done else band
            board.set_fan(replace(board.fan, picked=board.fan.within(band), band=shown))

    def _leave(self, spot: QPoint) -> None:
        """Close the fan once an order has begun, so that it covers none of its destinations.

        A piece that was clicked stays under the pointer, since a second click acts in place.
        """
        if self._pane.board.fan is not None and self._busy():
            clicked = not self._pointer.holding.dragging
            if not (clicked and self._pane.hit_at(spot).number is not None):
                self._pane.board.open_fan(None)

    def _busy(self) -> bool:
        return self._pointer.holding.dragging or self._pointer.holding.hand.course is not None


def picked(fan: Fan | None, hit: Hit, touch: Touch) -> Touch:
    """The touch on a piece of the fan, with every piece picked together with it."""
    if fan is None or hit.number is None or hit.number not in fan.picked:
        return touch
    counts: dict[tuple[str, object], Touch] = {}
    pips = [fan.shown[number] for number in sorted(fan.picked)]
    for pip in pips:
        one = replace(touch, kind=Kind(pip.kind), power=pip.power, count=0)
        before = counts.get((pip.kind, pip.power), one)
        counts[pip.kind, pip.power] = replace(before, count=before.count + max(pip.count, 1))
    first = counts.pop((touch.kind or "", touch.power), touch)
    return replace(first, also=tuple(counts.values()))
