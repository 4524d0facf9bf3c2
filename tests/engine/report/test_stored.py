"""What a file keeps of a message is said as the message itself, in every language."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from engine import judge
from engine.adjudication.outcome import Outcome
from engine.board.graph import PowerId
from engine.board.load import load
from engine.language.message import Listed, Message, Piece, PowerName, Worded
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.play.simulate import seated
from engine.report.explain import sentence
from engine.report.stored import data, message

BOARD = load("standard")


def outcomes(variant: str) -> Iterator[Outcome]:
    """What became of the orders of a game's first deadlines."""
    for turn in islice(seated(judge.ruleset(variant), 1), 12):
        yield from turn.resolution.outcomes


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_reason_of_a_game_comes_back_from_a_file_as_it_went(variant: str) -> None:
    board = judge.ruleset(variant).board
    said = [sentence(one, board) for one in outcomes(variant)]
    assert len({one.id for one in said}) > 3
    for one in said:
        again = message(json.loads(json.dumps(data(one))), board)
        assert again is not None
        for language in LANGUAGES:
            assert Speaker(language).say(again) == Speaker(language).say(one)


def test_a_file_keeps_no_value_that_no_text_says() -> None:
    kept = data(Message("report.next", phase="S1901M", unsaid="A VEN"))
    assert kept == {"id": "report.next", "values": {"phase": "S1901M"}}


def test_all_sorts_of_values_come_back() -> None:
    france = BOARD.powers[PowerId("FRANCE")]
    power = PowerName("FRANCE", france.name, france.adjective, BOARD.spoken)
    parts = Listed((Piece("SPY", power, 2), Piece("A"), 3, "x", Worded("rule.x", "x")), "or", "acc")
    for value in (power, parts):
        again = message(data(Message("word.sentences", all=value)), BOARD)
        assert again == Message("word.sentences", all=value)


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "text",
        {"id": "reason.of_tomorrow", "values": {}},
        {"id": "report.next", "values": {}},
        {"id": "report.next", "values": {"phase": {"strange": 1}}},
        {"id": "report.next"},
    ],
)
def test_what_is_no_message_or_has_no_text_here_is_none(kept: object) -> None:
    assert message(kept, BOARD) is None
