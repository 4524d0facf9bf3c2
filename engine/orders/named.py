"""Places and pieces as a line names them, with everything that the words may mean."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import Location, PowerId, ProvinceId
from engine.orders.lexicon import Lexicon
from engine.units import Kind, Steps


@dataclass(frozen=True, slots=True)
class Place:
    """A place as written: every location that the words may mean, likeliest first."""

    options: tuple[Location, ...]

    def of(self, lexicon: Lexicon, kind: Kind) -> tuple[Location, ...]:
        """The locations for a kind of piece: only fleets stand on coasts (DATC 6.B.12)."""
        if lexicon.units[kind].steps is Steps.FLEETS:
            return self.options
        return tuple(dict.fromkeys(Location(p[:3]) for p in self.options))

    def provinces(self) -> tuple[ProvinceId, ...]:
        """The provinces, whatever the coast."""
        return tuple(dict.fromkeys(ProvinceId(p[:3]) for p in self.options))


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A piece as written; what is not written is empty.

    ``kinds`` are the kinds it may be, ``label`` the owner's number after ``#``, ``count`` the
    number in parentheses, ``now`` the place after ``AT``, ``span`` its part of the line.
    """

    kinds: tuple[Kind, ...]
    place: Place
    lexicon: Lexicon
    span: tuple[int, int]
    power: PowerId | None = None
    label: int = 0
    count: int = 0
    now: Place | None = None

    def readings(self) -> Iterator[tuple[Kind, Location]]:
        """Every kind and location that may be meant."""
        for kind in self.kinds:
            for at in self.place.of(self.lexicon, kind):
                yield kind, at
