"""The menu Post: the game master's windows, and a player's answer over a packet."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
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
from spydip_gui.window.menus.workplace import Acts, Workplace

_KEYED = frozenset(
    action.name
    for action in (
        Action.open_inbox,
        Action.open_status,
        Action.open_turn,
        Action.open_press,
        Action.open_records,
    )
)
"""The actions that open a window of the game master's."""


class PostMenu:
    """Does for one window what its menu asks for."""

    def __init__(self, place: Workplace, window: QWidget) -> None:
        """Work at a place, with dialogs over its window."""
        self._doc = place.document
        self._window = window
        self._open: dict[type[MasterWindow], MasterWindow] = {}

    def acts(self) -> Acts:
        """What each action does."""
        return {
            Action.open_inbox: self.open_inbox,
            Action.open_status: self.open_status,
            Action.open_turn: self.open_turn,
            Action.open_press: self.open_press,
            Action.open_records: self.open_records,
            Action.open_seals: self.open_seals,
            Action.copy_answer: self.copy_answer,
            Action.save_answer: self.save_answer,
            Action.mail_answer: self.mail_answer,
        }

    def open_inbox(self) -> None:
        """Read mails with orders."""
        self._show(InboxWindow)

    def open_status(self) -> None:
        """See who is in, and the deadlines."""
        self._show(StatusWindow)

    def open_turn(self) -> None:
        """Try the deadline, decide it and write the letters."""
        self._show(TurnWindow)

    def open_press(self) -> None:
        """Take press, and see what is to be released."""
        self._show(PressWindow)

    def open_records(self) -> None:
        """See centres, statistics and corrections."""
        self._show(RecordsWindow)

    def open_seals(self) -> None:
        """Seal a sheet, or compare a promise with what was opened."""
        SealWindow(self._doc, self._window).show()

    def copy_answer(self) -> None:
        """Put the answer on the clipboard."""
        self._told(answering.copy)

    def save_answer(self) -> None:
        """Write the answer to a file."""
        self._told(lambda document: answering.save_sheet(document, self._window))

    def mail_answer(self) -> None:
        """Write the answer as a draft for a mail program."""
        self._told(lambda document: answering.save_mail(document, self._window))

    def _show(self, kind: type[MasterWindow]) -> None:
        window = self._open.get(kind)
        if window is None:
            window = self._open[kind] = kind(self._doc, self._window)
            # The keys that open one of these windows work in each of them.
            every = self._window.findChildren(QAction)
            window.addActions([one for one in every if one.objectName() in _KEYED])
        else:
            window.doing(window.show_all)()
        window.show()
        window.activateWindow()

    def _told(self, act: Callable[[PlayerDocument], str]) -> None:
        if isinstance(self._doc, PlayerDocument):
            sentence = act(self._doc)
            if sentence:
                bar_of(self._window).say(sentence)
