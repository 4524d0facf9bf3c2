"""Every window, dialog and panel, as it stands on a screen with so much room."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QRect, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import FRAME
from spydip_gui.window.fitting import fit
from spydip_gui.window.window import DeskWindow
from tests.helpers import more_scenes, scenes
from tests.helpers.scenes import Shown

GROUPS: Mapping[str, Callable[[Settings, Path, str], Shown]] = {
    "games": lambda settings, _, time: scenes.games(settings, time, {(1280, 800): 2}),
    "panels": lambda settings, _, time: scenes.panels(settings, time),
    "dialogs": lambda settings, _, time: scenes.dialogs(settings, time),
    "post": lambda settings, folder, time: scenes.post(settings, time, folder),
    "due": lambda settings, _, time: more_scenes.due(settings, time),
    "shapes": lambda settings, _, time: more_scenes.shapes(settings, time),
    "coached": lambda settings, _, time: more_scenes.coached(settings, time),
    "asked": lambda settings, folder, time: more_scenes.asked(settings, time, folder),
    "workshop": lambda _, folder, time: more_scenes.workshop(time, folder),
}
"""All of them, some at a time, by the settings, a folder of their own, and day or night."""


def settle() -> None:
    """Have everything laid out, also layouts within layouts."""
    for _ in range(3):
        QApplication.processEvents()


def finish(window: QWidget) -> None:
    """Wait until all of a window is drawn, also what is drawn later or elsewhere."""
    done: list[bool] = []
    QTimer.singleShot(80, lambda: done.append(True))
    drawn_later = isinstance(window, StartPage | SamplesDialog)
    while not done or (drawn_later and not window.idle):
        QThreadPool.globalInstance().waitForDone()
        QApplication.processEvents()


def place(shown: QWidget, room: QRect, size: QRect) -> None:
    """Show a window on a screen with so much room: dialogs in their size, others in full."""
    window = shown.window()
    inside = room.marginsRemoved(FRAME)
    full = isinstance(window, DeskWindow | StartPage)
    window.resize(inside.size() if full else size.size())
    fit(window, inside)
    if isinstance(window, DeskWindow) and shown in window.column.panels.values():
        window.side.raise_panel(shown)
    settle()
