"""The lens and the shield beside a unit: clicked, or dragged to the chip of a power."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from spydip_gui.gestures.badges import Badge, Badges
from tests.gui.gestures.canvas import LEFT, game
from tests.gui.gestures.spying import Spymaster, pieces, spymaster

Sit = Callable[[str], Spymaster]


@pytest.fixture
def sit(qtbot: QtBot, picture, palette) -> Sit:
    def begin(variant: str) -> Spymaster:
        units = ("FRANCE: A PAR", "FRANCE: F ENG", "ENGLAND: F NTH")
        kind = {"infiltration": "AGENT", "espionage": "EU"}.get(variant, "SPY")
        covert = pieces(f"FRANCE: {kind} PAR")
        played = game(*units, variant=variant, covert=covert)
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


def test_a_click_on_the_shield_guards_and_asks_whom_to_spare(sit: Sit) -> None:
    person = sit("infiltration")
    (shield,) = shown(person, "PAR")
    person.bot.mouseClick(shield, LEFT, pos=shield.rect().center())
    person.key(Qt.Key.Key_T)
    assert person.written("FRANCE") == ("A PAR SECURITY EXCEPT TURKEY",)


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
