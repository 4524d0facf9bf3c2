"""Orders typed at the window by real keys: one after the other, completed, undone, and whose."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import game

_MOVES = ("A PAR - BUR", "F BRE - MAO", "A MAR H")
_TURNS = {
    "standard": _MOVES,
    "spy": (*_MOVES, "SPY PAR - BUR"),
    "infiltration": _MOVES,
    "espionage": _MOVES,
    "blind": _MOVES,
}


@pytest.fixture
def desk(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
) -> DeskWindow:
    document = Document(Seat(game(variant=getattr(request, "param", "standard"))))
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    window.orders.entry.setFocus()
    return window


def press(window: DeskWindow, key: Qt.Key, **how: object) -> None:
    """A key, as it reaches what has the keyboard now."""
    QTest.keyClick(QApplication.focusWidget() or window, key, **how)
    QApplication.processEvents()


def write(window: DeskWindow, text: str) -> None:
    """Letters, one by one, in the line."""
    for letter in text:
        QTest.keyClick(QApplication.focusWidget() or window, letter)
        QApplication.processEvents()


def lines(window: DeskWindow, seat: str) -> tuple[str, ...]:
    """A seat's orders."""
    return window.document.view.orders(PowerId(seat))


@pytest.mark.parametrize("desk", _TURNS, indirect=True)
@pytest.mark.parametrize("viewer", ["FRANCE", "GM"])
def test_a_turn_is_typed_one_order_after_the_other(
    desk: DeskWindow, viewer: str, request: pytest.FixtureRequest
) -> None:
    desk.document.look(viewer=PowerId(viewer))
    desk.orders.entry.setFocus()
    texts = _TURNS[request.node.callspec.params["desk"]]
    for text in texts:
        write(desk, text)
        press(desk, Qt.Key.Key_Return)
        assert (desk.orders.entry.text(), desk.orders.told.text()) == ("", "")
    assert set(lines(desk, "FRANCE")) == set(texts)


def test_down_chooses_what_is_offered_and_enter_gives_it(desk: DeskWindow) -> None:
    desk.document.look(viewer=PowerId("FRANCE"))
    desk.orders.entry.setFocus()
    write(desk, "a par - ")
    assert desk.orders.entry.list.isVisible()
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Return)
    assert lines(desk, "FRANCE") == ("A PAR - BUR",)
    assert not desk.orders.entry.list.isVisible()


def test_esc_closes_the_list_and_then_leaves_for_the_map(desk: DeskWindow) -> None:
    write(desk, "a ")
    press(desk, Qt.Key.Key_Escape)
    assert not desk.orders.entry.list.isVisible()
    assert desk.orders.entry.hasFocus()
    press(desk, Qt.Key.Key_Escape)
    assert desk.map.hasFocus()
    assert desk.orders.entry.text() == "a "


def test_undo_takes_back_the_order_once_nothing_is_typed(desk: DeskWindow) -> None:
    desk.document.look(viewer=PowerId("FRANCE"))
    desk.orders.entry.setFocus()
    write(desk, "A PAR H")
    press(desk, Qt.Key.Key_Return)
    press(desk, Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert lines(desk, "FRANCE") == ()
    assert desk.orders.entry.text() == ""


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("A VEN - TRI", "ITALY"),
        ("Italy: A VEN - TRI", "ITALY"),
        ("ven-tri", "ITALY"),
        ("A VIE S A VEN - TRI", "AUSTRIA"),
    ],
)
def test_the_province_says_whose_an_order_is(desk: DeskWindow, text: str, seat: str) -> None:
    for seat_chosen in ("AUSTRIA", "RUSSIA"):
        desk.document.clear(PowerId(seat))
        desk.document.look(viewer=PowerId("GM"), seat=PowerId(seat_chosen))
        desk.orders.entry.setFocus()
        write(desk, text)
        press(desk, Qt.Key.Key_Return)
        assert desk.orders.told.text() == ""
        assert len(lines(desk, seat)) == 1


def test_a_power_in_front_wins_over_the_province(desk: DeskWindow) -> None:
    write(desk, "Turkey: A VEN - TRI")
    press(desk, Qt.Key.Key_Return)
    assert lines(desk, "TURKEY") == ("A VEN - TRI",)


def test_where_nothing_says_whose_an_order_is_it_is_asked(desk: DeskWindow) -> None:
    write(desk, "A BUR H")
    press(desk, Qt.Key.Key_Return)
    assert "Whose order" in desk.orders.told.text()
    assert desk.orders.entry.offers[0] == "Austria: A BUR H"
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Return)
    assert lines(desk, "ENGLAND") == ("A BUR H",)


def test_tab_leaves_the_rows_and_arrows_light_what_they_reach(desk: DeskWindow) -> None:
    desk.document.look(viewer=PowerId("FRANCE"))
    table = desk.orders.table
    table.setFocus()
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Down)
    row = desk.orders.model.row_at(table.currentIndex().row())
    assert desk.map.ghost.shown.lit == (row.place,)
    press(desk, Qt.Key.Key_Tab)
    assert not table.hasFocus()
    assert desk.map.ghost.shown is None


def test_enter_on_a_row_begins_its_order_at_the_map(desk: DeskWindow) -> None:
    desk.document.look(viewer=PowerId("FRANCE"))
    desk.orders.table.setFocus()
    desk.orders.table.selectRow(2)
    press(desk, Qt.Key.Key_Return)
    assert desk.map.hasFocus()
    desk.map.walker.walk_to("BUR")
    press(desk, Qt.Key.Key_Return)
    assert lines(desk, "FRANCE") == ("A PAR - BUR",)
