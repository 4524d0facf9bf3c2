"""How well an opponent plays, and what it is like, as a few numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How much an opponent thinks, counted in samples, and how many faults it makes.

    ``worlds`` are kept behind the fog. ``plans`` are tried out in ``first`` samples each, those
    that are left in ``then`` many more; none says that it goes where greed leads. Of 100 units
    ``idle`` do nothing and ``vague`` look for a second best place. It ``deals`` with covert pieces
    on purpose, or by luck.
    """

    worlds: int
    plans: int = 0
    first: int = 0
    then: tuple[int, ...] = ()
    idle: int = 0
    vague: int = 30
    deals: bool = True


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(worlds=2, idle=15, vague=70, deals=False),
        "sound": Level(worlds=10, plans=10, first=4, then=(8,)),
        "strong": Level(worlds=40, plans=28, first=6, then=(12, 30)),
    }
)
"""The levels by name, from the weakest."""


def traits(draw: Random) -> dict[str, int]:
    """What one opponent is like, from 0 to 100: drawn once a game."""
    return {name: draw.randrange(101) for name in ("aggression", "loyalty", "patience")}
