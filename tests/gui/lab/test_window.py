"""The window of the lab, by its buttons."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.lab.results import look
from spydip_gui.lab.window import LabWindow


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[LabWindow]:
    made = LabWindow()
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.variant.setCurrentText("Blind Diplomacy II")
    made.games.setValue(3)
    made.deadlines.setValue(3)
    made.jobs.setValue(1)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def play(window: LabWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    qtbot.mouseClick(window.start, Qt.MouseButton.LeftButton)


def test_a_run_is_played_told_and_drawn(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.compared.setChecked(True)
    window.others.choose("fog.retreat_mode", "listed")
    play(window, tmp_path / "r.sqlite", qtbot, monkeypatch)
    assert not window.start.isEnabled()
    qtbot.waitUntil(lambda: not window.running.busy, timeout=60_000)
    assert (window.progress.value(), window.progress.maximum()) == (6, 6)
    told = window.text.toPlainText()
    assert "A: blind\n3 games" in told
    assert "B: blind fog.retreat_mode=listed\n3 games" in told
    assert len(window.drawn.findChildren(QSvgWidget)) >= 4
    page = tmp_path / "r.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(page), ""))
    qtbot.mouseClick(window.save, Qt.MouseButton.LeftButton)
    assert "fog.retreat_mode=listed" in page.read_text("utf-8")


def test_a_run_that_was_stopped_goes_on(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.games.setValue(24)
    path = tmp_path / "r.sqlite"
    play(window, path, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: window.progress.value() > 0, timeout=60_000)
    qtbot.mouseClick(window.stop, Qt.MouseButton.LeftButton)
    assert not window.running.busy
    with look(path) as kept:
        assert 0 < kept.count() < 24
    play(window, path, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: not window.running.busy, timeout=60_000)
    assert window.progress.value() == 24
    with look(path) as kept:
        assert kept.count() == 24


def test_a_file_of_another_run_is_refused_in_a_sentence(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.sqlite"
    play(window, path, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: not window.running.busy, timeout=60_000)
    window.seed.setValue(7)
    play(window, path, qtbot, monkeypatch)
    assert "holds another run" in window.bar.text.text()
    assert not window.running.busy


def test_a_file_that_holds_no_results_is_refused(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.sqlite"
    path.write_bytes(b"no results at all")
    play(window, path, qtbot, monkeypatch)
    assert "holds no results" in window.bar.text.text()
    assert path.read_bytes() == b"no results at all"


def test_the_page_can_be_saved_once_there_are_results(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.save.isEnabled()
    path = tmp_path / "r.sqlite"
    play(window, path, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: not window.running.busy, timeout=60_000)
    assert window.save.isEnabled()
    play(window, tmp_path / "other.sqlite", qtbot, monkeypatch)
    assert (window.save.isEnabled(), window.text.toPlainText()) == (False, "")
    window.pause()
    window.show_file(path)
    assert window.save.isEnabled()


def test_a_file_that_is_held_fast_is_told(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.sqlite"
    play(window, path, qtbot, monkeypatch)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        qtbot.waitUntil(lambda: not window.running.busy, timeout=60_000)
    assert "cannot be written" in window.bar.text.text()


def test_escape_stops_the_run_with_its_window(
    window: LabWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.games.setValue(800)
    play(window, tmp_path / "r.sqlite", qtbot, monkeypatch)
    assert window.running.busy
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert (window.isVisible(), window.running.busy) == (False, False)
