"""The settings list the folders of variants, and the window of a new game what is in them."""

from pathlib import Path

import platformdirs
import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.guests import permits
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.settings import Settings

BIRCH = """
from engine.guest import replace, standard

VARIANT = replace(standard.VARIANT, title="Birch")
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")
    monkeypatch.delenv(permits.VARIABLE, raising=False)
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "birch.py").write_text(BIRCH)
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, own_settings: Settings, shelf: Path) -> SettingsDialog:  # noqa: ARG001  # the user's own list stays as it is
    window = SettingsDialog(own_settings)
    qtbot.addWidget(window)
    return window


def rows(dialog: SettingsDialog) -> list[str]:
    listed = dialog.folders.list
    return [listed.item(row).text() for row in range(listed.count())]


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_a_folder_is_allowed_once_its_path_was_shown(
    answer: QMessageBox.StandardButton,
    dialog: SettingsDialog,
    shelf: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(shelf))
    monkeypatch.setattr(QMessageBox, "question", lambda *given: asked.append(given[2]) or answer)
    dialog.folders.allow.click()
    assert str(shelf) in asked[0]
    wanted = answer == QMessageBox.StandardButton.Yes
    assert permits.allowed() == ((shelf,) if wanted else ())
    assert rows(dialog) == ([f"{shelf}: birch"] if wanted else [])


def test_a_folder_is_forgotten(dialog: SettingsDialog, shelf: Path) -> None:
    dialog.folders.take(shelf)
    assert not dialog.folders.forget.isEnabled()
    dialog.folders.list.setCurrentRow(0)
    dialog.folders.forget.click()
    assert (rows(dialog), permits.allowed()) == ([], ())


def test_a_new_game_offers_guests_and_says_what_is_wrong_with_others(
    qtbot: QtBot, shelf: Path, picture: Picture
) -> None:
    (shelf / "pine.py").write_text("VARIANT = missing\n")
    permits.allow(shelf)
    window = NewGameDialog()
    qtbot.addWidget(window)
    assert "Birch" in [window.variant.itemText(n) for n in range(window.variant.count())]
    assert "pine.py:1: NameError" in window.fault.text()
    window.choose("birch")
    assert window.wanted().rules.variant.id == "birch"
    assert picture.board.name == window.wanted().rules.board.name
