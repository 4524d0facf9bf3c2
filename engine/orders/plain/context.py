"""What is known when sentences are read: the game's pieces, the deadline, the heading above."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.orders.lexicon import Lexicon
from engine.orders.seen import Seen
from engine.phases import PhaseKind
from engine.units import ARMY, FLEET, Kind, Unit

UNITS = (ARMY, FLEET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """What the meaning of a sentence depends on.

    ``seen`` is what its writer knows, ``power`` the country that it is about, ``kind`` the kinds of
    piece and ``verb`` the action named by a heading above it.
    """

    lexicon: Lexicon
    phase: PhaseKind | None
    seen: Seen | None = None
    power: PowerId | None = None
    kinds: tuple[Kind, ...] = ()
    verb: str = ""

    @property
    def seat(self) -> Seen | None:
        """The knowledge of the country that the sentence is about."""
        if self.seen is None or self.power in (None, self.seen.power):
            return self.seen
        return next((one for one in self.seen.commands if one.power == self.power), self.seen)

    @property
    def covert(self) -> tuple[Kind, ...]:
        """The covert kinds of the game."""
        return tuple(kind for kind, unit in self.lexicon.units.items() if unit.covert)

    def pieces(self, kinds: tuple[Kind, ...]) -> Iterator[tuple[Kind, str, int]]:
        """One's own pieces of some kinds: kind, place and number."""
        seat = self.seat
        if seat is None:
            return
        for unit in seat.units.values():
            if unit.power == seat.power and unit.kind in kinds:
                yield unit.kind, unit.at, 1
        for stack in seat.stacks:
            if stack.kind in kinds:
                yield stack.kind, stack.province, stack.count

    def own(self, places: tuple[str, ...]) -> tuple[Unit, bool] | None:
        """The writer's own unit in one of these places, and whether it is in retreat."""
        provinces = [ProvinceId(place[:3]) for place in places]
        for seat in (self.seen, *self.seen.commands) if self.seen else ():
            for province in provinces:
                out = seat.dislodged.get(province)
                if out is not None and out.unit.power == seat.power:
                    return out.unit, True
                unit = seat.units.get(province)
                if unit is not None and unit.power == seat.power:
                    return unit, False
        return None

    def stands(self, places: tuple[str, ...]) -> Unit | None:
        """Any unit known to stand in one of these places."""
        units = self.seen.units if self.seen else {}
        known = (units.get(ProvinceId(place[:3])) for place in places)
        return next((unit for unit in known if unit is not None), None)

    def stack(self, places: tuple[str, ...], kinds: tuple[Kind, ...]) -> tuple[Kind, int] | None:
        """The writer's own covert pieces in one of these places: kind and number."""
        provinces = {place[:3] for place in places}
        for stack in self.seen.stacks if self.seen else ():
            if stack.province in provinces and (not kinds or stack.kind in kinds):
                return stack.kind, stack.count
        return None
