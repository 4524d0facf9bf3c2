"""Two players at one screen go through a year of Intimate Diplomacy with mouse and keys."""

from collections.abc import Mapping
from types import UnionType

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import LEFT, Person

Key = Qt.Key


class Couple:
    """Two players who take turns at one window, with the curtain between them."""

    def __init__(self, bot: QtBot, window: DeskWindow) -> None:
        self.bot, self.window, self.document = bot, window, window.document
        self.hand = Person(bot, window.stage, window.document)

    def sit_down(self, player: str) -> Person:
        """The next one comes through the curtain."""
        self.window.switching.look_as(player)
        assert self.window.curtain.isVisible()
        assert self.rows == [] or self.document.view.viewer != player
        self.bot.mouseClick(self.window.curtain.button, LEFT)
        assert self.document.view.viewer == player
        self.window.map.setFocus()
        return self.hand

    def resolve(self) -> None:
        """The deadline is decided for both; the game master's view is asked for by nobody else."""
        self.sit_down("GM")
        self.window.menus.of(Action.resolve)()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """What the panel of orders shows: what is asked for, and what is written."""
        model = self.window.orders.model
        found = []
        for row in range(model.rowCount(QModelIndex())):
            one = model.row_at(row)
            assert one is not None
            found.append((one.piece, one.order))
        return found


@pytest.fixture
def couple(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> Couple:
    own_settings.set("curtain", "on")
    own_settings.set("confirm", "off")
    document = Document(Seat(Game.begin(judge.ruleset("intimate"), title="Duel", seed="year")))
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    window.resize(1500, 1100)
    with qtbot.waitExposed(window):
        window.show()
    return Couple(qtbot, window)


def shown(couple: Couple, kind: type | UnionType) -> list[QDialog]:
    """The sheets that stand over the window now."""
    sheets = couple.window.findChildren(QDialog)
    return [one for one in sheets if isinstance(one, kind) and one.isVisible()]


def ranks(couple: Couple, person: Person, *letters: Key) -> None:
    """Opens the list by B and puts countries on top, the best last."""
    person.key(Key.Key_B)
    (sheet,) = shown(couple, PreferenceSheet)
    for letter in letters:
        couple.bot.keyClick(sheet.list, letter)
        couple.bot.keyClick(sheet.list, Key.Key_1)
    couple.bot.keyClick(sheet, Key.Key_Return)


def bids(couple: Couple, person: Person, sums: Mapping[str, Key]) -> None:
    """Opens the ledger from the tray and lays one digit on each of these countries."""
    (button,) = [
        b for b in person.shelf.findChildren(QPushButton) if b.text().startswith("Sealed bids")
    ]
    couple.bot.mouseClick(button, LEFT)
    (sheet,) = shown(couple, LedgerSheet)
    for country, digit in sums.items():
        sheet.sums[country].selectAll()
        couple.bot.keyClick(sheet.sums[country], digit)
    couple.bot.keyClick(sheet, Key.Key_Return)


def test_a_year_of_intimate_is_played_by_two_at_one_screen(couple: Couple) -> None:
    document = couple.document
    ranks(couple, couple.sit_down("X"), Key.Key_G, Key.Key_F)
    assert couple.rows[0][0] == "PREFER"
    ranks(couple, couple.sit_down("Y"), Key.Key_R, Key.Key_T)
    couple.resolve()
    assert {"home X FRANCE", "home Y TURKEY"} <= set(document.view.look().lines)

    person = couple.sit_down("X")
    others = ("AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "RUSSIA")
    assert [piece for piece, _ in couple.rows] == [f"BID {country}" for country in others]
    bids(couple, person, {"GERMANY": Key.Key_8, "ENGLAND": Key.Key_3})
    assert ("BID GERMANY", "BID GERMANY 8") in couple.rows
    bids(couple, couple.sit_down("Y"), {"RUSSIA": Key.Key_9, "ENGLAND": Key.Key_4})
    assert ("BID GERMANY", "") in couple.rows
    assert document.view.orders("X") == ()
    couple.resolve()
    held = {"control GERMANY X", "control ENGLAND Y", "control RUSSIA Y", "control ITALY ANARCHY"}
    assert held <= set(document.view.look().lines)

    person = couple.sit_down("X")
    for move in ("PAR BUR", "MUN RUH", "KIE HOL", "BER KIE", "MAR SPA", "VEN TYR"):
        person.drag(*move.split())
    assert set(document.view.orders("X")) == {
        *("A PAR - BUR", "A MAR - SPA"),
        *("GERMANY: A MUN - RUH", "GERMANY: F KIE - HOL", "GERMANY: A BER - KIE"),
    }
    person = couple.sit_down("Y")
    assert document.view.orders("X") == ()
    for move in ("SEV RUM", "CON BUL"):
        person.drag(*move.split())
    couple.resolve()
    assert str(document.view.phases[-1].title) == "Fall 1901, movement"

    person = couple.sit_down("X")
    person.drag("RUH", "BEL")
    person.double("SPA")
    couple.sit_down("Y").double("BUL")
    couple.resolve()
    assert str(document.view.phases[-1].title) == "Winter 1901, adjustments"

    person = couple.sit_down("X")
    person.drag("@F", "BRE" if "BRE" not in _standing(document) else "MAR")
    person.drag("@A", "MUN")
    person.drag("@A", "BER")
    builds = {"GERMANY: BUILD A MUN", "GERMANY: BUILD A BER", "BUILD F MAR"}
    assert set(document.view.orders("X")) == builds
    couple.resolve()
    assert str(document.view.phases[-1].title) == "Spring 1902, bids"
    assert "unit BER GERMANY A" in document.view.look().lines


def test_a_sheet_of_bids_is_put_away_when_the_curtain_closes(couple: Couple) -> None:
    person = couple.sit_down("X")
    person.key(Key.Key_B)
    assert shown(couple, LedgerSheet | PreferenceSheet)
    couple.window.switching.look_as("Y")
    assert couple.window.curtain.isVisible()
    assert not shown(couple, QDialog)


def _standing(document: Document) -> set[str]:
    facts = (fact.split(" ") for fact in document.view.look().lines)
    return {words[1][:3] for words in facts if words[0] == "unit"}
