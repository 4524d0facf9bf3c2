"""Why a covert piece can never get where an order sends it, by the map alone."""

from collections.abc import Sequence
from itertools import pairwise

from engine.board.graph import Board, ProvinceId, Terrain
from engine.language.message import Message, Piece
from engine.orders.covert import CovertConvoy, SpyOrder
from engine.orders.ground import ground
from engine.orders.order import PieceOrder
from engine.orders.wording import piece_at, place_name
from engine.units import FLEET, Kind


def spy_fault(board: Board, order: SpyOrder) -> Message | None:
    """Why no spy could do that (SPY-5Cc5, SPY-Q34)."""
    if order.to is None:
        return None
    here = board.provinces[order.where or board.province_of(order.at)]
    target = board.provinces[order.to]
    if Terrain.IMPASSABLE in (here.terrain, target.terrain):
        return Message("order.nobody_enters_impassable_ground")
    if here.terrain is target.terrain is Terrain.SEA:
        return Message("order.spy_aboard_cannot_change_fleets")
    exact = order.where is not None
    return journey_fault(board, order.kind, (here.id, order.to), order.route, exact=exact)


def journey_fault(
    board: Board,
    kind: Kind,
    ends: tuple[ProvinceId, ProvinceId],
    route: Sequence[ProvinceId] = (),
    *,
    exact: bool = False,
) -> Message | None:
    """Why nobody gets there as armies do, by convoy, or on and off a fleet, which may move first.

    ``exact`` says that the fleet is where the order says.
    """
    here, to = ends
    if to in board.seas:
        near = to in board.borders[here]
        return None if near else _apart("order.does_not_border", board, target=to, here=here)
    if here in board.seas:
        possible = _may_land(board, here, to, exact=exact)
    else:
        broken = _broken_route(board, (here, *route, to)) if route else None
        if broken is not None:
            return broken
        possible = _may_reach(board, here, to)
    return None if possible else _unreachable(board, kind, here, to)


def step_fault(board: Board, order: PieceOrder, to: ProvinceId) -> Message | None:
    """Why a piece that crosses any border cannot get there in one step."""
    here = Board.province_of(order.at)
    return None if to in board.borders[here] else _unreachable(board, order.kind, here, to)


def convoy_fault(board: Board, order: CovertConvoy) -> Message | None:
    """Why no fleet could carry a covert piece that way; one in port may put to sea first."""
    for end in (order.origin, order.to):
        if board.provinces[end].terrain is not Terrain.COAST:
            return Message("order.no_convoy_leaves_from_or", place=place_name(board, end))
    sea, land = Board.province_of(order.at), ground(board)
    if sea not in board.seas or order.origin == order.to:
        return None
    if land.carries(sea, order.origin, land.seas) & land.bits[order.to]:
        return None
    unit = piece_at(board, FLEET, order.at)
    return _apart("order.fleet_is_on_no_route", board, unit, place=order.origin, place2=order.to)


def _may_land(board: Board, sea: ProvinceId, to: ProvinceId, *, exact: bool) -> bool:
    """Whether a rider could land there: from this sea, or from where its fleet goes next."""
    next_ = () if exact else board.fleets.get(board.whole(sea), ())
    decks = {sea, *map(board.province_of, next_)}
    return to in decks or any(to in board.neighbours[deck] for deck in decks)


def _may_reach(board: Board, here: ProvinceId, to: ProvinceId) -> bool:
    """Whether it could get there from land: on foot, by convoy, or off a fleet in port.

    A rider acts from wherever its fleet takes it, which may be the next port along the coast.
    """
    sea = ground(board)
    if to == here or to in board.neighbours[here] or sea.crossings(here, sea.seas) & sea.bits[to]:
        return True
    ports = (board.province_of(p) for p in board.fleets.get(board.whole(here), ()))
    return any(to in board.neighbours[port] for port in ports)


def _broken_route(board: Board, stops: Sequence[ProvinceId]) -> Message | None:
    """Why no convoy could go that way, sea by sea."""
    for sea in stops[1:-1]:
        if sea not in board.seas:
            return _apart("order.no_convoy_can_pass_through", board, place=sea)
    for near, sea in ((stops[0], stops[1]), *((b, a) for a, b in pairwise(stops[1:]))):
        if near not in map(board.province_of, board.fleets[board.whole(sea)]):
            return _apart("order.convoy_route_is_broken_does", board, place=sea, place2=near)
    return None


def _unreachable(board: Board, kind: Kind, here: ProvinceId, to: ProvinceId) -> Message:
    return _apart("order.piece_cannot_reach", board, Piece(kind), here=here, target=to)


def _apart(
    id_: str, board: Board, who: Message | Piece | None = None, **places: ProvinceId
) -> Message:
    """A sentence about places and a piece."""
    named = {name: place_name(board, place) for name, place in places.items()}
    return Message(id_, **named) if who is None else Message(id_, piece=who, **named)
