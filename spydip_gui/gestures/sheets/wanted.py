"""Which sheet a key or a button of the tray asks for."""

from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.orders.order import PieceOrder
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.gestures.walk.events import may_wait
from spydip_gui.gestures.walk.guards import SHIELD, guard
from spydip_gui.gestures.walk.prisoners import lots
from spydip_gui.gestures.walk.ranking import ranked
from spydip_gui.gestures.walk.sheets import ledger, stack
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def wanted(
    over: QWidget, table: Table, key: str, touch: Touch | None, seat: PowerId
) -> SheetDialog | None:
    """The sheet of a key for what is pointed at, or for a seat if nothing of a player's is."""
    if touch is not None and key == "TAB":
        return _stack(over, table, touch)
    if touch is not None and key == "I":
        return _condition(over, table, touch)
    if touch is not None and key == SHIELD:
        found = guard(table, touch)
        return SentenceSheet(over, table, found.seat, found) if found else None
    if touch is not None and touch.power is not None and touch.power in table.seats:
        seat = touch.power
    return _of_seat(over, table, seat, key) if seat in table.seats else None


def _of_seat(over: QWidget, table: Table, seat: PowerId, key: str) -> SheetDialog | None:
    """The sheet for what a seat decides as a whole."""
    match key:
        case "B" | "bid" if ledger(table, seat):
            return LedgerSheet(over, table, seat)
        case "B" | "prefer" if ranked(table, seat):
            return PreferenceSheet(over, table, seat)
        case "P" | "DEPORT" | "EXECUTE" if lots(table, seat):
            return SentenceSheet(over, table, seat)
    return None


def _stack(over: QWidget, table: Table, touch: Touch) -> SheetDialog | None:
    for seat in table.seats:
        for own in table.seats[seat].stacks:
            if own.province == touch.province and touch.power in (None, own.power):
                found = stack(table, seat, own.kind, own.province)
                if found is not None:
                    return StackSheet(over, table, found)
    return None


def _condition(over: QWidget, table: Table, touch: Touch) -> SheetDialog | None:
    """The condition sheet for the first covert order under the pointer."""
    for seat in table.seats:
        for draft in table.sheets[seat]:
            piece = draft.order.parts[0]
            if not isinstance(piece, PieceOrder) or not may_wait(table, draft.order):
                continue
            here = piece.province == touch.province
            if here and touch.kind in (None, piece.kind):
                return ConditionSheet(over, table, seat, draft.text)
    return None
