"""The ledger takes more than the purse holds and warns; the list keeps its numbers however it is
sorted."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QProgressBar, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from engine.phases import PhaseKind
from engine.variants.intimate import VARIANT as INTIMATE
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.gestures.walk.table import Table
from spydip_gui.output.palette import theme
from spydip_gui.theme.sheet import sheet as styles
from tests.gui.gestures.drawing import BOARD, reader_of, table


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def auction(*drafts: str) -> Table:
    return table(
        {},
        ["X"],
        phase=PhaseKind.BIDS,
        reader=reader_of(INTIMATE),
        sale=("FRANCE", "TURKEY"),
        purse=8,
        drafts={"X": drafts},
    )


def lists(*drafts: str) -> Table:
    return table(
        {},
        ["X"],
        phase=PhaseKind.PREFERENCES,
        reader=reader_of(INTIMATE),
        others=tuple(BOARD.powers),
        drafts={"X": drafts},
    )


def shades(bar: QProgressBar, box: QSpinBox, laid: int) -> set[str]:
    """The colours of a bar once so much is laid."""
    box.setValue(laid)
    image = bar.grab().toImage()
    return {image.pixelColor(x, 2).name() for x in range(image.width())}


def test_more_than_the_purse_may_be_laid_and_is_warned_of(over: QWidget) -> None:
    sheet = LedgerSheet(over, auction(), "X")
    sheet.sums["FRANCE"].setValue(20)
    assert sheet.told.text() == (
        "20 bid, 0 left; 12 more than you have: if bids over 8 win, your purse is lost"
    )
    assert sheet.lines() == ("BID FRANCE 20",)


@pytest.mark.parametrize("time", ["day", "night"])
def test_the_bar_of_an_overbid_is_filled_in_alarm(over: QWidget, time: str) -> None:
    colours = theme(time).desk
    sheet = LedgerSheet(over, auction(), "X")
    sheet.setStyleSheet(styles(colours))
    sheet.show()
    good = shades(sheet.spent, sheet.sums["FRANCE"], 8)
    bad = shades(sheet.spent, sheet.sums["FRANCE"], 20)
    assert colours["accent"] in good - bad
    assert colours["alarm"] in bad - good


def test_bids_beyond_the_purse_are_shown_again_and_can_be_taken_back(over: QWidget) -> None:
    sheet = LedgerSheet(over, auction("BID FRANCE 20"), "X")
    assert sheet.sums["FRANCE"].value() == 20
    sheet.sums["FRANCE"].setValue(0)
    assert (sheet.gone(), sheet.lines()) == (("BID FRANCE 20",), ("BID FRANCE 0",))


def test_a_list_that_stands_is_shown_and_replaced(over: QWidget) -> None:
    stands = "PREFER TURKEY RUSSIA ITALY GERMANY FRANCE ENGLAND AUSTRIA"
    sheet = PreferenceSheet(over, lists(stands), "X")
    assert [sheet.list.item(row).text() for row in range(2)] == ["1  Turkey", "2  Russia"]
    sheet.list.model().moveRow(QModelIndex(), 6, QModelIndex(), 0)
    assert [sheet.list.item(row).text() for row in range(2)] == ["1  Austria", "2  Turkey"]
    assert sheet.gone() == (stands,)
    assert sheet.lines() == ("PREFER AUSTRIA TURKEY RUSSIA ITALY GERMANY FRANCE ENGLAND",)


def test_letters_choose_and_digits_and_arrows_move(qtbot: QtBot, over: QWidget) -> None:
    sheet = PreferenceSheet(over, lists(), "X")
    qtbot.keyClick(sheet.list, Qt.Key.Key_T)
    qtbot.keyClick(sheet.list, Qt.Key.Key_2)
    qtbot.keyClick(sheet.list, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(sheet.list, Qt.Key.Key_I)
    qtbot.keyClick(sheet.list, Qt.Key.Key_9)
    assert sheet.list.countries[:3] == ("TURKEY", "AUSTRIA", "ENGLAND")
    assert sheet.list.currentItem().text() == "6  Italy"
