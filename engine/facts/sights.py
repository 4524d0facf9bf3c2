"""Facts about armies and fleets that were seen, or are known as one's own."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts.fact import UNKNOWN, UNTOLD, Audience, Fact, Shows, register
from engine.units import Kind


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UnitSighting(Fact, audience=Audience.ANYBODY, shows=Shows.UNIT):
    """A unit as far as it was seen: ``?`` stands for an unknown power or kind."""

    place: Location
    power: PowerId
    kind: Kind

    @property
    def vague(self) -> bool:
        """Whether something about it is unknown."""
        return self.power == UNKNOWN or self.kind == UNTOLD


@register
class UnitAt(UnitSighting, lines="unit <place> <power> <kind>"):
    """A unit stands there."""


@register
class DislodgedAt(UnitSighting, lines="dislodged <place> <power> <kind>"):
    """A unit was dislodged there and must retreat."""


@register
class AttackerAt(UnitSighting, lines="attacker <place> <power> <kind>", shows=Shows.GROUND):
    """The unit that dislodged another there."""


@register
class EmptyAt(
    Fact, lines="empty <place>", listed=("place",), audience=Audience.ANYBODY, shows=Shows.GROUND
):
    """The province was seen to have no army or fleet."""

    place: ProvinceId


unit_at: Final = lru_cache(maxsize=16_384)(UnitAt)
"""That a unit stands somewhere, usually the same object each time, for speed."""

empty_at: Final = lru_cache(maxsize=4_096)(EmptyAt)
"""That a province is empty, likewise."""


@register
class Attacked(
    Fact, lines="attacked <place>", listed=("place",), audience=Audience.OWNER, shows=Shows.TEXT
):
    """One's own unit there was attacked without success."""

    place: ProvinceId
