"""Turns orders in numbers into orders as players write them."""

from collections.abc import Iterator

from engine.adjudication.verdicts import CONVOY, MOVE, SUPPORT
from engine.board.graph import Location
from engine.opponents.tables import Orders, Tables
from engine.opponents.world import World
from engine.orders.addressed import ForPower
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import Kind, Unit


def written(tables: Tables, seen: Seen, world: World, orders: Orders) -> Iterator[Order]:
    """Movement orders for every unit whose orders the viewer gives; ``world`` has the others."""
    for own in (seen, *seen.commands):
        for place, unit in sorted(own.units.items()):
            if unit.power == own.power:
                step = orders.get(tables.index[place])
                order = _order(tables, unit, step, world, orders) if step else _hold(unit)
                yield addressed(seen, own, order)


def addressed(seen: Seen, own: Seen, order: Order) -> Order:
    """An order addressed to the country it is for, unless that is the viewer's own."""
    return order if own is seen else ForPower(own.power, order)


def _hold(unit: Unit) -> Order:
    return Hold(unit.kind, unit.at)


def _order(
    tables: Tables,
    unit: Unit,
    step: tuple[tuple[int, int, int, int, bool], int],
    world: World,
    orders: Orders,
) -> Order:
    (_, verb, helped, goal, by_sea), to = step
    if verb == MOVE:
        return Move(unit.kind, unit.at, tables.nodes[to][1], via=by_sea)
    if verb in (SUPPORT, CONVOY):
        kind, at = _helped(tables, world, helped)
        if verb == CONVOY:
            return Convoy(unit.kind, unit.at, kind, at, Location(tables.names[goal]))
        if helped == goal:
            return Support(unit.kind, unit.at, kind, at)
        node = orders[helped][1] if helped in orders else -1
        target = tables.nodes[node][1] if node >= 0 else Location(tables.names[goal])
        return Support(unit.kind, unit.at, kind, at, target)
    return _hold(unit)


def _helped(tables: Tables, world: World, place: int) -> tuple[Kind, Location]:
    node = world.units[place][1]
    return tables.nodes[node]
