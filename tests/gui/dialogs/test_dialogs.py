"""Dialogs take in what fits and say what does not."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from spydip_gui import crash
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.settings import SETTINGS, Settings


def test_every_setting_can_be_chosen(qtbot: QtBot, own_settings: Settings) -> None:
    dialog = SettingsDialog(own_settings)
    qtbot.addWidget(dialog)
    for one in SETTINGS:
        box = dialog.boxes[one.key]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert own_settings.value(one.key) == one.values[1]


def test_a_fault_is_kept_without_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: told.append(words[2]))
    monkeypatch.setattr(crash, "folder", lambda: tmp_path)
    monkeypatch.setattr("sys.excepthook", None)
    crash.watch(lambda: None)
    fault = KeyError("GERMANY: A MUN - BUR")
    crash.sys.excepthook(KeyError, fault, None)
    [report] = tmp_path.iterdir()
    assert "KeyError" in report.read_text()
    assert "MUN" not in report.read_text()
    assert str(report) in told[0]
