"""The list of mails: whose each is, how it was read, and whether it is in the game."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTableWidget

from engine.board.graph import Board
from engine.post import waiting
from engine.post.entry import Entry
from engine.post.mail import Mail
from engine.post.timing import Timing, here
from engine.post.weighing import Intake
from spydip_gui.language.reader import say, strung
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.list_widgets import EmptyNote, by_rows
from spydip_gui.theme.parts import cell, unmarked
from spydip_gui.theme.window_colours import shade

_SENT = 2
_GROUNDS = {
    "taken": "good_on",
    "held": "alarm_on",
    "look": "warning_on",
}


class MailList(QTableWidget):
    """A row per mail: power, what to do about it, when it was sent, sender, subject."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        sent, sender, about = self.tr("Sent"), self.tr("From"), self.tr("Subject")
        by_rows(self, self.tr("Power"), self.tr("State"), sent, sender, about)
        self.setAccessibleName(self.tr("Mails"))
        EmptyNote(
            self, self.tr("There are no mails yet. Add files or a folder, drop or paste them.")
        )
        self.setWordWrap(False)
        self.verticalHeader().setDefaultSectionSize(24)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show the mails, keeping the selected row."""
        chosen = self.currentRow()
        with QSignalBlocker(self):
            self.setRowCount(len(entries))
            for number, entry in enumerate(entries):
                one, mail = entry.one, entry.mail
                who = seat_name(self._board, one.power) if one.power else "?"
                sender = mail.name or mail.sender or mail.source
                told = (who, self.said(entry), _sent(mail), sender, mail.subject)
                for column, text in enumerate(told):
                    item = cell(text, _ground(entry) if column < 2 else _late(entry, column))
                    tip = (mail.source, mail.sender, text, entry.note)
                    item.setToolTip(unmarked("\n".join(filter(None, tip))))
                    self.setItem(number, column, item)
        for column in range(4):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, min(self.columnWidth(column), 220))
        if entries:
            self.setCurrentCell(max(0, min(chosen, len(entries) - 1)), 0)

    def said(self, entry: Entry) -> str:
        """A mail's state in a few words, without any orders in it."""
        one = entry.one
        if entry.taken:
            return self.tr("taken; orders: %n", "", len(one.orders))
        if entry.kept_for:
            return say(waiting.said(entry))
        if one.sorted.held:
            return self.tr("held back: {why}").format(why=say(one.sorted.held))
        if one.power is None:
            return self.tr("whose is it? {why}").format(why=say(one.sorted.why))
        if not one.orders:
            return self.tr("no orders in it")
        parts = [self.tr("orders: %n", "", len(one.orders)), *self._doubts(one)]
        return strung(parts)

    def _doubts(self, one: Intake) -> list[str]:
        lines, missing = len(one.unread) + len(one.strange), len(one.missing)
        found = [self.tr("lines to look at: %n", "", lines)] if lines else []
        if one.late:
            found.append(say(one.late.said))
        if one.absent:
            found.append(self.tr("ordered, but not there"))
        if one.left_out:
            found.append(self.tr("earlier orders left out: %n", "", len(one.left_out)))
        if one.mail.documents:
            found.append(self.tr("attached, not read: %n", "", len(one.mail.documents)))
        if one.altered:
            found.append(self.tr("changed on the way"))
        if missing:
            found.append(self.tr("pieces without: %n", "", missing))
        return found


def _sent(mail: Mail) -> str:
    """When a mail was sent, in local time."""
    return f"{here(mail.moment):%Y-%m-%d %H:%M}" if mail.date else ""


def _late(entry: Entry, column: int) -> QColor | None:
    """The background of the cell with a late mail's time."""
    late = entry.one.late
    if column != _SENT or late is None:
        return None
    return shade("alarm_on" if late.timing is Timing.LATE else "warning_on")


def _ground(entry: Entry) -> QColor | None:
    one = entry.one
    if entry.taken:
        return shade(_GROUNDS["taken"])
    if one.sorted.held or one.power is None:
        return shade(_GROUNDS["held"])
    return shade(_GROUNDS["look"]) if one.doubtful or not one.orders else None
