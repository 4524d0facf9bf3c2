"""The window of samples offers a card for each of the six games, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import judge
from engine.play import samples
from spydip_gui.dialogs.samples import SamplesDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> SamplesDialog:
    dialog = SamplesDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_every_variant_has_a_card_with_a_name_to_speak(dialog: SamplesDialog) -> None:
    spoken = [card.accessibleName() for card in dialog.cards]
    assert spoken[0] == "The first years: Diplomacy"
    told = " ".join(spoken)
    assert [v.title for v in judge.catalogue().values() if v.title not in told] == []
    assert all(card.accessibleDescription() for card in dialog.cards)


def test_a_click_takes_a_sample(dialog: SamplesDialog, qtbot: QtBot) -> None:
    [knife] = [card for card in dialog.cards if card.text() == "A quiet knife"]
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(knife, Qt.MouseButton.LeftButton)
    assert dialog.chosen == "a-quiet-knife"
    assert dialog.chosen in samples.names()


def test_the_keyboard_takes_the_card_that_it_stands_on(dialog: SamplesDialog, qtbot: QtBot) -> None:
    dialog.cards[2].setFocus()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.cards[2], Qt.Key.Key_Space)
    assert dialog.chosen == samples.cards()[2].name


def test_escape_takes_nothing(dialog: SamplesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.chosen == ""
