"""Retreats, builds and removals: to and from where units are worth most."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.board.graph import Board, Location, ProvinceId
from engine.opponents.tables import Tables
from engine.opponents.world import World
from engine.opponents.writing import addressed
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.standard import Build, Disband, Remove, Retreat
from engine.phases import PhaseKind
from engine.units import Unit

_LISTED = 4
"""So many choices stand in a list of retreats."""

_AGAIN = 70
"""In 100ths, what one more of the same kind nearby is worth."""


def retreats(
    tables: Tables, seen: Seen, world: World, plain: list[int], draw: Random
) -> Iterator[Order]:
    """Where each dislodged unit retreats; it disbands only if no place is open."""
    for own in (seen, *seen.commands):
        for unit in own.retreating:
            yield addressed(seen, own, _retreat(tables, own, unit, world, (plain, draw)))


def _retreat(
    tables: Tables, own: Seen, unit: Unit, world: World, judged: tuple[list[int], Random]
) -> Order:
    plain, draw = judged
    listed = own.refuges(unit.province)
    node = tables.node[unit.kind, _whole(tables, unit)]
    near = [tables.nodes[to][1] for to in tables.adjacent[node]]
    open_ = [at for at in (near if listed is None else listed) if at[:3] not in own.units]
    if not open_:
        return Disband(unit.kind, unit.at)

    def rank(at: Location) -> tuple[bool, int]:
        taken = tables.index[Board.province_of(at)] in world.units
        worth = plain[tables.node[unit.kind, at]]
        return not taken, worth * draw.randrange(85, 115) // 100

    best = sorted(open_, key=rank, reverse=True)
    most = _LISTED if own.options.get("fog.retreat_mode") == "preference" else 1
    return Retreat(unit.kind, unit.at, tuple(best[:most]))


def _whole(tables: Tables, unit: Unit) -> Location:
    """The location of a unit; one of its coasts if it cannot stand in the province as a whole."""
    if (unit.kind, unit.at) in tables.node:
        return unit.at
    place = tables.index[unit.province]
    return next((at for n in tables.at[place] for k, at in (tables.nodes[n],) if k == unit.kind))


def adjustments(
    tables: Tables, seen: Seen, world: World, plain: list[int], draw: Random, spare: int = 0
) -> Iterator[Order]:
    """The builds or removals that are due, or probably due if nobody has counted them yet.

    ``world`` has the units as they may stand; ``spare`` builds are left for other pieces.
    """
    if seen.phase is not PhaseKind.ADJUSTMENTS or seen.covert:
        return
    for own in (seen, *seen.commands):
        due = _due(own)
        if due > 0:
            found = _builds(tables, own, plain, draw, due - (spare if own is seen else 0))
        else:
            found = _removals(tables, own, world, plain, -due)
        yield from (addressed(seen, own, order) for order in found)


def _due(own: Seen) -> int:
    """How many builds are due (removals if negative); an estimate if not counted yet."""
    if own.due is not None:
        return own.due
    held = sum(owner == own.power for owner in own.centres.values())
    standing = sum(unit.power == own.power for unit in own.units.values())
    return held - standing - len(own.retreating)


def foreseen(tables: Tables, seen: Seen, worlds: list[World]) -> Seen:
    """What one knows, with the centres as they are about to be if they change hands first.

    That happens when retreats share a deadline with builds: a centre goes to whoever stands in it,
    even a foreign power if it has a unit there in most of the possible worlds.
    """
    if seen.phase is not PhaseKind.ADJUSTMENTS or seen.due is not None:
        return seen
    centres = dict(seen.centres)
    own = tables.power[seen.power]
    for place in seen.board.centres:
        spot = tables.index[place]
        takers = Counter(world.units[spot][0] for world in worlds if spot in world.units)
        for power, count in takers.most_common(1):
            if 2 * count > len(worlds) and (power == own or place in centres):
                centres[place] = tables.powers[power]
    return replace(seen, centres=centres)


def _builds(
    tables: Tables, own: Seen, plain: list[int], draw: Random, number: int
) -> Iterator[Order]:
    held = {p for p, owner in own.centres.items() if owner == own.power}
    taken = {unit.province for unit in own.units.values()}
    choices = []
    for site in own.sites:
        if site in held and site not in taken:
            choices += [
                (plain[node] * draw.randrange(75, 125) // 100, node)
                for node in tables.at[tables.index[site]]
            ]
    built: set[ProvinceId] = set()
    while number > 0 and choices:
        choices.sort(reverse=True)
        node = choices.pop(0)[1]
        kind, at = tables.nodes[node]
        if Board.province_of(at) in built:
            continue
        built.add(Board.province_of(at))
        number -= 1
        yield Build(kind, at)
        choices = [(w * _AGAIN // 100 if tables.nodes[n][0] == kind else w, n) for w, n in choices]


def _removals(
    tables: Tables, own: Seen, world: World, plain: list[int], number: int
) -> Iterator[Order]:
    """Those worth least where they stand; guards of one's own centres are the last to go."""
    left = {
        tables.index[unit.province]: (tables.node[unit.kind, _whole(tables, unit)], unit)
        for unit in own.units.values()
        if unit.power == own.power
    }
    for _ in range(min(number, len(left))):
        guards = _guards(tables, own, world, {place: node for place, (node, _) in left.items()})
        *_, place = min(
            (place in guards, plain[node], unit.kind, unit.at, place)
            for place, (node, unit) in left.items()
        )
        _, unit = left.pop(place)
        yield Remove(unit.kind, unit.at)


def _guards(tables: Tables, own: Seen, world: World, left: dict[int, int]) -> set[int]:
    """Where units stand without which some centre has fewer of them near than a rival has."""
    found: set[int] = set()
    rivals = [one for one in world.units.values() if one[0] != tables.power[own.power]]
    for centre in (tables.index[at] for at, owner in own.centres.items() if owner == own.power):
        foes = Counter(power for power, node in rivals if centre in tables.reach[node])
        near = {at for at, node in left.items() if centre in (at, *tables.reach[node])}
        if foes and len(near) <= max(foes.values()):
            found |= near
    return found
