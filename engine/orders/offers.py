"""The choices that lead to each standard order, piece by piece and step by step."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import TypeVar

from engine.board.graph import Board, Location, ProvinceId
from engine.language.message import Message, Piece, Value
from engine.orders.choices import Choice, Node, Path, Step, trie
from engine.orders.ground import ground
from engine.orders.order import Order, PieceOrder
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


@lru_cache(maxsize=2048)
def piece(board: Board, kind: Kind, at: Location) -> Step:
    """The choice of a piece of one's own."""
    return Step(Choice.PIECE, f"{kind} {at}", _named(board, kind, at))


@lru_cache(maxsize=2048)
def unit(board: Board, kind: Kind, at: Location) -> Step:
    """The choice of a piece that an order is about."""
    return Step(Choice.UNIT, f"{kind} {at}", _named(board, kind, at))


@lru_cache(maxsize=1024)
def place(board: Board, at: Location) -> Path:
    """The choice of a place: its province, then its coast if it has one."""
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
    for own, holds in _movements(seen, Hold):
        yield Node(own, None, partial(tuple, (Node(_HOLDS, holds[0]),)))


def offer_moves(seen: Seen) -> Iterable[Node]:
    """Every move; after one by convoy, the seas of each route."""
    return _offered(seen, Move, _MOVES, _move_path, partial(_sailing, seen))


def offer_supports(seen: Seen) -> Iterable[Node]:
    """Every support: the supported unit, then its destination or its own place."""
    return _offered(seen, Support, _SUPPORTS, _support_path)


def offer_convoys(seen: Seen) -> Iterable[Node]:
    """Every convoy: the army, then its destination."""
    return _offered(seen, Convoy, _CONVOYS, _convoy_path)


def offer_retreats(seen: Seen) -> Iterable[Node]:
    """For each own dislodged unit the places to retreat to, and after each the next best."""
    for out in filter(partial(_refuges, seen), seen.retreating):
        further = partial(_wishes, seen, out, ())
        retreats = Node(verb(Retreat.verb, Message("order.retreats_to")), None, further)
        yield Node(piece(seen.board, out.kind, out.at), None, partial(tuple, (retreats,)))


def offer_disbands(seen: Seen) -> Iterable[Node]:
    """A disbanding for each own dislodged unit."""
    disbands = verb(Disband.verb, Message("order.disbands"))
    return acts(seen, disbands, (Disband(out.kind, out.at) for out in seen.retreating))


def offer_builds(seen: Seen) -> Iterable[Node]:
    """If builds are due, each kind of unit that each site can hold."""
    if not seen.building:
        return ()
    return trie([(_build_path(seen.board, b), kept(seen, b)) for b in _builds(seen)])


def offer_removals(seen: Seen) -> Iterable[Node]:
    """If removals are due, each of one's own units."""
    if not seen.removing:
        return ()
    removes = verb(Remove.verb, Message("order.is_removed"))
    own = (u for u in seen.units.values() if u.power == seen.power)
    return acts(seen, removes, (Remove(u.kind, u.at) for u in own))


def acts(seen: Seen, what: Step, orders: Iterable[PieceOrder]) -> tuple[Node, ...]:
    """Orders that say no more than what their piece does."""
    board = seen.board
    return trie([((piece(board, one.kind, one.at), what), kept(seen, one)) for one in orders])


def offer_waives(seen: Seen) -> Iterable[Node]:
    """If builds are due, waiving one."""
    if not seen.building:
        return ()
    return (Node(verb(Waive.verb, Message("order.waive_build")), kept(seen, Waive())),)


def _named(board: Board, kind: Kind, at: Location) -> Message:
    return Message("order.piece_label", piece=Piece(kind), place=place_name(board, at))


def _movements(seen: Seen, made: type[T]) -> Iterator[tuple[Step, list[T]]]:
    """Each of one's own pieces with orders of a kind, and these."""
    for found in seen.by_kind.get(made, ()):
        yield piece(seen.board, found[0].kind, found[0].at), found


def _offered(
    seen: Seen,
    made: type[T],
    does: Step,
    path: Callable[[Board, T], Path],
    grow: Callable[[Order], Iterable[Node]] = lambda _order: (),
) -> Iterator[Node]:
    """For each of one's own pieces the orders of a kind, built only when somebody looks."""
    for own, orders in _movements(seen, made):
        further = partial(_laid_out, seen.board, orders, path, grow)
        yield Node(own, None, partial(tuple, (Node(does, None, further),)))


def _laid_out(
    board: Board,
    orders: Iterable[T],
    path: Callable[[Board, T], Path],
    grow: Callable[[Order], Iterable[Node]],
) -> tuple[Node, ...]:
    return trie([(path(board, order), order) for order in orders], grow)


def _sailing(seen: Seen, order: Order) -> Iterable[Node]:
    return _routes(seen, order) if isinstance(order, Move) and order.via else ()


def _move_path(board: Board, order: Move) -> Path:
    path = place(board, order.to)
    return (*path, Step(Choice.VIA, "VIA", Message("order.by_convoy"))) if order.via else path


def _support_path(board: Board, order: Support) -> Path:
    to = board.whole(board.province_of(order.origin)) if order.to is None else order.to
    return (unit(board, order.helped, order.origin), *place(board, to))


def _convoy_path(board: Board, order: Convoy) -> Path:
    return (unit(board, order.cargo, order.origin), *place(board, order.to))


def onward(
    seen: Seen, at: ProvinceId, to: ProvinceId, route: Sequence[ProvinceId]
) -> Iterator[tuple[ProvinceId, bool]]:
    """The next sea of a convoy's route: one with a known fleet from which the rest is possible.

    With each comes whether it borders on the destination, so that the route may end there.
    """
    land = ground(seen.board)
    free = decks(seen) & ~sum(land.bits[sea] for sea in route)
    near = land.channels[land.bits[route[-1]]] if route else land.waters[at]
    goal = land.bits[to]
    for sea in land.provinces(near & free):
        if land.shores_from(sea, free) & goal:
            yield sea, bool(land.shores[land.bits[sea]] & goal)


def _routes(seen: Seen, order: Move) -> Iterator[Node]:
    """The seas of a convoy's route one by one; complete after one next to the destination."""
    ends = seen.board.province_of(order.at), seen.board.province_of(order.to)
    for sea, arrived in onward(seen, *ends, tuple(map(seen.board.province_of, order.route))):
        longer = replace(order, route=(*order.route, seen.board.whole(sea)))
        yield Node(
            place(seen.board, seen.board.whole(sea))[0],
            kept(seen, longer) if arrived else None,
            partial(_routes, seen, longer),
        )


def decks(seen: Seen) -> int:
    """The seas with fleets that the viewer knows of, as bits."""
    land = ground(seen.board)
    fleets = (u.province for u in seen.units.values() if u.kind == FLEET)
    return sum(land.bits[p] for p in fleets) & land.seas


def _wishes(seen: Seen, out: Unit, before: tuple[Location, ...]) -> Iterator[Node]:
    """The next choice of a retreat list; after the first one, disbanding may end it."""
    if before and seen.options.get("fog.retreat_mode") == "single_blind":
        return
    for to in _refuges(seen, out):
        if to not in before:
            yield _wish(seen, out, (*before, to))
    if before:
        yield Node(GIVEN_UP, kept(seen, Retreat(out.kind, out.at, (*before, DISBAND))))


def _refuges(seen: Seen, out: Unit) -> tuple[Location, ...]:
    """Where a unit in retreat may go as far as its owner knows."""
    listed = seen.refuges(out.province)
    if listed is not None:
        return listed
    near = ground(seen.board).steps[out.kind][out.at]
    return tuple(to for to in near if seen.board.province_of(to) not in seen.units)


def _wish(seen: Seen, out: Unit, choices: tuple[Location, ...]) -> Node:
    order = kept(seen, Retreat(out.kind, out.at, choices))
    further = partial(_wishes, seen, out, choices)
    province, *coast = place(seen.board, choices[-1])
    if not coast:
        return Node(province, order, further)
    return Node(province, None, partial(tuple, (Node(coast[0], order, further),)))


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
    """The one object for this order on its board."""
    return seen.interned.setdefault(order, order)


_HOLDS = verb(Hold.verb, Message("order.holds"))
_MOVES = verb(Move.verb, Message("order.moves_to"))
_SUPPORTS = verb(Support.verb, Message("order.supports"))
_CONVOYS = verb(Convoy.verb, Message("order.convoys"))
