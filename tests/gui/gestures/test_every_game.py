"""Every gesture of armies and fleets works at first try in each game, in the whole window.

A covert piece of one's own stands beside each unit, and in the fog no foreign unit is seen.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.gui.gestures.canvas import RIGHT, game
from tests.gui.gestures.spying import Spymaster, pieces
from tests.gui.gestures.test_standard_on_canvas import (
    CASES,
    INTIMATE,
    ActKind,
    Case,
    all_of,
    drag,
)

BESIDE = {
    "standard": "",
    "intimate": "",
    "espionage": "EU",
    "blind": "SPY",
    "spy": "SPY",
    "infiltration": "AGENT",
}
"""What stands beside each unit of one's own."""

FOG = {"spy", "infiltration"}
"""Where foreign units are not seen."""

UNSEEN: dict[str, ActKind] = {
    "support to hold": all_of(
        drag("PAR", "BUR", button=RIGHT), lambda person: person.key(Qt.Key.Key_1)
    ),
    "convoy over a foreign fleet that gets no order": drag("LON", "NTH", "*NWG", "CLY"),
}
"""What says there that somebody is meant whom nobody sees: a choice, a pin."""

BLIND_ORDERS = {
    "retreat by preference": ("A MAR R SPA",),
    "retreat by preference, ranked by a digit": ("A MAR R SPA",),
}
"""Where one order only is taken for a retreat."""


def case_in(case: Case, variant: str) -> tuple[ActKind, tuple[str, ...]]:
    """What is done there, and what then stands."""
    does = UNSEEN.get(case.id, case.does) if variant in FOG else case.does
    lines = BLIND_ORDERS.get(case.id, case.lines) if variant == "infiltration" else case.lines
    if variant in FOG and case.id == "convoy over a foreign fleet that gets no order":
        return does, ("A LON - CLY VIA NTH, NWG", "F NTH C A LON - CLY")
    return does, lines


@pytest.mark.parametrize("variant", BESIDE)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_gesture_is_done_at_first_try(
    at_desk: Callable[..., Spymaster], case: Case, variant: str
) -> None:
    seat, at = case.seat, dict(case.at)
    units = [text.split()[-1][:3] for text in case.standing if text.startswith(seat)]
    if BESIDE[variant]:
        at["covert"] = pieces(*(f"{seat}: {BESIDE[variant]} {place}" for place in units))
    if variant == "intimate":
        seat, at = "X", at | INTIMATE | {"players": {"X": case.seat, "Y": "TURKEY"}, "control": {}}
    person = at_desk(game(*case.standing, **at | {"variant": variant}), seat)
    does, lines = case_in(case, variant)
    does(person)
    assert sorted(person.written(seat)) == sorted(lines)


def test_who_is_not_seen_is_helped_on_the_way_and_in_place_by_clicks(
    at_desk: Callable[..., Spymaster],
) -> None:
    standing = ("FRANCE: A PAR", "FRANCE: A GAS", "GERMANY: A BUR")
    person = at_desk(game(*standing, variant="spy"), "FRANCE")
    person.do("over PAR; key S; click BUR; click PIC")
    assert person.written("FRANCE") == ("A PAR S A BUR - PIC",)
    person.do("over PAR; key S; click BUR; click BUR")
    assert person.written("FRANCE") == ("A PAR S A BUR",)


def test_two_clicks_in_a_hurry_are_no_double_click_in_the_middle_of_an_order(
    at_desk: Callable[..., Spymaster],
) -> None:
    person = at_desk(game("FRANCE: A PAR", "FRANCE: A GAS"), "FRANCE")
    person.do("over PAR; key S; double GAS")
    assert person.written("FRANCE") == ("A PAR S A GAS",)
    person.do("double GAS")
    assert set(person.written("FRANCE")) == {"A PAR S A GAS", "A GAS H"}


def test_the_token_in_hand_says_what_is_built(at_desk: Callable[..., Spymaster]) -> None:
    centres = {"RUSSIA": "MOS STP WAR SEV"}
    played = game("RUSSIA: A UKR", variant="blind", phase="W1901A", centres=centres)
    person = at_desk(played, "RUSSIA")
    person.do("drag @SPY MOS")
    assert person.written("RUSSIA") == ("REBUILD SPY MOS",)
