"""Scenarios: those of the tests with wrong values, and what comes of them."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

from engine.errors import UserError
from engine.game.examine import examine
from engine.game.scenario import parse_scenarios
from tests.helpers import garble

_FOLDER = Path(__file__).parents[2] / "scenarios"
_HEAD = "[[scenario]]"


@cache
def _texts() -> tuple[str, ...]:
    whole = (path.read_text("utf-8") for path in sorted(_FOLDER.glob("*.toml")))
    return tuple(_HEAD + one for text in whole for one in text.split(_HEAD)[1:])


def draw(lot: Random) -> str:
    """A scenario with something wrong in it."""
    return garble.toml(lot.choice(_texts()), lot)


def put(text: str) -> None:
    """Read it, play it, and say what did not come out."""
    with suppress(UserError):
        for scenario in parse_scenarios(text, "drawn"):
            for mismatch in examine(scenario):
                str(mismatch)
