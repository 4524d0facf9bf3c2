"""Removes a piece's orders, and offers to remove those that only served them."""

from engine.language.message import Message
from engine.orders.order import PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.outcomes import Choosing, Clearing, Line, Option, Outcome
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def clearing(table: Table, touch: Touch) -> Outcome | None:
    """What Del does to a piece; None if it has no order.

    If just a province was touched, the unit's order goes, otherwise those of its covert pieces.
    An army's fleets may be freed with it; that is always asked, never done silently.
    """
    lines = tuple(_lines(table, touch))
    return cleared(table, lines) if lines else None


def cleared(table: Table, lines: tuple[Line, ...]) -> Clearing | Choosing:
    """These lines removed, after a question if others only serve them."""
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
