"""What is taken away in the panel of orders asks on the map like what is taken away there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import Person, game

Open = Callable[[Game, str], tuple[DeskWindow, Person]]


@pytest.fixture
def open_window(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> Open:
    def show(played: Game, viewer: str) -> tuple[DeskWindow, Person]:
        document = Document(Seat(played))
        document.look(viewer=viewer)
        window = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window, Person(qtbot, window.stage, document)

    return show


def test_a_digit_changes_the_view_between_clicks_that_count_nothing_but_not_in_a_drag(
    open_window: Open,
) -> None:
    window, person = open_window(game("ENGLAND: A LON", "ENGLAND: F NTH"), "ENGLAND")
    person.click("LON")
    assert person.hand.busy
    person.key(Qt.Key.Key_3)
    assert window.document.view.viewer == "FRANCE"
    person.key(Qt.Key.Key_2)
    assert (window.document.view.viewer, person.hand.busy) == ("ENGLAND", False)
    person.carry("LON", "YOR")
    person.key(Qt.Key.Key_0)
    person.drop()
    assert window.document.view.viewer == "ENGLAND"
    assert person.written("ENGLAND") == ("A LON - YOR",)


def test_del_on_an_armys_row_offers_to_free_its_fleets(qtbot: QtBot, open_window: Open) -> None:
    window, person = open_window(game("ENGLAND: A LON", "ENGLAND: F NTH"), "ENGLAND")
    person.drag("LON", "NTH", "NWY")
    window.orders.table.selectRow(0)
    qtbot.keyClick(window.orders.table, Qt.Key.Key_Delete)
    assert set(person.written("ENGLAND")) == {"A LON - NWY VIA NTH", "F NTH C A LON - NWY"}
    assert person.offers[0].startswith("A Clear all: A LON - NWY VIA NTH, F NTH")
    person.key(Qt.Key.Key_A)
    assert person.written("ENGLAND") == ()
    person.double("LON")
    window.orders.table.selectRow(0)
    qtbot.keyClick(window.orders.table, Qt.Key.Key_Delete)
    assert person.written("ENGLAND") == ()
