"""Takes the orders of a piece away, and offers to take those that only served them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.language.message import Message
from engine.orders.order import PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.convoys import serving
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
        (child.seat, child.text)
        for seat, text in lines
        for draft in table.sheets[seat]
        if draft.text == text
        for child in serving(table, draft)
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
    taken = {draft.unit for draft in map(table.draft, written.linked) if draft is not None}
    yield from _left_by_covert(table, written)
    for new in filter(None, map(table.draft, written.lines)):
        replaced = [one for one in table.sheets[new.seat] if one.unit == new.unit is not None]
        for old in (one for one in replaced if one.text != new.text):
            for child in serving(table, old):
                line = (child.seat, child.text)
                free = child.unit not in taken and line not in written.gone
                if free and child not in serving(table, new):
                    yield line


def _left_by_covert(table: Table, written: Written) -> Iterator[Line]:
    """The fleets that carried covert pieces which are now told otherwise, and nobody like them."""
    gone = Counter(written.gone)
    kept = Counter((draft.seat, draft.text) for told in table.sheets.values() for draft in told)
    for old in filter(None, map(table.draft, gone)):
        if not isinstance(old.order, PieceOrder) or old.unit is not None:
            continue
        lines = filter(None, map(table.draft, (*written.lines, *(kept - gone))))
        still = {child for line in lines for child in serving(table, line)}
        for child in serving(table, old):
            if child not in still and (child.seat, child.text) not in gone:
                yield child.seat, child.text


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
