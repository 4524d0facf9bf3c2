"""What one seat expects of a deadline, place by place: who is there, and how much it matters."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.adjudication.verdicts import SUPPORT
from engine.opponents.cast import Cast
from engine.opponents.tables import Orders, Tables
from engine.opponents.world import World


@dataclass(slots=True)
class Outlook:
    """Shares between 0 and 1 by province, and one's own orders that they assume.

    ``foe`` and ``friend`` say who will be there once armies and fleets have moved, ``helps`` how
    often a foe's unit there supports. ``doubt`` is how little is known of a place, ``matters`` how
    close it is to what one has or wants. ``covert`` are the foreign covert pieces that may be
    there, by power. ``orders`` are one's own by province.
    """

    tables: Tables
    cast: Cast
    foe: list[float]
    friend: list[float]
    helps: list[float]
    doubt: list[float]
    matters: list[float]
    orders: Orders
    covert: dict[int, dict[int, float]] = field(default_factory=dict)

    def hunted(self, place: int, powers: Iterable[int] | None = None) -> float:
        """How many foreign covert pieces, of these powers or of all, are expected at a place."""
        there = self.covert.get(place, {})
        wanted = there if powers is None else powers
        return sum(there.get(power, 0.0) for power in wanted if power not in self.cast.mine)

    def sight(self, place: int) -> float:
        """The value of looking around from a place."""
        return self.seen(place) + sum(map(self.seen, self.tables.near[place]))

    def seen(self, place: int) -> float:
        """The value of seeing one place: highest where something important is in doubt."""
        return self.matters[place] * (self.doubt[place] + 0.3 * self.foe[place] + 0.05)

    def hunting(self, place: int) -> None:
        """Note that a piece hunts there already, so that a second would find little."""
        self.covert[place] = {power: 0.3 * n for power, n in self.covert.get(place, {}).items()}

    def watched(self, place: int) -> None:
        """Record that somebody looks around from there: another pair of eyes adds little."""
        for one in (place, *self.tables.near[place]):
            self.doubt[one] *= 0.3
            self.matters[one] *= 0.6


def outlook(
    tables: Tables,
    cast: Cast,
    worlds: list[World],
    ahead: list[tuple[World, Orders]],
    orders: Orders,
) -> Outlook:
    """The outlook over these worlds, some of them with what others might order and the results."""
    size = len(tables.names)
    foe, friend, helps = [0.0] * size, [0.0] * size, [0.0] * size
    found: list[dict[int, int]] = [{} for _ in range(size)]
    for world in worlds:
        for spot, (power, _) in world.units.items():
            found[spot][power] = found[spot].get(power, 0) + 1
    for world, others in ahead:
        for spot, (hand, _) in world.units.items():
            (friend if hand == cast.me else foe)[spot] += 1 / len(ahead)
        for spot, (order, _) in others.items():
            if order[1] == SUPPORT:
                helps[spot] += 1 / len(ahead)
    doubt = [1 - _surest(one, len(worlds)) for one in found]
    return Outlook(
        tables, cast, foe, friend, helps, doubt, _matters(tables, cast, worlds[0]), orders
    )


def _surest(found: dict[int, int], worlds: int) -> float:
    empty = worlds - sum(found.values())
    return max(empty, *found.values(), 0) / worlds if found else 1.0


def _matters(tables: Tables, cast: Cast, world: World) -> list[float]:
    """How close each province is to one's own units and centres, and to centres one could take."""
    size = len(tables.names)
    found = [0.02] * size
    own = [spot for spot, unit in world.units.items() if unit[0] in cast.mine]
    own += [centre for centre, power in world.owners.items() if power in cast.mine]
    for spot in own:
        near = tables.near[spot]
        found[spot] += 0.15
        for place in near:
            found[place] += 0.2 if tables.is_centre[place] else 0.1
            for far in tables.near[place]:
                found[far] += 0.04 if tables.is_centre[far] else 0.02
    return [min(1.0, one) for one in found]
