"""The lens and the shield beside a unit: clicked, or dragged to the chip of a power."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.position import Prisoners
from spydip_gui.gestures.badges import Badge, Badges
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from tests.gui.gestures.canvas import LEFT, game
from tests.gui.gestures.spying import Spymaster, pieces, spymaster

Sit = Callable[..., Spymaster]


@pytest.fixture
def sit(qtbot: QtBot, picture, palette) -> Sit:
    def begin(variant: str, **more: object) -> Spymaster:
        units = ("FRANCE: A PAR", "FRANCE: F ENG", "ENGLAND: F NTH")
        kind = {"infiltration": "AGENT", "espionage": "EU", "spy": "SPY"}.get(variant)
        covert = pieces(f"FRANCE: {kind} PAR") if kind is not None else ()
        played = game(*units, variant=variant, covert=covert, **more)
        return spymaster(qtbot, picture, palette, played, "FRANCE")

    return begin


def shown(person: Spymaster, place: str) -> list[Badge]:
    """The badges that stand there after a rest of the pointer."""
    badges = person.stage.findChild(Badges)
    person.go(place)
    badges.show_badges()
    return [badge for badge in badges.badges if badge.isVisible()]


def on(badge: Badge, person: Spymaster, place: str) -> QPoint:
    """A place of the map as the badge that is dragged hears it."""
    return badge.mapFromGlobal(person.view.mapToGlobal(person.at(place)))


def test_a_lens_is_dragged_to_the_power_whose_spies_are_looked_for(sit: Sit) -> None:
    person = sit("spy")
    (lens,) = shown(person, "PAR")
    person.bot.mousePress(lens, LEFT, pos=lens.rect().center())
    person.bot.mouseMove(lens, on(lens, person, "BUR"))
    chip = on(lens, person, "@Germany")
    person.bot.mouseMove(lens, chip)
    assert person.ghost == "A PAR SEARCH GERMANY"
    person.bot.mouseRelease(lens, LEFT, pos=chip)
    assert person.written("FRANCE") == ("A PAR SEARCH GERMANY",)


def test_a_click_on_the_lens_shows_the_flags(sit: Sit) -> None:
    person = sit("spy")
    (lens,) = shown(person, "ENG")
    person.bot.mouseClick(lens, LEFT, pos=lens.rect().center())
    person.key(Qt.Key.Key_E)
    assert person.written("FRANCE") == ("F ENG SEARCH ENGLAND",)


def guarding(person: Spymaster) -> SentenceSheet:
    """The sheet that a click on the shield of Paris opens."""
    (shield,) = shown(person, "PAR")
    person.bot.mouseClick(shield, LEFT, pos=shield.rect().center())
    sheets = person.stage.findChildren(SentenceSheet)
    return sheets[-1]


def test_a_click_on_the_shield_opens_the_grid_of_whom_to_spare(sit: Sit) -> None:
    person = sit("infiltration")
    sheet = guarding(person)
    assert list(sheet.spares) == ["AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "RUSSIA", "TURKEY"]
    person.bot.mouseClick(sheet.spares["TURKEY"], LEFT, pos=QPoint(8, 8))
    person.bot.keyClick(sheet, Qt.Key.Key_Return)
    assert person.written("FRANCE") == ("A PAR SECURITY EXCEPT TURKEY",)
    sheet = guarding(person)
    assert [power for power, box in sheet.spares.items() if box.isChecked()] == ["TURKEY"]
    sheet.spares["TURKEY"].setChecked(False)
    person.bot.keyClick(sheet, Qt.Key.Key_Return)
    assert person.written("FRANCE") == ("A PAR SECURITY",)


def test_the_grid_of_the_shield_sentences_prisoners_too_as_one_step(sit: Sit) -> None:
    person = sit("infiltration", prisoners=(Prisoners("FRANCE", "TURKEY", "PAR", 2),))
    sheet = guarding(person)
    assert sheet.told.text() == "Prisoners without an order are executed."
    sheet.spares["ITALY"].setChecked(True)
    person.bot.mouseClick(sheet.choices["DEPORT TURKEY"], LEFT)
    person.bot.keyClick(sheet, Qt.Key.Key_Return)
    assert person.written("FRANCE") == ("A PAR SECURITY EXCEPT ITALY", "DEPORT TURKEY")
    person.document.undo()
    assert person.written("FRANCE") == ()


@pytest.mark.parametrize(
    ("variant", "place"),
    [("standard", "PAR"), ("espionage", "PAR"), ("spy", "NTH"), ("spy", "BUR")],
)
def test_there_is_none_where_nothing_can_be_searched_or_guarded(
    sit: Sit, variant: str, place: str
) -> None:
    assert shown(sit(variant), place) == []


def test_they_come_after_a_rest_and_go_when_the_pointer_leaves(sit: Sit) -> None:
    person = sit("spy")
    badges = person.stage.findChild(Badges)
    person.go("PAR")
    assert badges.isHidden()
    person.bot.waitUntil(badges.isVisible, timeout=3000)
    person.go("MUN")
    assert badges.isHidden()


def test_they_tell_the_key_that_holds_now(sit: Sit) -> None:
    person = sit("spy")
    (lens,) = shown(person, "PAR")
    assert lens.toolTip() == "Search: click, or drag (U)"
    person.stage.hand.keys.key_of = {"U": "Q"}.get
    (lens,) = shown(person, "ENG")
    assert lens.toolTip() == "Search: click, or drag (Q)"
