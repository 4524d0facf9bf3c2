"""What to look for in a seat's tree: moves by land or sea, help for others, or a tray's action."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from engine.board.graph import PowerId
from engine.orders.order import Intent, PieceOrder
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.intent.defaults import DEEDS, MOVES
from spydip_gui.gestures.walk.table import Draft, Table
from spydip_gui.gestures.walk.touch import ANYONE, GIVE_UP, Asked, Touch

_ABOUT_OTHERS = frozenset({Intent.HELPS, Intent.CARRIES})


class Keep(Enum):
    """Which ways of a try count: any, or only those that lead to an order, perhaps by land.

    For a list of wishes only a single whole one counts, ``WISHED``; ``CLOSED`` ones may be open if
    nothing else was found.
    """

    ANY = auto()
    WHOLE = auto()
    BY_LAND = auto()
    WISHED = auto()
    CLOSED = auto()


@dataclass(frozen=True, slots=True)
class Try:
    """One thing to look for, and what counts as finding it."""

    asked: Asked
    keep: Keep = Keep.ANY


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to try for a gesture: everything, or until something is found.

    ``deed`` is what a piece is to do after the moves that are found. With ``unnamed``, no order
    that spares powers counts, since a chip names its own. With ``unsure``, nobody was pointed at.
    """

    tries: tuple[Try, ...]
    every: bool = False
    deed: Asked | None = None
    unnamed: bool = False
    unsure: bool = False


def plans(table: Table, asked: Asked) -> Iterator[tuple[PowerId, Plan]]:
    """What to look for, seat by seat, until something is found.

    Helping or carrying a unit that nobody pointed at is tried last.
    """
    for seat in _seats(table, asked.touches[0]):
        yield seat, _reached(table, seat, asked)
        if asked.intents <= _ABOUT_OTHERS and len(asked.touches) == 2:
            first, to = asked.touches
            anyone = replace(asked, touches=(first, ANYONE, to))
            yield seat, Plan(tries=(Try(anyone),), unsure=True)


def _seats(table: Table, first: Touch) -> tuple[PowerId, ...]:
    """Who may have meant it: the power whose piece was touched, otherwise every seat."""
    named = table.seat_of.get(first.power)
    if named is not None:
        return (named,)
    unit = table.units.get(first.province)
    plain = first.kind is None or first.kind in STANDARD_KINDS
    seat = table.seat_of.get(unit.power) if unit is not None and plain else None
    if seat is None:
        return tuple(table.seats)
    return (seat, *(other for other in table.seats if other != seat))


def _reached(table: Table, seat: PowerId, asked: Asked) -> Plan:
    piece, last = asked.touches[0], asked.touches[-1]
    several = len(asked.touches) > 1
    if asked.intents <= _ABOUT_OTHERS:
        tries = tuple(Try(one, Keep.CLOSED) for one in _about_others(table, asked))
        return Plan(tries=tries, every=True)
    if asked.intents == MOVES and several:
        return Plan(tries=_moving(table, seat, asked))
    if asked.intents <= DEEDS and several and last.province:
        moves = replace(asked, intents=MOVES, powers=())
        return Plan(tries=_moving(table, seat, moves), deed=asked)
    if last.tray:
        given_up = _wished(table, seat, piece, GIVE_UP)
        removed = Try(replace(asked, touches=(piece,)))
        return Plan(tries=(*given_up, removed), every=True)
    return Plan(tries=(Try(asked),), unnamed=last.chip)


def _moving(table: Table, seat: PowerId, asked: Asked) -> tuple[Try, ...]:
    """One more wish, else by land, else the route that was drawn, else any route."""
    piece, *_, to = asked.touches
    land = () if asked.via else (Try(replace(asked, seas=()), Keep.BY_LAND),)
    drawn = (Try(replace(asked, via=True), Keep.WHOLE),) if asked.seas else ()
    route = Try(replace(asked, seas=()), Keep.WHOLE)
    return (*_wished(table, seat, piece, to, asked.number), *land, *drawn, route)


def _wished(table: Table, seat: PowerId, piece: Touch, to: Touch, rank: int = 0) -> tuple[Try, ...]:
    """The piece's list of wishes with one more, at a rank from 1 or at the end.

    None if it has no list yet, or if its orders are not lists. A place already on the list changes
    its rank.
    """
    before = next((one.moved for one in table.sheets[seat] if _listed(one, piece)), ())
    if table.seats[seat].phase is PhaseKind.MOVEMENT or not before:
        return ()
    first, *places = before
    places = [place for place in places if not _one_place(place, to)]
    places.insert(rank - 1 if rank else len(places), to)
    return (Try(Asked(touches=(first, *places), intents=MOVES), Keep.WISHED),)


def _listed(draft: Draft, piece: Touch) -> bool:
    order = draft.order
    if not isinstance(order, PieceOrder) or order.province != piece.province:
        return False
    return piece.kind in (None, order.kind) and bool(draft.moved)


def _one_place(place: Touch, other: Touch) -> bool:
    coasts = place.coast in (None, other.coast) or other.coast is None
    return place.tray == other.tray and place.province == other.province and coasts


def _about_others(table: Table, asked: Asked) -> Iterator[Asked]:
    """Support and convoy: onto an arrow, a unit with or without one, or a bare destination."""
    first, *others = asked.touches
    if len(others) != 1 or not asked.settled:
        yield asked
        return
    (target,) = others
    named = [arrow for arrow in table.arrows if arrow.text == target.order] if target.order else []
    here = target.province
    leaving = named or [one for one in table.arrows if here and one.moved[0].province == here]
    entering = [one for one in table.arrows if here and one.moved[1].province == here]
    yield from (replace(asked, touches=(first, *one.moved[:2])) for one in leaving)
    if not named and here:
        yield asked
        yield from (replace(asked, touches=(first, *one.moved[:2])) for one in entering)
