"""One mail beside the list: whose it is and what it asks for, its orders, words and receipt."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.post.entry import Entry
from engine.post.notes import receipt_of
from engine.post.offers import Offer
from engine.post.receipt import row
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import seat_name
from spydip_gui.post.mail_menus import Inbox, MoreMenu
from spydip_gui.post.mail_said import compared, said
from spydip_gui.post.mail_text import MailText
from spydip_gui.post.order_rows import OrderRows
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import ChangedLines
from spydip_gui.theme.parts import abreast, caption, fill, named, page, push


class MailPage(QWidget):
    """Shows the chosen mail of an inbox; what needs a look comes first."""

    accepted = Signal(object)
    """What was offered for the mail is to be done."""
    assigned = Signal(str)
    """The mail is this power's; with none, whoever it seems to be from."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__()
        self._inbox = inbox
        self._entry: Entry | None = None
        self.head = caption(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.head.setMinimumHeight(40)
        self.owner = named(ComboBox(), self.tr("Whose mail it is"))
        self.more = MoreMenu(inbox)
        self.asked: list[QPushButton] = []
        self._asked = QHBoxLayout()
        self.tabs = QTabWidget()
        self.rows = OrderRows()
        self.words = MailText()
        self.changes = ChangedLines()
        self.receipt = named(QPlainTextEdit(readOnly=True), self.tr("Receipt"))
        self.owner.addItem(self.tr("As recognized"), "")
        rules = self._inbox.box.game.rules
        self.owner.offer((seat_name(rules.board, seat), seat) for seat in rules.seats)
        self.owner.setToolTip(self.tr("Whose mail it is, if the guess was wrong"))
        self.owner.activated.connect(
            lambda place: self.assigned.emit(str(self.owner.itemData(place)))
        )
        head = QHBoxLayout()
        head.addWidget(self.head, 1)
        head.addWidget(self.owner, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        self._asked.addStretch(1)
        copy = abreast(None, push(self.tr("Copy"), self.copy_receipt))
        self.tabs.addTab(self.rows, self.tr("Orders"))
        self.tabs.addTab(self.words, self.tr("Mail"))
        self.tabs.addTab(self.changes, self.tr("Versions"))
        self.tabs.addTab(page(self.receipt, copy), self.tr("Receipt"))
        fill(QVBoxLayout(self), head, self._asked, (self.tabs, 1), margin=0)

    def show_mail(self, entry: Entry | None, *, hidden: bool) -> None:
        """Show a mail, or none; of a ``hidden`` one, only what reveals no order."""
        other, self._entry = entry is not self._entry, entry
        for widget in (self.owner, self.more, self.tabs):
            widget.setEnabled(entry is not None)
        for number in range(self.tabs.count()):
            self.tabs.setTabEnabled(number, not hidden)
        self._show_offers(() if entry is None else self._inbox.box.offers(entry))
        if entry is None:
            self.head.setText(
                self.tr("Drop mails here: .eml, .txt or .mbox files, folders, or text.")
            )
            self._show_words(None)
            return
        self.owner.pick(entry.owner or "")
        self.head.setText(row(entry.one, reader()) if hidden else said(entry.one))
        self._show_words(None if hidden else entry)
        if other and not hidden:
            looked_at = entry.open or not entry.one.orders
            self.tabs.setCurrentWidget(self.words if looked_at else self.rows)

    def _show_words(self, entry: Entry | None) -> None:
        """Fill the four pages; they stay empty without a mail, or if no order may be seen."""
        box, title = self._inbox.box, self.tr("Mail")
        if entry is None:
            self.rows.show_lines((), ())
            self.words.forget()
            self.changes.show_lines(())
            self.receipt.clear()
        else:
            one = entry.one
            self.rows.show_lines(box.rows(one), (*one.remarks, *one.warnings))
            self.words.show_mail(entry.mail.text, one)
            self.changes.show_lines(compared(box, entry))
            self.receipt.setPlainText(
                receipt_of(box.game, self._inbox.book, one) if one.power else ""
            )
            if entry.open:
                title = self.tr("Mail: %n lines to look at", "", entry.open)
        self.tabs.setTabText(self.tabs.indexOf(self.words), title)

    def _show_offers(self, offered: tuple[Offer, ...]) -> None:
        for button in self.asked:
            button.hide()  # it may be the one that is being clicked
            button.deleteLater()
        self.asked = []
        for offer in offered:
            text = say(offer.said).replace("&", "&&")
            button = push(text, lambda _=False, one=offer: self.accepted.emit(one))
            self._asked.insertWidget(len(self.asked), button)
            self.asked.append(button)

    def copy_receipt(self) -> None:
        """Copy the receipt to the clipboard."""
        if self.receipt.toPlainText():
            QGuiApplication.clipboard().setText(self.receipt.toPlainText())
            self._inbox.bar.say(self.tr("The receipt is on the clipboard."))
