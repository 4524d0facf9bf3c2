"""The window shows what its document looks at, and can be worked by keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from spydip_gui.document import Document
from spydip_gui.map.pane import CLOSEST
from spydip_gui.window import DeskWindow


def test_it_opens_with_the_whole_board_and_the_last_report(window: DeskWindow) -> None:
    assert window.windowTitle() == "The first years - SpyDip"
    assert "Winter 1902, adjustments" in window.report.toPlainText()
    board = window.map.scene().itemsBoundingRect()
    shown = window.map.mapToScene(window.map.viewport().rect()).boundingRect()
    assert shown.contains(board)


def test_another_turn_changes_report_and_map(window: DeskWindow, document: Document) -> None:
    before = window.map.grab().toImage()
    document.look(turn=0)
    assert window.turns.currentText() == "Start"
    assert "Spring 1901, movement" in window.report.toPlainText()
    assert window.map.grab().toImage() != before


def test_the_choice_of_a_viewer_reaches_the_document(
    window: DeskWindow, document: Document
) -> None:
    window.viewers.setCurrentText("Italy")
    window.viewers.activated.emit(window.viewers.currentIndex())
    assert document.glance.viewer == "ITALY"


def test_page_keys_go_from_turn_to_turn(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageUp)
    assert document.glance.turn == 7
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert document.glance.turn == 8


def test_one_comes_closer_to_a_limit_and_back_to_the_whole_board(
    window: DeskWindow, qtbot: QtBot
) -> None:
    whole = window.map.transform().m11()
    qtbot.keyClick(window.map, Qt.Key.Key_Plus)
    assert window.map.transform().m11() > whole
    window.map.come_closer(1000)
    assert round(window.map.transform().m11() / whole, 6) == CLOSEST
    qtbot.keyClick(window.map, Qt.Key.Key_0)
    assert window.map.transform().m11() == whole


def test_the_province_under_the_pointer_is_named(window: DeskWindow, qtbot: QtBot) -> None:
    munich = window.map.mapFromScene(*window.map.board.picture.provinces["MUN"].label.at)
    with qtbot.waitSignal(window.map.pointed, check_params_cb=lambda name: name == "Munich (MUN)"):
        qtbot.mouseMove(window.map.viewport(), munich)
    assert window.statusBar().currentMessage() == "Munich (MUN)"


def test_the_map_is_painted_in_the_colours_of_the_owners(window: DeskWindow) -> None:
    spain = window.map.mapFromScene(*window.map.board.picture.provinces["SPA"].label.at)
    colour = window.map.grab().toImage().pixelColor(spain.x() - 40, spain.y())
    assert colour != QColor("#f1e9d4")
