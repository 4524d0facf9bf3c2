"""The table of the status: one row per power, coloured by the state of its orders."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QTableWidget

from engine.board.graph import PowerId
from engine.post.status import Presence, Status
from spydip_gui.language.reader import say
from spydip_gui.theme.list_widgets import by_rows
from spydip_gui.theme.parts import cell
from spydip_gui.theme.window_colours import shade

_GROUNDS = {
    Presence.IN: "good_on",
    Presence.PARTLY: "warning_on",
    Presence.LATE: "alarm_on",
    Presence.MISSING: "alarm_on",
}


class StatusTable(QTableWidget):
    """Power, player, state, orders, earlier misses, and the pieces without an order."""

    def __init__(self) -> None:
        super().__init__()
        by_rows(
            self,
            self.tr("Power"),
            self.tr("Player"),
            self.tr("State"),
            self.tr("Orders"),
            self.tr("Missed"),
            self.tr("Without an order"),
        )
        self.setAccessibleName(self.tr("Status of the powers"))
        self.setWordWrap(False)

    def show_rows(self, rows: tuple[Status, ...], name: Callable[[PowerId], str]) -> None:
        """Show the rows, keeping the selected one."""
        chosen = max(0, self.currentRow())
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for number, row in enumerate(rows):
                orders = str(row.orders) if row.orders else ""
                missed = str(row.nmr) if row.nmr else ""
                cells = (name(row.power), row.name, self._said(row), orders, missed)
                for column, text in enumerate((*cells, ", ".join(map(say, row.missing)))):
                    role = _GROUNDS.get(row.presence) if column == 2 else None
                    self.setItem(number, column, cell(text, shade(role) if role else None))
        if rows:
            self.setCurrentCell(min(chosen, len(rows) - 1), 0)

    def _said(self, row: Status) -> str:
        words = {
            Presence.IN: self.tr("in"),
            Presence.PARTLY: self.tr("incomplete"),
            Presence.WAITING: self.tr("waiting"),
            Presence.LATE: self.tr("late"),
            Presence.MISSING: self.tr("missing"),
            Presence.NOTHING_DUE: self.tr("nothing due"),
        }
        if not row.away:
            return words[row.presence]
        return self.tr("{state}, away until {day}").format(state=words[row.presence], day=row.away)
