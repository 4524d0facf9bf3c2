"""Every action and every verb can be given another key; conflicts are said and nothing is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import Shortcuts, bindings
from spydip_gui.dialogs.shortcuts import ShortcutsDialog
from spydip_gui.gestures.walk.verbs import VERBS
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow


@pytest.fixture
def shortcuts(own_settings: Settings) -> Shortcuts:
    return Shortcuts(own_settings)


@pytest.fixture
def dialog(shortcuts: Shortcuts, qtbot: QtBot) -> ShortcutsDialog:
    made = ShortcutsDialog(shortcuts)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_everything_that_can_be_done_is_in_the_list(dialog: ShortcutsDialog) -> None:
    names = {*(one.name for one in Action), *(f"verb:{letter}" for letter in VERBS)}
    assert names <= set(dialog._items)
    assert all(len(one.text) > 1 for one in bindings())


def test_no_two_have_the_same_key_to_begin_with(shortcuts: Shortcuts) -> None:
    keys = [shortcuts.keys(one.name) for one in bindings()]
    given = [key for key in keys if key]
    assert len(given) == len(set(given))


def test_a_new_key_holds_at_once_and_the_next_time(
    window: DeskWindow, own_settings: Settings, qtbot: QtBot
) -> None:
    dialog = ShortcutsDialog(window.shortcuts, window)
    qtbot.addWidget(dialog)
    dialog.choose("resolve")
    dialog.entry.setKeySequence(QKeySequence("Ctrl+J"))
    dialog.give.click()
    [resolve] = [one for one in window.commands if one.objectName() == "resolve"]
    assert resolve.shortcut() == QKeySequence("Ctrl+J")
    assert Shortcuts(own_settings).keys("resolve") == "Ctrl+J"


def test_a_key_that_is_taken_is_said_and_changes_its_owner(
    dialog: ShortcutsDialog, shortcuts: Shortcuts
) -> None:
    dialog.choose("resolve")
    dialog.entry.setKeySequence(QKeySequence("Ctrl+Z"))
    assert "“Undo” has this key now" in dialog.told.text()
    assert shortcuts.keys("undo") == "Ctrl+Z"
    dialog.give.click()
    assert (shortcuts.keys("resolve"), shortcuts.keys("undo")) == ("Ctrl+Z", "")


@pytest.mark.parametrize(
    ("name", "keys", "said"),
    [
        ("verb:S", "Ctrl+S", "a single letter"),
        ("verb:S", "3", "change the view"),
        ("resolve", "Q", "belongs to the map"),
    ],
)
def test_a_key_that_cannot_be_is_refused(
    name: str, keys: str, said: str, dialog: ShortcutsDialog
) -> None:
    dialog.choose(name)
    dialog.entry.setKeySequence(QKeySequence(keys))
    assert said in dialog.told.text()
    assert not dialog.give.isEnabled()


def test_all_keys_can_be_set_back(dialog: ShortcutsDialog, shortcuts: Shortcuts) -> None:
    shortcuts.choose("undo", "Ctrl+U")
    shortcuts.choose("verb:S", "Q")
    dialog.every.click()
    assert all(shortcuts.keys(one.name) == one.usual for one in bindings())


def test_a_verb_bound_anew_works_at_the_map_and_its_old_letter_no_longer(
    window: DeskWindow, qtbot: QtBot
) -> None:
    window.shortcuts.choose("verb:H", "Q")
    document = window.document
    france = ["A BUR", "A PAR"]
    pane = window.map
    spot = pane.point_of(pane.board.layout.place("MUN"))
    unit = next(u for u in pane.board.view.pieces if u.power == "GERMANY")
    spot = pane.point_of(pane.board.layout.place(unit.at))
    qtbot.mouseMove(pane.viewport(), spot)
    qtbot.keyClick(pane, Qt.Key.Key_H)
    assert not any(document.view.orders(seat) for seat in document.view.seats), france
    assert window.shortcuts.verb("H") == ""
    assert window.shortcuts.verb("Q") == "H"


def test_what_was_kept_by_another_program_does_no_harm(own_settings: Settings) -> None:
    for text in ("[1]", "{", '{"fly": "Ctrl+F"}'):
        own_settings.keep("keys", text)
        assert Shortcuts(own_settings).keys("undo") == "Ctrl+Z"
