"""Whose order a typed line is: that of the power named in front, or of the piece it is for."""

from collections.abc import Callable, Iterator, Sequence

from engine.board.graph import Board, PowerId
from engine.orders.addressed import ForPower
from engine.orders.covert import Deploy
from engine.orders.errors import OrderTextError
from engine.orders.layout import heading, player
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build
from spydip_gui.gestures.walk.table import Table

Read = Callable[[PowerId, str], Order]
"""Reads a line as an order of a seat; raises OrderTextError."""


def owners(table: Table, read: Read, typed: str, usual: Sequence[PowerId]) -> tuple[PowerId, ...]:
    """The seats that may give a line; just one if that is clear.

    ``usual`` are the seats being written for; if there is only one, an order for nobody's piece is
    its. Raises OrderTextError if the line is not an order of any seat.
    """
    named = _named(table, typed)
    if named is not None:
        return (named,)
    readings = dict(_readings(table, read, typed, usual))
    mine = tuple(seat for seat, order in readings.items() if _has(table.seats[seat], order))
    near = tuple(seat for seat in mine if seat in usual)
    found = near if len(near) == 1 else mine
    return found or (tuple(usual) if len(usual) == 1 else tuple(readings))


def _named(table: Table, typed: str) -> PowerId | None:
    """The seat of the power or player named before a colon."""
    before, colon, _ = typed.partition(":")
    if not colon:
        return None
    power = player(table.seats, before) or heading(table.reader.lexicon, before)
    return power if power in table.seats else table.seat_of.get(power)


def _readings(
    table: Table, read: Read, typed: str, usual: Sequence[PowerId]
) -> Iterator[tuple[PowerId, Order]]:
    faults: list[OrderTextError] = []
    seats = (*usual, *(seat for seat in table.seats if seat not in usual))
    for seat in seats:
        try:
            yield seat, read(seat, typed)
        except OrderTextError as fault:
            faults.append(fault)
    if len(faults) == len(seats):
        raise faults[0]


def _has(seen: Seen, order: Order) -> bool:
    """Whether an order is for a piece of a seat, or of a country it commands."""
    if isinstance(order, ForPower):
        return order.power in {seen.power, *(one.power for one in seen.commands)}
    plain = order.parts[0]
    if not isinstance(plain, PieceOrder):
        return False
    return any(_stands(one, plain) for one in (seen, *seen.commands))


def _stands(seen: Seen, order: PieceOrder) -> bool:
    place = Board.province_of(order.at)
    if isinstance(order, Build | Deploy):
        return place in seen.sites or seen.centres.get(place) == seen.power
    unit, fallen = seen.units.get(place), seen.dislodged.get(place)
    units = (unit, fallen.unit if fallen else None)
    if any(one and (one.kind, one.power) == (order.kind, seen.power) for one in units):
        return True
    return any((one.kind, one.province) == (order.kind, place) for one in seen.stacks)
