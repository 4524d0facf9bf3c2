"""Opens the sheet that a key or a button of the tray asks for."""

from collections.abc import Callable

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
from spydip_gui.gestures.walk.guards import guard
from spydip_gui.gestures.walk.prisoners import lots
from spydip_gui.gestures.walk.ranking import ranked
from spydip_gui.gestures.walk.sheets import ledger, stack
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.writer import Writer

SHIELD = "SHIELD"
"""What the shield beside a unit asks for."""


class Opener:
    """Knows the sheet for each key; ``shown`` is the one that is open."""

    def __init__(self, over: QWidget, writer: Writer, seat: Callable[[], PowerId]) -> None:
        """Open sheets over the map, for the seat being written for."""
        self._over = over
        self._writer = writer
        self._seat = seat
        self.shown: SheetDialog | None = None

    def open(self, key: str, touch: Touch | None) -> bool:
        """Open the sheet of a key for what is pointed at; returns whether there is one."""
        table = self._writer.table()
        if table is None:
            return False
        sheet = self._sheet(table, key, touch)
        if sheet is None:
            return False
        if self.shown is not None:
            self.shown.close()
        self.shown = sheet
        sheet.written.connect(self._writer.exchange)
        sheet.finished.connect(self._closed)
        sheet.show()
        return True

    def _closed(self) -> None:
        self.shown = None

    def _sheet(self, table: Table, key: str, touch: Touch | None) -> SheetDialog | None:
        if touch is not None and key == "TAB":
            return self._stack(table, touch)
        if touch is not None and key == "I":
            return self._condition(table, touch)
        if touch is not None and key == SHIELD:
            found = guard(table, touch)
            return SentenceSheet(self._over, table, found.seat, found) if found else None
        seat = touch.power if touch is not None and touch.power in table.seats else self._seat()
        return self._of_seat(table, seat, key) if seat is not None and seat in table.seats else None

    def _of_seat(self, table: Table, seat: PowerId, key: str) -> SheetDialog | None:
        """The sheet for what a seat decides as a whole."""
        match key:
            case "B" | "bid" if ledger(table, seat):
                return LedgerSheet(self._over, table, seat)
            case "B" | "prefer" if ranked(table, seat):
                return PreferenceSheet(self._over, table, seat)
            case "P" | "DEPORT" | "EXECUTE" if lots(table, seat):
                return SentenceSheet(self._over, table, seat)
        return None

    def _stack(self, table: Table, touch: Touch) -> SheetDialog | None:
        for seat in table.seats:
            for own in table.seats[seat].stacks:
                if own.province == touch.province and touch.power in (None, own.power):
                    found = stack(table, seat, own.kind, own.province)
                    if found is not None:
                        return StackSheet(self._over, table, found)
        return None

    def _condition(self, table: Table, touch: Touch) -> SheetDialog | None:
        """The condition sheet for the first covert order under the pointer."""
        for seat in table.seats:
            for draft in table.sheets[seat]:
                piece = draft.order.parts[0]
                if not isinstance(piece, PieceOrder) or not may_wait(table, draft.order):
                    continue
                here = piece.province == touch.province
                if here and touch.kind in (None, piece.kind):
                    return ConditionSheet(self._over, table, seat, draft.text)
        return None
