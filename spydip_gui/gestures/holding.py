"""What the hand at the map holds, and what comes of it: orders written, choices, or messages."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.language.message import Message
from spydip_gui.gestures.ring import Ring
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk.clearing import cleared
from spydip_gui.gestures.walk.hint import Hint, hint
from spydip_gui.gestures.walk.intent import hand as hands
from spydip_gui.gestures.walk.intent.hand import Hand, Meant
from spydip_gui.gestures.walk.meaning import came
from spydip_gui.gestures.walk.outcome.ending import asked_first
from spydip_gui.gestures.walk.outcomes import (
    Choosing,
    Clearing,
    Open,
    Option,
    Outcome,
    Refused,
    Verdict,
    Written,
)
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.whisper import Whisper, marked
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.reader import say


class Holding(QObject):
    """The hand over a map; ``hinted`` carries the ghost to draw, or None."""

    hinted = Signal(object)
    wrote = Signal(object)
    refused = Signal(str)
    told = Signal(str)
    """What stands in the status bar: the order being written, why not, or what comes next."""

    unfolded = Signal(str)
    """The province whose covert pieces are to be laid out one by one."""

    judged = Signal(object)
    """How the order being written looks now, when that has changed."""

    forgotten = Signal()
    """What was begun is forgotten, whatever button or key is still down."""

    def __init__(self, surface: QWidget, writer: Writer, colours: dict[str, QColor]) -> None:
        """Start empty over a surface; all spots are in that surface's coordinates."""
        super().__init__(surface)
        self._writer = writer
        self._colours = colours
        self.hand = Hand()
        self.open_sheet: Callable[[str, Touch | None], bool] = lambda _key, _touch: False
        """Opens the sheet of a key for what is touched; whether there is one."""
        self.ring = Ring(surface)
        self.whisper = Whisper(surface)
        self.spot = QPoint()
        """Where the pointer was heard of last."""
        self.over: Touch | None = None
        """What lies under the pointer, None before it came."""
        self.dragging = False
        """Whether an order is being dragged, so that the map must not be."""
        self._shown: Hint | None = None
        self._verdict = Verdict.FINE
        self.ring.taken.connect(self._take)
        self.ring.left.connect(self.cancel)

    def choose(self, then: Written | Open, spot: QPoint) -> None:
        """Take a choice made beside the map, such as waiving a build."""
        self.spot = spot
        if isinstance(then, Open):
            whose = Touch(power=then.power)
            if self.open_sheet(then.nodes[0].step.key, whose):
                return
        self._take_up(then)

    def choose_key(self, choosing: Choosing, key: str) -> None:
        """Take the option with this key; any other key closes the question."""
        then = next((option.then for option in choosing.options if option.key == key), None)
        if then is None:
            self.went(self.hand, None)
        else:
            self._take_up(then)

    def clear_line(self, seat: PowerId, text: str) -> None:
        """Remove a line as Del does on the map, asking there about the lines that serve it."""
        table = self._writer.table()
        if table is not None and text in table.drafts.get(seat, ()):
            self.went(hands.at_rest(self.hand), cleared(table, ((seat, text),)))

    def pin(self) -> None:
        """Pin the drag where it is."""
        if self.dragging:
            self.hand = hands.pinned(self.hand)
            self.show()

    def show_again(self) -> None:
        """Refresh what is shown, since other keys are down now."""
        self.hinted.emit(self._shown)

    def cancel(self) -> None:
        """Drop what was begun."""
        self.forgotten.emit()
        self.dragging = False
        busy, self.hand = self.hand.busy, hands.at_rest(self.hand)
        self.ring.close_ring()
        self.show()
        if busy:
            self.told.emit("")

    def goes(self, meant: Meant) -> None:
        """Search for what is meant, and show, write or ask about what comes of it."""
        table = self._writer.table()
        if table is not None:
            self.went(*came(table, meant))

    def _take(self, option: Option) -> None:
        self._take_up(option.then)

    def _take_up(self, then: Outcome) -> None:
        """Take a choice, unless its order still needs more."""
        if isinstance(then, Open):
            self.goes(clicking.gone_on(self.hand, then))
        else:
            self.went(hands.at_rest(self.hand), then)

    def went(self, hand: Hand, outcome: Outcome | None) -> None:
        """Show, write or ask about what came of it."""
        self.hand = hand
        self.ring.close_ring()
        if isinstance(outcome, Written):
            outcome = asked_first(outcome) or outcome
        match outcome:
            case Written():
                self._writer.give([*outcome.lines, *outcome.linked], outcome.gone)
                self.wrote.emit(outcome)
                said = map(say, outcome.tells)
                self.told.emit("  ".join((outcome.text, *said, self._writer.withdrawn)).strip())
            case Clearing(lines):
                self._writer.clear(lines)
            case (Choosing() as asked) | Open(further=Choosing() as asked):
                self.hand = replace(hand, choosing=asked)
                self.ring.ask(asked, self.spot, self._colours)
            case Refused(why):
                self.refused.emit(say(why))
        self.show()

    def hold(self, hand: Hand) -> None:
        """Hold this, and show it."""
        self.hand = hand
        self.show()

    def say_number(self, number: Message | None) -> None:
        """Say beside the pointer how many pieces a drag from here would take, if several."""
        self.whisper.say(Hint(text=number or ""), self.spot)

    def show(self) -> None:
        """Show what the hand is doing, or clear it."""
        table = self._writer.table()
        shown: Hint | None = hint(table, self.hand) if table is not None else None
        if shown is None or self.ring.isVisible():
            self.whisper.hide()
        else:
            self.whisper.say(shown, self.spot)
            self.told.emit(marked(shown, "  "))
        verdict = shown.verdict if shown is not None else Verdict.FINE
        if verdict is not self._verdict:
            self._verdict = verdict
            self.judged.emit(verdict)
        self._shown = shown
        self.hinted.emit(shown)
