"""Handles the mouse at the map and lets the walk decide what it means."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, QTimer

from engine.board.graph import ProvinceId
from engine.session.rows import Row
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.keying import Keying
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.intent import hand as hands
from spydip_gui.gestures.walk.intent.counting import offered, turned
from spydip_gui.gestures.walk.intent.hand import same_stack
from spydip_gui.gestures.walk.search.routes import joins
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import SUPPORT, Verb
from spydip_gui.gestures.writer import Writer
from spydip_gui.map.pane import MapPane, dragged

DWELL = 250
"""How many milliseconds of rest over a province pin it."""

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pointer(QObject):
    """The mouse half of the hand at the map; others reach its parts through it."""

    def __init__(self, holding: Holding, keys: Keying, writer: Writer) -> None:
        super().__init__(holding)
        self.holding = holding
        self.keys = keys
        self._writer = writer
        self.unfolded: Callable[[], bool] = lambda: False
        """Whether a fan is open, whose pieces no number may cover."""
        self._button: Qt.MouseButton | None = None
        self._from = QPoint()
        self._shift = False
        self._dwell = QTimer(self, singleShot=True, interval=DWELL)
        self._dwell.timeout.connect(holding.pin)
        holding.forgotten.connect(self._let_go)

    def would_take(self, touch: Touch, *, shift: bool = False) -> bool:
        """Whether a press here begins an order: on a piece of one's own, or a site to build.

        With Shift, a fleet that may join a route counts too.
        """
        table = self._writer.table()
        if table is None or touch.province is None:
            return False
        if self.holding.hand.course is not None or self.holding.hand.open is not None:
            return True
        return hands.can_begin(table, touch) or (shift and joins(table, touch))

    def press(
        self,
        touch: Touch,
        button: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier,
        spot: QPoint,
    ) -> None:
        """A button goes down; in mid-drag a second one pins the drag, the right one cancels it."""
        if self._button is not None:
            if button is _RIGHT:
                self.holding.cancel()
            elif button is not self._button:
                self.holding.pin()
            return
        if self.holding.ring.isVisible():
            self.holding.cancel()
            if not self.keys.down:
                return
        if self._writer.table() is None or not _something(touch):
            return
        self._button, self._from, self.holding.spot = button, spot, spot
        self.holding.over = touch
        self._shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        helps = button is _RIGHT or self._shift
        verb = SUPPORT if helps else self.keys.verb
        self.holding.hand = hands.pressed(self.holding.hand, touch, verb)
        if touch.kind not in (None, *STANDARD_KINDS):
            # The chips for powers must be there before the drag begins.
            self.holding.hinted.emit(Hint(text=""))

    def take(self, touch: Touch, verb: Verb, spot: QPoint) -> None:
        """Press a badge beside a piece: the drag or click that follows gives its order."""
        busy = self._button is not None or self.holding.ring.isVisible()
        if busy or self._writer.table() is None:
            return
        self._button, self._from, self.holding.spot = _LEFT, spot, spot
        self.holding.over, self._shift = touch, False
        self.holding.hand = hands.pressed(hands.at_rest(self.holding.hand), touch, verb)
        self.holding.hinted.emit(Hint(text=""))

    def begin(self, row: Row) -> None:
        """Begin the order of a row beside the map, as if its piece had been clicked."""
        self.holding.cancel()
        table, pane = self._writer.table(), self.holding.parent()
        if isinstance(pane, MapPane):
            pane.setFocus()
            if row.kind and row.place:
                pane.walker.walk_to(ProvinceId(row.place))
        if table is None or not row.kind:
            self.holding.open_sheet("P" if row.prisoners else "B", None)
            return
        unit, place = row.kind in STANDARD_KINDS, ProvinceId(row.place)
        fallen = unit and any(place in seen.dislodged for seen in table.seats.values())
        kind = None if unit else Kind(row.kind)
        touch = Touch(province=place, kind=kind, unit=unit, dislodged=fallen)
        self.holding.over = touch
        self.holding.goes(clicking.clicked(table, self.holding.hand, touch))

    def move(self, touch: Touch, spot: QPoint) -> None:
        """The pointer moves, perhaps with a button down."""
        moved = spot - self.holding.spot
        self.holding.over, self.holding.spot = touch, spot
        table, hand = self._writer.table(), self.holding.hand
        if self._button is None:
            if hand.picked and not same_stack(hand.picked, touch):
                self.holding.hold(replace(hand, picked=None))
            elif table is not None and not hand.busy and hand.picked is None:
                number = None if self.unfolded() else offered(table, touch)
                self.holding.say_number(number)
            return
        if table is None or hand.stroke is None:
            return
        if not self.holding.dragging and not dragged(self._from, spot):
            return
        self.holding.dragging = True
        if moved.manhattanLength() > 1 or not self._dwell.isActive():
            self._dwell.start()
        self.holding.hold(hands.dragged(table, hand, touch))

    def leave(self) -> None:
        """The mouse leaves the map: keys no longer apply to what was under it."""
        if self._button is None:
            self.holding.over = None
            self.holding.say_number(None)
            if self.holding.hand.picked is not None:
                self.holding.hold(replace(self.holding.hand, picked=None))

    def release(self, touch: Touch, button: Qt.MouseButton, spot: QPoint) -> None:
        """A button goes up: the end of a drag, or of a click."""
        if button is not self._button:
            return
        self._dwell.stop()
        self._button, self.holding.spot = None, spot
        drags, self.holding.dragging = self.holding.dragging, False
        table, stroke = self._writer.table(), self.holding.hand.stroke
        if table is None or stroke is None:
            return
        hand = self.holding.hand = replace(self.holding.hand, stroke=None)
        unfolds = not drags and touch.badge and not stroke.verb.intents
        if button is _LEFT and unfolds:
            self.holding.unfolded.emit(touch.province)
        elif button is _LEFT or drags:
            done = clicking.ended(table, hand, stroke, touch, dragged=drags, shift=self._shift)
            self.holding.goes(done)

    def double(self, touch: Touch, spot: QPoint) -> None:
        """A double click acts in place."""
        table = self._writer.table()
        self.holding.spot = spot
        if table is not None and touch.province is not None:
            self._button = None
            self.holding.goes(clicking.in_place(table, self.holding.hand, touch))

    def count_on(self, touch: Touch, by: int) -> bool:
        """Take more or fewer of the stack dragged or touched; returns whether there is one."""
        table = self._writer.table()
        hand = turned(table, self.holding.hand, touch, by) if table is not None else None
        if hand is None:
            return False
        self.holding.hold(hand)
        return True

    def _let_go(self) -> None:
        """Ignore the button that is still down."""
        self._dwell.stop()
        self._button = None


def _something(touch: Touch) -> bool:
    return touch.province is not None or bool(touch.tray or touch.power)
