"""How covert pieces' orders are written and read: kinds of order that variants pick from."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from engine.board.graph import Board, PowerId, ProvinceId
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
from engine.orders.covert_ground import convoy_fault, spy_fault, step_fault
from engine.orders.grammar import ARROWS, BY_CONVOY, BY_WAY_OF, CONVOYS, HOLDS
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
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
        NotAnOrderError: No power is named.
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


def _spy_kills(words: Words, piece: Piece | None) -> Iterator[Order]:
    yield from _spy(words, piece, kill=_hunted(words))


def _spy_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    yield from _spy(words, piece, words.place())


def _spy(
    words: Words, piece: Piece | None, to: Place | None = None, kill: PowerId | None = None
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
    """Whether a convoy is asked for, and the seas to use."""
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
    faults = (spy_fault(board, part) for part in order.parts if isinstance(part, SpyOrder))
    return next((fault for fault in faults if fault), None)


def _unreachable(seen: Seen, order: WatchOrder) -> Message | None:
    """Why a spy that moves one step cannot get there (BL-1m, BL-Q5)."""
    if order.to is None or seen.options.get("bl.spy_move") == "anywhere":
        return None
    return step_fault(seen.board, order, order.to)


def _watch_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    words.mark(*AND)
    yield from _watch(words, piece, to, guard=words.take(GUARDS))


def _watch(
    _words: Words, piece: Piece | None, to: Place | None = None, *, guard: bool = False
) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        for target in to.provinces() if to else (None,):
            label = piece.label if piece else 0
            yield WatchOrder(SPY, Board.whole(at), label=label, to=target, guard=guard)


def _set_up(words: Words, _piece: Piece | None, *, made: type[PieceOrder]) -> Iterator[Order]:
    for kind, at in words.piece().readings():
        yield made(kind, at)


_of_spies = partial(OrderKind, made=SpyOrder, pieces=frozenset({SPY}), fault=spy_fault)
_of_watchers = partial(OrderKind, made=WatchOrder, pieces=frozenset({SPY}), barred=_unreachable)
_UNITS = frozenset({ARMY, FLEET})

COVERT_CONVOY = OrderKind(
    made=CovertConvoy,
    often=0.2,
    intent=Intent.CARRIES,
    read=_covert_convoy,
    verbs=CONVOYS,
    pieces=frozenset({FLEET}),
    fault=convoy_fault,
)
"""A fleet's order to carry covert pieces."""

SPY_ORDERS = (
    _of_spies(intent=Intent.STAYS, read=_spy, verbs=HOLDS, offer=offers.offer_spies),
    _of_spies(intent=Intent.STRIKES, read=_spy_kills, verbs=KILLS, name=Message("verb.kill")),
    _of_spies(intent=Intent.MOVES, read=_spy_moves, verbs=ARROWS),
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
        slot="search by all",
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
    _of_watchers(intent=Intent.STAYS, read=_watch, verbs=HOLDS | {"A"}, offer=offers.offer_watches),
    _of_watchers(
        intent=Intent.STRIKES,
        read=partial(_watch, guard=True),
        verbs=GUARDS,
        name=Message("verb.guard"),
    ),
    _of_watchers(intent=Intent.MOVES, read=_watch_moves, verbs=ARROWS),
    OrderKind(
        made=Rebuild,
        intent=Intent.BUILDS,
        read=partial(_set_up, made=Rebuild),
        openers=frozenset({"REBUILD"}),
        offer=offers.offer_rebuilds,
    ),
)
"""What spies are told in Blind Diplomacy II."""

DEPLOY = OrderKind(
    made=Deploy,
    intent=Intent.BUILDS,
    read=partial(_set_up, made=Deploy),
    openers=frozenset({"DEPLOY", "START"}),
    name=Message("verb.deploy"),
)
