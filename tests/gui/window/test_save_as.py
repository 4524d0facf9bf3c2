"""A game kept under another name takes its post along, and leaves the old one where it was."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.post import book as books
from engine.post.book import Book
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


def test_a_game_without_post_is_kept_under_another_name_too(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = (str(tmp_path / "first.spydip"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: named)
    window.menus.game.save_as()
    assert window.document.view.path == tmp_path / "first.spydip"
    assert not books.folder(tmp_path / "first.spydip").exists()
    window.document.close()
