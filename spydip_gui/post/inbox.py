"""The inbox: mails dropped in or pasted, each shown as it was read, and taken into the game."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

from engine.board.graph import PowerId
from engine.post.entry import Entry
from engine.post.keys import key_at_hand
from engine.post.mail_reader import gather, read
from engine.post.mailbox import Mailbox
from engine.post.notes import receipt_of, write_receipt
from engine.post.receipt import row
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import seat_name
from spydip_gui.post.aside import aside
from spydip_gui.post.mail_list import MailList
from spydip_gui.post.mail_menus import FiledMenu, MoreMenu
from spydip_gui.post.mail_said import compared, said
from spydip_gui.post.mail_text import MailText
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.order_rows import OrderRows
from spydip_gui.post.wire_strip import WireStrip
from spydip_gui.theme.list_widgets import ChangedLines
from spydip_gui.theme.parts import abreast, caption, fill, named, page, split


class InboxWindow(MasterWindow):
    """Mails on the left, the chosen one on the right, the commands below."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Start without mails."""
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Inbox - {title}").format(title=document.view.title))
        path = document.view.path
        self.box = Mailbox(self.game, self.book, key_at_hand(path), path)
        self.list = MailList(document.view.board)
        self.rows = OrderRows()
        self.words = MailText()
        self.changes = ChangedLines()
        self.receipt = named(QPlainTextEdit(), self.tr("Receipt"))
        self.receipt.setReadOnly(True)
        self.tabs = QTabWidget()
        self.head = caption(wordWrap=True)
        self.head.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.head.setMinimumHeight(40)
        self.owner = named(QComboBox(), self.tr("Whose mail it is"))
        self.blind = QCheckBox(self.tr("Blind: show no orders"))
        self.away = self.button(self.tr("Put away"), self.put_away)
        self.away.setToolTip(self.tr("Take this mail off the list; its orders stay."))
        self.more = MoreMenu(self)
        self.filed = FiledMenu(self)
        self.rest = self.button("", self.put_idle_away)
        self.take = self.button(self.tr("Take this mail"), self.take_one)
        self.take_plain = self.button("", self.take_all_plain)
        self.summary = caption()
        self.wire = WireStrip(self, lambda: self.file)
        self._build()
        self.resize(1240, 720)
        self.setAcceptDrops(True)
        self.doing(self.box.load)()
        self.show_all()

    @property
    def entry(self) -> Entry | None:
        """The chosen mail."""
        number = self.list.currentRow()
        return self.box.entries[number] if 0 <= number < len(self.box.entries) else None

    def add(self, paths: list[Path]) -> None:
        """Read files and folders."""
        mails, why = aside(partial(gather, paths, self.box.known))
        new = self.box.put(mails)
        self.show_all()
        if why:
            self.bar.say("\n".join(map(say, why)), refused=True)
        elif not new:
            self.bar.say(self.tr("Nothing new: all these mails are already here."))

    def paste(self) -> None:
        """Read the clipboard as one mail."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self._read(text)
            self.list.setCurrentCell(len(self.box.entries) - 1, 0)

    def take_one(self) -> None:
        """Enter the chosen mail's orders into the game."""
        self._take([self.entry] if self.entry is not None else [])

    def take_all_plain(self) -> None:
        """Enter the orders of all mails that need no look, as one undoable step."""
        self._take([entry for entry in self.box.entries if entry.plain])

    def put_away(self) -> None:
        """Drop the chosen mail from the list."""
        if self.entry is not None:
            self.box.put_away(self.entry)
            self.show_all()

    def put_idle_away(self) -> None:
        """Drop the mails with nothing left to take."""
        self.box.put_idle_away()
        self.show_all()

    def event(self, event: QEvent) -> bool:
        """Reread what other windows changed, when this one is active again."""
        if event.type() == QEvent.Type.WindowActivate:
            self.doing(self._catch_up)()
        return super().event(event)

    def show_all(self) -> None:
        """Show the mails as they read now."""
        self.wire.show_all()
        self.list.show_entries(self.box.entries)
        plain = sum(entry.plain for entry in self.box.entries)
        self.take_plain.setText(self.tr("Take all clear mails (%n)", "", plain))
        self.take_plain.setEnabled(bool(plain))
        idle = sum(entry.idle for entry in self.box.entries)
        self.rest.setText(self.tr("Put away the rest (%n)", "", idle))
        self.rest.setEnabled(bool(idle))
        taken = sum(entry.taken for entry in self.box.entries)
        text = self.tr("{taken} of {all} mails are in the game.") if self.box.entries else ""
        self.summary.setText(text.format(taken=taken, all=len(self.box.entries)))
        self._show_one()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """Accept files, folders and text that are dragged in."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Read what was dropped."""
        urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if urls:
            self.doing(lambda: self.add([Path(url.toLocalFile()) for url in urls]))()
        elif event.mimeData().hasText():
            self._read(event.mimeData().text())

    def save_receipts(self) -> None:
        """Write a receipt into a folder for every mail taken."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("A folder for the receipts"))
        if not folder:
            return
        done = [entry for entry in self.box.entries if entry.taken]
        for entry in done:
            write_receipt(self.game, self.book, entry.one, Path(folder))
        self.bar.say(self.tr("Receipts written: %n", "", len(done)))

    def copy_receipt(self) -> None:
        """Copy the receipt for the chosen mail to the clipboard."""
        if self.receipt.toPlainText():
            QGuiApplication.clipboard().setText(self.receipt.toPlainText())
            self.bar.say(self.tr("The receipt is on the clipboard."))

    def follow(self, change: Change) -> None:
        """Reread the mails when the game has moved on."""
        if change.about(Part.GAME):
            self.box.refresh()
        self.show_all()

    def _read(self, text: str) -> None:
        self.box.put([aside(partial(read, text.encode(), known=self.box.known))])
        self.show_all()

    def _catch_up(self) -> None:
        path = self.document.view.path
        if self.document.view.viewer == GM and self.box.follow(self.book, key_at_hand(path), path):
            self.show_all()

    def _take_in(self) -> None:
        """Show what other windows have added to the list."""
        self.box.refresh()
        self.show_all()

    def _take(self, entries: list[Entry]) -> None:
        self.box.take(entries)
        powers = frozenset(entry.one.power for entry in entries if entry.one.power)
        self.tell(powers, self.tr("Mails taken: %n", "", len(entries)))

    def _show_one(self) -> None:
        entry = self.entry
        self.take.setEnabled(entry is not None and bool(entry.one.orders) and not entry.taken)
        for widget in (self.owner, self.away, self.more, self.tabs):
            widget.setEnabled(entry is not None)
        if entry is None:
            self._show_none()
            return
        one, hidden = entry.one, self.blind.isChecked()
        self.owner.setCurrentIndex(max(0, self.owner.findData(entry.owner or "")))
        self.head.setText(row(one, reader()) if hidden else said(one))
        for number in range(self.tabs.count()):
            self.tabs.setTabEnabled(number, not hidden)
        lines = () if hidden else self.box.rows(one)
        self.rows.show_lines(lines, () if hidden else (*one.remarks, *one.warnings))
        if hidden:
            self.words.forget()
        else:
            self.words.show_mail(entry.mail.text, one)
        self.changes.show_lines(() if hidden else compared(self.box, entry))
        known = one.power and not hidden
        self.receipt.setPlainText(receipt_of(self.game, self.book, one) if known else "")
        doubts = 0 if hidden else entry.open
        mail = self.tr("Mail: %n lines to look at", "", doubts) if doubts else self.tr("Mail")
        self.tabs.setTabText(self.tabs.indexOf(self.words), mail)

    def _show_none(self) -> None:
        self.head.setText(self.tr("Drop mails here: .eml, .txt or .mbox files, folders, or text."))
        self.rows.show_lines((), ())
        self.words.forget()
        self.changes.show_lines(())
        self.receipt.clear()
        self.tabs.setTabText(self.tabs.indexOf(self.words), self.tr("Mail"))

    def _assign(self, place: int) -> None:
        if self.entry is not None:
            self.box.assign(self.entry, PowerId(self.owner.itemData(place)) or None)
            self.show_all()

    def _retype(self, text: str) -> None:
        if self.entry is not None:
            self.box.retype(self.entry, text)
            self.show_all()

    def _ask_files(self) -> None:
        kinds = self.tr("Mails (*.eml *.txt *.mbox);;All files (*)")
        if names := QFileDialog.getOpenFileNames(self, self.tr("Mails"), "", kinds)[0]:
            self.add([Path(name) for name in names])

    def _ask_folder(self) -> None:
        if name := QFileDialog.getExistingDirectory(self, self.tr("A folder with mails")):
            self.add([Path(name)])

    def _build(self) -> None:
        top = abreast(
            self.button(self.tr("Add files…"), self._ask_files),
            self.button(self.tr("Add a folder…"), self._ask_folder),
            self.button(self.tr("Paste"), self.paste),
            self.wire,
            None,
            self.blind,
        )
        self.blind.toggled.connect(self._show_one)
        self.wire.came.connect(self.doing(self._take_in))
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self.list)
        paste.setContext(Qt.ShortcutContext.WidgetShortcut)
        paste.activated.connect(self.doing(self.paste))
        self.list.currentCellChanged.connect(self._show_one)
        both = split((self.list, 680), (self._right(), 560))
        below = abreast(
            (self.summary, 1),
            self.button(self.tr("Save receipts…"), self.save_receipts),
            self.away,
            self.rest,
            self.take,
            self.take_plain,
        )
        fill(self.page, top, (both, 1), below)

    def _right(self) -> QWidget:
        self.owner.addItem(self.tr("As recognized"), "")
        for seat in self.game.rules.seats:
            self.owner.addItem(seat_name(self.document.view.board, seat), seat)
        self.owner.setToolTip(self.tr("Whose mail it is, if the guess was wrong"))
        self.owner.activated.connect(self._assign)
        row = QHBoxLayout()
        row.addWidget(self.head, 1)
        row.addWidget(self.owner, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        self.words.retyped.connect(self._retype)
        copy = abreast(None, self.button(self.tr("Copy"), self.copy_receipt))
        self.tabs.addTab(self.rows, self.tr("Orders"))
        self.tabs.addTab(self.words, self.tr("Mail"))
        self.tabs.addTab(self.changes, self.tr("Versions"))
        self.tabs.addTab(page(self.receipt, copy), self.tr("Receipt"))
        return page(row, (self.tabs, 1), margin=0)
