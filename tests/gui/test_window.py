"""The window shows what its document looks at, and can be worked by keys."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spydip_gui.document import Document
from spydip_gui.window import DeskWindow


def test_it_opens_with_the_last_report(window: DeskWindow) -> None:
    assert window.windowTitle() == "The first years - SpyDip"
    assert "Winter 1902, adjustments" in window.report.toPlainText()


def test_another_turn_changes_report_and_map(window: DeskWindow, document: Document) -> None:
    before = window.map.grab().toImage()
    document.look(turn=0)
    assert "Spring 1901, movement" in window.report.toPlainText()
    assert window.map.grab().toImage() != before


def test_digits_choose_the_viewer(window: DeskWindow, document: Document, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3)
    assert document.viewer == "FRANCE"
    qtbot.keyClick(window, Qt.Key.Key_0)
    assert document.viewer == "GM"


def test_minus_looks_with_the_ticked_powers(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.viewers.tick("ITALY", "FRANCE")
    qtbot.keyClick(window, Qt.Key.Key_Minus)
    assert document.viewer == "FRANCE+ITALY"


def test_page_keys_go_from_turn_to_turn(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageUp)
    assert document.turn == 7
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert document.turn == 8


def test_with_the_curtain_no_view_changes_before_it_is_opened(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.settings.set("curtain", "on")
    qtbot.keyClick(window, Qt.Key.Key_3)
    assert window.curtain.isVisible()
    assert window.curtain.geometry() == window.rect()
    assert document.viewer == "GM"
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.viewer == "FRANCE"
    assert not window.curtain.isVisible()


def test_a_pin_once_set_is_asked_for(window: DeskWindow, document: Document, qtbot: QtBot) -> None:
    window.settings.set("curtain", "on")
    window.look_as("FRANCE")
    qtbot.keyClicks(window.curtain.pin, "1234")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    document.look(viewer="GM")
    window.look_as("FRANCE")
    qtbot.keyClicks(window.curtain.pin, "4321")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.viewer == "GM"
    window.curtain.pin.setText("1234")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.viewer == "FRANCE"
