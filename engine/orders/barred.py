"""Why an order can come to nothing as far as whoever gives it knows: nothing hidden counts."""

from collections.abc import Callable, Sequence

from engine.board.graph import Board, Location
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.kinds import OrderKind
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import DISBAND, Build, Remove, Retreat
from engine.orders.wording import piece_at, place_name
from engine.units import STANDARD_KINDS


def barred(kind_of: Callable[[Order], OrderKind], seen: Seen, order: Order) -> Message | None:
    """Why any order can come to nothing as far as whoever gives it has seen; else None."""
    known, plain = _commanded(seen, order)
    return kind_of(plain).barred(known, plain)


def _commanded(seen: Seen, order: Order) -> tuple[Seen, Order]:
    """Of several countries under command what is known for that of an order, and the bare order.

    It is the country that the order names, whose home centre it builds in, or whose unit it is for.
    """
    if isinstance(order, ForPower):
        return next((c for c in seen.commands if c.power == order.power), seen), order.order
    if seen.commands and isinstance(order, PieceOrder):
        place = Board.province_of(order.at)
        for country in (seen, *seen.commands):
            unit = country.units.get(place)
            home = place in seen.board.home_centres[country.power]
            if home if isinstance(order, Build) else unit and unit.power == country.power:
                return country, order
    return seen, order


def barred_build(seen: Seen, order: Build) -> Message | None:
    """Why a build is not the power's to take; of more builds than are due the first ones stand."""
    if seen.due is None or seen.kinds[order.kind].beside:
        return None
    return _no_site(seen, order) or barred_waive(seen, order)


def barred_waive(seen: Seen, _order: Order) -> Message | None:
    """Why there is no build to take, or to do without."""
    due = seen.due is None or seen.due > 0
    return None if due else Message("order.no_build_is_due")


def barred_removal(seen: Seen, order: Remove) -> Message | None:
    """Why no piece need go."""
    due = seen.due is None or seen.due < 0 or seen.kinds[order.kind].beside
    return None if due else Message("order.no_removal_is_due")


def barred_retreat(seen: Seen, order: Retreat) -> Message | None:
    """Why none of the places that a retreat names is open."""
    listed = seen.options.get("fog.retreat_mode") == "listed"
    open_ = seen.open.get(Board.province_of(order.at), ()) if listed else None
    wishes = [to for to in order.choices if to != DISBAND]
    if not wishes or any(_is_open(seen, to, open_) for to in wishes):
        return None
    return Message("order.is_not_open_retreat", place=place_name(seen.board, wishes[0]))


def _is_open(seen: Seen, to: Location, open_: Sequence[Location] | None) -> bool:
    """Whether a unit may retreat there, as far as is known where open places are not listed."""
    return Board.province_of(to) not in seen.units if open_ is None else to in open_


def _no_site(seen: Seen, order: Build) -> Message | None:
    """Why an army or fleet cannot be built there: it is no free home centre of the power."""
    if order.kind not in STANDARD_KINDS:
        return None
    place = Board.province_of(order.at)
    named = place_name(seen.board, place)
    if place not in seen.board.home_centres.get(seen.power, ()):
        return Message("order.is_no_home_centre_yours", place=named)
    if seen.centres.get(place) != seen.power:
        return Message("order.home_is_lost", place=named)
    unit = seen.units.get(place)
    if unit is None:
        return None
    return Message("order.site_is_occupied", unit=piece_at(seen.board, unit.kind, unit.at))
