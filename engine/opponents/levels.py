"""How well an opponent plays, and its character, as a few numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How much an opponent thinks, in samples, and how many mistakes it makes.

    ``worlds`` are kept behind the fog. ``plans`` are tried out in ``first`` samples each, the best
    of them in ``then`` many more; with none it just plays greedily. If nothing is hidden, more
    thought pays: it takes ``clear`` per cent of the samples. In ``wary`` of 100 cases, another
    power is thought to plan as well, with attacks and voyages, instead of being greedy. Of 100
    units, ``idle`` do nothing and ``vague`` look for a second best place.
    """

    worlds: int
    plans: int = 0
    first: int = 0
    then: tuple[int, ...] = ()
    idle: int = 0
    vague: int = 30
    clear: int = 100
    wary: int = 0

    def scaled(self, percent: int) -> "Level":
        """The same level with this percentage of the samples."""
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
        "strong": Level(worlds=40, plans=28, first=6, then=(12, 30), clear=130, wary=70),
    }
)
"""The levels by name, from the weakest."""


@dataclass(frozen=True, slots=True)
class Traits:
    """An opponent's character throughout a game, each trait from 0 to 100.

    The loyal spare one ``friend`` (a power's number) when they plan attacks; the patient care a
    little less about next season's gains. Stronger traits were tried and cost too much.
    """

    loyalty: int = 0
    patience: int = 50
    friend: int = -1


def traits(draw: Random, powers: int) -> Traits:
    """Traits drawn at random for a game with this many powers."""
    loyalty, patience = draw.randrange(101), draw.randrange(101)
    return Traits(loyalty, patience, draw.randrange(powers))
