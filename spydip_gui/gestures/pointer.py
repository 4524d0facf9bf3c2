"""Listens to the mouse at the map and lets the walk decide what it means."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from engine.units import STANDARD_KINDS
from spydip_gui.gestures.keying import Keying
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk import hand as hands
from spydip_gui.gestures.walk.counting import turned
from spydip_gui.gestures.walk.hand import same_stack
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.routes import switched
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import SUPPORT, Verb
from spydip_gui.gestures.writer import Writer

DWELL = 250
"""So many milliseconds of rest over a province pin it."""

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pointer(Keying):
    """The hand on the map with its mouse, and the keys that go with it."""

    # The map may tell of the pointer before this is made.
    _button: Qt.MouseButton | None = None

    def __init__(self, surface: QWidget, writer: Writer, colours: dict[str, QColor]) -> None:
        """Work over a surface, whose own coordinates all spots are given in."""
        super().__init__(surface, writer, colours)
        self._button = None
        self._from = QPoint()
        self._shift = False
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self.pin)

    def would_take(self, touch: Touch, *, shift: bool = False) -> bool:
        """Whether a press here begins an order: there is a piece or a site of one's own.

        With Shift it is also a fleet that may join a route.
        """
        table = self._writer.table()
        if table is None or touch.province is None:
            return False
        if self.hand.course is not None or self.hand.open is not None:
            return True
        return hands.can_begin(table, touch) or (shift and switched(table, touch) is not None)

    def press(
        self,
        touch: Touch,
        button: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier,
        spot: QPoint,
    ) -> None:
        """A button goes down; a second one during a drag pins it, or cancels if it is the right."""
        if self._button is not None:
            if button is _RIGHT:
                self.cancel()
            elif button is not self._button:
                self.pin()
            return
        if self.ring.isVisible():
            self.cancel()
            if not self._keys:
                return
        if self._writer.table() is None or not _something(touch):
            return
        self._button, self._from, self._spot = button, spot, spot
        self._over = touch
        self._shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        helps = button is _RIGHT or self._shift
        verb = SUPPORT if helps else self.verb
        self.hand = hands.pressed(self.hand, touch, verb)
        if touch.kind not in (None, *STANDARD_KINDS):
            self.hinted.emit(Hint(text=""))  # the powers' chips stand before the drag begins

    def take(self, touch: Touch, verb: Verb, spot: QPoint) -> None:
        """A badge beside a piece is pressed: the drag or click that follows gives that order."""
        if self._button is not None or self.ring.isVisible() or self._writer.table() is None:
            return
        self._button, self._from, self._spot = _LEFT, spot, spot
        self._over, self._shift = touch, False
        self.hand = hands.pressed(hands.at_rest(self.hand), touch, verb)
        self.hinted.emit(Hint(text=""))

    def move(self, touch: Touch, spot: QPoint) -> None:
        """The pointer moves, perhaps with a button down."""
        self._over, moved = touch, spot - self._spot
        self._spot = spot
        table = self._writer.table()
        if self._button is None and self.hand.picked and not same_stack(self.hand.picked, touch):
            self.hand = replace(self.hand, picked=None)
            self._hint()
        if self._button is None or table is None or self.hand.stroke is None:
            return
        far = (spot - self._from).manhattanLength()
        if not self._dragging and far < max(5, QApplication.startDragDistance()):
            return
        self._dragging = True
        self.hand = hands.dragged(table, self.hand, touch)
        if moved.manhattanLength() > 1 or not self._dwell.isActive():
            self._dwell.start()
        self._hint()

    def leave(self) -> None:
        """The mouse goes off the map, so that keys are about nothing that was under it."""
        if self._button is None:
            self._over = None
            if self.hand.picked is not None:
                self.hand = replace(self.hand, picked=None)
                self._hint()

    def release(self, touch: Touch, button: Qt.MouseButton, spot: QPoint) -> None:
        """A button goes up: a drag ends, or it was a click."""
        if button is not self._button:
            return
        self._dwell.stop()
        self._button, self._spot = None, spot
        dragged, self._dragging = self._dragging, False
        table, stroke = self._writer.table(), self.hand.stroke
        if table is None or stroke is None:
            return
        if dragged:
            self.hand = hands.dragged(table, self.hand, touch)
            self._went(*hands.dropped(table, self.hand))
            return
        if same_stack(stroke.start, touch):
            touch = replace(touch, count=stroke.start.count)  # so many of it were picked before
        self.hand = hands.lifted(self.hand)
        route = switched(table, touch) if self._shift and button is _LEFT else None
        if route is not None:
            self._went(*hands.after(self.hand, route))
        elif button is _LEFT and touch.badge and not stroke.verb.intents:
            self.unfolded.emit(touch.province)
        elif button is _LEFT and stroke.verb.intents:
            self._went(*clicking.begun_with(table, self.hand, touch, stroke.verb))
        elif button is _LEFT:
            self._went(*clicking.clicked(table, self.hand, touch))

    def double(self, touch: Touch, spot: QPoint) -> None:
        """A double click acts in place."""
        table = self._writer.table()
        self._spot = spot
        if table is not None and touch.province is not None:
            self._button = None
            self._went(*clicking.in_place(table, hands.at_rest(self.hand), touch))

    def count_on(self, touch: Touch, by: int) -> bool:
        """Take more or fewer of the stack that is dragged or touched; whether there is one."""
        table = self._writer.table()
        hand = turned(table, self.hand, touch, by) if table is not None else None
        if hand is None:
            return False
        self.hand = hand
        self._hint()
        return True

    def cancel(self) -> None:
        """Forget what was begun, and the button that is still down."""
        self._dwell.stop()
        self._button = None
        super().cancel()


def _something(touch: Touch) -> bool:
    return touch.province is not None or bool(touch.tray or touch.power)
