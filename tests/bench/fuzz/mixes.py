"""Mixes: those that come with the program with wrong values, and games begun by them."""

from contextlib import suppress
from random import Random

from engine import judge
from engine.errors import UserError
from engine.mixing.shipped import shipped
from tests.helpers import garble

_TEXTS = (
    *shipped().values(),
    """title = "All"
base = "standard"
sight = "rd22"
economy = "intimate"
retreats = "listed"
board = "standard"
[options]
adj.rulebook = "1971"
""",
)


def draw(lot: Random) -> str:
    """A mix with something wrong in it."""
    return garble.toml(lot.choice(_TEXTS), lot)


def put(text: str) -> None:
    """Read it, and begin a game by it."""
    with suppress(UserError):
        judge.begin(judge.ruleset(judge.mixed(text, "mine")))
