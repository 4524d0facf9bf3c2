"""Why a standard order could never be carried out on a map, wherever the pieces stand."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from engine.board.graph import Board, Location, ProvinceId, Terrain
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
from engine.orders.wording import place_name, with_article
from engine.units import ARMY, FLEET, Kind


def fault(board: Board, order: Order) -> str | None:
    """Why no army or fleet on this map could ever do that, as one sentence; None if one could.

    Only the map is looked at, never a position. Orders of other kinds are never at fault here.
    """
    judge = _JUDGES.get(type(order))
    return None if judge is None else judge(ground(board), order)


def missing_coasts(board: Board, order: Order) -> tuple[Location, ...]:
    """The coasts that an order leaves open for its own fleet; none where it is clear.

    A fleet may be ordered to a coast out of several (DATC 6.B.1) or built on one (DATC 6.B.14).
    """
    match order:
        case Move(kind, at, to) if kind == FLEET:
            return _open_coasts(ground(board), at, to)
        case Build(kind, at):
            return unnamed_coasts(board, kind, at)
    return ()


def unnamed_coasts(board: Board, kind: Kind, at: Location) -> tuple[Location, ...]:
    """The coasts of which a piece at a place must name one to stand there; none where it does."""
    split = kind == FLEET and "/" not in at
    return tuple(board.provinces[ProvinceId(at)].coasts) if split else ()


def _open_coasts(land: Ground, at: Location, to: Location) -> tuple[Location, ...]:
    coasts = land.landings(FLEET, at, to)
    return coasts if len(coasts) > 1 else ()


def _placed(land: Ground, order: Hold | Disband | Remove) -> str | None:
    return _misplaced(land, order.kind, order.at)


def _misplaced(land: Ground, kind: Kind, at: Location) -> str | None:
    """Why that kind of piece can never stand there."""
    if kind not in land.steps or at in land.steps[kind]:
        return None
    province = land.board.provinces[Board.province_of(at)]
    match province.terrain:
        case Terrain.SEA:
            ground_ = "it is water"
        case Terrain.INLAND:
            ground_ = "it has no coast"
        case Terrain.IMPASSABLE:
            ground_ = "nothing can enter it"
        case Terrain.COAST:
            ground_ = f"{at} is no place for one"
    return f"{with_article(kind).capitalize()} cannot stand in {province.name}: {ground_}."


def _build(land: Ground, order: Build) -> str | None:
    wrong = _misplaced(land, order.kind, order.at)
    coasts = missing_coasts(land.board, order)
    if wrong is None and coasts:
        return f"A fleet in {_name(land, order.at)} needs a coast: {_either(coasts)}."
    return wrong


def _move(land: Ground, order: Move) -> str | None:
    if order.kind not in land.steps:
        return None
    wrong = _misplaced(land, order.kind, order.at) or _misplaced(land, order.kind, order.to)
    if wrong is not None:
        return wrong
    if order.via:
        return _crossing(land, order)
    coasts = _open_coasts(land, order.at, order.to) if order.kind == FLEET else ()
    if coasts:
        return f"A fleet to {_name(land, order.to)} needs a coast: {_either(coasts)}."
    return _step(land, order.kind, order.at, order.to)


def _step(land: Ground, kind: Kind, at: Location, to: Location) -> str | None:
    """Why no such piece can get from one place to the other, a convoy's help included."""
    if at[:3] == to[:3]:
        return f"{_subject(land, kind, at)} is already there."
    if to in land.steps[kind][at]:
        return None
    if kind == ARMY:
        if land.crossings(Board.province_of(at), land.seas) & land.bits[Board.province_of(to)]:
            return None
        why = "neither a border nor a sea route joins them"
    elif land.reach[FLEET][at] & land.bits[Board.province_of(to)]:
        why = f"from there it reaches {_either(land.landings(FLEET, at, Location(to[:3])))} only"
    elif "/" in at and land.reach[FLEET][Location(at[:3])] & land.bits[Board.province_of(to)]:
        why = "they are joined by another coast only"
    elif land.board.provinces[Board.province_of(at)].terrain is Terrain.SEA:
        why = "they do not touch"
    else:
        why = "no coast joins them"
    return f"{_subject(land, kind, at)} cannot reach {_name(land, to)}: {why}."


def _crossing(land: Ground, order: Move) -> str | None:
    if order.kind != ARMY:
        return f"{_subject(land, order.kind, order.at)} cannot be convoyed: only armies can."
    at, to = Board.province_of(order.at), Board.province_of(order.to)
    if at == to:
        return f"{_subject(land, ARMY, order.at)} is already there."
    if not order.route:
        if land.crossings(at, land.seas) & land.bits[to]:
            return None
        return (
            f"{_subject(land, ARMY, order.at)} cannot reach {_name(land, order.to)} by convoy: "
            "no sea route joins them."
        )
    return _route_fault(land, (at, *map(Board.province_of, order.route), to))


def _route_fault(land: Ground, stops: tuple[ProvinceId, ...]) -> str | None:
    board = land.board
    for sea in stops[1:-1]:
        if sea not in board.seas:
            return f"No convoy can pass through {board.provinces[sea].name}: it is not water."
    for sea, stop in ((stops[1], stops[0]), *pairwise(stops[1:])):
        if not land.reach[FLEET][Location(sea)] & land.bits[stop]:
            return (
                f"The convoy's route is broken: {board.provinces[sea].name} does not touch "
                f"{board.provinces[stop].name}."
            )
    return None


def _support(land: Ground, order: Support) -> str | None:
    if order.kind not in land.steps:
        return None
    target = order.origin if order.to is None else order.to
    wrong = _misplaced(land, order.kind, order.at) or _misplaced(land, order.helped, order.origin)
    if wrong is not None:
        return wrong
    if order.at[:3] == order.origin[:3]:
        return f"{_subject(land, order.kind, order.at)} cannot support itself."
    if not land.reach[order.kind][order.at] & land.bits[Board.province_of(target)]:
        return (
            f"{_subject(land, order.kind, order.at)} cannot give support in {_name(land, target)}: "
            "it could not move there itself."
        )
    if order.to is None:
        return None
    return _misplaced(land, order.helped, order.to) or _supported_step(land, order)


def _supported_step(land: Ground, order: Support) -> str | None:
    """A support may leave the coast of its move open (DATC 6.B.7)."""
    if order.to is None or order.helped not in land.steps:
        return None
    landing = land.landings(order.helped, order.origin, order.to)[0]
    return _step(land, order.helped, order.origin, landing)


def _convoy(land: Ground, order: Convoy) -> str | None:
    if order.kind not in land.steps:
        return None
    return _carrier_fault(land, order) or _cargo_fault(land, order)


def _carrier_fault(land: Ground, order: Convoy) -> str | None:
    if order.kind != FLEET:
        return f"{_subject(land, order.kind, order.at)} cannot convoy: only fleets can."
    if Board.province_of(order.at) not in land.board.seas:
        return f"{_subject(land, FLEET, order.at)} cannot convoy: a fleet does so at sea only."
    return None


def _cargo_fault(land: Ground, order: Convoy) -> str | None:
    if order.cargo != ARMY:
        return f"{_subject(land, order.cargo, order.origin)} cannot be convoyed: only armies can."
    wrong = _misplaced(land, ARMY, order.origin) or _misplaced(land, ARMY, order.to)
    if wrong is not None:
        return wrong
    sea, origin, to = map(Board.province_of, (order.at, order.origin, order.to))
    if origin == to:
        return f"{_subject(land, ARMY, order.origin)} is already there."
    if land.carries(sea, origin, land.seas) & land.bits[to]:
        return None
    return (
        f"{_subject(land, FLEET, order.at)} cannot help to carry an army from "
        f"{_name(land, order.origin)} to {_name(land, order.to)}: no sea route leads that way."
    )


def _retreat(land: Ground, order: Retreat) -> str | None:
    if order.kind not in land.steps:
        return None
    wrong = _misplaced(land, order.kind, order.at)
    if wrong is not None:
        return wrong
    for to in order.choices:
        if to != DISBAND and to not in land.steps[order.kind][order.at]:
            return _retreat_fault(land, order, to)
    return None


def _retreat_fault(land: Ground, order: Retreat, to: Location) -> str:
    coasts = _open_coasts(land, order.at, to) if order.kind == FLEET else ()
    if coasts:
        return f"A fleet to {_name(land, to)} needs a coast: {_either(coasts)}."
    return (
        f"{_subject(land, order.kind, order.at)} cannot retreat to {_name(land, to)}: "
        "it is not one step away."
    )


def _subject(land: Ground, kind: Kind, at: Location) -> str:
    return f"{with_article(kind).capitalize()} in {_name(land, at)}"


def _name(land: Ground, place: Location) -> str:
    return place_name(land.board, place)


def _either(places: tuple[Location, ...]) -> str:
    return " or ".join(places)


_JUDGES: Mapping[type[Order], Callable[[Ground, Any], str | None]] = MappingProxyType(
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
