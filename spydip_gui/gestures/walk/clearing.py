"""Takes the orders of a piece away, and offers to take those that only served them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.conditions import parts
from engine.orders.order import PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.convoys import children
from spydip_gui.gestures.walk.outcome import Choosing, Clearing, Line, Option, Outcome, Written
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def clearing(table: Table, touch: Touch) -> Outcome | None:
    """What Del does to a piece: None where it has no order.

    Where a province alone was touched it is its unit's, else what its covert pieces were told. An
    army's fleets may be freed with it; they are asked about, never taken in silence.
    """
    lines = tuple(_lines(table, touch))
    return cleared(table, lines) if lines else None


def cleared(table: Table, lines: tuple[Line, ...]) -> Clearing | Choosing:
    """These lines taken away; a question first where others only serve them."""
    served = tuple(
        (power, child) for power, text in lines for child in children(table, power, text)
    )
    if not served:
        return Clearing(lines)
    alone, every = Clearing(lines), Clearing((*lines, *served))
    return Choosing(
        (
            Option("A", Message("walk.clear_all", every=every.text), every),
            Option("O", Message("walk.only", alone=alone.text), alone),
        )
    )


def orphaned(table: Table, written: Written) -> Choosing | None:
    """Asks about the orders of fleets that only served what a gesture replaces; None if none do."""
    found = () if written.alone else tuple(_orphans(table, written))
    if not found:
        return None
    listed = ", ".join(text for _, text in found)
    every = replace(written, gone=(*written.gone, *found))
    alone = replace(written, alone=True)
    return Choosing(
        (
            Option("A", Message("walk.clear", written=written.text, listed=listed), every),
            Option("O", Message("walk.keep", written=written.text, listed=listed), alone),
        )
    )


def _orphans(table: Table, written: Written) -> Iterator[Line]:
    taken = {_unit(table, line) for line in written.linked}
    yield from _left_by_covert(table, written)
    for power, text in written.lines:
        served = children(table, power, text)
        for old in _replaced(table, power, text):
            for child in children(table, power, old):
                line = (power, child)
                free = _unit(table, line) not in taken and line not in written.gone
                if free and child not in served:
                    yield line


def _left_by_covert(table: Table, written: Written) -> Iterator[Line]:
    """The fleets that carried covert pieces which are now told otherwise, and nobody like them."""
    gone = Counter(written.gone)
    kept = Counter((seat, text) for seat in table.seats for text in table.drafts.get(seat, ()))
    lines = (*written.lines, *(kept - gone))
    still = {(power, child) for power, text in lines for child in children(table, power, text)}
    for power, text in gone:
        order = table.plain(power, text)
        if isinstance(order, PieceOrder) and order.kind not in STANDARD_KINDS:
            yield from (
                line
                for child in children(table, power, text)
                if (line := (power, child)) not in still and line not in gone
            )


def _replaced(table: Table, power: PowerId, text: str) -> Iterator[str]:
    """The standing orders of the unit that a line is for."""
    unit = _unit(table, (power, text))
    for old, _ in table.read(power):
        if unit is not None and old != text and _unit(table, (power, old)) == unit:
            yield old


def _unit(table: Table, line: Line) -> tuple[str, str] | None:
    """The army or fleet that a line is for."""
    order = table.plain(*line)
    units = isinstance(order, PieceOrder) and order.kind in STANDARD_KINDS
    return (order.kind, order.at) if isinstance(order, PieceOrder) and units else None


def _lines(table: Table, touch: Touch) -> list[Line]:
    found = [
        (order.kind, (power, text))
        for power in table.seats
        for text, order in _acting(table, power)
        if table.board.province_of(order.at) == touch.province and touch.kind in (None, order.kind)
    ]
    units = [line for kind, line in found if kind in STANDARD_KINDS]
    return units or [line for _, line in found]


def _acting(table: Table, power: PowerId) -> Iterator[tuple[str, PieceOrder]]:
    """What each piece has been told, the first of what it may do where that depends."""
    for text, order in table.read(power):
        first = parts(order)[0]
        if isinstance(first, PieceOrder):
            yield text, first
