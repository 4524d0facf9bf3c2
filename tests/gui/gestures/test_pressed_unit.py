"""Whatever unit is pressed, no gesture that begins with it orders the covert pieces beside it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from tests.gui.gestures.canvas import game
from tests.gui.gestures.spying import Spymaster, pieces, spymaster

At = Callable[[str, str], Spymaster]

KINDS = {"spy": "SPY", "espionage": "EU", "infiltration": "AGENT", "blind": "SPY"}
FALLEN = ["ITALY: A VEN FROM TYR"]


@pytest.fixture
def at(qtbot: QtBot, picture: Picture, palette: Palette) -> At:
    def sits(variant: str, phase: str) -> Spymaster:
        covert = pieces(*(f"ITALY: {KINDS[variant]} {place}" for place in ("VEN", "ROM")))
        played = game(
            *("AUSTRIA: A VEN", "ITALY: A ROM"),
            variant=variant,
            phase=phase,
            fallen=FALLEN if phase.endswith("R") else (),
            covert=covert,
        )
        return spymaster(qtbot, picture, palette, played, "ITALY")

    return sits


@pytest.mark.parametrize("variant", KINDS)
def test_a_dislodged_unit_orders_nothing_beside_it(at: At, variant: str) -> None:
    person = at(variant, "S1901R")
    person.do("carry !VEN ADR")
    assert person.ghost == (
        "✕ A VEN R ADR\n"
        "An army in Venice cannot retreat to the Adriatic Sea: it is not one step away."
    )
    person.do("drop; click !VEN; click ADR; key Esc; double !VEN; key H; key Esc; over !VEN; key H")
    assert person.written("ITALY") == ()
    person.do("drag !VEN APU")
    assert person.written("ITALY") == ("A VEN R APU",)


@pytest.mark.parametrize("variant", KINDS)
def test_a_unit_that_cannot_go_there_sends_nothing_beside_it(at: At, variant: str) -> None:
    person = at(variant, "S1901M")
    person.do("drag ROM ION; click ROM; click ION; key Esc; hold K; drag ROM TUS; free K")
    assert person.written("ITALY") == ()
    person.do("drag ROM TUS")
    assert person.written("ITALY") == ("A ROM - TUS",)


def test_a_piece_with_nothing_to_do_at_this_deadline_says_so(at: At) -> None:
    person = at("spy", "S1901R")
    person.press("ROM", Qt.MouseButton.LeftButton)
    person.do("go TUS")
    assert person.ghost == "✕ An army in Rome gets no order at this deadline."
    person = at("infiltration", "S1901R")
    person.do("carry ~VEN ROM")
    assert person.ghost == "✕ An agent in Venice gets no order at this deadline."
    person.drop()
    assert person.written("ITALY") == ()
