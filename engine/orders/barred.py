"""Why an order cannot succeed as far as its player knows: nothing hidden counts."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.ground import ground
from engine.orders.kinds import OrderKind
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import (
    DISBAND,
    Build,
    Convoy,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.orders.submission import Entry, Standing
from engine.orders.wording import piece_at, place_name
from engine.units import ARMY, FLEET, STANDARD_KINDS, Kind


def barred(kind_of: Callable[[Order], OrderKind], seen: Seen, order: Order) -> Message | None:
    """Why an order of any kind cannot succeed as far as its player has seen; otherwise None.

    One of several branches may fail.
    """
    known, plain = _commanded(seen, order)
    whys = [kind_of(part).barred(known, part) for part in plain.parts]
    return whys[0] if all(whys) else None


def as_known(kind_of: Callable[[Order], OrderKind], seen: Seen, entry: Entry) -> Entry:
    """An entry, refused if its order cannot succeed as far as is known."""
    ignored = entry.standing is Standing.IGNORED
    return entry if ignored else _refused(entry, barred(kind_of, seen, entry.order))


def within_due(seen: Seen, entries: Iterable[Entry]) -> Iterator[Entry]:
    """These adjustments, with those beyond the number due refused; the first ones count.

    Source: DATC 4.D.4. If the number is not known yet, none is refused.
    """
    asked: Counter[PowerId] = Counter()
    for entry in entries:
        if entry.standing is not Standing.TAKEN:
            yield entry
            continue
        known, plain = _commanded(seen, entry.order)
        counts = adjusts(known, plain)
        asked[known.power] += counts
        over = counts and known.due is not None and asked[known.power] > abs(known.due)
        yield _refused(entry, Message("order.more_than_is_due") if over else None)


def _refused(entry: Entry, why: Message | None) -> Entry:
    return entry if why is None else replace(entry, standing=Standing.IGNORED, why=why)


def adjusts(seen: Seen, order: Order) -> bool:
    """Whether it uses up one of the builds or removals due."""
    pieces = isinstance(order, Build | Remove) and not seen.kinds[order.kind].beside
    return pieces or isinstance(order, Waive)


def _commanded(seen: Seen, order: Order) -> tuple[Seen, Order]:
    """For several countries under command: what is known for an order's own, and the bare order.

    It is the country that the order names, whose home centre it builds in, or whose unit it is for.
    """
    if isinstance(order, ForPower):
        return next((c for c in seen.commands if c.power == order.power), seen), order.order
    if seen.commands and isinstance(order, PieceOrder):
        place = order.province
        for country in (seen, *seen.commands):
            unit = country.units.get(place)
            home = place in seen.board.home_centres[country.power]
            if home if isinstance(order, Build) else unit and unit.power == country.power:
                return country, order
    return seen, order


def barred_move(seen: Seen, order: Move) -> Message | None:
    """Why there can be no convoy: the fleets it would need are not there.

    Whether an army that names one goes next door by land is up to the edition (DATC 4.A.3).
    """
    return _no_passage(seen, order.kind, order.at, order.to, order.route)


def barred_support(seen: Seen, order: Support) -> Message | None:
    """Why there is nobody to support, or no convoy by others for the move (DATC 6.D.32)."""
    absent = _nobody(seen, order.helped, order.origin)
    if absent is not None or order.to is None:
        return absent
    return _no_passage(seen, order.helped, order.origin, order.to, but=order.at)


def barred_convoy(seen: Seen, order: Convoy) -> Message | None:
    """Why there is no army to convoy, or no fleets for the rest of its route."""
    sea, origin, to = map(Board.province_of, (order.at, order.origin, order.to))
    land = ground(seen.board)
    absent = _nobody(seen, order.cargo, order.origin)
    if absent is not None or sea not in seen.board.seas:
        return absent
    if not land.carries(sea, origin, land.seas) & land.bits[to]:
        return None
    way = land.carries(sea, origin, _decks(seen)) & land.bits[to]
    return None if way else _no_fleets(seen, origin, to)


def barred_build(seen: Seen, order: Build) -> Message | None:
    """Why the power has no such build; if there are more builds than due, the first ones count."""
    if seen.kinds[order.kind].beside:
        return None
    return _no_site(seen, order) or barred_waive(seen, order)


def barred_waive(seen: Seen, _order: Order) -> Message | None:
    """Why there is no build to make, or to waive."""
    due = seen.due is None or seen.due > 0
    return None if due else Message("order.no_build_is_due")


def barred_removal(seen: Seen, order: Remove) -> Message | None:
    """Why nothing has to be removed."""
    due = seen.due is None or seen.due < 0 or seen.kinds[order.kind].beside
    return None if due else Message("order.no_removal_is_due")


def barred_retreat(seen: Seen, order: Retreat) -> Message | None:
    """Why no place named in a retreat is open."""
    open_ = seen.refuges(order.province)
    wishes = [to for to in order.choices if to != DISBAND]
    if not wishes or any(_is_open(seen, to, open_) for to in wishes):
        return None
    return _closed(seen, order.province, wishes[0])


def _closed(seen: Seen, here: ProvinceId, to: Location) -> Message:
    """Why a place is closed to the dislodged unit, as far as that is known."""
    province, place = Board.province_of(to), place_name(seen.board, to)
    if province in seen.units:
        return Message("order.retreat_to_held", place=place)
    if seen.refuges(here) is not None and province in seen.vacant:
        return Message("order.retreat_to_fought_over", place=place)
    return Message("order.is_not_open_retreat", place=place)


def _is_open(seen: Seen, to: Location, open_: Sequence[Location] | None) -> bool:
    """Whether a unit may retreat there, as far as is known if open places are not listed."""
    return Board.province_of(to) not in seen.units if open_ is None else to in open_


def _nobody(seen: Seen, kind: Kind, at: Location) -> Message | None:
    """Why no such unit stands there: the province is known to be empty, or to hold a fleet."""
    place = Board.province_of(at)
    if place in seen.vacant:
        return Message("order.nobody_stands_there", place=place_name(seen.board, place))
    unit = seen.units.get(place)
    if unit is None or (unit.kind, kind) != (FLEET, ARMY):
        return None
    return Message("order.fleet_stands_there", place=place_name(seen.board, place))


def _decks(seen: Seen, but: Location | None = None) -> int:
    """The seas where a convoying fleet may be, as far as is known."""
    land = ground(seen.board)
    closed = seen.vacant if but is None else {*seen.vacant, Board.province_of(but)}
    return land.seas & ~sum(land.bits[place] for place in closed)


def _no_passage(
    seen: Seen,
    kind: Kind,
    at: Location,
    to: Location,
    route: Sequence[Location] = (),
    but: Location | None = None,
) -> Message | None:
    """Why an army cannot get there: there is no way by land, and no possible chain of fleets."""
    land = ground(seen.board)
    if kind != ARMY or to in land.steps[ARMY].get(at, ()):
        return None
    origin, goal = Board.province_of(at), Board.province_of(to)
    if not land.crossings(origin, land.seas) & land.bits[goal]:
        return None  # the map's own sentence is told (see `legality`)
    decks = _decks(seen, but)
    gone = next((sea for sea in route if not land.bits[Board.province_of(sea)] & decks), None)
    if gone is not None:
        return Message("order.nobody_stands_there", place=place_name(seen.board, gone))
    if land.crossings(origin, decks) & land.bits[goal]:
        return None
    return _no_fleets(seen, origin, goal)


def _no_fleets(seen: Seen, origin: ProvinceId, to: ProvinceId) -> Message:
    named = {"place": place_name(seen.board, origin), "place2": place_name(seen.board, to)}
    return Message("order.no_fleets_for_convoy", **named)


def _no_site(seen: Seen, order: Build) -> Message | None:
    """Why an army or fleet cannot be built there: it is not a free home centre of the power.

    While retreats are due, nobody knows yet whose a centre will be.
    """
    if order.kind not in STANDARD_KINDS:
        return None
    place = order.province
    named = place_name(seen.board, place)
    if place not in seen.board.home_centres.get(seen.power, ()):
        return Message("order.is_no_home_centre_yours", place=named)
    if seen.due is not None and seen.centres.get(place) != seen.power:
        return Message("order.home_is_lost", place=named)
    unit = seen.units.get(place)
    if unit is None:
        return None
    return Message("order.site_is_occupied", unit=piece_at(seen.board, unit.kind, unit.at))
