"""A window that was closed is freed: no closure of its own holds it for good."""

import gc
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget

from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.shortcuts import ShortcutsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.settings import Settings

WINDOWS: dict[str, Callable[[Settings], QWidget]] = {
    "new game": lambda _: NewGameDialog(),
    "samples": lambda _: SamplesDialog(),
    "settings": SettingsDialog,
    "keys": lambda settings: ShortcutsDialog(Shortcuts(settings)),
    "first page": StartPage,
    "commands": lambda _: CommandPalette(()),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_a_closed_window_is_freed(name: str, qapp: QApplication, tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    window = WINDOWS[name](Settings(store))
    window.show()
    qapp.processEvents()
    held = ref(window)
    window.close()
    del window
    gc.collect()
    assert held() is None
