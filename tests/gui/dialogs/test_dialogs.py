"""Dialogs take in what fits and say what does not."""

import sys
import threading
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
    for key, values in SETTINGS.items():
        box = dialog.boxes[key]
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert own_settings.value(key) == values[1]


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> list[str]:  # noqa: ARG001
    """What is told of faults, which are kept in a folder of the test's own."""
    found: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: found.append(words[2]))
    monkeypatch.setattr(crash, "folder", lambda: tmp_path)
    monkeypatch.setattr(crash, "_watch_below", lambda: None)
    monkeypatch.setattr(sys, "excepthook", None)
    monkeypatch.setattr(threading, "excepthook", None)
    crash.watch(lambda: None, lambda _error: None)
    return found


def test_a_fault_is_kept_without_what_it_says(tmp_path: Path, told: list[str]) -> None:
    sys.excepthook(KeyError, KeyError("GERMANY: A MUN - BUR"), None)
    [report] = tmp_path.iterdir()
    assert "KeyError" in report.read_text()
    assert "MUN" not in report.read_text()
    assert str(report) in told[0]


def test_a_fault_while_one_is_told_is_only_kept(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def again(*words: str) -> None:
        told.append(words[2])
        sys.excepthook(ValueError, ValueError("again"), None)

    monkeypatch.setattr(QMessageBox, "critical", again)
    sys.excepthook(KeyError, KeyError("first"), None)
    assert len(told) == 1
    assert len(list(tmp_path.iterdir())) == 2


def test_a_fault_of_a_thread_is_kept_and_opens_no_window(tmp_path: Path, told: list[str]) -> None:
    def fail() -> None:
        raise KeyError("beside")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert told == []
    assert len(list(tmp_path.iterdir())) == 1


def test_a_report_that_cannot_be_kept_is_told_all_the_same(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where the folder should be")
    monkeypatch.setattr(crash, "folder", lambda: taken)
    sys.excepthook(KeyError, KeyError("first"), None)
    assert "File exists" in told[0]


def test_old_reports_make_room(tmp_path: Path, told: list[str]) -> None:
    for _ in range(25):
        sys.excepthook(KeyError, KeyError("first"), None)
    assert len(told) == 25
    assert len(list(tmp_path.iterdir())) == 20
