"""What the pictures of the desk show: every game, panel, window and dialog, one after the other."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.dialogs.about import AboutDialog
from spydip_gui.dialogs.help import HelpWindow
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.shortcuts import ShortcutsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.dialogs.tour import TourDialog
from spydip_gui.document.document import Document
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.press import PressWindow
from spydip_gui.post.records import RecordsWindow
from spydip_gui.post.seals import SealWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import TurnWindow
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import palette_for
from spydip_gui.window.window import DeskWindow
from tests.helpers import seven_mails

Size: TypeAlias = tuple[int, int]
Shown: TypeAlias = Iterator[tuple[str, QWidget]]

SCENES = {
    "first-years": (4, "FRANCE"),
    "eyes-in-the-channel": (4, "ENGLAND"),
    "fog-over-europe": (7, "AUSTRIA"),
    "a-quiet-knife": (7, "RUSSIA"),
    "guests-uninvited": (8, "RUSSIA"),
    "a-duel-for-europe": (7, "X"),
}
"""For each sample the turn that is looked at, and by whom beside the game master."""


POST: Mapping[str, type[QDialog]] = {
    "inbox": InboxWindow,
    "status": StatusWindow,
    "turn": TurnWindow,
    "press": PressWindow,
    "records": RecordsWindow,
    "seals": SealWindow,
}
"""The windows of the post, by name."""


def games(settings: Settings, time: str, sizes: Mapping[Size, int]) -> Shown:
    """Every sample in windows of these sizes, to so many viewers."""
    for name, (turn, power) in SCENES.items():
        window = opened(name, settings, time)
        window.document.look(turn=turn)
        for (wide, high), number in sizes.items():
            window.resize(wide, high)
            for viewer in (GM, PowerId(power))[:number]:
                window.document.look(viewer=viewer)
                panel = window.results if viewer == GM else window.intelligence
                window.side.raise_panel(panel)
                QApplication.processEvents()
                yield f"{name}-{viewer.lower()}-{wide}", window
        window.close()


def panels(settings: Settings, time: str) -> Shown:
    """Every panel by itself."""
    window = opened("guests-uninvited", settings, time)
    window.resize(1280, 1000)
    for name, panel in window.column.panels.items():
        # The game master has no eyes of his own.
        viewer = "RUSSIA" if name == "eyes" else GM
        window.document.look(turn=8, viewer=viewer)
        window.side.raise_panel(panel)
        QApplication.processEvents()
        yield f"panel-{name}", panel
    window.close()


def dialogs(settings: Settings, time: str) -> Shown:
    """Every dialog of the desk."""
    window = opened("guests-uninvited", settings, time)
    window.resize(1280, 800)
    yield from _new_games(window)
    for name, part in _dialogs(window, settings).items():
        part.show()
        yield f"dialog-{name}", part
        part.close()
    tour = TourDialog(window)
    tour.show()
    tour.turn_to(1)
    yield "tour", window
    yield "dialog-tour", tour
    tour.close()
    window.map.walker.walk_to(PowerId("MUN"))  # type: ignore[arg-type]
    yield "walking", window
    window.switching.cover("FRANCE")
    yield "curtain", window
    window.close()


def post(settings: Settings, time: str, folder: Path) -> Shown:
    """The windows of the post, on a game with mails."""
    file = seven_mails.kept(folder)
    game = Game.open(file)
    document = Document(Seat(game))
    window = DeskWindow(document, load_picture("standard"), palette_for(time), settings)
    for name, kind in POST.items():
        shown = kind(document, window)
        if isinstance(shown, InboxWindow):
            shown.add([seven_mails.mails(game, folder / "mails")])
        shown.show()
        yield f"post-{name}", shown
        shown.close()
    window.close()
    document.close()


def opened(name: str, settings: Settings, time: str) -> DeskWindow:
    """A sample in a window."""
    document = Document(Seat(samples.play(name)))
    picture = load_picture(document.view.board_place)
    window = DeskWindow(document, picture, palette_for(time), settings)
    window.show()
    return window


def _new_games(window: QMainWindow) -> Shown:
    new = NewGameDialog(window)
    new.choose("infiltration")
    new.options.choose("adj.rulebook", "1971")
    new.deadlines.wanted.setChecked(True)
    new.show()
    for number, page in enumerate(("options", "players", "deadlines")):
        new.pages.setCurrentIndex(number)
        yield f"dialog-new-game-{page}", new
    new.close()


def _dialogs(window: DeskWindow, settings: Settings) -> Mapping[str, QWidget]:
    board, doc = window.stage.board, window.document
    keys = ShortcutsDialog(window.shortcuts, window)
    keys.choose("resolve")
    keys.entry.setKeySequence(QKeySequence("Ctrl+Z"))
    page = HelpWindow(window.shortcuts, window)
    page.turn_to("orders")
    found: dict[str, QDialog | QWidget] = {
        "about": AboutDialog(window),
        "samples": SamplesDialog(window),
        "position": PositionDialog(
            doc.view.rules, doc.view.master().position(), board.picture, board.palette, window
        ),
        "settings": SettingsDialog(settings, window),
        "keys": keys,
        "help": page,
        "commands": CommandPalette(window.commands, window),
        "start": StartPage(settings),
    }
    return found
