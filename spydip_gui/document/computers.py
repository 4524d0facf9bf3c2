"""Computer opponents in the open game: what they are told, and the orders they send back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from engine.board.graph import PowerId
from engine.language.message import Value
from engine.session import practice
from engine.session.readiness import Readiness
from engine.session.seat import NotYoursError, Seat
from engine.visibility.observe import Observation
from spydip_gui.document.changes import Part
from spydip_gui.language.reader import strung, translate
from spydip_gui.language.wording import phase_name


class Tell(Protocol):
    """A function that announces what has changed in the game."""

    def __call__(
        self, *parts: Part, seats: frozenset[PowerId] = ..., note: Value | None = None
    ) -> None:
        """Announce these parts, the seats whose orders changed, and a sentence."""


class Computers:
    """The seats the computer plays in one game."""

    def __init__(
        self, home: Seat, readiness: Readiness, go_on: Callable[[], None], tell: Tell
    ) -> None:
        """Play in the game at a game master's seat; ``go_on`` adjudicates the deadline."""
        self._home, self._readiness, self._go_on, self._tell = home, readiness, go_on, tell
        self._passed: dict[str, None] = {}

    @property
    def node(self) -> int:
        """The node of the record that the game stands at."""
        return self._home.line[-1]

    @property
    def line(self) -> tuple[int, ...]:
        """The nodes from the start to there."""
        return self._home.line

    @property
    def identity(self) -> str:
        """The game's identifier, different from every other game's."""
        return self._home.master().record.header.game

    def told(self, seat: PowerId) -> Observation:
        """What a seat was last told."""
        return self._home.of(seat).at(None).look()

    def earlier(self, seat: PowerId, since: int | None) -> tuple[Observation, ...]:
        """What a seat was told after a node of the record and before now, oldest first.

        All that it was told before now where there is no such node on its line.
        """
        view = self._home.of(seat).at(None)
        line = view.line
        first = line.index(since) + 1 if since in line else 0
        return tuple(map(view.look, range(first, len(line) - 1)))

    def truth(self, seat: PowerId) -> tuple[Observation, ...]:
        """What the game master knew at each turn of a seat; raises NotYoursError before the end."""
        view = self._home.of(seat).at(None)
        if not view.over:
            raise NotYoursError("view.only_gm_knows")
        nodes = self._home.master().record.nodes
        return tuple(self._home.after(nodes[node]).look() for node in view.line)

    def release(self, seat: PowerId) -> None:
        """Let a person give a seat's orders again: it is not ready any more."""
        self._readiness.say(seat, ready=False)
        self._tell(Part.READY, seats=frozenset({seat}))

    def copy(self, to: Path, node: int) -> None:
        """Save a copy of the game as it stood at a node; raises as `practice.again` does."""
        practice.again(self._home, node, to)

    def go_on(self) -> None:
        """Adjudicate a deadline of computers alone, once all of them have answered."""
        if not self._readiness.awaited:
            self._go_on()
            return
        self._readiness.call()
        self._tell(Part.READY)

    def pass_over(self, viewer: PowerId) -> None:
        """Go on by itself where whoever plays or looks on can order nothing, and say so."""
        view = self._home.at(None)
        if self._readiness.pass_over(viewer):
            self._passed[phase_name(view.rules, view.phases[-1])] = None
            if self._readiness.awaited:
                self._tell(Part.READY)
            else:
                self._go_on()
        elif self._passed:
            text = translate("Document", "Passed over, with nothing for you to order: {phases}")
            self._tell(Part.READY, note=text.format(phases=strung(self._passed)))
            self._passed.clear()

    def answer(self, seat: PowerId, lines: Sequence[str]) -> None:
        """Enter a seat's orders and mark it ready; once all are ready, the turn is adjudicated."""
        self._home.of(seat).at(None).put({seat: tuple(lines)})
        if self._readiness.completes(seat):
            self._go_on()
            return
        self._readiness.say(seat, ready=True)
        self._tell(Part.READY, Part.ORDERS, seats=frozenset({seat}))
