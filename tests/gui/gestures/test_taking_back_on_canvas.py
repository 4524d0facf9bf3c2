"""A gesture is cancelled, an order is cleared, and what a convoy filled in goes with it."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.gestures.canvas import NOWHERE, RIGHT, game
from tests.gui.gestures.positions import SEAS, Sit, fresh

Key = Qt.Key


@pytest.mark.parametrize("how", ["escape", "right button", "release on nothing"])
def test_a_drag_is_cancelled(sit: Sit, how: str) -> None:
    person = fresh(sit)
    person.carry("PAR", "BUR")
    match how:
        case "escape":
            person.key(Key.Key_Escape)
            person.drop()
        case "right button":
            person.bot.mousePress(person.view, RIGHT, pos=person.spot)
            person.drop(RIGHT)
            person.drop()
        case _:
            person.go(NOWHERE)
            person.drop()
    assert (person.written("FRANCE"), person.hand.busy, person.ghost) == ((), False, "")
    person.drag("PAR", "BUR")
    assert person.written("FRANCE") == ("A PAR - BUR",)


def test_del_clears_the_unit_pointed_at_and_undo_takes_one_gesture_back(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.drag("LON", "NTH", "NWY")
    person.drag("ENG", "IRI")
    person.document.undo()
    assert set(person.written("ENGLAND")) == {"A LON - NWY VIA NTH", "F NTH C A LON - NWY"}
    person.document.undo()
    assert person.written("ENGLAND") == ()
    person.document.redo()
    person.go("LON")
    person.key(Key.Key_Delete)
    assert person.offers == (
        "A Clear all: A LON - NWY VIA NTH, F NTH C A LON - NWY",
        "O Only A LON - NWY VIA NTH",
    )
    person.key(Key.Key_O)
    assert person.written("ENGLAND") == ("F NTH C A LON - NWY",)
    person.go("NTH")
    person.key(Key.Key_Delete)
    assert person.written("ENGLAND") == ()


def test_the_orders_that_a_convoy_fills_in_are_told_before_and_after_they_are_written(
    sit: Sit,
) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    told: list[str] = []
    person.stage.hand.holding.told.connect(told.append)
    person.carry("LON", "ENG", "MAO", "SPA")
    fleets = ["+ F ENG C A LON - SPA", "+ F MAO C A LON - SPA"]
    assert person.ghost.split("\n") == ["A LON - SPA VIA ENG, MAO", *fleets]
    person.drop()
    assert told[-1] == "  ".join(["A LON - SPA VIA ENG, MAO", *fleets])


def test_a_fleet_with_an_order_keeps_it_unless_the_ring_is_told_otherwise(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.double("NTH")
    person.drag("LON", "NTH", "NWY")
    assert person.offers == ("R Replace F NTH H", "K Keep F NTH H")
    person.key(Key.Key_K)
    assert set(person.written("ENGLAND")) == {"F NTH H", "A LON - NWY VIA NTH"}
    person.document.undo()
    assert person.written("ENGLAND") == ("F NTH H",)


def test_another_order_for_the_army_offers_to_free_the_fleets_that_carried_it(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.drag("LON", "NTH", "NWY")
    person.double("LON")
    assert person.offers == (
        "A A LON H; clear F NTH C A LON - NWY",
        "O A LON H; keep F NTH C A LON - NWY",
    )
    person.key(Key.Key_A)
    assert person.written("ENGLAND") == ("A LON H",)
    person.document.undo()
    assert set(person.written("ENGLAND")) == {"A LON - NWY VIA NTH", "F NTH C A LON - NWY"}
    person.double("LON")
    person.key(Key.Key_O)
    assert set(person.written("ENGLAND")) == {"A LON H", "F NTH C A LON - NWY"}
