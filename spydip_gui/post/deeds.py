"""What the actions of the menu Post do, for a player's packet and for a game master's game."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from spydip_gui.document.document import Document
from spydip_gui.post import answering
from spydip_gui.post.bar import bar_of
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.press import PressWindow
from spydip_gui.post.records import RecordsWindow
from spydip_gui.post.seals import SealWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import TurnWindow
from spydip_gui.settings import Settings

KEYED = ("open_inbox", "open_status", "open_turn", "open_press", "open_records")
"""The actions that open a window of the game master's."""


class PostDeeds:
    """Does for one window what its menu Post asks for."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        """Work on a document, with dialogs over its window."""
        self._doc = document
        self._settings = settings
        self._window = window
        self._open: dict[type[MasterWindow], MasterWindow] = {}

    def open_inbox(self) -> None:
        """Read mails with orders."""
        self._show(InboxWindow)

    def open_status(self) -> None:
        """See who is in, and the deadlines."""
        self._show(StatusWindow)

    def open_turn(self) -> None:
        """Try the deadline, decide it and write the letters."""
        self._show(TurnWindow)

    def copy_answer(self) -> None:
        """Put the answer on the clipboard."""
        self._told(answering.copy)

    def save_answer(self) -> None:
        """Write the answer to a file."""
        self._told(lambda document: answering.save_sheet(document, self._window))

    def mail_answer(self) -> None:
        """Write the answer as a draft for a mail program."""
        self._told(lambda document: answering.save_mail(document, self._window))

    def open_press(self) -> None:
        """Take press, and see what is to be released."""
        self._show(PressWindow)

    def open_records(self) -> None:
        """See centres, statistics and corrections."""
        self._show(RecordsWindow)

    def open_seals(self) -> None:
        """Seal a sheet, or compare a promise with what was opened."""
        SealWindow(self._doc, self._window).show()

    def _show(self, kind: type[MasterWindow]) -> None:
        window = self._open.get(kind)
        if window is None:
            window = self._open[kind] = kind(self._doc, self._window)
            # The keys that open one of these windows work in each of them.
            every = self._window.findChildren(QAction)
            window.addActions([one for one in every if one.objectName() in KEYED])
        else:
            window.doing(window.show_all)()
        window.show()
        window.activateWindow()

    def _told(self, act: Callable[[PlayerDocument], str]) -> None:
        if isinstance(self._doc, PlayerDocument):
            sentence = act(self._doc)
            if sentence:
                bar_of(self._window).say(sentence)
