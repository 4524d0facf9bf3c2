"""The menu Post: the game master's windows, and a player's answer over a packet."""

from collections.abc import Callable, Mapping
from functools import partial

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
from spydip_gui.window.menus.workplace import Acts, Menu, Workplace

_WINDOWS: Mapping[Action, type[MasterWindow]] = {
    Action.open_inbox: InboxWindow,
    Action.open_status: StatusWindow,
    Action.open_turn: TurnWindow,
    Action.open_press: PressWindow,
    Action.open_records: RecordsWindow,
}
"""The actions that open a window of the game master's."""


class PostMenu(Menu):
    """Does for one window what its menu asks for."""

    def __init__(self, place: Workplace, window: QWidget) -> None:
        """Work at a place; none of its windows is open yet."""
        super().__init__(place, window)
        self._open: dict[type[MasterWindow], MasterWindow] = {}

    def acts(self) -> Acts:
        """What each action does."""
        return {
            **{action: partial(self._show, kind) for action, kind in _WINDOWS.items()},
            Action.open_seals: self.open_seals,
            Action.copy_answer: lambda: self._told(answering.copy),
            Action.save_answer: self.save_answer,
            Action.mail_answer: self.mail_answer,
        }

    def open_seals(self) -> None:
        """Seal a sheet, or compare a promise with what was opened."""
        SealWindow(self._doc, self._window).show()

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
            every, keyed = self._window.findChildren(QAction), {one.name for one in _WINDOWS}
            window.addActions([one for one in every if one.objectName() in keyed])
        else:
            window.doing(window.show_all)()
        window.show()
        window.activateWindow()

    def _told(self, act: Callable[[PlayerDocument], str]) -> None:
        if isinstance(self._doc, PlayerDocument):
            sentence = act(self._doc)
            if sentence:
                bar_of(self._window).say(sentence)
