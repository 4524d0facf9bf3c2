"""Listens to mouse and keys at the map and lets the walk decide what they mean."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.graph import PowerId
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.ring import Ring
from spydip_gui.gestures.seams import Desk
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk import hand as hands
from spydip_gui.gestures.walk.clearing import cleared, clearing, orphaned
from spydip_gui.gestures.walk.counting import turned
from spydip_gui.gestures.walk.further import choices_next
from spydip_gui.gestures.walk.hand import Hand, same_stack
from spydip_gui.gestures.walk.hint import Hint, hint
from spydip_gui.gestures.walk.outcome import (
    Choosing,
    Clearing,
    Open,
    Option,
    Outcome,
    Refused,
    Verdict,
    Written,
)
from spydip_gui.gestures.walk.routes import switched
from spydip_gui.gestures.walk.tools import Tool, bound
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import PLAIN, SUPPORT, VERBS, Verb
from spydip_gui.gestures.whisper import Whisper, marked
from spydip_gui.phrases import retold

DWELL = 250
"""So many milliseconds of rest over a province pin it."""

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pointer(QObject):
    """The hand on the map; ``hinted`` carries the ghost to draw, None where there is none."""

    hinted = Signal(object)
    wrote = Signal(object)
    refused = Signal(str)
    told = Signal(str)
    """What stands in the status bar: the order being written, why not, or what comes next."""

    unfolded = Signal(str)
    """The province whose covert pieces are to be laid out one by one."""

    judged = Signal(object)
    """How the order being written looks now, when that has changed."""

    def __init__(self, surface: QWidget, desk: Desk, colours: dict[str, QColor]) -> None:
        """Work over a surface, whose own coordinates all spots are given in."""
        super().__init__(surface)
        self._surface = surface
        self._desk = desk
        self._colours = colours
        self.hand = Hand()
        self.meant: Callable[[str], str] = lambda letter: letter
        self.key_of: Callable[[str], str] = lambda letter: letter
        """The letter of the table that a key stands for, where keys were bound anew."""
        self.open_sheet: Callable[[str, Touch | None], bool] = lambda _key, _touch: False
        self.ring = Ring(surface)
        self.whisper = Whisper(surface)
        self._button: Qt.MouseButton | None = None
        self._from = QPoint()
        self._spot = QPoint()
        self._over: Touch | None = None
        self._shown: Hint | None = None
        self._verdict = Verdict.FINE
        self._dragging = False
        self._shift = False
        self._keys: list[str] = []
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self.pin)
        self.ring.taken.connect(self._take)
        self.ring.left.connect(self.cancel)

    @property
    def dragging(self) -> bool:
        """Whether an order is being dragged, so that the map must not be."""
        return self._dragging

    @property
    def spot(self) -> QPoint:
        """Where the pointer was heard of last."""
        return self._spot

    @property
    def over(self) -> Touch | None:
        """What lies under the pointer, None before it came."""
        return self._over

    def would_take(self, touch: Touch, *, shift: bool = False) -> bool:
        """Whether a press here begins an order: there is a piece or a site of one's own.

        With Shift it is also a fleet that may join a route.
        """
        table = self._desk.table()
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
        if self._desk.table() is None or not _something(touch):
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
        if self._button is not None or self.ring.isVisible() or self._desk.table() is None:
            return
        self._button, self._from, self._spot = _LEFT, spot, spot
        self._over, self._shift = touch, False
        self.hand = hands.pressed(hands.at_rest(self.hand), touch, verb)
        self.hinted.emit(Hint(text=""))

    def move(self, touch: Touch, spot: QPoint) -> None:
        """The pointer moves, perhaps with a button down."""
        self._over, moved = touch, spot - self._spot
        self._spot = spot
        table = self._desk.table()
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

    def release(self, touch: Touch, button: Qt.MouseButton, spot: QPoint) -> None:
        """A button goes up: a drag ends, or it was a click."""
        if button is not self._button:
            return
        self._dwell.stop()
        self._button, self._spot = None, spot
        dragged, self._dragging = self._dragging, False
        table, stroke = self._desk.table(), self.hand.stroke
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
        table = self._desk.table()
        self._spot = spot
        if table is not None and touch.province is not None:
            self._button = None
            self._went(*clicking.in_place(table, hands.at_rest(self.hand), touch))

    def count_on(self, touch: Touch, by: int) -> bool:
        """Take more or fewer of the stack that is dragged or touched; whether there is one."""
        table = self._desk.table()
        hand = turned(table, self.hand, touch, by) if table is not None else None
        if hand is None:
            return False
        self.hand = hand
        self._hint()
        return True

    def key(self, key: Qt.Key, text: str) -> bool:
        """A key goes down; whether it meant anything here."""
        if key == Qt.Key.Key_Escape:
            busy = self.hand.busy or self._dragging or self.hand.verb is not PLAIN
            if not (self.hand.busy or self._dragging):
                self.hand = Hand()  # with nothing begun it puts the verb of the palette away
            self.cancel()
            return busy
        table = self._desk.table()
        if table is None:
            return False
        if key == Qt.Key.Key_Space and self._dragging:
            self.pin()
        elif key == Qt.Key.Key_Backspace and self.hand.busy:
            self.hand = hands.unpinned(self.hand)
            self._hint()
        elif key == Qt.Key.Key_Tab and not self.hand.busy:
            return self.open_sheet("TAB", self._over)
        elif key == Qt.Key.Key_Delete and self._over is not None:
            return self._delete(self._over)
        else:
            return self._letter(text.upper())
        return True

    def hold(self, text: str) -> None:
        """A key was down all the while, though it was said to be let go."""
        letter = self.meant(text.upper())
        if letter in VERBS and letter not in self._keys:
            self._keys.append(letter)
            self.hinted.emit(self._shown)

    def key_up(self, text: str) -> None:
        """A held key is let go."""
        letter = self.meant(text.upper())
        if letter in self._keys:
            self._keys.remove(letter)
            self.hinted.emit(self._shown)

    def let_go(self) -> None:
        """The keyboard is somebody else's: no key is held any more.

        Not so while there is a ring to choose from, which passes on what it hears of held keys.
        """
        if self.ring.isVisible() and self.ring.isActiveWindow():
            return
        self._keys.clear()
        self.hinted.emit(self._shown)

    @property
    def verb(self) -> Verb:
        """What the key held down asks for, else the verb that was chosen from the palette."""
        table = self._desk.table()
        held = bound(table, self._keys[-1]) if self._keys and table is not None else None
        return held or self.hand.verb

    def use(self, tool: Tool) -> None:
        """A verb of the palette: for the piece that was clicked, else for all that follows.

        The same one once more puts it away.
        """
        if self.hand.course is not None and self.hand.course.touches:
            self._letter(tool.keys[0])
            self._keys.clear()
        else:
            self.hand = Hand(verb=PLAIN if self.hand.verb is tool.verb else tool.verb)
        self._hint()

    def choose(self, then: Written | Open, spot: QPoint) -> None:
        """Something beside the map was chosen, such as to waive a build."""
        self._spot = spot
        if isinstance(then, Written) or not self.open_sheet(then.nodes[0].step.key, None):
            self._went(*hands.after(self.hand, then))

    def pin(self) -> None:
        """Pin the drag where it is."""
        if self._dragging:
            self.hand = hands.pinned(self.hand)
            self._hint()

    def follow(self, _change: object) -> None:
        """The game has changed: whatever was begun was about how it stood before."""
        self.cancel()

    def cancel(self) -> None:
        """Forget what was begun."""
        self._dwell.stop()
        self._button, self._dragging = None, False
        busy, self.hand = self.hand.busy, hands.at_rest(self.hand)
        self.ring.close_ring()
        self._hint()
        if busy:
            self.told.emit("")

    def _letter(self, text: str) -> bool:
        table = self._desk.table()
        if self.hand.choosing is None:
            text = self.meant(text)
        if table is None or len(text) != 1:
            return False
        if not self.hand.busy and self.open_sheet(text, self._over):
            return True
        if text in VERBS and text not in self._keys:
            self._keys.append(text)
        before = self.hand
        self._went(*clicking.keyed(table, self.hand, text, self._over))
        return self.hand != before or text in VERBS

    def _take(self, option: Option) -> None:
        self._went(*clicking.chosen(self.hand, option))

    def _went(self, hand: Hand, outcome: Outcome | None) -> None:
        """Shows, writes or asks what came of it."""
        self.hand = hand
        self.ring.close_ring()
        table = self._desk.table()
        if isinstance(outcome, Written) and table is not None:
            outcome = orphaned(table, outcome) or outcome
        match outcome:
            case Written():
                self._desk.give([*outcome.lines, *outcome.linked], outcome.gone)
                self.wrote.emit(outcome)
                said = map(retold, outcome.tells.split("\n"))
                self.told.emit("  ".join((outcome.text, *said)).strip())
            case Clearing(lines):
                self._desk.clear(lines)
            case Choosing():
                self.hand = hands.asking(hand, outcome)
                self.ring.ask(outcome, self._spot, self._colours)
            case Open() if table is not None:
                further = choices_next(table, outcome)
                if further is not None:
                    self.hand = hands.asking(hand, further)
                    self.ring.ask(further, self._spot, self._colours)
            case Refused(why):
                self.refused.emit(why)
        self._hint()

    def clear_line(self, seat: PowerId, text: str) -> None:
        """Take a line away as Del does on the map, asking there about those that serve it."""
        table = self._desk.table()
        if table is not None and text in table.drafts.get(seat, ()):
            self._went(hands.at_rest(self.hand), cleared(table, ((seat, text),)))

    def _delete(self, touch: Touch) -> bool:
        table = self._desk.table()
        found = clearing(table, touch) if table is not None else None
        if found is not None:
            self._went(hands.at_rest(self.hand), found)
        return found is not None

    def _hint(self) -> None:
        table = self._desk.table()
        shown: Hint | None = hint(table, self.hand) if table is not None else None
        if shown is None or self.ring.isVisible():
            self.whisper.hide()
        else:
            self.whisper.say(shown, self._spot)
            self.told.emit(marked(shown, "  "))
        verdict = shown.verdict if shown is not None else Verdict.FINE
        if verdict is not self._verdict:
            self._verdict = verdict
            self.judged.emit(verdict)
        self._shown = shown
        self.hinted.emit(shown)


def _something(touch: Touch) -> bool:
    return touch.province is not None or bool(touch.tray or touch.power)
