"""A game's mail account: address, password and servers, tested and then saved."""

from pathlib import Path

from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QInputDialog, QLineEdit, QVBoxLayout, QWidget

from engine.language.message import Message
from engine.wire import fetching, passwords, sending
from engine.wire.account import SECURITY, Account, Server, account_for, forget, keep, played
from engine.wire.hosts import proposed, server
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, translate
from spydip_gui.post.aside import aside
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.post.player import PlayerDocument
from spydip_gui.theme.fields import ComboBox, SpinBox
from spydip_gui.theme.parts import abreast, caption, fill, form, inset, named


class ServerRow(QWidget):
    """A host with its port and security."""

    def __init__(self, name: str) -> None:
        """Start empty; ``name`` says which server it is."""
        super().__init__()
        self.host = named(QLineEdit(), name)
        self.port = named(inset(SpinBox(minimum=1, maximum=65_535)), self.tr("Port"))
        self.security = named(ComboBox(), self.tr("Security"))
        self.security.offer(zip(("TLS", "STARTTLS", self.tr("none")), SECURITY, strict=True))
        fill(QHBoxLayout(self), (self.host, 1), self.port, self.security, margin=0)
        self.port.editingFinished.connect(self._secure)

    @property
    def server(self) -> Server:
        """The server as entered."""
        host, security = self.host.text().strip(), self.security.currentData()
        return Server(host=host, port=self.port.value(), security=security)

    def show_server(self, one: Server) -> None:
        """Show a server."""
        self.host.setText(one.host)
        self.port.setValue(one.port)
        self.security.pick(one.security)

    def _secure(self) -> None:
        self.security.pick(server(self.host.text(), self.port.value()).security)


class AccountDialog(BarWindow):
    """Shows the account that serves a game, and sets it up."""

    def __init__(self, document: Document, game: Path | str, parent: QWidget | None = None) -> None:
        """Serve one game: its file, or what `played` returns for a player's."""
        super().__init__(parent, "mail")
        self.document = document
        self.setWindowTitle(self.tr("Mail account"))
        self._game = game
        self._hint = ""
        self.address, self.user, self.folder = QLineEdit(), QLineEdit(), QLineEdit()
        self.password = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.imap, self.smtp = ServerRow(self.tr("Receive at")), ServerRow(self.tr("Send by"))
        self.hint = caption(wordWrap=True)
        self.keep_button = self.button(self.tr("Try and keep"), self.try_and_keep)
        self.forget_button = self.button(self.tr("Forget"), self.forget)
        self.address.setPlaceholderText(self.tr("you@example.org"))
        self.address.editingFinished.connect(self.doing(self.propose))
        self.password.setPlaceholderText(self.tr("kept in the system’s keyring, never in a file"))
        top = form((self.tr("Address"), self.address), (self.tr("Password"), self.password))
        servers = QGroupBox(self.tr("Servers"))
        rows = form(
            (self.tr("Receive at"), self.imap),
            (self.tr("Send by"), self.smtp),
            (self.tr("Name"), self.user),
            (self.tr("Folder"), self.folder),
        )
        fill(QVBoxLayout(servers), rows)
        buttons = abreast(self.forget_button, None, self.keep_button)
        fill(self.page, top, self.hint, servers, None, buttons)
        self.resize(560, 420)
        self.bar.attempt(self._show_known)

    @property
    def account(self) -> Account:
        """The account as entered."""
        address = self.address.text().strip()
        known = account_for(self._game)
        games = known.games if known and known.address == address else ()
        return Account(
            address=address,
            user=self.user.text().strip() or address,
            imap=self.imap.server,
            smtp=self.smtp.server,
            folder=self.folder.text().strip() or "INBOX",
            games=games,
            hint=self._hint,
        ).serving(self._game)

    def propose(self) -> None:
        """Fill in the servers for the address, if it has changed."""
        known = account_for(self._game)
        if not (known and known.address == self.address.text().strip()):
            self._show(proposed(self.address.text()))

    def try_and_keep(self) -> None:
        """Log in to both servers; save the account if both accept."""
        self.bar.hide()
        account, secret = self.account.checked, self.password.text()
        secret = secret or passwords.kept(account)
        self.keep_button.setEnabled(False)
        try:
            count = aside(lambda: _tried(account, secret))
        finally:
            self.keep_button.setEnabled(True)
        keep(account)
        kept = "wire.password_kept" if passwords.keep(account, secret) else "wire.password_asked"
        works = Message(
            "wire.mailbox_works", count=count, folder=account.folder, host=account.smtp.host
        )
        self.bar.say(f"{say(works)} {say(Message(kept))}")
        self.forget_button.setEnabled(True)

    def forget(self) -> None:
        """Delete the account and its password; its games go on with files."""
        known = account_for(self._game)
        if known:
            passwords.forget(known)
            forget(known.address)
            self.bar.say(self.tr("The account is forgotten. Nothing on its server has changed."))
        self.forget_button.setEnabled(False)

    def _show_known(self) -> None:
        known = account_for(self._game)
        self.forget_button.setEnabled(known is not None)
        if known:
            self.address.setText(known.address)
            self._show(known)
        else:
            self._show(_EMPTY)

    def _show(self, account: Account) -> None:
        self.imap.show_server(account.imap)
        self.smtp.show_server(account.smtp)
        self.user.setText("" if account.user == account.address else account.user)
        self.user.setPlaceholderText(account.address)
        self.folder.setText(account.folder)
        self._hint = account.hint
        self.hint.setText(say(Message(f"wire.hint_{account.hint}")) if account.hint else "")


_EMPTY = Account(
    address="", user="", imap=Server(host="", port=993), smtp=Server(host="", port=465)
)
"""What stands there before an address does."""


def game_of(document: Document) -> Path | str | None:
    """What an account serves: a game's file, or a player's game; None for one without a file."""
    if isinstance(document, PlayerDocument):
        to = document.view.packet.invitation
        return played(to.game, to.power)
    return document.view.path


def secret_of(account: Account, window: QWidget) -> str:
    """The password of an account: from the keyring, or from the user; empty if cancelled."""
    secret = passwords.kept(account)
    if secret:
        return secret
    asked = Message("wire.password_of", user=account.user, host=account.imap.host)
    text, fine = QInputDialog.getText(
        window, translate("AccountDialog", "Mail account"), say(asked), QLineEdit.EchoMode.Password
    )
    return text if fine else ""


def _tried(account: Account, secret: str) -> int:
    count = fetching.tried(account, secret)
    sending.tried(account, secret)
    return count
