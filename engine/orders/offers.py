"""The choices that lead to each standard order, piece by piece and step by step."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from engine.board.graph import Board, Location, ProvinceId
from engine.language.message import Message, Piece, Value
from engine.orders.choices import Choice, Node, Path, Step, trie
from engine.orders.ground import Ground, ground
from engine.orders.order import Order, PieceOrder
from engine.orders.remembered import interned
from engine.orders.seen import Seen
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
from engine.orders.wording import place_name
from engine.units import ARMY, FLEET, Kind, Unit

T = TypeVar("T", bound=PieceOrder)

GIVEN_UP = Step(Choice.PLACE, DISBAND, Message("order.disband"))
"""The end of a list of retreats: rather no unit than one elsewhere."""


def piece(board: Board, kind: Kind, at: Location) -> Step:
    """The choice of a piece of one's own."""
    return Step(Choice.PIECE, f"{kind} {at}", _named(board, kind, at))


def unit(board: Board, kind: Kind, at: Location) -> Step:
    """The choice of a piece that an order is about."""
    return Step(Choice.UNIT, f"{kind} {at}", _named(board, kind, at))


def place(board: Board, at: Location) -> Path:
    """The choice of a place: its province, then its coast where it has one."""
    province = board.provinces[board.province_of(at)]
    step = Step(Choice.PLACE, province.id, place_name(board, province.id))
    coast = province.coasts.get(at)
    if coast is None:
        return (step,)
    return (step, Step(Choice.COAST, at, Message(f"word.coast.{at[4:]}")))


def verb(key: str, label: Value) -> Step:
    """The choice of what to do."""
    return Step(Choice.VERB, key, label)


def offer_holds(seen: Seen) -> Iterable[Node]:
    """A hold for each own piece."""
    holds = verb(Hold.verb, Message("order.holds"))
    return trie([((_own(seen, o), holds), o) for o in _movements(seen, Hold)])


def offer_moves(seen: Seen) -> Iterable[Node]:
    """Every move; behind one by convoy the seas of each route."""
    return trie(
        [(_move_path(seen, order), order) for order in _movements(seen, Move)],
        lambda order: _routes(seen, order) if isinstance(order, Move) and order.via else (),
    )


def offer_supports(seen: Seen) -> Iterable[Node]:
    """Every support: the unit helped, then its destination or its own place."""
    return trie([(_support_path(seen, o), o) for o in _movements(seen, Support)])


def offer_convoys(seen: Seen) -> Iterable[Node]:
    """Every convoy: the army, then its destination."""
    convoys = verb(Convoy.verb, Message("order.convoys"))
    return trie(
        [
            (
                (
                    *(_own(seen, order), convoys, unit(seen.board, order.cargo, order.origin)),
                    *place(seen.board, order.to),
                ),
                order,
            )
            for order in _movements(seen, Convoy)
        ]
    )


def offer_retreats(seen: Seen) -> Iterable[Node]:
    """For each own dislodged unit the places to retreat to, and after each the next best."""
    for out in seen.retreating:
        further = partial(_wishes, seen, out, ())
        retreats = Node(verb(Retreat.verb, Message("order.retreats_to")), None, further)
        yield Node(piece(seen.board, out.kind, out.at), None, partial(_alone, retreats))


def offer_disbands(seen: Seen) -> Iterable[Node]:
    """A disbanding for each own dislodged unit."""
    disbands = verb(Disband.verb, Message("order.disbands"))
    return trie(
        [
            (
                (piece(seen.board, out.kind, out.at), disbands),
                kept(seen, Disband(out.kind, out.at)),
            )
            for out in seen.retreating
        ]
    )


def offer_builds(seen: Seen) -> Iterable[Node]:
    """Where builds are due, each kind of unit that each site can hold."""
    if not seen.building:
        return ()
    return trie([(_build_path(seen.board, b), kept(seen, b)) for b in _builds(seen)])


def offer_removals(seen: Seen) -> Iterable[Node]:
    """Where removals are due, each own unit."""
    if not seen.removing:
        return ()
    removes = verb(Remove.verb, Message("order.is_removed"))
    own = (u for u in seen.units.values() if u.power == seen.power)
    return trie(
        [
            ((piece(seen.board, u.kind, u.at), removes), kept(seen, Remove(u.kind, u.at)))
            for u in own
        ]
    )


def offer_waives(seen: Seen) -> Iterable[Node]:
    """Where builds are due, to take none."""
    if not seen.building:
        return ()
    return (Node(verb(Waive.verb, Message("order.waive_build")), kept(seen, Waive())),)


def _named(board: Board, kind: Kind, at: Location) -> Message:
    return Message("order.piece_label", piece=Piece(kind), place=place_name(board, at))


def _movements(seen: Seen, made: type[T]) -> Iterator[T]:
    for orders in seen.legal.values():
        yield from (order for order in orders if isinstance(order, made))


def _own(seen: Seen, order: PieceOrder) -> Step:
    return piece(seen.board, order.kind, order.at)


def _move_path(seen: Seen, order: Move) -> Path:
    moves = verb(Move.verb, Message("order.moves_to"))
    path = (_own(seen, order), moves, *place(seen.board, order.to))
    return (*path, Step(Choice.VIA, "VIA", Message("order.by_convoy"))) if order.via else path


def _support_path(seen: Seen, order: Support) -> Path:
    helped = unit(seen.board, order.helped, order.origin)
    if order.to is None:
        own_place = place(seen.board, seen.board.whole(seen.board.province_of(order.origin)))
        return (_own(seen, order), _SUPPORTS, helped, *own_place)
    return (_own(seen, order), _SUPPORTS, helped, *place(seen.board, order.to))


def onward(
    seen: Seen, at: ProvinceId, to: ProvinceId, route: Sequence[ProvinceId]
) -> Iterator[tuple[ProvinceId, bool]]:
    """The next sea of a convoy's route: one with a known fleet from which the rest can be sailed.

    Beside each stands whether it touches the destination, so that the route may end there.
    """
    land = ground(seen.board)
    free = _decks(seen, land) & ~sum(land.bits[sea] for sea in route)
    near = land.channels[land.bits[route[-1]]] if route else land.waters[at]
    goal = land.bits[to]
    for sea in land.provinces(near & free):
        if land.shores_from(sea, free) & goal:
            yield sea, bool(land.shores[land.bits[sea]] & goal)


def _routes(seen: Seen, order: Move) -> Iterator[Node]:
    """The seas of a convoy's route one after another; complete behind one at the destination."""
    ends = seen.board.province_of(order.at), seen.board.province_of(order.to)
    for sea, arrived in onward(seen, *ends, tuple(map(seen.board.province_of, order.route))):
        longer = replace(order, route=(*order.route, seen.board.whole(sea)))
        yield Node(
            place(seen.board, seen.board.whole(sea))[0],
            kept(seen, longer) if arrived else None,
            partial(_routes, seen, longer),
        )


def _decks(seen: Seen, land: Ground) -> int:
    fleets = (u.province for u in seen.units.values() if u.kind == FLEET)
    return sum(land.bits[p] for p in fleets) & land.seas


def _alone(node: Node) -> tuple[Node, ...]:
    return (node,)


def _wishes(seen: Seen, out: Unit, before: tuple[Location, ...]) -> Iterator[Node]:
    """The next choice of a retreat list; behind the first one giving up may end it."""
    if before and seen.options.get("fog.retreat_mode") == "single_blind":
        return
    near = ground(seen.board).steps[out.kind][out.at]
    for to in seen.open.get(out.province, near):
        if to not in before:
            yield _wish(seen, out, (*before, to))
    if before:
        yield Node(GIVEN_UP, kept(seen, Retreat(out.kind, out.at, (*before, DISBAND))))


def _wish(seen: Seen, out: Unit, choices: tuple[Location, ...]) -> Node:
    order = kept(seen, Retreat(out.kind, out.at, choices))
    further = partial(_wishes, seen, out, choices)
    province, *coast = place(seen.board, choices[-1])
    if not coast:
        return Node(province, order, further)
    return Node(province, None, partial(_alone, Node(coast[0], order, further)))


def _builds(seen: Seen) -> Iterator[Build]:
    for site in seen.sites:
        if seen.board.whole(site) in seen.board.armies:
            yield Build(ARMY, seen.board.whole(site))
        for at in seen.board.fleets:
            if seen.board.province_of(at) == site:
                yield Build(FLEET, at)


def _build_path(board: Board, order: Build) -> Path:
    province, *coast = place(board, order.at)
    kind = Step(Choice.UNIT, order.kind, Piece(order.kind))
    return (province, verb(Build.verb, Message("order.build")), kind, *coast)


def kept(seen: Seen, order: Order) -> Order:
    """The one object that stands for this order on its board."""
    return interned(seen.board).setdefault(order, order)


_SUPPORTS = verb(Support.verb, Message("order.supports"))
