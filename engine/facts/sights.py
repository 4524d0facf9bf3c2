"""Facts about armies and fleets that were seen, or known to be one's own."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts.fact import UNKNOWN, UNTOLD, Audience, Fact, Shows, register
from engine.units import Kind


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UnitSighting(Fact):
    """A unit as far as it was seen: ``?`` stands for a power or kind that is not known."""

    audience: ClassVar[Audience] = Audience.ANYBODY
    shows: ClassVar[Shows] = Shows.UNIT

    place: Location
    power: PowerId
    kind: Kind

    @property
    def vague(self) -> bool:
        """Whether something of it is not known."""
        return self.power == UNKNOWN or self.kind == UNTOLD


@register
class UnitAt(UnitSighting):
    """A unit stands there."""

    lines: ClassVar[tuple[str, ...]] = ("unit <place> <power> <kind>",)
    sentence: ClassVar[str] = "fact.unit"


@register
class DislodgedAt(UnitSighting):
    """A unit was driven out of there and must retreat."""

    lines: ClassVar[tuple[str, ...]] = ("dislodged <place> <power> <kind>",)
    sentence: ClassVar[str] = "fact.dislodged"


@register
class AttackerAt(UnitSighting):
    """The unit that drove another out of there."""

    lines: ClassVar[tuple[str, ...]] = ("attacker <place> <power> <kind>",)
    sentence: ClassVar[str] = "fact.attacker"
    shows: ClassVar[Shows] = Shows.GROUND


@register
class EmptyAt(Fact):
    """The province was seen: no army or fleet."""

    lines: ClassVar[tuple[str, ...]] = ("empty <place>",)
    sentence: ClassVar[str] = "fact.empty"
    listed: ClassVar[tuple[str, ...]] = ("place",)
    audience: ClassVar[Audience] = Audience.ANYBODY
    shows: ClassVar[Shows] = Shows.GROUND

    place: ProvinceId


unit_at: Final = lru_cache(maxsize=16_384)(UnitAt)
"""That a unit stands somewhere, usually the same object each time, for speed."""

empty_at: Final = lru_cache(maxsize=4_096)(EmptyAt)
"""That a province is empty, likewise."""


@register
class Attacked(Fact):
    """One's own unit there was attacked in vain."""

    lines: ClassVar[tuple[str, ...]] = ("attacked <place>",)
    sentence: ClassVar[str] = "fact.attacked"
    listed: ClassVar[tuple[str, ...]] = ("place",)
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.TEXT

    place: ProvinceId
