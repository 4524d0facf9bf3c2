"""What every command does: six menus, and one place where their errors are shown."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.session.files import LostFileError
from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import told
from spydip_gui.window.menus.edit import EditMenu
from spydip_gui.window.menus.game import GameMenu
from spydip_gui.window.menus.help import HelpMenu
from spydip_gui.window.menus.practice import PracticeMenu
from spydip_gui.window.menus.rules import RulesMenu
from spydip_gui.window.menus.turn import TurnMenu
from spydip_gui.window.menus.view import ViewMenu
from spydip_gui.window.menus.workplace import Acts, Workplace, tell
from spydip_gui.window.veil import ALLOWED

if TYPE_CHECKING:
    from spydip_gui.window.menus.post import PostMenu


class Handlers:
    """The menus of one window."""

    def __init__(self, window: Workplace) -> None:
        self._window = window
        self.game = GameMenu(window)
        self.edit = EditMenu(window)
        self.turn = TurnMenu(window)
        self.view = ViewMenu(window)
        self.help = HelpMenu(window)
        self.rules = RulesMenu(window)
        self.practice = PracticeMenu(window)
        plain = (self.game, self.edit, self.turn, self.view, self.help)
        menus = (*plain, self.rules, self.practice)
        self._acts: Acts = {action: act for menu in menus for action, act in menu.acts().items()}

    @cached_property
    def post(self) -> "PostMenu":
        """The Post menu, whose windows are slow to import."""
        from spydip_gui.window.menus.post import PostMenu  # noqa: PLC0415  # not for the first window

        return PostMenu(self._window)

    def take_files(self, files: list[Path]) -> None:
        """Take dropped files: mails for the game master, otherwise a game or a sheet of orders."""
        view = self._window.document.view
        if view.decides and all(map(_holds_mails, files)):
            self.post.take_mails(files)
        else:
            self.edit.take_file(str(files[0]))

    def of(self, action: Action) -> Callable[[], None]:
        """What a command does, unless the curtain forbids it; errors are shown."""

        def do() -> None:
            if self._window.veil.drawn and action not in ALLOWED:
                return
            try:
                acts = self._acts if action in self._acts else self.post.acts()
                acts[action]()
            except (OSError, ValueError) as error:
                tell(self._window, told(error))
                if isinstance(error, LostFileError):
                    self.of(Action.save_as)()

        return do


def _holds_mails(path: Path) -> bool:
    """Whether a file can only be mails, or a folder is not a design and may contain some."""
    if path.is_dir():
        return path.suffix != ".spydesign" and not any(path.glob("*.toml"))
    return path.suffix.lower() in (".eml", ".mbox")
