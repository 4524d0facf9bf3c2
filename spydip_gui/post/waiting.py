"""Mails of an account that name no game: each is given to this game, or dismissed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.wire.account import Account
from engine.wire.delivery import Delivery, Waiting
from engine.wire.served import Served
from spydip_gui.document.document import Document
from spydip_gui.post.aside import aside
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, fill, sheet_of, split


class WaitingDialog(BarWindow):
    """Senders and subjects on the left, the chosen mail's text on the right."""

    given = Signal()
    """A mail went into the game's list."""

    def __init__(
        self, document: Document, account: Account, game: Served, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, "mail")
        self.document = document
        self.setWindowTitle(self.tr("Mails that name no game"))
        self._file = game.file
        self.delivery = aside(lambda: Delivery(account, [game]))
        self.list = Lines(self.tr("Mails that name no game"))
        self.text = sheet_of(self.tr("The words of the mail"), fixed=True)
        self.here = self.button(self.tr("It belongs to this game"), self.give)
        self.away = self.button(self.tr("For no game"), self.put_by)
        self.list.currentRowChanged.connect(self._show_one)
        both = split((self.list, 380), (self.text, 520))
        fill(self.page, (both, 1), abreast(None, self.away, self.here))
        self.resize(900, 480)
        self.show_all()

    @property
    def chosen(self) -> Waiting | None:
        """The chosen mail."""
        row = self.list.currentRow()
        return self.delivery.waiting[row] if 0 <= row < len(self.delivery.waiting) else None

    def show_all(self) -> None:
        """Show the mails still waiting."""
        mails = [one.mail for one in self.delivery.waiting]
        self.list.show_lines((f"{m.subject or '—'}\n    {m.sender}", m.sender) for m in mails)
        self._show_one()

    def give(self) -> None:
        """Put the chosen mail into the game's list."""
        if self.chosen:
            self.delivery.give([self.chosen], self._file)
            self.given.emit()
            self.show_all()

    def put_by(self) -> None:
        """Dismiss the chosen mail; on the server it stays."""
        if self.chosen:
            self.delivery.put_by(self.chosen)
            self.show_all()

    def _show_one(self) -> None:
        one = self.chosen
        self.text.setPlainText(one.mail.text if one else "")
        for button in (self.here, self.away):
            button.setEnabled(one is not None)
