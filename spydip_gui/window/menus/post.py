"""The Post menu: the game master's windows, and a player's answer to a packet."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QAction, QGuiApplication

from engine.board.graph import PowerId
from engine.post.book import BookError
from engine.post.kept import draft
from engine.post.votes import draw
from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import translate
from spydip_gui.output.files import save
from spydip_gui.post.account_dialog import AccountDialog, game_of
from spydip_gui.post.answer_mail import AnswerMail, master_key
from spydip_gui.post.bar import bar_of
from spydip_gui.post.ending import EndingWindow
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.press import PressWindow
from spydip_gui.post.records import RecordsWindow
from spydip_gui.post.seals import SealWindow
from spydip_gui.post.send_window import SendWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import LETTERS, TRY, TurnWindow
from spydip_gui.theme.file_dialogs import ask_place
from spydip_gui.theme.parts import agreed
from spydip_gui.window.menus.workplace import Acts, Menu, counsel, proposed

M = TypeVar("M", bound=MasterWindow)

_WINDOWS: Mapping[Action, type[MasterWindow]] = {
    Action.open_inbox: InboxWindow,
    Action.open_status: StatusWindow,
    Action.open_turn: TurnWindow,
    Action.send_mail: SendWindow,
    Action.open_press: PressWindow,
    Action.open_records: RecordsWindow,
}
"""The actions that open a window of the game master's."""


class PostMenu(Menu):
    """The Post menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        return {
            **{action: partial(self._show, kind) for action, kind in _WINDOWS.items()},
            Action.declare_draw: self.end,
            Action.open_seals: self.open_seals,
            Action.mail_account: self.set_up_account,
            Action.send_answer: self.send_answer,
            Action.copy_answer: lambda: self._told(self._copied),
            Action.save_answer: lambda: self._told(self._saved),
            Action.mail_answer: lambda: self._told(self._drafted),
        }

    def end(self) -> None:
        """End the game by agreement; in a practice game, computers agree to a draw."""
        if self._doc.view.decides:
            self._show(EndingWindow)
            return
        question = translate(
            "Desk",
            "End the game as a draw of all who are left? Once it is over, nothing is hidden.",
        )
        if agreed(self._window, question):
            self._doc.go_on((draw(),))

    def open_seals(self) -> None:
        """Seal a sheet, or compare a promise with what was opened."""
        SealWindow(self._doc, self._window).show()

    def set_up_account(self) -> None:
        """Enter the mail account of the game, or of the player whose packet this is."""
        game = game_of(self._doc)
        if game is None:
            raise BookError("post.game_has_no_file")
        AccountDialog(self._doc, game, self._window).show()

    def send_answer(self) -> None:
        """Send the answer to a packet, asking first if a coach advises against it."""
        if not isinstance(self._doc, PlayerDocument):
            return
        told = counsel(self._doc, self._window.settings)
        question = translate("Desk", "Send the orders all the same?")
        if not told or agreed(self._window, "\n\n".join([*told, question])):
            AnswerMail(self._doc, self._window.settings, self._window).show()

    def take_mails(self, files: list[Path]) -> None:
        """Read mails in the inbox."""
        inbox = self._show(InboxWindow)
        inbox.bar.attempt(lambda: inbox.add(files))

    def choose_mail(self, power: PowerId) -> None:
        """Choose the first of a power's mails that needs a look, in the open inbox."""
        if inbox := self._window.findChild(InboxWindow):
            inbox.choose(power)

    def choose_power(self, power: PowerId) -> None:
        """Select a power in the status window, if that is open."""
        if status := self._window.findChild(StatusWindow):
            status.choose(power)

    def turn_to(self, *, letters: bool) -> None:
        """Show the trial or the letters in the turn window, if that is open."""
        if window := self._window.findChild(TurnWindow):
            window.pages.setCurrentIndex(LETTERS if letters else TRY)

    def _show(self, kind: type[M]) -> M:
        window = self._window.findChild(kind)
        if window is None:
            window = kind(self._doc, self._window)
            # The keys that open one of these windows work in all of them.
            every, keyed = self._window.findChildren(QAction), {one.name for one in _WINDOWS}
            window.addActions([one for one in every if one.objectName() in keyed])
        else:
            window.bar.attempt(window.show_all)
        window.show()
        window.activateWindow()
        return window

    def _told(self, act: Callable[[PlayerDocument], str]) -> None:
        if isinstance(self._doc, PlayerDocument):
            sentence = act(self._doc)
            if sentence:
                bar_of(self._window).say(sentence)

    def _copied(self, document: PlayerDocument) -> str:
        """Copy the answer to the clipboard."""
        QGuiApplication.clipboard().setText(document.answer)
        return translate("Desk", "Copied; paste it into a mail to the game master.")

    def _saved(self, document: PlayerDocument) -> str:
        """Write the answer to a file; raises OutputError."""
        title = translate("Desk", "Save the answer")
        return self._written(title, document, ".txt", document.answer.encode())

    def _drafted(self, document: PlayerDocument) -> str:
        """Write the answer as a mail draft; raises OutputError."""
        title = translate("Desk", "Save the mail draft")
        to = document.view.packet.invitation
        mail = draft(to, document.answer, self._window.settings.text(master_key(to.game)))
        return self._written(title, document, ".eml", mail)

    def _written(self, title: str, document: PlayerDocument, ending: str, content: bytes) -> str:
        """Ask where to write, and say where it went."""
        to = document.view.packet.invitation
        name = str(proposed(f"{to.title} {to.power} {to.due}", ending, document.view.path))
        path = ask_place(self._window, title, name)
        if path is None:
            return ""
        save(path, content)
        return translate("Desk", "Written: {file}").format(file=path)
