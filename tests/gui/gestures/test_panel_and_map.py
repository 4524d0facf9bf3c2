"""What is taken away in the panel of orders asks on the map like what is taken away there."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window import DeskWindow
from tests.gui.gestures.canvas import Person, game


def test_del_on_an_armys_row_offers_to_free_its_fleets(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    document = Document(game("ENGLAND: A LON", "ENGLAND: F NTH"))
    document.look(viewer="ENGLAND")
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    person = Person(qtbot, window.stage, document)
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
