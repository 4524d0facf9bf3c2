"""A designer's own short names: read in orders, and shown in letters and on the map."""

from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.orders.notation import write
from engine.orders.wording import for_reading
from engine.report.account import account
from engine.report.styles import as_text
from engine.rules import Ruleset

BOARD = """
base = "standard"

[province.BUR]
short = "Brgdy"

[province.SPA]
short = "Esp"
"""


@pytest.fixture
def rules(tmp_path: Path) -> Ruleset:
    (tmp_path / "board.toml").write_text(BOARD)
    return judge.ruleset("standard", tmp_path)


def test_a_letter_says_the_short_name_and_an_answer_may(rules: Ruleset) -> None:
    france, position = PowerId("FRANCE"), judge.begin(rules)
    orders = [rules.reader.order(line) for line in ("A PAR - Brgdy", "A MAR - Esp")]
    assert [*map(write, orders)] == ["A PAR - BUR", "A MAR - SPA"]
    turn = judge.adjudicate(
        rules, position, judge.submit(rules, position, {france: orders}), Random(1)
    )
    told = account(judge.report(rules, turn, france), rules.board)
    letter = as_text(told)
    assert "A PAR - Brgdy" in letter
    assert "A Brgdy" in letter
    assert "A MAR - Esp" in letter
    assert "BUR" not in letter
    assert not any(line.note for line in told.orders["France"] if line.order == "A PAR - Brgdy")


def test_only_places_are_written_otherwise(rules: Ruleset) -> None:
    text = "A BUR S F SPA/NC - BUR VIA MAO"
    assert for_reading(rules.board, text) == "A Brgdy S F Esp/NC - Brgdy VIA MAO"
    assert rules.reader.order("A Brgdy S A Esp").kind == "A"
    assert for_reading(judge.ruleset().board, text) == text
