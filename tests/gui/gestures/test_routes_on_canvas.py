"""Beads of a convoy's route are dragged, fleets join and leave it, and their orders follow."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from tests.gui.gestures.canvas import NOWHERE, Person, game, seated

Sit = Callable[..., Person]
SHIFT = Qt.KeyboardModifier.ShiftModifier
FLEETS = ("ENGLAND: F NTH", "ENGLAND: F ENG", "ENGLAND: F NWG", "ENGLAND: F IRI", "FRANCE: F MAO")
ROUTED = ("A LON - NWY VIA NTH", "F NTH C A LON - NWY")


@pytest.fixture
def england(qtbot: QtBot, picture: Picture, palette: Palette) -> Person:
    return seated(qtbot, picture, palette, game("ENGLAND: A LON", *FLEETS), "ENGLAND")


def orders(person: Person) -> set[str]:
    return set(person.written("ENGLAND"))


def test_a_bead_is_dragged_to_another_sea_and_the_fleets_follow_in_one_step(
    england: Person,
) -> None:
    england.drag("LON", "ENG", "BEL")
    assert orders(england) == {"A LON - BEL VIA ENG", "F ENG C A LON - BEL"}
    england.drag("o:ENG", "NTH")
    assert orders(england) == {"A LON - BEL VIA NTH", "F NTH C A LON - BEL"}
    england.document.undo()
    assert orders(england) == {"A LON - BEL VIA ENG", "F ENG C A LON - BEL"}
    england.document.redo()
    assert orders(england) == {"A LON - BEL VIA NTH", "F NTH C A LON - BEL"}


@pytest.mark.parametrize("where", ["o:NTH", NOWHERE, "MOS", "BAL"])
def test_a_bead_dropped_where_no_convoy_passes_changes_nothing(england: Person, where: str) -> None:
    england.drag("LON", "NTH", "NWY")
    england.drag("o:NTH", where)
    assert orders(england) == set(ROUTED)


def test_shift_click_adds_a_fleet_and_the_beads_are_numbered_anew(england: Person) -> None:
    england.drag("LON", "NTH", "NWY")
    england.click("NWG", keys=SHIFT)
    assert orders(england) == {
        "A LON - NWY VIA NTH, NWG",
        "F NTH C A LON - NWY",
        "F NWG C A LON - NWY",
    }
    (arrow,) = [one for one in england.stage.board.view.arrows if one.kind == "A"]
    assert arrow.stops == ("LON", "NTH", "NWG", "NWY")


def test_shift_click_takes_a_fleet_out_and_frees_it(england: Person) -> None:
    england.drag("LON", "NTH", "NWY")
    england.click("NWG", keys=SHIFT)
    england.click("o:NWG", keys=SHIFT)
    assert orders(england) == set(ROUTED)
    england.click("o:NTH", keys=SHIFT)
    assert orders(england) == {"A LON - NWY VIA"}


def test_shift_click_on_a_fleet_that_no_route_can_take_begins_a_support(england: Person) -> None:
    england.drag("LON", "NTH", "NWY")
    england.click("IRI", keys=SHIFT)
    assert orders(england) == set(ROUTED)
    assert england.hand.course.verb.label == "support"


def test_a_fleet_with_an_order_joins_a_route_only_if_that_is_chosen(england: Person) -> None:
    england.drag("LON", "NTH", "NWY")
    england.double("NWG")
    england.click("NWG", keys=SHIFT)
    assert england.offers == ("R Replace F NWG H", "K Keep F NWG H")
    england.key(Qt.Key.Key_R)
    assert "F NWG C A LON - NWY" in orders(england)
    assert "F NWG H" not in orders(england)


def test_a_foreign_fleet_may_be_on_the_route_and_gets_no_order(england: Person) -> None:
    england.drag("LON", "ENG", "BRE")
    england.click("MAO", keys=SHIFT)
    assert orders(england) == {"A LON - BRE VIA ENG, MAO", "F ENG C A LON - BRE"}


def test_the_ghost_tells_the_route_while_a_bead_is_dragged(england: Person) -> None:
    england.drag("LON", "ENG", "BEL")
    england.carry("o:ENG", "NTH")
    assert england.ghost == "A LON - BEL VIA NTH\n+ F NTH C A LON - BEL"
    england.go("IRI")
    assert england.ghost.startswith("✕ A LON - BEL VIA IRI")
    england.key(Qt.Key.Key_Escape)
    england.drop()
    assert orders(england) == {"A LON - BEL VIA ENG", "F ENG C A LON - BEL"}


def test_a_route_is_changed_by_keys_bead_by_bead(england: Person) -> None:
    england.drag("LON", "ENG", "BEL")
    england.go("LON")
    england.key(Qt.Key.Key_V)
    assert england.ghost.startswith("A LON - BEL VIA ENG\nLeft and right")
    england.key(Qt.Key.Key_Down)
    assert england.ghost.startswith("A LON - BEL VIA NTH")
    assert england.stage.map.ghost.shown.pins == ("NTH",)
    england.key(Qt.Key.Key_Return)
    assert orders(england) == {"A LON - BEL VIA NTH", "F NTH C A LON - BEL"}
    england.document.undo()
    assert orders(england) == {"A LON - BEL VIA ENG", "F ENG C A LON - BEL"}


def test_a_bead_is_added_and_taken_away_by_keys(england: Person) -> None:
    england.drag("LON", "NTH", "NWY")
    england.go("LON")
    for key in (Qt.Key.Key_V, Qt.Key.Key_Insert, Qt.Key.Key_Return):
        england.key(key)
    assert "A LON - NWY VIA NTH, NWG" in orders(england)
    for key in (Qt.Key.Key_V, Qt.Key.Key_Right, Qt.Key.Key_Delete, Qt.Key.Key_Return):
        england.key(key)
    assert orders(england) == set(ROUTED)


@pytest.mark.parametrize("how", ["escape", "mouse", "undo"])
def test_a_route_is_left_as_it_was(england: Person, how: str) -> None:
    england.drag("LON", "ENG", "BEL")
    england.go("LON")
    england.key(Qt.Key.Key_V)
    england.key(Qt.Key.Key_Down)
    if how == "escape":
        england.key(Qt.Key.Key_Escape)
    elif how == "mouse":
        england.click(NOWHERE)
    else:
        england.document.undo()
        england.document.redo()
    england.key(Qt.Key.Key_Return)
    assert orders(england) == {"A LON - BEL VIA ENG", "F ENG C A LON - BEL"}
    assert england.ghost == ""
