"""Computer opponents in the open game: what they are told, and the orders they send back."""

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.board.graph import PowerId
from engine.session.readiness import Readiness
from engine.session.seat import Seat
from engine.visibility.observe import Observation
from spydip_gui.document.changes import Part


class Tell(Protocol):
    """A function that announces what has changed in the game."""

    def __call__(self, *parts: Part, seats: frozenset[PowerId]) -> None:
        """Announce these parts, and the seats whose orders changed."""


class Computers:
    """The seats the computer plays in one game."""

    def __init__(
        self, home: Seat, readiness: Readiness, go_on: Callable[[], None], tell: Tell
    ) -> None:
        """Play in the game at a game master's seat; ``go_on`` adjudicates the deadline."""
        self._home, self._readiness, self._go_on, self._tell = home, readiness, go_on, tell

    @property
    def node(self) -> int:
        """The node of the record that the game stands at."""
        return self._home.line[-1]

    @property
    def identity(self) -> str:
        """The game's identifier, different from every other game's."""
        return self._home.master().record.header.game

    def told(self, seat: PowerId) -> Observation:
        """What a seat was last told."""
        return self._home.of(seat).at(None).look()

    def answer(self, seat: PowerId, lines: Sequence[str]) -> None:
        """Enter a seat's orders and mark it ready; once all are ready, the turn is adjudicated."""
        self._home.of(seat).at(None).put({seat: tuple(lines)})
        if self._readiness.completes(seat):
            self._go_on()
            return
        self._readiness.say(seat, ready=True)
        self._tell(Part.READY, Part.ORDERS, seats=frozenset({seat}))
