"""How the orders of covert pieces are written and read: kinds of order that variants pick from."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.language.message import Message
from engine.orders import covert_offers as offers
from engine.orders import tongues
from engine.orders.condition_grammar import read_condition
from engine.orders.conditions import Conditional
from engine.orders.covert import (
    SPY,
    CovertConvoy,
    Deploy,
    Rebuild,
    Search,
    SearchAll,
    SpyOrder,
    WatchOrder,
)
from engine.orders.grammar import ARROWS, BY_CONVOY, BY_WAY_OF, CONVOYS, HOLDS
from engine.orders.ground import ground
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order
from engine.orders.wording import place_name
from engine.orders.words import AND, Piece, Place, Words
from engine.units import ARMY, FLEET

KILLS = tongues.KILLS | frozenset(
    {"KILL", "KILLS", "ASSASSINATE", "ASSASSINATES", "X", "HUNT", "HUNTS", "KILLING"}
)
SEARCHES = tongues.SEARCHES | frozenset(
    {"SEARCH", "SEARCHES", "SEARCH FOR", "SEARCHES FOR", "HUNT", "HUNTS"}
)
GUARDS = frozenset({"CE", "COUNTER ESPIONAGE", "COUNTERESPIONAGE", "C E", "COUNTER - ESPIONAGE"})


def power(words: Words) -> PowerId:
    """The power named next, by letter too.

    Raises:
        NotAnOrderError: None is.
    """
    named = words.lookup(words.lexicon.powers)
    if named is None:
        raise words.fail(Message("order.power_should_be_named_here"))
    return named


def _hunted(words: Words) -> PowerId:
    """The power whose spies are meant: ``FRANCE``, ``French spies``."""
    whose = power(words)
    words.mark("SPY", "SPIES")
    return whose


def _spy_stays(words: Words, piece: Piece | None) -> Iterator[Order]:
    yield from _spy(words, piece, None)


def _spy_kills(words: Words, piece: Piece | None) -> Iterator[Order]:
    yield from _spy(words, piece, None, kill=_hunted(words))


def _spy_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    yield from _spy(words, piece, words.place())


def _spy(
    words: Words, piece: Piece | None, to: Place | None, kill: PowerId | None = None
) -> Iterator[Order]:
    via, seas = route(words) if to else (False, ())
    if kill is None:
        joined = words.mark(*AND)
        if words.take(KILLS):
            kill = _hunted(words)
        elif joined:
            words.at -= 1
    if piece is None:
        return
    for at in piece.place.provinces():
        for where in piece.now.provinces() if piece.now else (None,):
            for target in to.provinces() if to else (None,):
                yield SpyOrder(
                    SPY,
                    Board.whole(at),
                    label=piece.label,
                    where=where,
                    to=target,
                    via=via,
                    route=seas,
                    kill=kill,
                )


def route(words: Words) -> tuple[bool, tuple[ProvinceId, ...]]:
    """Whether a convoy is asked for, and the seas it is to use."""
    if words.take(BY_CONVOY):
        return True, ()
    if not words.take(BY_WAY_OF):
        return False, ()
    seas: list[ProvinceId] = []
    while not words.done and words.next not in KILLS:
        meant = words.place().provinces()
        water = [p for p in meant if p in words.lexicon.board.seas]
        seas.append((water or meant)[0])
        words.mark(*AND)
    return True, tuple(seas)


def _spy_fault(board: Board, order: SpyOrder) -> Message | None:
    """Why no spy could do that, seen from the map alone (SPY-5Cc5, SPY-Q34)."""
    if order.to is None:
        return None
    here = board.provinces[order.where or board.province_of(order.at)]
    target = board.provinces[order.to]
    if Terrain.IMPASSABLE in (here.terrain, target.terrain):
        return Message("order.nobody_enters_impassable_ground")
    if target.terrain is not Terrain.SEA:
        possible = here.terrain is Terrain.SEA or _may_reach(board, here.id, target.id)
        return (
            None
            if possible
            else Message(
                "order.spy_cannot_reach",
                here=place_name(board, here.id),
                target=place_name(board, target.id),
            )
        )
    if here.terrain is Terrain.SEA:
        return Message("order.spy_aboard_cannot_change_fleets")
    near = target.id in board.borders[here.id]
    return (
        None
        if near
        else Message(
            "order.does_not_border",
            target=place_name(board, target.id),
            here=place_name(board, here.id),
        )
    )


def _may_reach(board: Board, here: ProvinceId, to: ProvinceId) -> bool:
    """Whether a spy on land could get there: on foot, by convoy, or off a fleet in port.

    A rider acts from wherever its fleet takes it, which may be the next port along the coast.
    """
    sea = ground(board)
    if to == here or to in board.neighbours[here] or sea.crossings(here, sea.seas) & sea.bits[to]:
        return True
    ports = (board.province_of(p) for p in board.fleets.get(board.whole(here), ()))
    return any(to in board.neighbours[port] for port in ports)


def _covert_convoy(words: Words, piece: Piece | None) -> Iterator[Order]:
    cargo = words.piece()
    if not words.take(ARROWS):
        raise words.fail(Message("order.convoy_needs_destination_f_eng"))
    to = words.place()
    kinds = [kind for kind in cargo.kinds if words.lexicon.units[kind].covert]
    if not kinds or piece is None:
        raise words.fail(Message("order.no_covert_piece_is_named"))
    for kind, at in piece.readings():
        if kind != FLEET:
            continue
        for origin in cargo.place.provinces():
            for target in to.provinces():
                yield CovertConvoy(
                    kind,
                    at,
                    owner=cargo.power,
                    cargo=kinds[0],
                    count=cargo.count,
                    origin=origin,
                    to=target,
                )


def _covert_convoy_fault(board: Board, order: CovertConvoy) -> Message | None:
    for end in (order.origin, order.to):
        if board.provinces[end].terrain is not Terrain.COAST:
            return Message("order.no_convoy_leaves_from_or", place=place_name(board, end))
    return None


def _search(words: Words, piece: Piece | None) -> Iterator[Order]:
    target = _hunted(words)
    for kind, at in piece.readings() if piece else ():
        yield Search(kind, at, target)


def _search_all(words: Words, _piece: Piece | None) -> Iterator[Order]:
    words.mark("FOR")
    yield SearchAll(_hunted(words))


def _conditional(words: Words, _piece: Piece | None) -> Iterator[Order]:
    condition = read_condition(words.until("THEN"))
    if not words.mark("THEN"):
        raise words.fail(Message("order.then_is_missing_behind_condition"))
    then = _one(words.until("ELSE").orders(), words)
    otherwise = _one(words.orders(), words) if words.mark("ELSE") else None
    yield Conditional(condition, then, otherwise)


def _one(orders: tuple[Order, ...], words: Words) -> Order:
    if not orders:
        raise words.fail(Message("order.order_is_missing_here"))
    return orders[0]


def _conditional_fault(board: Board, order: Conditional) -> Message | None:
    faults = (_spy_fault(board, part) for part in order.parts if isinstance(part, SpyOrder))
    return next((fault for fault in faults if fault), None)


def _watch_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    words.mark(*AND)
    guard = words.take(GUARDS)
    for at in piece.place.provinces() if piece else ():
        for target in to.provinces():
            label = piece.label if piece else 0
            yield WatchOrder(SPY, Board.whole(at), label=label, to=target, guard=guard)


def _watch_stays(_words: Words, piece: Piece | None) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        yield WatchOrder(SPY, Board.whole(at), label=piece.label if piece else 0)


def _watch_guards(_words: Words, piece: Piece | None) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        yield WatchOrder(SPY, Board.whole(at), label=piece.label if piece else 0, guard=True)


def _rebuild(words: Words, _piece: Piece | None) -> Iterator[Order]:
    for kind, at in words.piece().readings():
        yield Rebuild(kind, at)


def _deploy(words: Words, _piece: Piece | None) -> Iterator[Order]:
    for kind, at in words.piece().readings():
        yield Deploy(kind, at)


_SPIES = frozenset({SPY})
_UNITS = frozenset({ARMY, FLEET})

COVERT_CONVOY = OrderKind(
    made=CovertConvoy,
    often=0.2,
    intent=Intent.CARRIES,
    read=_covert_convoy,
    verbs=CONVOYS,
    pieces=frozenset({FLEET}),
    fault=_covert_convoy_fault,
)
"""A fleet's order to carry covert pieces."""

SPY_ORDERS = (
    OrderKind(
        made=SpyOrder,
        intent=Intent.STAYS,
        read=_spy_stays,
        verbs=HOLDS,
        pieces=_SPIES,
        fault=_spy_fault,
        offer=offers.offer_spies,
    ),
    OrderKind(
        made=SpyOrder,
        intent=Intent.STRIKES,
        read=_spy_kills,
        verbs=KILLS,
        name=Message("verb.kill"),
        pieces=_SPIES,
        fault=_spy_fault,
    ),
    OrderKind(
        made=SpyOrder,
        intent=Intent.MOVES,
        read=_spy_moves,
        verbs=ARROWS,
        pieces=_SPIES,
        fault=_spy_fault,
    ),
    replace(COVERT_CONVOY, offer=offers.offer_spy_convoys),
    OrderKind(
        made=Search,
        often=0.3,
        intent=Intent.WATCHES,
        read=_search,
        verbs=SEARCHES,
        name=Message("verb.search"),
        pieces=_UNITS,
        offer=offers.offer_searches,
    ),
    OrderKind(
        made=SearchAll,
        often=0.1,
        intent=Intent.WATCHES,
        read=_search_all,
        openers=frozenset({"ALL SEARCH", "ALL UNITS SEARCH", "ALL HUNT", "SEARCH ALL"}),
        name=Message("verb.search"),
        offer=offers.offer_blanket_searches,
    ),
    OrderKind(
        made=Conditional,
        intent=Intent.MOVES,
        read=_conditional,
        openers=frozenset({"IF"}),
        fault=_conditional_fault,
    ),
)
"""What spies and those who look for them are told in Spy Diplomacy."""

WATCH_ORDERS = (
    OrderKind(
        made=WatchOrder,
        intent=Intent.STAYS,
        read=_watch_stays,
        verbs=HOLDS | {"A"},
        pieces=_SPIES,
        offer=offers.offer_watches,
    ),
    OrderKind(
        made=WatchOrder,
        intent=Intent.STRIKES,
        read=_watch_guards,
        verbs=GUARDS,
        pieces=_SPIES,
        name=Message("verb.guard"),
    ),
    OrderKind(made=WatchOrder, intent=Intent.MOVES, read=_watch_moves, verbs=ARROWS, pieces=_SPIES),
    OrderKind(
        made=Rebuild,
        intent=Intent.BUILDS,
        read=_rebuild,
        openers=frozenset({"REBUILD"}),
        offer=offers.offer_rebuilds,
    ),
)
"""What spies are told in Blind Diplomacy II."""

DEPLOY = OrderKind(
    made=Deploy,
    intent=Intent.BUILDS,
    read=_deploy,
    openers=frozenset({"DEPLOY", "START"}),
    name=Message("verb.deploy"),
)
