"""Fills in the fleets of a convoy when the piece that sails is ordered."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.choices import Choice
from engine.orders.covert import CovertConvoy
from engine.orders.order import Intent, Order, PieceOrder
from engine.units import FLEET, STANDARD_KINDS
from spydip_gui.gestures.walk.keys import province_of
from spydip_gui.gestures.walk.match import Way, ways
from spydip_gui.gestures.walk.outcome import Line
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch
from spydip_gui.gestures.walk.trace import touches, trace

_CARRIES = frozenset({Intent.CARRIES})


def fleets(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), number: int = 0
) -> Iterator[tuple[Line, str | None]]:
    """The order of each own fleet on a route, with what that fleet has been told so far.

    A fleet that has been told just that is left out. Of pieces with a ``number`` it carries all.
    Where a way names no route, the one that was drawn counts; a fleet that nobody pointed at gets
    no order.
    """
    ends = touches(table.board, way)
    if len(ends) < 2 or all(node.step.choice is not Choice.VIA for node in way):
        return
    number = number or next((int(n.step.key) for n in way if n.step.choice is Choice.NUMBER), 0)
    for sea in _route(table, way) or drawn:
        unit = table.seats[power].units.get(sea)
        if unit is None or unit.power not in table.owners(power) or unit.kind != FLEET:
            continue
        fleet = Touch(province=sea, kind=FLEET)
        asked = Asked(touches=(fleet, *ends[:2]), intents=_CARRIES, number=number)
        order = _carrying(table, power, asked)
        if order is not None:
            now = table.draft(power, unit)
            if now != str(order):
                yield (power, str(order)), now


def children(table: Table, power: PowerId, text: str) -> tuple[str, ...]:
    """The orders on the table of fleets that carry the piece of this order where it says."""
    order = table.plain(power, text)
    if isinstance(order, PieceOrder) and order.kind not in STANDARD_KINDS:
        return tuple(_carriers(table, power, order))
    way = trace(table, power, text)
    if way is None:
        return ()
    ends = touches(table.board, way)[:2]
    carrying = (
        (other, trace(table, power, other))
        for other, read in table.read(power)
        if table.may(read, Intent.CARRIES)
    )
    return tuple(
        other
        for other, found in carrying
        if found is not None and _same(touches(table.board, found)[1:3], ends)
    )


def too_few(table: Table, line: Line, now: str | None) -> bool:
    """Whether a fleet has been told to carry the pieces of this line, though not as many."""
    power, text = line
    told, more = table.order(power, now or ""), table.order(power, text)
    if not isinstance(told, CovertConvoy) or not isinstance(more, CovertConvoy):
        return False
    return told.count < more.count and replace(told, count=more.count) == more


def _carriers(table: Table, power: PowerId, piece: PieceOrder) -> Iterator[str]:
    """The own fleets that carry covert pieces as this order asks for."""
    here = Board.province_of(piece.at)
    for text, order in table.read(power):
        if isinstance(order, CovertConvoy) and order.owner is None and getattr(piece, "via", False):
            ends = (order.cargo, order.origin, order.to)
            if ends == (piece.kind, here, getattr(piece, "to", None)):
                yield text


def _same(some: tuple[Touch, ...], others: tuple[Touch, ...]) -> bool:
    return [(t.province, t.coast) for t in some] == [(t.province, t.coast) for t in others]


def _carrying(table: Table, power: PowerId, asked: Asked) -> Order | None:
    found = ways(table, power, asked)
    return next((way[-1].order for way in found if way[-1].order is not None), None)


def _route(table: Table, way: Way) -> tuple[ProvinceId, ...]:
    at = next(i for i, node in enumerate(way) if node.step.choice is Choice.VIA)
    return tuple(
        sea
        for node in way[at + 1 :]
        if (sea := province_of(table.board, node.step)) is not None
        and node.step.choice is Choice.PLACE
    )
