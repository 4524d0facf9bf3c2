"""The inbox: mails dropped in or pasted, each shown as it was read, and taken into the game."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QFileDialog, QWidget

from engine.board.graph import PowerId
from engine.post.entry import Entry
from engine.post.keys import key_at_hand
from engine.post.mail_reader import gather, read
from engine.post.mailbox import Mailbox
from engine.post.notes import write_receipt
from engine.post.offers import Offer, accept
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.post.aside import aside
from spydip_gui.post.mail_list import MailList
from spydip_gui.post.mail_menus import FiledMenu, Inbox
from spydip_gui.post.mail_page import MailPage
from spydip_gui.post.wire_strip import WireStrip
from spydip_gui.theme.file_dialogs import ask_folder, dropped
from spydip_gui.theme.parts import abreast, caption, fill, split


class InboxWindow(Inbox):
    """Mails on the left, the chosen one on the right, the commands below."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Inbox - {title}").format(title=document.view.title))
        path = document.view.path
        self.box = Mailbox(self.game, self.book, key_at_hand(path), path)
        self.list = MailList(document.view.board)
        self.mail = MailPage(self)
        self.words = self.mail.words
        self.blind = QCheckBox(self.tr("Blind: show no orders"))
        self.away = self.button(self.tr("Put away"), self.put_away)
        self.away.setToolTip(self.tr("Take this mail off the list; its orders stay."))
        self.filed = FiledMenu(self)
        self.rest = self.button("", self.put_idle_away)
        self.take = self.button(self.tr("Take this mail"), self.take_one)
        self.take_plain = self.button("", self.take_all_plain)
        self.summary = caption()
        self.wire = WireStrip(self, lambda: self.file)
        self._build()
        self.resize(1240, 720)
        self.setAcceptDrops(True)
        self.bar.attempt(self.box.load)
        self.show_all()
        self._go_on()

    @property
    def entry(self) -> Entry | None:
        """The chosen mail."""
        number = self.list.currentRow()
        return self.box.entries[number] if 0 <= number < len(self.box.entries) else None

    @property
    def awaited(self) -> int:
        """How many mails somebody has to decide about."""
        return sum(map(self.box.awaits, self.box.entries))

    def choose(self, power: PowerId) -> None:
        """Choose the first of a power's mails that somebody has to decide about."""
        for row, entry in enumerate(self.box.entries):
            if entry.one.power == power and self.box.awaits(entry):
                self.list.setCurrentCell(row, 0)
                return

    def add(self, paths: list[Path]) -> None:
        """Read files and folders."""
        mails, why = aside(partial(gather, paths, self.box.known))
        new = self.box.put(mails)
        self.show_all()
        self._go_on()
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
            self._go_on()

    def put_idle_away(self) -> None:
        """Have the mails at hand no longer from which there is nothing to take."""
        self.box.put_away(*self.box.idle)
        self.show_all()
        self._go_on()

    def event(self, event: QEvent) -> bool:
        """Reread what other windows changed, when this one is active again."""
        if event.type() == QEvent.Type.WindowActivate:
            self.bar.attempt(self._catch_up)
        return super().event(event)

    def show_all(self) -> None:
        """Show the mails as they read now."""
        self.wire.show_all()
        self.list.show_entries(self.box.entries)
        plain = sum(entry.plain for entry in self.box.entries)
        self.take_plain.setText(self.tr("Take all clear mails (%n)", "", plain))
        self.take_plain.setEnabled(bool(plain))
        idle = len(self.box.idle)
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
        if files := dropped(event):
            self.bar.attempt(lambda: self.add(files))
        elif event.mimeData().hasText():
            self._read(event.mimeData().text())

    def save_receipts(self) -> None:
        """Write a receipt into a folder for every mail taken."""
        folder = ask_folder(self, self.tr("A folder for the receipts"))
        if folder is None:
            return
        done = [entry for entry in self.box.entries if entry.taken]
        for entry in done:
            write_receipt(self.game, self.book, entry.one, folder)
        self.bar.say(self.tr("Receipts written: %n", "", len(done)))

    def follow(self, change: Change) -> None:
        """Reread the mails when the game has moved on."""
        if change.about(Part.GAME):
            self.box.refresh()
        if not change.parts <= {Part.POST}:
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
        self._go_on()

    def _show_one(self) -> None:
        entry = self.entry
        self.take.setEnabled(entry is not None and bool(entry.one.orders) and not entry.taken)
        self.away.setEnabled(entry is not None)
        self.mail.show_mail(entry, hidden=self.blind.isChecked())

    def _go_on(self) -> None:
        """Choose the next mail that needs a look, selecting its first open line."""
        here, every = max(0, self.list.currentRow()), self.box.entries
        rows = [*range(here, len(every)), *range(here)]
        self.list.setCurrentCell(
            next((row for row in rows if self.box.awaits(every[row])), here), 0
        )
        if self.entry is not None and self.entry.open and not self.blind.isChecked():
            self.words.begin()
        self.tell_post()

    def _accept(self, offer: Offer) -> None:
        """Do what the chosen mail asks for; one without orders is then put away."""
        entry = self.entry
        if entry is None:
            return
        accept(self.game, self.book, self.file, entry, offer)
        self._catch_up()
        if entry.idle:
            self.box.put_away(entry)
        self.show_all()
        self._go_on()
        self.bar.say(self.tr("Done: {what}").format(what=say(offer.said)))

    def _assign(self, owner: str) -> None:
        if self.entry is not None:
            self.box.assign(self.entry, PowerId(owner) or None)
            self.show_all()

    def _retype(self, text: str) -> None:
        if self.entry is not None:
            self.box.retype(self.entry, text)
            self.show_all()
            self._go_on()

    def _ask_files(self) -> None:
        kinds = self.tr("Mails (*.eml *.txt *.mbox);;All files (*)")
        if names := QFileDialog.getOpenFileNames(self, self.tr("Mails"), "", kinds)[0]:
            self.add([Path(name) for name in names])

    def _ask_folder(self) -> None:
        if folder := ask_folder(self, self.tr("A folder with mails")):
            self.add([folder])

    def _build(self) -> None:
        top = abreast(
            self.button(self.tr("Add files…"), self._ask_files),
            self.button(self.tr("Add a folder…"), self._ask_folder),
            self.button(self.tr("Paste"), self.paste),
            self.wire,
            None,
            self.filed,
            self.blind,
        )
        self.blind.toggled.connect(self._show_one)
        self.wire.came.connect(self.doing(self._take_in))
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self.list)
        paste.setContext(Qt.ShortcutContext.WidgetShortcut)
        paste.activated.connect(self.doing(self.paste))
        self.list.currentCellChanged.connect(self._show_one)
        self.mail.assigned.connect(self._assign)
        self.mail.accepted.connect(lambda offer: self.bar.attempt(partial(self._accept, offer)))
        self.words.retyped.connect(self._retype)
        both = split((self.list, 680), (self.mail, 560))
        below = abreast(
            (self.summary, 1),
            self.button(self.tr("Save receipts…"), self.save_receipts),
            self.away,
            self.rest,
            self.take,
            self.take_plain,
        )
        fill(self.page, top, (both, 1), below)
