"""A random player: seeded orders for all powers that make more sense than dice would."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.adjudication import adjustments, retreats
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.candidates import legal_orders
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import (
    DISBAND,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.orders.submission import Given
from engine.phases import PhaseKind
from engine.position import Position
from engine.units import ARMY, FLEET, Unit

_FORGOTTEN = 0.03
"""How often a unit has no order."""

_HELPING = 0.45
"""How often a unit helps another one, where it can."""


def orders(board: Board, position: Position, draw: Random) -> Given:
    """Orders of the standard game for every power, chosen at random.

    Powers cooperate more often than not: a support or convoy helps what somebody really does.
    """
    match position.phase.kind:
        case PhaseKind.MOVEMENT:
            return _marches(board, position, draw)
        case PhaseKind.RETREATS:
            return _retreats(board, position, draw)
        case PhaseKind.ADJUSTMENTS:
            return _adjustments(board, position, draw)
        case _:
            return {}


def _marches(board: Board, position: Position, draw: Random) -> Given:
    legal = legal_orders(board, position.units)
    units = {unit.at: unit for unit in position.units.values()}
    chosen = {at: _step(board, position, units[at], legal[at], draw) for at in sorted(legal)}
    for at in draw.sample(sorted(legal), len(legal)):
        if draw.random() < _HELPING:
            helps = [order for order in legal[at] if _helps(order, chosen)]
            if helps:
                chosen[at] = draw.choice(helps)
    given: dict[PowerId, list[Order]] = defaultdict(list)
    for at in sorted(chosen):
        if draw.random() >= _FORGOTTEN:
            given[units[at].power].append(chosen[at])
    return given


def _step(
    board: Board, position: Position, unit: Unit, legal: Sequence[Order], draw: Random
) -> Order:
    """A hold or a move, preferably to a centre that is not one's own yet."""
    steps = [order for order in legal if isinstance(order, Hold | Move)]
    weights = [_worth(board, position, unit, order) for order in steps]
    return draw.choices(steps, weights)[0]


def _worth(board: Board, position: Position, unit: Unit, order: Order) -> int:
    if not isinstance(order, Move):
        return 2
    province = Board.province_of(order.to)
    wanted = board.provinces[province].centre and position.centres.get(province) != unit.power
    return (12 if wanted else 3) // (2 if order.via else 1)


def _helps(order: Order, chosen: Mapping[Location, Order]) -> bool:
    """Whether a support or convoy fits what the other unit does."""
    if not isinstance(order, Support | Convoy):
        return False
    other = chosen.get(order.origin)
    if isinstance(other, Move):
        by_sea = isinstance(order, Convoy)
        return order.to == other.to and (other.via or not by_sea)
    return isinstance(order, Support) and order.to is None


def _retreats(board: Board, position: Position, draw: Random) -> Given:
    given: dict[PowerId, list[Order]] = defaultdict(list)
    for province, places in retreats.options(board, position).items():
        unit = position.dislodged[province].unit
        if draw.random() >= _FORGOTTEN:
            given[unit.power].append(_retreat(unit, places, draw))
    return given


def _retreat(unit: Unit, places: Sequence[Location], draw: Random) -> PieceOrder:
    wishes = draw.sample(places, min(len(places), draw.choice((0, 1, 1, 1, 2, 3))))
    if not wishes:
        return Disband(unit.kind, unit.at)
    last = (DISBAND,) if draw.random() < _FORGOTTEN else ()
    return Retreat(unit.kind, unit.at, (*wishes, *last))


def _adjustments(board: Board, position: Position, draw: Random) -> Given:
    given: dict[PowerId, list[Order]] = {}
    for power, due in adjustments.due(board, position).items():
        if due.removals:
            doomed = draw.sample(position.of(power), due.removals)
            listed: list[Order] = [Remove(unit.kind, unit.at) for unit in doomed]
        else:
            listed = list(_builds(board, due.sites, due.builds, draw))
        given[power] = [order for order in listed if draw.random() >= _FORGOTTEN]
    return given


def _builds(
    board: Board, sites: Sequence[ProvinceId], number: int, draw: Random
) -> Iterable[Order]:
    for site in draw.sample(sites, number):
        places = [(ARMY, at) for at in board.armies if Board.province_of(at) == site]
        places += [(FLEET, at) for at in board.fleets if Board.province_of(at) == site]
        yield Build(*draw.choice(places)) if draw.random() >= _FORGOTTEN else Waive()
