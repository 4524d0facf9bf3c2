"""Reports are worked out twice, and one that does not agree with the positions is withheld."""

from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Told, Turn
from engine.board.graph import PowerId
from engine.rules import Ruleset
from engine.visibility.audit import ReportMismatchError

ENGLAND = PowerId("ENGLAND")


def season(variant: str) -> tuple[Ruleset, Turn]:
    """The first season with a report."""
    rules = judge.ruleset(variant)
    position = judge.begin(rules)
    while True:
        turn = judge.adjudicate(rules, position, judge.submit(rules, position, {}), Random(1))
        if str(turn.before.phase) == "S1901M":
            return rules, turn
        position = turn.after


@pytest.mark.parametrize("variant", ["spy", "blind", "infiltration"])
def test_both_derivations_agree_on_the_first_season(variant: str) -> None:
    rules, turn = season(variant)
    for power in rules.seats:
        assert judge.report(rules, turn, power).facts


def with_line(turn: Turn, fact: str) -> Turn:
    """The same turn, with one more line told to England."""
    told = (*turn.resolution.told, Told(ENGLAND, fact))
    return replace(turn, resolution=replace(turn.resolution, told=told))


@pytest.mark.parametrize(
    ("variant", "fact"),
    [
        ("spy", "unit PAR FRANCE A"),
        ("blind", "unit PAR FRANCE A"),
        ("infiltration", "order FRANCE A PAR H = succeeds"),
    ],
)
def test_a_line_that_positions_do_not_bear_out_stops_the_report(variant: str, fact: str) -> None:
    rules, turn = season(variant)
    with pytest.raises(ReportMismatchError, match=f"ENGLAND is withheld.*“{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_a_report_that_lacks_a_line_is_stopped_too() -> None:
    rules, turn = season("spy")
    told = tuple(t for t in turn.resolution.told if t.fact != "contact SPY LON")
    thinner = replace(turn, resolution=replace(turn.resolution, told=told))
    with pytest.raises(ReportMismatchError, match="also say “contact SPY LON”"):
        judge.report(rules, thinner, ENGLAND)
