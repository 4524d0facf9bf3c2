"""Pieces: armies and fleets, and the stacks of covert pieces beside them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import NewType

from engine.board.graph import Location, PowerId, ProvinceId

Kind = NewType("Kind", str)
"""What sort of piece: ``A``, ``F``, and the words that variants add: ``SPY``, ``AGENT``, ``EU``."""

ARMY = Kind("A")
FLEET = Kind("F")


class Steps(StrEnum):
    """Which of a board's adjacencies a kind of piece walks along."""

    ARMIES = "armies"
    FLEETS = "fleets"
    BORDERS = "borders"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitKind:
    """What a kind of piece is called and how it stands on the board.

    ``covert`` pieces stack without limit, block nothing and are hidden; the others stand one to a
    province. ``aliases`` are further words for it in orders.
    """

    kind: Kind
    name: str
    plural: str
    steps: Steps
    covert: bool = False
    aliases: tuple[str, ...] = ()


STANDARD_KINDS: Mapping[Kind, UnitKind] = MappingProxyType(
    {
        ARMY: UnitKind(kind=ARMY, name="army", plural="armies", steps=Steps.ARMIES),
        FLEET: UnitKind(kind=FLEET, name="fleet", plural="fleets", steps=Steps.FLEETS),
    }
)


@dataclass(frozen=True, slots=True)
class Unit:
    """An army or fleet of a power at a location; ``str`` gives ``A PAR`` or ``F STP/SC``."""

    power: PowerId
    kind: Kind
    at: Location

    @property
    def province(self) -> ProvinceId:
        """The province it stands in."""
        return ProvinceId(self.at[:3])

    def __str__(self) -> str:
        return f"{self.kind} {self.at}"


@lru_cache(maxsize=65_536)
def one_unit(power: PowerId, kind: Kind, at: Location) -> Unit:
    """The unit of a power at a location, as a rule the same object each time, for speed."""
    return Unit(power, kind, at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """Covert pieces of one kind and power in one province that share one state.

    ``label`` is the owner's own number for a single piece and 0 for a stack without labels.
    ``aboard`` names the power whose fleet here carries it. ``counted`` says whether it uses up
    supply (ESP-Q3).
    """

    kind: Kind
    power: PowerId
    province: ProvinceId
    count: int = 1
    label: int = 0
    aboard: PowerId | None = None
    counted: bool = False
