"""Sends a player's answer by mail program or account, and shows the receipts."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QTabWidget, QWidget

from engine.language.message import Message
from engine.post.mail import moment
from engine.wire.account import account_for, played
from engine.wire.answering import link, log_for, look_for_receipts, mail_of, receipts
from engine.wire.letters import said
from engine.wire.sending import send
from spydip_gui.language.reader import say
from spydip_gui.post.account_dialog import AccountDialog, secret_of
from spydip_gui.post.aside import aside
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.post.player import PlayerDocument
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import abreast, fill, form, sheet_of


class AnswerMail(BarWindow):
    """The sheet, its recipient, two ways to send it, and what the game master replied."""

    document: PlayerDocument

    def __init__(
        self, document: PlayerDocument, settings: Settings, parent: QWidget | None = None
    ) -> None:
        """Serve the answer to a packet; the game master's address is remembered by game."""
        super().__init__(parent, "mail")
        self.document = document
        self.setWindowTitle(self.tr("Send the answer"))
        self._to = document.view.packet.invitation
        self._settings, self._key = settings, master_key(self._to.game)
        self.address = QLineEdit(settings.text(self._key))
        self.sheet = sheet_of(self.tr("The answer as it will be sent"), fixed=True)
        self.receipt = sheet_of(self.tr("Receipt"), fixed=True)
        self.tabs = QTabWidget()
        self.by_program = self.button(self.tr("With my mail program"), self.open_program)
        self.by_account = self.button(self.tr("Send from my account"), self.send)
        self.set_up_button = self.button(self.tr("Mail account…"), self.set_up)
        self.look_button = self.button(self.tr("Look for the receipt"), self.look)
        self.address.setPlaceholderText(self.tr("the game master’s address"))
        self.address.textChanged.connect(self.doing(self.show_all))
        self.tabs.addTab(self.sheet, self.tr("Answer"))
        self.tabs.addTab(self.receipt, self.tr("Receipt"))
        below = abreast(
            self.look_button, self.set_up_button, None, self.by_program, self.by_account
        )
        fill(self.page, form((self.tr("To"), self.address)), (self.tabs, 1), below)
        self.resize(640, 520)
        self.bar.attempt(self.show_all)

    def show_all(self) -> None:
        """Show the current sheet, and the receipts received."""
        account = account_for(self._game)
        self.sheet.setPlainText(self.document.answer)
        came = receipts(self._to)
        words = [f"{_shown(one.at)}  {one.subject}\n\n{one.text}" for one in came]
        none = self.tr("No receipt has come for this deadline yet.")
        self.receipt.setPlainText("\n\n".join(words) or none)
        for button in (self.by_account, self.look_button):
            button.setVisible(account is not None)
        self.set_up_button.setVisible(account is None)
        fine = "@" in self.address.text()
        self.by_account.setEnabled(fine)
        self.look_button.setEnabled(fine)

    def open_program(self) -> None:
        """Open the mail in the player's own program, ready to send."""
        self._remember()
        address = link(self._to, self.document.answer, self.address.text())
        if not QDesktopServices.openUrl(QUrl.fromEncoded(address.encode())):
            text = self.tr("No mail program answers. Copy the answer and paste it into a mail.")
            self.bar.say(text, refused=True)

    def send(self) -> None:
        """Send the sheet from the player's account, and say whether it went."""
        self._remember()
        account = account_for(self._game)
        secret = secret_of(account, self) if account else ""
        if account is None or not secret:
            return
        mail, log = mail_of(self._to, self.document.answer, self.address.text()), log_for(self._to)
        lines = aside(lambda: list(send(account, secret, [mail], log)))
        told = [said(line) for line in lines] or [
            Message("wire.already_sent", subject=mail.subject)
        ]
        self.bar.say(" ".join(map(say, told)), refused=any(line.failed for line in lines))

    def look(self) -> None:
        """Check whether the game master has replied."""
        self._remember()
        account = account_for(self._game)
        secret = secret_of(account, self) if account else ""
        if account is None or not secret:
            return
        to, address = self._to, self.address.text()
        count = aside(lambda: look_for_receipts(account, secret, to, address))
        self.show_all()
        self.tabs.setCurrentWidget(self.receipt)
        self.bar.say(self.tr("%n receipts came.", "", count))

    def set_up(self) -> None:
        """Set up an account."""
        dialog = AccountDialog(self.document, self._game, self)
        dialog.finished.connect(self.doing(self.show_all))
        dialog.show()

    @property
    def _game(self) -> str:
        return played(self._to.game, self._to.power)

    def _remember(self) -> None:
        self._settings.keep(self._key, self.address.text().strip())


def _shown(at: str) -> str:
    """When a receipt was sent, in local time."""
    return f"{moment(at).astimezone():%Y-%m-%d %H:%M}" if at else ""


def master_key(game: str) -> str:
    """The setting in which the address of a game's master is remembered."""
    return f"gm/{game}"
