"""How well an opponent plays, and what it is like, as a few numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How much an opponent thinks, counted in samples, and how many faults it makes.

    ``worlds`` are kept behind the fog. ``plans`` are tried out in ``first`` samples each, those
    that are left in ``then`` many more; none says that it goes where greed leads. Where nothing is
    hidden more thought pays: it takes ``clear`` samples in place of 100. Of 100 units ``idle`` do
    nothing and ``vague`` look for a second best place.
    """

    worlds: int
    plans: int = 0
    first: int = 0
    then: tuple[int, ...] = ()
    idle: int = 0
    vague: int = 30
    clear: int = 100

    def scaled(self, percent: int) -> "Level":
        """The same with another number of samples: so many in place of 100."""
        if not self.plans:
            return self
        return replace(
            self,
            plans=_share(self.plans, percent),
            first=_share(self.first, percent),
            then=tuple(_share(more, percent) for more in self.then),
        )


def _share(number: int, percent: int) -> int:
    return max(2, (number * percent + 50) // 100)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(worlds=2, idle=15, vague=70),
        "sound": Level(worlds=10, plans=10, first=4, then=(8,)),
        "strong": Level(worlds=40, plans=28, first=6, then=(12, 30), clear=130),
    }
)
"""The levels by name, from the weakest."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What one opponent is like through a game, each from 0 to 100.

    The loyal spare one ``friend`` when they plan attacks, a power by number, and the patient care a
    little less for what the next season brings. Stronger traits were tried and cost much.
    """

    loyalty: int = 0
    patience: int = 50
    friend: int = -1


def traits(draw: Random, powers: int) -> Traits:
    """Traits drawn for a game between so many powers."""
    loyalty, patience = draw.randrange(101), draw.randrange(101)
    return Traits(loyalty, patience, draw.randrange(powers))
