"""The palette calls a verb what it does in the game that is played."""

import pytest

from engine import judge
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.tools import Tool, tools
from spydip_gui.gestures.writer import Writer
from tests.gui.gestures.test_covert_walk import AGENTS


@pytest.mark.parametrize(
    ("variant", "turns", "names"),
    [
        ("spy", 1, {"U": "search", "K": "kill"}),
        ("spy", 2, {"M": "M"}),
        ("espionage", 0, {"B": "deploy"}),
        ("espionage", 1, {"O": "cut", "K": "K"}),
        ("blind", 0, {"B": "deploy"}),
        ("blind", 1, {"K": "guard"}),
    ],
)
def test_a_verb_is_named_after_what_it_does_in_this_game(
    variant: str, turns: int, names: dict[str, str]
) -> None:
    document = Document(Seat(Game.begin(judge.ruleset(variant), seed="tools")))
    for _ in range(turns):
        document.resolve()
    shown = {tool.keys[-1 if "R" in tool.keys[:1] else 0]: tool.name for tool in _tools(document)}
    assert {key: shown[key] for key in names} == names


def test_agents_spy() -> None:
    assert "spy" in [tool.name for tool in tools(AGENTS)]


def _tools(document: Document) -> tuple[Tool, ...]:
    return tools(Writer(document).table())
