"""Sends letters through the game master's account: a list, one button, and a log."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFileDialog, QTabWidget, QWidget

from engine.errors import UserError
from engine.language.message import Listed, Message
from engine.wire.account import account_for
from engine.wire.letters import Ready, drafts, log_of, ready, said, send_ready
from engine.wire.log import Line
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.post.account_dialog import AccountDialog, secret_of
from spydip_gui.post.errand import ErrandBar, Told
from spydip_gui.post.master import MasterWindow
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, caption, fill, page, sheet_of, split


class SendWindow(MasterWindow):
    """The mails to send on the left, the chosen one on the right."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Send - {title}").format(title=document.view.title))
        self._added: tuple[Path, ...] = ()
        self._ready: tuple[Ready, ...] = ()
        self.through = caption()
        self.list = Lines(self.tr("What is sent"))
        self.text = sheet_of(self.tr("The words of the mail"), fixed=True)
        self.attached = caption(wordWrap=True)
        self.log = Lines(self.tr("What was sent"))
        self.again = QCheckBox(self.tr("Also what was handed over without an answer"))
        self.send_button = self.button("", self.send)
        self.account_button = self.button(self.tr("Mail account…"), self.set_up)
        self.errand = ErrandBar(self.tr("Sending mails"))
        self.tabs = QTabWidget()
        self.list.currentRowChanged.connect(self._show_one)
        self.again.toggled.connect(self.doing(self.show_all))
        both = split((self.list, 400), (page(self.text, self.attached, margin=0), 560))
        self.tabs.addTab(both, self.tr("To be sent"))
        self.tabs.addTab(self.log, self.tr("Log"))
        add = self.button(self.tr("Add drafts…"), self._ask)
        below = abreast(add, self.again, None, self.errand, self.account_button, self.send_button)
        fill(self.page, self.through, (self.tabs, 1), below)
        self.resize(980, 560)
        self.bar.attempt(self.show_all)

    def show_all(self) -> None:
        """Show what can be sent, and what was."""
        account = account_for(self.file)
        self._ready = (*ready(self.game, self.book, self.file), *drafts(self.file, self._added))
        text = self.tr("From {address}, through {host}")
        shown = text.format(address=account.address, host=account.smtp.host) if account else ""
        self.through.setText(shown or self.tr("No mail account serves this game yet."))
        self.account_button.setVisible(account is None)
        self._show_list()
        self.again.setVisible(any(one.unsure for one in self._ready))
        count = len(self._going())
        self.send_button.setText(self.tr("Send %n mails", "", count))
        self.send_button.setEnabled(bool(count and account) and not self.errand.busy)
        self.log.clear()
        for line in reversed(log_of(self.file).outcomes()):
            self.log.addItem(f"{line.at[:16].replace('T', ' ')}  {say(said(line))}")

    def send(self) -> None:
        """Send the mails on show, and say which went."""
        account, file = account_for(self.file), self.file
        secret = secret_of(account, self) if account else ""
        if account is None or not secret:
            return
        going, again = self._going(), self.again.isChecked()

        def work(told: Told) -> None:
            told(0, len(going))
            for line in send_ready(account, secret, file, going, again=again):
                self._lines.append(line)
                told(len(self._lines), len(going))

        self._lines: list[Line] = []
        self.send_button.setEnabled(False)
        self.errand.run(work, lambda result: self.bar.attempt(partial(self._say_sent, result)))

    def _say_sent(self, result: Callable[[], object]) -> None:
        """Say which mails were sent, and why others were not."""
        self.show_all()
        failed = [say(said(line)) for line in self._lines if line.failed]
        why = ""
        try:
            result()
        except UserError as error:
            why = say(error.message)
        sent = self.tr("%n mails sent.", "", len(self._lines) - len(failed))
        said_ = [sent] if self._lines or not why else []
        self.bar.say(
            "\n".join((*said_, *failed, *filter(None, [why]))), refused=bool(failed or why)
        )

    def add(self, paths: Sequence[Path]) -> None:
        """Add drafts to send, such as receipts and reminders."""
        self._added = (*self._added, *paths)
        self.show_all()

    def set_up(self) -> None:
        """Set up an account for the game."""
        dialog = AccountDialog(self.document, self.file, self)
        dialog.finished.connect(self.doing(self.show_all))
        dialog.show()

    def _going(self) -> list[Ready]:
        return [one for one in self._ready if self.again.isChecked() or not one.unsure]

    def _show_list(self) -> None:
        lines = []
        for one in self._ready:
            to = say(Listed(one.mail.to, "comma")) or self.tr("nobody: the book has no address")
            unsure = "\n    " + self.tr("may have arrived") if one.unsure else ""
            lines.append((f"{one.mail.subject}\n    {to}{unsure}", to))
        self.list.show_lines(lines)
        self._show_one()

    def _show_one(self) -> None:
        row = self.list.currentRow()
        one = self._ready[row].mail if 0 <= row < len(self._ready) else None
        self.text.setPlainText(one.text if one else "")
        names = say(Message("wire.attached", names=Listed(one.attached, "comma"))) if one else ""
        self.attached.setText(names if one and one.attached else "")

    def _ask(self) -> None:
        kinds = self.tr("Mail drafts (*.eml)")
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Mail drafts"), "", kinds)
        self.add([Path(name) for name in names])
