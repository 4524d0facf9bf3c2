"""Positions: everything that is true on the board at one moment, as one frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NewType

from engine.board.graph import PowerId, ProvinceId
from engine.frozen import quick
from engine.language.message import Message, written
from engine.phases import Phase
from engine.units import RIDING, Stack, Unit

Player = NewType("Player", str)
"""Who plays in Intimate Diplomacy: ``X`` or ``Y``."""

ANARCHY = Player("ANARCHY")
"""Who controls a country that nobody won at auction (ID-6)."""

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Dislodged:
    """A unit that must retreat or disband.

    ``origin`` is where its attacker came from, where it may not retreat to; None if the attacker
    came by convoy and the rulebook leaves that province open (DATC 4.A.5).
    """

    unit: Unit
    origin: ProvinceId | None

    def __str__(self) -> str:
        return f"{self.unit} FROM {self.origin}" if self.origin else str(self.unit)


@dataclass(frozen=True, slots=True)
class Prisoners:
    """Agents held by a power since its Security took them (INF-7f)."""

    captor: PowerId
    power: PowerId
    province: ProvinceId
    count: int

    def __str__(self) -> str:
        return f"{RIDING} {self.power} {self.province}({self.count})"


@dataclass(frozen=True, slots=True, init=False)
class Ending:
    """How a game ended: ``winners`` is one name, several who share a draw, or none.

    The values of ``reason`` are texts, powers among them by their names on the board.
    """

    winners: tuple[str, ...]
    reason: Message

    def __init__(self, winners: tuple[str, ...], reason: Message | str) -> None:
        """Start with winners and a reason; a plain text is told as it is."""
        object.__setattr__(self, "winners", winners)
        said = reason if isinstance(reason, Message) else written(reason)
        object.__setattr__(self, "reason", said)


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The state of a game before one deadline. Its mappings are never changed after it is made.

    ``units`` holds the standing units by province, ``dislodged`` those in retreat, ``barred`` the
    provinces where a standoff forbids retreats, ``centres`` the owner of every owned centre.
    ``covert`` and the fields after it belong to the variants. ``missing`` are covert pieces that
    have left the game without their owner's knowledge, where the owner believes them to be; only
    rules that tell of them ever use these. ``counters`` are small whole numbers that a variant
    keeps from turn to turn under names of its own.
    """

    phase: Phase
    units: Mapping[ProvinceId, Unit]
    centres: Mapping[ProvinceId, PowerId]
    dislodged: Mapping[ProvinceId, Dislodged] = field(default_factory=lambda: _NOTHING)
    barred: frozenset[ProvinceId] = frozenset()
    covert: tuple[Stack, ...] = ()
    missing: tuple[Stack, ...] = ()
    prisoners: tuple[Prisoners, ...] = ()
    players: Mapping[Player, PowerId] = field(default_factory=lambda: _NOTHING)
    control: Mapping[PowerId, Player] = field(default_factory=lambda: _NOTHING)
    credits: Mapping[Player, int] = field(default_factory=lambda: _NOTHING)
    counters: Mapping[str, int] = field(default_factory=lambda: _NOTHING)
    ending: Ending | None = None

    @property
    def forces(self) -> tuple[Unit, ...]:
        """All armies and fleets, including those in retreat."""
        return (*self.units.values(), *(out.unit for out in self.dislodged.values()))

    def of(self, power: PowerId) -> tuple[Unit, ...]:
        """A power's standing units, sorted by location."""
        own = (unit for unit in self.units.values() if unit.power == power)
        return tuple(sorted(own, key=lambda unit: unit.at))

    def crew(self, power: PowerId) -> tuple[Stack, ...]:
        """A power's covert pieces as it believes them to be, by its labels: all it may be told of.

        What they are aboard is left out: no report says it.
        """
        own = [stack for stack in (*self.covert, *self.missing) if stack.power == power]
        return tuple(sorted(map(_taken, own), key=lambda one: (one.kind, one.label)))

    def owned(self, power: PowerId) -> tuple[ProvinceId, ...]:
        """The centres a power owns, sorted."""
        return tuple(sorted(p for p, owner in self.centres.items() if owner == power))


def _taken(stack: Stack) -> Stack:
    if stack.book is None and stack.aboard is None:
        return stack
    return replace(stack, province=stack.known, book=None, aboard=None)
