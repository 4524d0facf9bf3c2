"""The coach at the desk: remarks on the current orders, suggestions, and a look back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.board.graph import PowerId
from engine.coach import process
from engine.coach.hindsight import Moment
from engine.coach.looking import look_over
from engine.coach.reasons import reasons
from engine.coach.remark import Remark, Weight
from engine.language.message import Message
from engine.opponents import Memory
from engine.orders.notation import write
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.practice.thinking import Thinking

SEEDS = (1, 2, 3)
"""Suggestions are asked for with each of these; some may turn out the same."""

_ASKED_ANYWAY = ("coach.no_order", "coach.still_open")
_LEVEL = "strong"
_BACK = PowerId("")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Orders that a strong player would give, and the reason for each."""

    lines: tuple[str, ...]
    reasons: Mapping[str, Message]


def advised(document: Document) -> bool:
    """Whether the viewer is a single player who may give orders now."""
    view = document.view
    return view.viewer in view.rules.seats and view.newest and not view.over


def remarks(document: Document) -> tuple[Remark, ...]:
    """Remarks on the viewer's current orders."""
    view = document.view
    if not advised(document):
        return ()
    orders = [view.rules.reader.order(line) for line in view.orders(view.viewer)]
    return look_over(view.rules, view.look(), orders)


def warnings(document: Document) -> tuple[str, ...]:
    """The coach's warnings before the current orders are sent, in the desk's language.

    Missing orders are left out, since the desk asks about those itself.
    """
    found = [one for one in remarks(document) if one.weight is Weight.SLIP]
    return tuple(say(one.said) for one in found if one.said.id not in _ASKED_ANYWAY)


class Advice(QObject):
    """Advises the viewer of a document, who must be a single player."""

    suggested = Signal()
    """There are more suggestions, or none any more."""
    looked_back = Signal(object)
    """The moments of the finished game have arrived."""
    failed = Signal(str)

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._thinking: Thinking | None = None
        self._asked: tuple[PowerId, int] | None = None
        self.suggestions: tuple[Suggestion, ...] = ()
        self.moments: tuple[Moment, ...] = ()
        document.changed.connect(self._follow)

    @property
    def busy(self) -> bool:
        """Whether an answer is still awaited."""
        return self._thinking is not None and not self._thinking.idle

    def suggest(self) -> None:
        """Ask for suggestions, from what the viewer was told so far."""
        view = self._document.view
        if not advised(self._document) or self.busy:
            return
        self._asked = view.viewer, view.line[-1]
        self.suggestions = ()
        told = [view.look(turn) for turn in range(view.turn + 1)]
        for seed in SEEDS:
            self._mind().ask(view.viewer, told[-1], None, seed, told[:-1])
        self.suggested.emit()

    def look_back(self) -> None:
        """Ask for a look back at a finished game, from its viewer's side.

        Raises NotYoursError if the game is not over, or the viewer does not have all of it.
        """
        view = self._document.view.at(None)
        if self.busy or view.viewer not in view.rules.seats:
            return
        truth = self._document.computers.truth(view.viewer)
        own = [view.look(turn) for turn in range(len(view.line))]
        self._mind().put(_BACK, process.question(own, truth))

    def stop(self) -> None:
        """End the process."""
        if self._thinking is not None:
            self._thinking.stop()

    def _mind(self) -> Thinking:
        if self._thinking is None:
            view = self._document.view
            place = str(view.board_place)
            mind = Thinking(view.rules, _LEVEL, place, self, process.command)
            mind.answered.connect(self._take)
            mind.heard.connect(self._hear)
            mind.failed.connect(self._fail)
            self._thinking = mind
        return self._thinking

    def _take(self, seat: str, lines: Sequence[str], _memory: Memory) -> None:
        view = self._document.view
        if self._asked != (seat, view.line[-1]) or view.viewer != seat:
            return  # the game has moved on, or the viewer has changed
        kind = view.phases[-1].kind
        orders = [view.rules.reader.order(line, phase=kind) for line in lines]
        texts = tuple(map(write, orders))
        if set(texts) not in [set(one.lines) for one in self.suggestions]:
            found = Suggestion(texts, reasons(view.rules, view.at(None).look(), orders))
            self.suggestions = (*self.suggestions, found)
        self.suggested.emit()

    def _hear(self, _name: str, answer: Mapping[str, object]) -> None:
        self.moments = process.moments(answer)
        self.looked_back.emit(self.moments)

    def _fail(self, _name: str, why: str) -> None:
        self.failed.emit(why)

    def _follow(self, change: Change) -> None:
        """Forget suggestions once the deadline or the viewer has changed."""
        view = self._document.view
        if change.about(Part.LOOK, Part.GAME) and self._asked != (view.viewer, view.line[-1]):
            self._asked, self.suggestions = None, ()
            self.stop()
            self.suggested.emit()
