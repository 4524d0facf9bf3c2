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
    cards = [dialog.cards.item(number) for number in range(dialog.cards.count())]
    assert cards[0].text() == "The first years: Diplomacy"
    told = " ".join(card.text() for card in cards)
    assert [v.title for v in judge.catalogue().values() if v.title not in told] == []
    assert all(card.toolTip() for card in cards)


def test_a_click_takes_a_sample(dialog: SamplesDialog, qtbot: QtBot) -> None:
    names = [card.title for card in samples.cards()]
    knife = dialog.cards.item(names.index("A quiet knife"))
    dialog.cards.scrollToItem(knife)
    spot = dialog.cards.visualItemRect(knife).center()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert dialog.chosen == "a-quiet-knife"
    assert dialog.chosen in samples.names()


def test_the_keyboard_takes_the_card_that_it_stands_on(dialog: SamplesDialog, qtbot: QtBot) -> None:
    dialog.cards.setCurrentRow(1)
    qtbot.keyClick(dialog.cards, Qt.Key.Key_Right)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.cards, Qt.Key.Key_Return)
    assert dialog.chosen == samples.cards()[2].name


def test_escape_takes_nothing(dialog: SamplesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.chosen == ""
