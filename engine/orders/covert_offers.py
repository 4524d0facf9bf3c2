"""The choices that lead to the orders of spies, as far as their owner knows the board."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders import covert_choices as common
from engine.orders.choices import Node, Step, trie
from engine.orders.covert import (
    SPY,
    Rebuild,
    Search,
    SearchAll,
    SpyOrder,
    WatchOrder,
)
from engine.orders.offers import kept, piece, place, verb
from engine.orders.remembered import the_one
from engine.orders.seen import Seen
from engine.phases import PhaseKind
from engine.units import Kind

_SEARCHES = verb("SEARCH", Message("order.searches_spies"))


def offer_spies(seen: Seen) -> Iterable[Node]:
    """What each own spy may do when spies act (SPY-Q3): stay, step, board, land, sail, kill."""
    if not seen.acting:
        return
    for here in common.own_stacks(seen, SPY):
        at = seen.board.whole(here)
        yield Node(piece(seen.board, SPY, at), None, partial(_spy, seen, SpyOrder(SPY, at)))


def _spy(seen: Seen, stays: SpyOrder) -> Iterator[Node]:
    yield Node(common.HOLDS, kept(seen, stays))
    here = seen.board.province_of(stays.at)
    yield Node(common.MOVES, None, partial(_spy_moves, seen, stays.at, here))
    yield Node(common.KILLS, None, partial(_spy_kills, seen, stays))


def _spy_moves(seen: Seen, at: Location, here: ProvinceId) -> Iterator[Node]:
    near = common.steps(seen, here)
    sailed = common.voyages(seen, here)
    for to in (*near, *(p for p in sailed if p not in near)):
        step, moves, sails = _journey(seen.board, at, to)
        further = partial(_spy_goes_on, seen, moves, sails if to in sailed else None)
        yield Node(step, moves if to in near else None, further)


@lru_cache(maxsize=8_192)
def _journey(board: Board, at: Location, to: ProvinceId) -> tuple[Step, SpyOrder, SpyOrder]:
    """A spy's destination, and its orders to go there by itself or by convoy; cached for speed."""
    moves, sails = (SpyOrder(SPY, at, to=to, via=via) for via in (False, True))
    return place(board, Location(to))[0], the_one(board, moves), the_one(board, sails)


def _spy_goes_on(seen: Seen, moves: SpyOrder, sails: SpyOrder | None) -> Iterator[Node]:
    """After a destination: by convoy, and whom to kill there."""
    if sails is not None:
        yield Node(common.BY_CONVOY, sails, partial(_spy_sails, seen, sails))
    yield Node(common.KILLS, None, partial(_spy_kills, seen, moves))


def _spy_sails(seen: Seen, sails: SpyOrder) -> Iterator[Node]:
    """After a convoy: whom to kill, and the seas of its route."""
    here, to = seen.board.province_of(sails.at), sails.to
    yield from _spy_strikes(seen, sails)
    if to is not None:
        strikes = partial(_spy_strikes, seen)
        yield from common.routes(seen, (here, to), partial(replace, sails), strikes)


def _spy_strikes(seen: Seen, order: SpyOrder) -> Iterator[Node]:
    yield Node(common.KILLS, None, partial(_spy_kills, seen, order))


def _spy_kills(seen: Seen, order: SpyOrder) -> tuple[Node, ...]:
    return _strikes(seen.board, seen.others, order)


@lru_cache(maxsize=8_192)
def _strikes(board: Board, others: tuple[PowerId, ...], order: SpyOrder) -> tuple[Node, ...]:
    return tuple(
        Node(common.power_of(board, target), the_one(board, replace(order, kill=target)))
        for target in others
    )


def offer_searches(seen: Seen) -> Iterable[Node]:
    """For each own unit, whose spies it may search for besides its order."""
    if not seen.acting or seen.options.get("spy.captures", "on") == "off":
        return
    for unit in common.own_units(seen):
        searches = _searches(seen.board, seen.others, unit.kind, unit.at)
        yield Node(piece(seen.board, unit.kind, unit.at), None, partial(tuple, searches))


@lru_cache(maxsize=2_048)
def _searches(
    board: Board, others: tuple[PowerId, ...], kind: Kind, at: Location
) -> tuple[Node, ...]:
    further = tuple(
        Node(common.power_of(board, target), the_one(board, Search(kind, at, target)))
        for target in others
    )
    return (Node(_SEARCHES, None, lambda: further),)


def offer_blanket_searches(seen: Seen) -> Iterable[Node]:
    """Whose spies all own units may search for."""
    if not seen.acting or seen.options.get("spy.captures", "on") == "off":
        return ()
    return _blanket_searches(seen.board, seen.others) if any(common.own_units(seen)) else ()


@lru_cache(maxsize=256)
def _blanket_searches(board: Board, others: tuple[PowerId, ...]) -> tuple[Node, ...]:
    every = verb("ALL SEARCH", Message("order.all_units_search_spies"))
    orders = (the_one(board, SearchAll(target)) for target in others)
    return trie([((every, common.power_of(board, one.target)), one) for one in orders])


def offer_spy_convoys(seen: Seen) -> Iterable[Node]:
    """For each own fleet at sea, or that may go there: whose spy it carries, from and to where.

    An order may name the sea where the fleet will be (SPY-Q19).
    """
    sailing = seen.phase is PhaseKind.MOVEMENT and not seen.covert
    return common.carriages(seen, SPY, (0,), sailing=sailing) if seen.acting else ()


def offer_watches(seen: Seen) -> Iterable[Node]:
    """What each own spy of Blind Diplomacy II may do: stay, move, or guard (BL-1)."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return
    for here in common.own_stacks(seen, SPY):
        at = seen.board.whole(here)
        yield Node(piece(seen.board, SPY, at), None, partial(_watch, seen, at))


def _watch(seen: Seen, at: Location) -> Iterator[Node]:
    yield Node(common.HOLDS, kept(seen, WatchOrder(SPY, at)))
    guards = verb("CE", Message("order.does_counter_espionage"))
    yield Node(guards, kept(seen, WatchOrder(SPY, at, guard=True)))
    yield Node(common.MOVES, None, partial(_watch_moves, seen, at))


def _watch_moves(seen: Seen, at: Location) -> Iterator[Node]:
    here = seen.board.province_of(at)
    anywhere = seen.options.get("bl.spy_move") == "anywhere"
    for to in tuple(seen.board.provinces) if anywhere else seen.board.borders[here]:
        if to != here:
            order = WatchOrder(SPY, at, to=to)
            yield Node(place(seen.board, Location(to))[0], kept(seen, order))


def offer_rebuilds(seen: Seen) -> Iterable[Node]:
    """Where a lost spy may return: the home centres still owned (BL-4)."""
    late = seen.options.get("bl.rebuild") == "winter_only"
    season = {PhaseKind.ADJUSTMENTS} if late else {PhaseKind.ADJUSTMENTS, PhaseKind.MOVEMENT}
    if seen.phase not in season or seen.asked.get(seen.kinds[SPY].due, 0) <= 0:
        return ()
    rebuild = verb("REBUILD", Message("order.rebuild_spy"))
    return trie(
        [
            (
                (*place(seen.board, Location(p)), rebuild),
                kept(seen, Rebuild(SPY, Location(p))),
            )
            for p in common.held_homes(seen)
        ]
    )
