"""The choices that lead to the orders of spies, as far as their owner knows the board."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from engine.board.graph import Location, ProvinceId
from engine.language.message import Message
from engine.orders import covert_choices as common
from engine.orders.choices import Node, trie
from engine.orders.covert import (
    SPY,
    Rebuild,
    Search,
    SearchAll,
    SpyOrder,
    WatchOrder,
)
from engine.orders.offers import kept, piece, place, verb
from engine.orders.seen import Seen
from engine.phases import PhaseKind
from engine.units import Unit

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
    yield Node(common.MOVES, None, partial(_spy_moves, seen, stays, here))
    yield Node(common.KILLS, None, partial(_spy_kills, seen, stays))


def _spy_moves(seen: Seen, stays: SpyOrder, here: ProvinceId) -> Iterator[Node]:
    near = common.steps(seen, here)
    sailed = common.voyages(seen, here)
    for to in (*near, *(p for p in sailed if p not in near)):
        moves = SpyOrder(SPY, stays.at, to=to)
        sails = SpyOrder(SPY, stays.at, to=to, via=True) if to in sailed else None
        further = partial(_spy_goes_on, seen, moves, sails)
        step = place(seen.board, Location(to))[0]
        yield Node(step, kept(seen, moves) if to in near else None, further)


def _spy_goes_on(seen: Seen, moves: SpyOrder, sails: SpyOrder | None) -> Iterator[Node]:
    """Behind a destination: by convoy, and whom to kill there."""
    if sails is not None:
        yield Node(common.BY_CONVOY, kept(seen, sails), partial(_spy_sails, seen, sails))
    yield Node(common.KILLS, None, partial(_spy_kills, seen, moves))


def _spy_sails(seen: Seen, sails: SpyOrder) -> Iterator[Node]:
    """Behind a convoy: whom to kill, and over which seas it goes."""
    here, to = seen.board.province_of(sails.at), sails.to
    yield from _spy_strikes(seen, sails)
    if to is not None:
        strikes = partial(_spy_strikes, seen)
        yield from common.routes(seen, (here, to), partial(replace, sails), strikes)


def _spy_strikes(seen: Seen, order: SpyOrder) -> Iterator[Node]:
    yield Node(common.KILLS, None, partial(_spy_kills, seen, order))


def _spy_kills(seen: Seen, order: SpyOrder) -> Iterator[Node]:
    for target in seen.others:
        yield Node(common.power(seen, target), kept(seen, replace(order, kill=target)))


def offer_searches(seen: Seen) -> Iterable[Node]:
    """For each own unit, whose spies it may look for besides its order."""
    if not seen.acting or seen.options.get("spy.captures", "on") == "off":
        return
    for unit in common.own_units(seen):
        searches = Node(_SEARCHES, None, partial(_searches, seen, unit))
        yield Node(piece(seen.board, unit.kind, unit.at), None, partial(tuple, (searches,)))


def _searches(seen: Seen, unit: Unit) -> Iterator[Node]:
    for target in seen.others:
        yield Node(common.power(seen, target), kept(seen, Search(unit.kind, unit.at, target)))


def offer_blanket_searches(seen: Seen) -> Iterable[Node]:
    """Whose spies all own units may look for."""
    if not seen.acting or seen.options.get("spy.captures", "on") == "off":
        return ()
    every = verb("ALL SEARCH", Message("order.all_units_search_spies"))
    return trie(
        [
            ((every, common.power(seen, target)), kept(seen, SearchAll(target)))
            for target in seen.others
            if any(common.own_units(seen))
        ]
    )


def offer_spy_convoys(seen: Seen) -> Iterable[Node]:
    """For each own fleet at sea, or that may sail there: whose spy it carries, and between what.

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
