"""Takes the orders of a piece away, and offers to take those that only served them."""

from engine.orders.kinds import PieceOrder
from spydip_gui.gestures.walk.convoys import children
from spydip_gui.gestures.walk.outcome import Choosing, Clearing, Line, Option, Outcome
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def clearing(table: Table, touch: Touch) -> Outcome | None:
    """What Del does to a piece: None where it has no order.

    An army's fleets may be freed with it; they are asked about, never taken in silence.
    """
    lines = tuple(_lines(table, touch))
    if not lines:
        return None
    served = tuple(
        (power, child) for power, text in lines for child in children(table, power, text)
    )
    if not served:
        return Clearing(lines)
    alone, every = Clearing(lines), Clearing((*lines, *served))
    return Choosing(
        (
            Option("A", f"Clear all: {every.text}", every),
            Option("O", f"Only {alone.text}", alone),
        )
    )


def _lines(table: Table, touch: Touch) -> list[Line]:
    return [
        (power, text)
        for power in table.seats
        for text, order in table.read(power)
        if isinstance(order, PieceOrder)
        and table.board.province_of(order.at) == touch.province
        and touch.kind in (None, order.kind)
    ]
