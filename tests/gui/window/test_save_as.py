"""A game kept under another name takes its post along, and leaves the old one where it was."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QMessageBox

from engine.game.game import Game
from engine.post import beside
from engine.post import book as books
from engine.post.book import Book
from spydip_gui.commands.actions import Action
from spydip_gui.post.bar import bar_of
from spydip_gui.window.menus.workplace import proposed
from spydip_gui.window.window import DeskWindow


def test_a_game_under_another_name_takes_its_post_along(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = tmp_path / "ours.spydip", tmp_path / "copy.spydip"
    window.document.save_as(before)
    books.save(before, Book(gm="Ana Ruiz"))
    named = (str(after.with_suffix("")), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: named)
    window.menus.game.save_as()
    assert window.document.view.path == after
    seats = window.document.view.rules.seats
    assert books.load(after, seats).gm == books.load(before, seats).gm == "Ana Ruiz"
    window.document.close()


def test_without_a_folder_for_documents_a_game_is_proposed_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name, place in (("nowhere", tmp_path), ("there", tmp_path / "there")):
        monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _, n=name: f"{tmp_path}/{n}")
        (tmp_path / "there").mkdir(exist_ok=True)
        assert proposed("Spy", ".spydip") == place / "Spy.spydip"


def test_a_game_without_post_is_kept_under_another_name_too(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = (str(tmp_path / "first.spydip"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: named)
    window.menus.game.save_as()
    assert window.document.view.path == tmp_path / "first.spydip"
    assert not beside.folder(tmp_path / "first.spydip").exists()
    window.document.close()


def test_the_name_that_will_be_written_is_asked_about(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    precious = tmp_path / "precious.spydip"
    window.document.save_as(tmp_path / "ours.spydip")
    precious.write_bytes((tmp_path / "ours.spydip").read_bytes())
    before = precious.stat().st_ino
    named = (str(tmp_path / "precious"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: named)
    asked: list[str] = []

    def no(_window: object, _title: str, question: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", no)
    window.menus.game.save_as()
    assert asked == ["“precious.spydip” already exists. Replace it?"]
    assert precious.stat().st_ino == before
    assert window.document.view.path == tmp_path / "ours.spydip"
    window.document.close()


def test_a_game_whose_file_was_taken_away_is_kept_and_saved_elsewhere(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.document.save_as(tmp_path / "ours.spydip")
    (tmp_path / "ours.spydip").unlink()
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda *said: told.append(said[2]))
    named = (str(tmp_path / "saved.spydip"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: named)
    window.settings.set("confirm", "off")
    turns = len(window.document.turns)
    window.menus.of(Action.resolve)()
    assert "kept in memory" in told[0]
    assert window.document.view.path == tmp_path / "saved.spydip"
    window.menus.of(Action.resolve)()
    assert len(window.document.turns) == turns + 1
    window.document.close()
    with Game.open(tmp_path / "saved.spydip") as game:
        assert len(game.record.line()) == turns + 1


def test_post_of_another_game_is_moved_aside_with_a_word(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, other = tmp_path / "ours.spydip", tmp_path / "other.spydip"
    window.document.save_as(ours)
    books.save(ours, Book(gm="Ana Ruiz"))
    books.save(other, Book(gm="Somebody else"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(other), ""))
    window.menus.game.save_as()
    seats = window.document.view.rules.seats
    assert books.load(other, seats).gm == "Ana Ruiz"
    assert (tmp_path / "other.old-1.post" / "book.toml").is_file()
    assert "other.old-1.post" in bar_of(window).text.text()
    window.document.close()
