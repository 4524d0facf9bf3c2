"""Notes of one's own at the desk: written, drawn, kept, and shown to nobody else."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId, ProvinceId
from engine.session.notes import Sure
from spydip_gui.dialogs.guess import GuessDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow

ENGLAND, FRANCE = PowerId("ENGLAND"), PowerId("FRANCE")
NTH = ProvinceId("NTH")
WORDS = "Zwiebelkuchen"


@pytest.fixture
def england(window: DeskWindow) -> DeskWindow:
    window.document.look(viewer=ENGLAND)
    return window


def pin(window: DeskWindow, text: str, sure: str = "likely") -> None:
    """Pin a guess to the North Sea by keys alone."""
    window.map.walker.walk_to(NTH)
    QTest.keyClick(window, Qt.Key.Key_F4)
    dialog = window.findChildren(GuessDialog)[-1]
    assert dialog.place.currentData() == NTH
    QTest.keyClick(dialog.text, Qt.Key.Key_End)
    QTest.keyClicks(dialog.text, text)
    dialog.sure.setCurrentText(sure)
    QTest.keyClick(dialog.text, Qt.Key.Key_Return)


def seen(window: DeskWindow) -> QImage:
    """The map as it is painted."""
    return window.map.viewport().grab().toImage()


def test_a_guess_is_pinned_by_keys_drawn_listed_and_spoken(england: DeskWindow) -> None:
    england.map.walker.walk_to(NTH)
    before = seen(england)
    pin(england, f"{WORDS}?")
    england.side.raise_panel(england.notes)
    (guess,) = england.document.view.notes.read().guesses
    assert (guess.place, guess.text, guess.sure) == (NTH, f"{WORDS}?", Sure.LIKELY)
    assert seen(england) != before
    assert WORDS in england.notes.guesses.item(0).text()
    england.map.walker.walk_to(NTH)
    assert WORDS in england.map.accessibleDescription()


def test_a_guess_is_changed_and_taken_away(england: DeskWindow) -> None:
    clean = seen(england)
    pin(england, WORDS)
    pin(england, " still")
    assert england.document.view.notes.read().guesses[0].text == f"{WORDS} still"
    england.map.walker.walk_to(NTH)
    england.menus.edit.pin_guess(NTH)
    england.findChildren(GuessDialog)[-1].gone.click()
    assert england.document.view.notes.read().guesses == ()
    england.document.look(viewer=FRANCE)
    england.document.look(viewer=ENGLAND)
    assert seen(england).size() == clean.size()


def test_nobody_else_sees_what_england_wrote(england: DeskWindow) -> None:
    england.document.look(viewer=FRANCE)
    england.side.raise_panel(england.notes)
    others = dict.fromkeys(("FRANCE", "GM"))
    bare = {}
    for viewer in others:
        england.document.look(viewer=PowerId(viewer))
        england.map.walker.walk_to(NTH)
        bare[viewer] = seen(england)
    england.document.look(viewer=ENGLAND)
    pin(england, WORDS)
    england.notes.text.setPlainText(WORDS)
    for viewer in others:
        england.document.look(viewer=PowerId(viewer))
        assert england.notes.text.toPlainText() == ""
        assert england.notes.guesses.count() == 0
        england.map.walker.walk_to(NTH)
        assert seen(england) == bare[viewer]
    england.document.look(viewer=ENGLAND)
    assert england.notes.text.toPlainText() == WORDS


def test_a_text_is_kept_for_its_power_and_deadline(england: DeskWindow, qtbot: QtBot) -> None:
    panel = england.notes
    england.side.raise_panel(panel)
    panel.power.setCurrentText("Germany")
    QTest.keyClicks(panel.text, WORDS)
    panel.power.setCurrentText("France")
    assert panel.text.toPlainText() == ""
    panel.power.setCurrentText("Germany")
    assert panel.text.toPlainText() == WORDS
    document = england.document
    document.look(turn=0)
    assert panel.text.toPlainText() == ""
    assert WORDS in panel.earlier.text()
    qtbot.waitUntil(lambda: bool(document.view.notes.read().remarks))


def test_pictures_show_notes_only_where_that_is_asked_for(
    england: DeskWindow, tmp_path: Path, own_settings: Settings
) -> None:
    def exported(name: str) -> str:
        england.stage.export(tmp_path / name)
        return (tmp_path / name).read_text()

    bare = exported("bare.svg")
    pin(england, "Qq")
    assert exported("still.svg") == bare
    assert england.stage.image() == england.stage.image()
    own_settings.set("notes", "on")
    assert exported("asked.svg") != bare


def test_looking_back_shows_what_was_guessed_then(england: DeskWindow) -> None:
    england.document.look(turn=1)
    then = england.stage.board.view.slips
    england.document.look(turn=99)
    pin(england, WORDS)
    assert [one.text for one in england.stage.board.view.slips] == [WORDS]
    england.document.look(turn=1)
    assert england.stage.board.view.slips == then == ()


def test_behind_the_curtain_nothing_is_read(england: DeskWindow) -> None:
    pin(england, WORDS)
    england.side.raise_panel(england.notes)
    england.switching.cover("FRANCE")
    assert not england.notes.isVisible()
    QTest.keyClick(england, Qt.Key.Key_F4)
    assert not [one for one in england.findChildren(GuessDialog) if one.isVisible()]
