"""What computer opponents are told of the open game, and the orders they answer with."""

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.board.graph import PowerId
from engine.session.readiness import Readiness
from engine.session.seat import Seat
from engine.visibility.observe import Observation
from spydip_gui.document.changes import Part


class Tell(Protocol):
    """Tells what about the game has changed."""

    def __call__(self, *parts: Part, seats: frozenset[PowerId]) -> None:
        """Tell of parts, and whose orders."""


class Computers:
    """The seats that the computer plays at one game."""

    def __init__(
        self, home: Seat, readiness: Readiness, go_on: Callable[[], None], tell: Tell
    ) -> None:
        """For the game at a game master's seat; ``go_on`` adjudicates the deadline."""
        self._home, self._readiness, self._go_on, self._tell = home, readiness, go_on, tell

    @property
    def node(self) -> int:
        """The number of the turn that the game stands at."""
        return self._home.line[-1]

    @property
    def identity(self) -> str:
        """What tells this game from every other."""
        return self._home.master().record.header.game

    def told(self, seat: PowerId) -> Observation:
        """What a seat was told last."""
        return self._home.of(seat).at(None).look()

    def answer(self, seat: PowerId, lines: Sequence[str]) -> None:
        """Write what one orders, which is ready then; the last one's answer plays the turn."""
        self._home.of(seat).at(None).put({seat: tuple(lines)})
        if self._readiness.completes(seat):
            self._go_on()
            return
        self._readiness.say(seat, ready=True)
        self._tell(Part.READY, Part.ORDERS, seats=frozenset({seat}))
