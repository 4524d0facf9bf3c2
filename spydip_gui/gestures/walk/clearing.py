"""Takes the orders of a piece away, and offers to take those that only served them."""

from engine.language.message import Message
from engine.orders.order import PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.outcomes import Choosing, Clearing, Line, Option, Outcome
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
        (child.seat, child.text)
        for seat, text in lines
        for draft in table.sheets[seat]
        if draft.text == text
        for child in draft.served
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


def _lines(table: Table, touch: Touch) -> list[Line]:
    found = [
        (order.kind, (draft.seat, draft.text))
        for drafts in table.sheets.values()
        for draft in drafts
        if isinstance(order := draft.order.parts[0], PieceOrder)
        and order.province == touch.province
        and touch.kind in (None, order.kind)
    ]
    units = [line for kind, line in found if kind in STANDARD_KINDS]
    return units or [line for _, line in found]
