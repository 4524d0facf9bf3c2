"""The strip above the inbox: it fetches mails, and says how many name no game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.language.message import Message
from engine.wire.account import account_for
from engine.wire.collecting import delivered, fetched
from engine.wire.delivery import count_waiting
from engine.wire.served import served
from spydip_gui.language.reader import say
from spydip_gui.post.account_dialog import AccountDialog, secret_of
from spydip_gui.post.errand import ErrandBar
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.waiting import WaitingDialog
from spydip_gui.theme.parts import caption, fill


class WireStrip(QWidget):
    """Fetches for the account that serves a game; without one, its button sets one up."""

    came = Signal()
    """Mails may have come into the game's list."""

    def __init__(self, window: MasterWindow, file: Callable[[], Path]) -> None:
        """Serve a game master's window; ``file`` is the game's file."""
        super().__init__()
        self._window, self._file = window, file
        self.fetch_button = window.button(self.tr("Fetch mail"), self.fetch)
        self.account_button = window.button(self.tr("Mail account…"), self.set_up)
        self.look_button = window.button(self.tr("Look…"), self.look)
        self.waiting = caption()
        self.errand = ErrandBar(self.tr("Fetching mails"))
        fill(
            QHBoxLayout(self),
            self.fetch_button,
            self.account_button,
            self.errand,
            self.waiting,
            self.look_button,
            None,
            margin=0,
        )

    def show_all(self) -> None:
        """Show whether an account serves the game, and what is waiting."""
        path = self._window.document.view.path
        account = account_for(path) if path else None
        count = count_waiting(account) if account else 0
        self.fetch_button.setVisible(account is not None)
        self.account_button.setVisible(account is None)
        self.waiting.setText(say(Message("wire.waits", count=count)) if count else "")
        self.look_button.setVisible(count > 0)

    def fetch(self) -> None:
        """Fetch what is new, and say what came."""
        account = account_for(self._file())
        secret = secret_of(account, self) if account else ""
        if account is None or not secret:
            return
        own = (served(self._window.game, self._file()),)
        self.fetch_button.setEnabled(False)
        self.errand.run(
            lambda told: fetched(account, secret, own, told),
            lambda result: self._window.bar.attempt(partial(self._take_in, result)),
        )

    def _take_in(self, result: Callable[[], object]) -> None:
        """Give each new mail to its game, and say what came."""
        self.fetch_button.setEnabled(True)
        found = result()
        if not isinstance(found, tuple):
            return
        collected = delivered(*found)
        self._window.bar.say("\n".join(map(say, collected.said)), refused=bool(collected.faults))
        self.came.emit()
        self.show_all()

    def set_up(self) -> None:
        """Set up an account for the game."""
        dialog = AccountDialog(self._window.document, self._file(), self._window)
        dialog.finished.connect(self.show_all)
        dialog.show()

    def look(self) -> None:
        """Show the mails that name no game."""
        account = account_for(self._file())
        if account:
            own = served(self._window.game, self._file())
            dialog = WaitingDialog(self._window.document, account, own, self._window)
            dialog.given.connect(self.came)
            dialog.finished.connect(self.show_all)
            dialog.show()
