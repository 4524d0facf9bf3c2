"""Choices that several variants share for the orders of their covert pieces."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, TypeVar

from engine.board.graph import Board, Location, PowerId, ProvinceId, Terrain
from engine.language.message import Message, Piece, Value
from engine.orders.choices import Choice, Node, Path, Step, trie
from engine.orders.covert import CovertConvoy, Deploy
from engine.orders.ground import ground
from engine.orders.kinds import Offer, OrderKind
from engine.orders.offers import acts, decks, kept, onward, piece, place, verb
from engine.orders.order import Order
from engine.orders.remembered import the_one
from engine.orders.seen import Seen
from engine.orders.standard import Build, Move, Remove
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind
from engine.units import FLEET, Kind, Unit

T = TypeVar("T", bound=Order)

HOLDS = verb("H", Message("order.stays"))
MOVES = verb(Move.verb, Message("order.moves_to"))
KILLS = verb("KILL", Message("order.kills_spies"))
_REMOVED = Message("order.is_removed")
BY_CONVOY = Step(Choice.VIA, "VIA", Message("order.by_convoy"))


def power(seen: Seen, whose: PowerId) -> Step:
    """The choice of a power."""
    return power_of(seen.board, whose)


@lru_cache(maxsize=256)
def power_of(board: Board, whose: PowerId) -> Step:
    """The choice of a power of a board."""
    return Step(Choice.POWER, whose, power_name(board, whose))


def varied(seen: Seen, order: T, **fields: object) -> T:
    """The one object on its board for an order with some fields changed."""
    return _varied(seen.board, order, **fields)  # type: ignore[return-value]  # of the same kind


@lru_cache(maxsize=16_384)
def _varied(board: Board, order: Order, **fields: Any) -> Order:  # noqa: ANN401
    return the_one(board, replace(order, **fields))


def number(amount: int) -> Step:
    """The choice of how many."""
    return Step(Choice.NUMBER, str(amount), str(amount))


def own_stacks(seen: Seen, kind: Kind) -> dict[ProvinceId, int]:
    """How many of its own pieces of a kind the power knows in each province."""
    found: dict[ProvinceId, int] = {}
    for stack in seen.stacks:
        if (stack.power, stack.kind) == (seen.power, kind):
            found[stack.province] = found.get(stack.province, 0) + stack.count
    return found


def own_units(seen: Seen) -> Iterator[Unit]:
    """The power's own armies and fleets, those in retreat included."""
    fallen = (out.unit for out in seen.dislodged.values())
    yield from (unit for unit in (*seen.units.values(), *fallen) if unit.power == seen.power)


def also(kinds: Iterable[OrderKind], made: type[Order], offer: Offer) -> tuple[OrderKind, ...]:
    """The same kinds of order, except that the one that makes ``made`` offers more."""
    return tuple(
        replace(kind, offer=_both(kind.offer, offer)) if kind.made is made else kind
        for kind in kinds
    )


def offering(
    kinds: Iterable[OrderKind], offers: Mapping[type[Order], Offer]
) -> tuple[OrderKind, ...]:
    """The same kinds of order, the first that makes each of these with additional offers."""
    left = dict(offers)
    return tuple(
        replace(kind, offer=_both(kind.offer, left.pop(kind.made))) if kind.made in left else kind
        for kind in kinds
    )


def named(seen: Seen, order: Order, field: str) -> Iterator[Node]:
    """The other powers one by one, each added to those named in a field of the order."""
    before = getattr(order, field)
    for other in seen.others:
        if other not in before:
            longer = varied(seen, order, **{field: (*before, other)})
            yield Node(power(seen, other), longer, partial(named, seen, longer, field))


def _both(first: Offer, second: Offer) -> Offer:
    def offer(seen: Seen) -> Iterable[Node]:
        return (*first(seen), *second(seen))

    return offer


def steps(seen: Seen, here: ProvinceId) -> tuple[ProvinceId, ...]:
    """Where a spy goes on its own: as an army does, aboard an adjacent sea, or ashore (SPY-5C).

    Fleets move before their riders act: from a sea, every coast of it and of its neighbouring seas
    may be in reach (SPY-Q34).
    """
    return _steps(seen.board, here)


@lru_cache(maxsize=1024)
def _steps(board: Board, here: ProvinceId) -> tuple[ProvinceId, ...]:
    sea = Terrain.SEA
    if board.provinces[here].terrain is not sea:
        land = (board.province_of(to) for to in board.armies.get(board.whole(here), ()))
        seas = (p for p in board.neighbours[here] if board.provinces[p].terrain is sea)
        return (*land, *seas)
    waters = (here, *(p for p in board.neighbours[here] if board.provinces[p].terrain is sea))
    shores = {p for water in waters for p in board.neighbours[water]}
    return tuple(sorted(p for p in shores if board.provinces[p].terrain is not sea))


def voyages(seen: Seen, here: ProvinceId) -> tuple[ProvinceId, ...]:
    """The coasts that a piece could be convoyed to by fleets that its owner knows of."""
    land = ground(seen.board)
    return tuple(land.provinces(land.crossings(here, decks(seen))))


def routes(
    seen: Seen,
    ends: tuple[ProvinceId, ProvinceId],
    sails: Callable[..., T],
    behind: Callable[[T], Iterable[Node]] = lambda _order: (),
    route: tuple[ProvinceId, ...] = (),
) -> Iterator[Node]:
    """The seas of a covert piece's convoy one by one, as for an army.

    ``sails`` makes the order for a ``route``; ``behind`` is what may follow a complete one.
    """
    for sea, arrived in onward(seen, *ends, route):
        order = sails(route=(*route, sea))
        further = partial(_farther, seen, ends, sails, behind, (*route, sea), arrived=arrived)
        step = place(seen.board, Location(sea))[0]
        yield Node(step, kept(seen, order) if arrived else None, further)


def _farther(
    seen: Seen,
    ends: tuple[ProvinceId, ProvinceId],
    sails: Callable[..., T],
    behind: Callable[[T], Iterable[Node]],
    route: tuple[ProvinceId, ...],
    *,
    arrived: bool,
) -> Iterator[Node]:
    if arrived:
        yield from behind(sails(route=route))
    yield from routes(seen, ends, sails, behind, route)


def carriages(
    seen: Seen, cargo: Kind, counts: tuple[int, ...], *, sailing: bool = False
) -> Iterable[Node]:
    """The convoys of covert pieces that one's own fleets may be ordered to make.

    ``counts`` are the numbers to choose from; just 0 if the pieces go one by one. If fleets are
    ``sailing``, the seas beside them are offered as well.
    """
    for unit in own_units(seen):
        near = seen.board.fleets.get(unit.at, ()) if sailing else ()
        places = dict.fromkeys(seen.board.province_of(at) for at in (unit.at, *near))
        seas = tuple(p for p in places if p in seen.board.seas)
        if unit.kind == FLEET and seas:
            carries = verb(
                CovertConvoy.verb, Message("order.carries_over", pieces=Piece(cargo, count=2))
            )
            waters = partial(_waters, seen, seas, cargo, counts)
            verbs = partial(tuple, (Node(carries, None, waters),))
            yield Node(piece(seen.board, unit.kind, unit.at), None, verbs)


def _waters(
    seen: Seen, seas: tuple[ProvinceId, ...], cargo: Kind, counts: tuple[int, ...]
) -> Iterator[Node]:
    for sea in seas:
        order = partial(CovertConvoy, FLEET, Location(sea), cargo=cargo)
        step = place(seen.board, Location(sea))[0]
        yield Node(step, None, partial(_owners, seen, sea, order, counts))


def _owners(
    seen: Seen, sea: ProvinceId, order: Callable[..., CovertConvoy], counts: tuple[int, ...]
) -> Iterator[Node]:
    for owner in (seen.power, *seen.others):
        named = partial(order, owner=None if owner == seen.power else owner)
        yield Node(power(seen, owner), None, partial(_origins, seen, sea, named, counts))


def _origins(
    seen: Seen, sea: ProvinceId, order: Callable[..., CovertConvoy], counts: tuple[int, ...]
) -> Iterator[Node]:
    land = ground(seen.board)
    fleets = decks(seen) | land.bits[sea]
    for origin in land.provinces(land.shores_from(sea, fleets)):
        far = tuple(land.provinces(land.carries(sea, origin, fleets)))
        step = Step(Choice.UNIT, origin, place_name(seen.board, origin))
        loaded = partial(order, origin=origin)
        loads = {n: partial(_ends, seen, partial(loaded, count=n), far) for n in counts}
        numbers = tuple(Node(number(count), None, ends) for count, ends in loads.items())
        yield Node(step, None, loads[0] if counts == (0,) else partial(tuple, numbers))


def _ends(
    seen: Seen, order: Callable[..., CovertConvoy], far: tuple[ProvinceId, ...]
) -> Iterator[Node]:
    for to in far:
        yield Node(place(seen.board, Location(to))[0], kept(seen, order(to=to)))


def offer_deployments(sites: Callable[[Seen], Iterable[tuple[Kind, ProvinceId]]]) -> Offer:
    """Where covert pieces may start the game, as far as their variant says which and where."""

    def offer(seen: Seen) -> Iterable[Node]:
        if seen.phase is not PhaseKind.DEPLOYMENT:
            return ()
        deploy = verb("DEPLOY", Message("order.deploy"))
        return trie(
            [
                (_sited(seen.board, deploy, kind, p), kept(seen, Deploy(kind, Location(p))))
                for kind, p in sites(seen)
            ]
        )

    return offer


def builds(
    seen: Seen, kind: Kind, sites: Iterable[ProvinceId], counts: Iterable[int] = (1,)
) -> Iterable[Node]:
    """The builds of covert pieces in these provinces, by number if there are several."""
    numbers = tuple(counts)
    several = numbers != (1,)
    return trie(
        [
            (
                _sited(seen.board, verb(Build.verb, Message("order.build")), kind, p)
                + ((number(count),) if several else ()),
                kept(seen, Build(kind, Location(p), count)),
            )
            for p in sites
            for count in numbers
        ]
    )


def removals(seen: Seen, kind: Kind, verb_label: Value = _REMOVED) -> Iterable[Node]:
    """The removals of own covert pieces of a kind."""
    orders = (Remove(kind, Location(p)) for p in own_stacks(seen, kind))
    return acts(seen, verb(Remove.verb, verb_label), orders)


def held_homes(seen: Seen) -> tuple[ProvinceId, ...]:
    """The power's home centres that it knows it owns."""
    home = seen.board.home_centres.get(seen.power, ())
    return tuple(p for p in home if seen.centres.get(p) == seen.power)


def _sited(board: Board, what: Step, kind: Kind, p: ProvinceId) -> Path:
    return (*place(board, Location(p)), what, Step(Choice.UNIT, kind, Piece(kind)))
