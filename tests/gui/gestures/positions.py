"""Positions of the standard game that gestures are tried at, and who sits down before them."""

from collections.abc import Callable

from engine import judge
from engine.game.game import Game
from tests.gui.gestures.canvas import Person

Sit = Callable[..., Person]

FRANCE = ("FRANCE: A PAR", "FRANCE: A MAR", "FRANCE: A GAS", "FRANCE: F BRE", "GERMANY: A BUR")
SEAS = (
    *("ENGLAND: A LON", "ENGLAND: A YOR", "ENGLAND: F NTH", "ENGLAND: F ENG", "ENGLAND: F MAO"),
    *("FRANCE: A BRE", "FRANCE: F NWG"),
)
OUT = {
    "standing": ("ITALY: A MAR", "FRANCE: A GAS"),
    "at": {"phase": "S1901R", "fallen": ["FRANCE: A MAR FROM PIE"]},
}
WINTER = {"phase": "W1901A"}
RUSSIA = {
    "standing": ("RUSSIA: A UKR",),
    "seat": "RUSSIA",
    "at": WINTER | {"centres": {"RUSSIA": "MOS STP WAR SEV"}},
}


def fresh(person_of: Sit, viewer: str = "FRANCE") -> Person:
    return person_of(Game.begin(judge.ruleset(), seed="t"), viewer)
