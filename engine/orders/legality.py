"""Why a standard order could never be carried out on a map, wherever the pieces are."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from engine.board.graph import Board, Location, ProvinceId, Terrain
from engine.language.message import Listed, Message, Piece, Place, Value
from engine.orders.ground import Ground, ground
from engine.orders.order import Order
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
)
from engine.orders.wording import piece_at, place_name
from engine.units import ARMY, FLEET, Kind


def fault(board: Board, order: Order) -> Message | None:
    """Why no army or fleet on this map could ever do that, as a sentence; None if one could.

    It uses only the map, never a position. Orders of other kinds never have a fault here.
    """
    judge = _JUDGES.get(type(order))
    return None if judge is None else judge(ground(board), order)


def missing_coasts(board: Board, order: Order) -> tuple[Location, ...]:
    """The coasts that an order leaves open for its own fleet; none if it is clear.

    A fleet may be ordered to a coast out of several (DATC 6.B.1) or built on one (DATC 6.B.14).
    """
    match order:
        case Move(kind, at, to) if kind == FLEET:
            return _open_coasts(ground(board), at, to)
        case Build(kind, at):
            return unnamed_coasts(board, kind, at)
    return ()


def unnamed_coasts(board: Board, kind: Kind, at: Location) -> tuple[Location, ...]:
    """The coasts of which a piece must name one to be at a place; empty if it does."""
    split = kind == FLEET and "/" not in at
    return tuple(board.provinces[ProvinceId(at)].coasts) if split else ()


def _open_coasts(land: Ground, at: Location, to: Location) -> tuple[Location, ...]:
    coasts = land.landings(FLEET, at, to)
    return coasts if len(coasts) > 1 else ()


def _placed(land: Ground, order: Hold | Disband | Remove) -> Message | None:
    return _misplaced(land, order.kind, order.at)


def _misplaced(land: Ground, kind: Kind, at: Location) -> Message | None:
    """Why that kind of piece can never stand there."""
    if kind not in land.steps or at in land.steps[kind]:
        return None
    province = land.board.provinces[Board.province_of(at)]
    match province.terrain:
        case Terrain.SEA:
            ground_ = Message("order.is_water")
        case Terrain.INLAND:
            ground_ = Message("order.has_no_coast")
        case Terrain.IMPASSABLE:
            ground_ = Message("order.nothing_can_enter")
        case Terrain.COAST:
            ground_ = Message("order.is_no_place_one", at=at)
    return Message(
        "order.cannot_stand",
        piece=Piece(kind),
        place=_name(land, Location(province.id)),
        ground=ground_,
    )


def _build(land: Ground, order: Build) -> Message | None:
    wrong = _misplaced(land, order.kind, order.at)
    coasts = missing_coasts(land.board, order)
    if wrong is None and coasts:
        return Message(
            "order.fleet_needs_coast", place=_name(land, order.at), places=_either(coasts)
        )
    return wrong


def _move(land: Ground, order: Move) -> Message | None:
    if order.kind not in land.steps:
        return None
    wrong = _misplaced(land, order.kind, order.at) or _misplaced(land, order.kind, order.to)
    if wrong is not None:
        return wrong
    if order.via:
        return _crossing(land, order)
    coasts = _open_coasts(land, order.at, order.to) if order.kind == FLEET else ()
    if coasts:
        return Message(
            "order.fleet_needs_coast_place_places",
            place=_name(land, order.to),
            places=_either(coasts),
        )
    return _step(land, order.kind, order.at, order.to)


def _step(land: Ground, kind: Kind, at: Location, to: Location) -> Message | None:
    """Why no such piece can get from one place to the other, even by convoy."""
    if at[:3] == to[:3]:
        return _fault(land, "order.is_already_there", kind, at)
    if to in land.steps[kind][at]:
        return None
    if kind == ARMY:
        if land.crossings(Board.province_of(at), land.seas) & land.bits[Board.province_of(to)]:
            return None
        why = Message("order.neither_border_nor_sea_route")
    elif land.reach[FLEET][at] & land.bits[Board.province_of(to)]:
        why = Message(
            "order.from_there_reaches_only",
            places=_either(land.landings(FLEET, at, Location(to[:3]))),
        )
    elif "/" in at and land.reach[FLEET][Location(at[:3])] & land.bits[Board.province_of(to)]:
        why = Message("order.they_are_joined_another_coast")
    elif land.board.provinces[Board.province_of(at)].terrain is Terrain.SEA:
        why = Message("order.they_do_not_touch")
    else:
        why = Message("order.no_coast_joins_them")
    return _fault(land, "order.cannot_reach", kind, at, place=_name(land, to), why=why)


def _crossing(land: Ground, order: Move) -> Message | None:
    if order.kind != ARMY:
        return _fault(land, "order.cannot_be_convoyed_only_armies", order.kind, order.at)
    at, to = Board.province_of(order.at), Board.province_of(order.to)
    if at == to:
        return _fault(land, "order.is_already_there", ARMY, order.at)
    if not order.route:
        if land.crossings(at, land.seas) & land.bits[to]:
            return None
        goal = _name(land, order.to)
        return _fault(land, "order.cannot_reach_convoy_no_sea", ARMY, order.at, place=goal)
    return _route_fault(land, (at, *map(Board.province_of, order.route), to))


def _route_fault(land: Ground, stops: tuple[ProvinceId, ...]) -> Message | None:
    board = land.board
    for sea in stops[1:-1]:
        if sea not in board.seas:
            return Message("order.no_convoy_can_pass_through", place=_name(land, Location(sea)))
    for sea, stop in ((stops[1], stops[0]), *pairwise(stops[1:])):
        if not land.reach[FLEET][Location(sea)] & land.bits[stop]:
            return Message(
                "order.convoy_route_is_broken_does",
                place=_name(land, Location(sea)),
                place2=_name(land, Location(stop)),
            )
    return None


def _support(land: Ground, order: Support) -> Message | None:
    if order.kind not in land.steps:
        return None
    target = order.origin if order.to is None else order.to
    wrong = _misplaced(land, order.kind, order.at) or _misplaced(land, order.helped, order.origin)
    if wrong is not None:
        return wrong
    if order.at[:3] == order.origin[:3]:
        return _fault(land, "order.cannot_support_itself", order.kind, order.at)
    if not land.reach[order.kind][order.at] & land.bits[Board.province_of(target)]:
        goal = _name(land, target)
        return _fault(land, "order.cannot_give_support_could_not", order.kind, order.at, place=goal)
    if order.to is None:
        return None
    return _misplaced(land, order.helped, order.to) or _supported_step(land, order)


def _supported_step(land: Ground, order: Support) -> Message | None:
    """A support may leave the coast of its move open (DATC 6.B.7)."""
    if order.to is None or order.helped not in land.steps:
        return None
    landing = land.landings(order.helped, order.origin, order.to)[0]
    return _step(land, order.helped, order.origin, landing)


def _convoy(land: Ground, order: Convoy) -> Message | None:
    if order.kind not in land.steps:
        return None
    return _carrier_fault(land, order) or _cargo_fault(land, order)


def _carrier_fault(land: Ground, order: Convoy) -> Message | None:
    if order.kind != FLEET:
        return _fault(land, "order.cannot_convoy_only_fleets_can", order.kind, order.at)
    if Board.province_of(order.at) not in land.board.seas:
        return _fault(land, "order.cannot_convoy_fleet_does_sea", FLEET, order.at)
    return None


def _cargo_fault(land: Ground, order: Convoy) -> Message | None:
    if order.cargo != ARMY:
        return _fault(land, "order.cannot_be_convoyed_only_armies", order.cargo, order.origin)
    wrong = _misplaced(land, ARMY, order.origin) or _misplaced(land, ARMY, order.to)
    if wrong is not None:
        return wrong
    sea, origin, to = map(Board.province_of, (order.at, order.origin, order.to))
    if origin == to:
        return _fault(land, "order.is_already_there", ARMY, order.origin)
    if land.carries(sea, origin, land.seas) & land.bits[to]:
        return None
    ends = {"place": _name(land, order.origin), "place2": _name(land, order.to)}
    return _fault(land, "order.cannot_help_carry_army_from", FLEET, order.at, **ends)


def _retreat(land: Ground, order: Retreat) -> Message | None:
    if order.kind not in land.steps:
        return None
    wrong = _misplaced(land, order.kind, order.at)
    if wrong is not None:
        return wrong
    for to in order.choices:
        if to != DISBAND and to not in land.steps[order.kind][order.at]:
            return _retreat_fault(land, order, to)
    return None


def _retreat_fault(land: Ground, order: Retreat, to: Location) -> Message:
    coasts = _open_coasts(land, order.at, to) if order.kind == FLEET else ()
    if coasts:
        return Message(
            "order.fleet_needs_coast_place_places", place=_name(land, to), places=_either(coasts)
        )
    place = _name(land, to)
    return _fault(land, "order.cannot_retreat_is_not_one", order.kind, order.at, place=place)


def _fault(land: Ground, key: str, kind: Kind, at: Location, **values: Value) -> Message:
    return Message(key, unit=piece_at(land.board, kind, at), **values)


def _name(land: Ground, place: Location) -> Place:
    return place_name(land.board, place)


def _either(places: tuple[Location, ...]) -> Listed:
    return Listed(places, "or")


_JUDGES: Mapping[type[Order], Callable[[Ground, Any], Message | None]] = MappingProxyType(
    {
        Hold: _placed,
        Move: _move,
        Support: _support,
        Convoy: _convoy,
        Retreat: _retreat,
        Disband: _placed,
        Build: _build,
        Remove: _placed,
    }
)
