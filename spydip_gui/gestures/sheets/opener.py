"""Opens the sheet that a key or a button of the tray asks for."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.orders.kinds import PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.seams import Desk
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.sheet import Sheet
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.gestures.walk.events import has_conditions
from spydip_gui.gestures.walk.ranking import ranked
from spydip_gui.gestures.walk.sheets import ledger, sentences, stack
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


class Opener:
    """Knows which sheet stands for which key; ``shown`` is the one that is open."""

    def __init__(self, over: QWidget, desk: Desk, seat: Callable[[], PowerId]) -> None:
        """Open sheets over the map for the seat that is written for."""
        self._over = over
        self._desk = desk
        self._seat = seat
        self.shown: Sheet | None = None

    def open(self, key: str, touch: Touch | None) -> bool:
        """Open the sheet of a key for what is pointed at; whether there is one."""
        table = self._desk.table()
        if table is None:
            return False
        sheet = self._sheet(table, key, touch)
        if sheet is None:
            return False
        if self.shown is not None:
            self.shown.close()
        self.shown = sheet
        sheet.written.connect(self._desk.exchange)
        sheet.finished.connect(self._closed)
        sheet.show()
        return True

    def _closed(self) -> None:
        self.shown = None

    def _sheet(self, table: Table, key: str, touch: Touch | None) -> Sheet | None:
        seat = self._seat()
        match key:
            case "TAB" if touch is not None:
                return self._stack(table, touch)
            case "I" if touch is not None and has_conditions(table):
                return self._condition(table, touch)
            case "B" | "bid" if seat in table.seats and ledger(table, seat):
                return LedgerSheet(self._over, table, seat)
            case "B" | "prefer" if seat in table.seats and ranked(table, seat):
                return PreferenceSheet(self._over, table, seat)
            case "DEPORT" | "EXECUTE" if seat in table.seats and sentences(table, seat):
                return SentenceSheet(self._over, table, seat)
        return None

    def _stack(self, table: Table, touch: Touch) -> Sheet | None:
        for seat in table.seats:
            for own in table.seats[seat].stacks:
                if own.province == touch.province and touch.power in (None, own.power):
                    found = stack(table, seat, own.kind, own.province)
                    if found is not None:
                        return StackSheet(self._over, table, found)
        return None

    def _condition(self, table: Table, touch: Touch) -> Sheet | None:
        """The order of a covert piece first: those are the ones that are given conditions."""
        drafts = [
            (order.kind in STANDARD_KINDS, seat, text)
            for seat in table.seats
            for text, order in table.read(seat)
            if isinstance(order, PieceOrder)
            and table.board.province_of(order.at) == touch.province
            and touch.kind in (None, order.kind)
        ]
        if not drafts:
            return None
        _, seat, text = min(drafts)
        return ConditionSheet(self._over, table, seat, text)
