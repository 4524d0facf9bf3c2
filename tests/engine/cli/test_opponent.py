"""``spydip opponent`` answers what ``spydip facts --json`` prints, and goes on from its memory."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from engine import judge
from engine.cli import program
from engine.game.game import Game


def ran(lines: list[object], *arguments: str) -> list[dict[str, Any]]:
    typed = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines)
    done = CliRunner().invoke(program, ["opponent", *arguments], input=typed)
    assert done.exit_code == 0, done.output
    return [json.loads(line) for line in done.stdout.splitlines()]


def facts(file: Path, viewer: str) -> dict[str, Any]:
    done = CliRunner().invoke(program, ["facts", str(file), "--as", viewer, "--json"])
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize(
    ("variant", "seat"), [("standard", "FRANCE"), ("spy", "ENGLAND"), ("intimate", "X")]
)
def test_the_facts_of_a_game_are_answered_by_orders_that_the_game_takes(
    variant: str, seat: str, tmp_path: Path
) -> None:
    file = tmp_path / "g.spydip"
    with Game.begin(judge.ruleset(variant)) as game:
        game.save_as(file)
    opening = facts(file, seat)
    assert "phase" not in opening
    with Game.open(file) as game:
        game.resolve()
    later = facts(file, seat)
    assert later["due"] != later["phase"]
    line = ("--variant", variant, "--seat", seat, "--level", "novice", "--seed", "7")
    answers = ran([opening, later], *line)
    for answer, told in zip(answers, (opening, later), strict=True):
        assert set(answer) == {"orders", "ms", "memory"}
        for text in answer["orders"]:
            judge.ruleset(variant).reader.order(text)
        assert told["viewer"] == seat
    [after_restart] = ran([{"memory": answers[0]["memory"]}, later], *line)
    assert after_restart["orders"] == answers[1]["orders"]
    assert after_restart["memory"] == answers[1]["memory"]


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "{}",
        '{"facts": ["nonsense"], "due": "S1901M"}',
        '{"facts": [], "due": "never"}',
        '{"facts": 7, "phase": "S1901M", "due": "F1901M"}',
    ],
)
def test_a_line_that_is_no_observation_is_answered_by_an_error_and_the_next_is_read(
    line: str, tmp_path: Path
) -> None:
    file = tmp_path / "g.spydip"
    with Game.begin(judge.ruleset("standard")) as game:
        game.save_as(file)
    wrong, right = ran([line, facts(file, "FRANCE")], "--seat", "FRANCE", "--level", "novice")
    assert set(wrong) == {"error"}
    assert wrong["error"]
    assert len(right["orders"]) == 3


def test_a_seat_that_is_none_is_refused_with_those_that_are() -> None:
    done = CliRunner().invoke(program, ["opponent", "--seat", "Narnia"])
    assert done.exit_code == 1
    assert "FRANCE" in done.stderr
