"""Reports are worked out twice, and one that does not agree with the positions is withheld."""

from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Situation, Told, Turn
from engine.board.graph import PowerId
from engine.position import Position
from engine.rules import Ruleset
from engine.variants.spy import deadlines
from engine.visibility.audit import ReportMismatchError

ENGLAND = PowerId("ENGLAND")


def season(variant: str, phase: str = "S1901M") -> tuple[Ruleset, Turn]:
    """A deadline of a game in which nobody orders anything; usually the first with a report."""
    rules = judge.ruleset(variant)
    position = judge.begin(rules)
    while True:
        turn = judge.adjudicate(rules, position, judge.submit(rules, position, {}), Random(1))
        if str(turn.before.phase) == phase:
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


def winter(given: dict[str, list[str]], **changes: object) -> tuple[Ruleset, Turn]:
    """The first Winter of Spy Diplomacy with these orders, from a position changed so."""
    rules, last = season("spy", "F1901M")
    position = replace(last.after, **changes)
    orders = {
        PowerId(power): [rules.reader.order(line, phase=position.phase.kind) for line in lines]
        for power, lines in given.items()
    }
    submission = judge.submit(rules, position, orders)
    return rules, judge.adjudicate(rules, position, submission, Random(1))


def test_both_derivations_agree_on_spies_dismissed_and_raised_under_one_number() -> None:
    orders = {"ENGLAND": ["REMOVE SPY LON", "BUILD SPY EDI", "BUILD SPY EDI"]}
    rules, turn = winter(orders)
    assert [s.province for s in turn.after.covert if s.power == ENGLAND] == ["EDI", "EDI", "LVP"]
    facts = judge.report(rules, turn, ENGLAND).facts
    assert "nocontact SPY LON" in facts
    assert "contact SPY EDI" in facts


def test_both_derivations_agree_on_a_spy_that_the_rules_take_away() -> None:
    rules, last = season("spy", "F1901M")
    lost = {**last.after.centres, "LON": PowerId("FRANCE")}
    units = {p: unit for p, unit in last.after.units.items() if p != "LON"}
    rules, turn = winter({}, centres=lost, units=units)
    facts = judge.report(rules, turn, ENGLAND).facts
    assert [fact for fact in facts if fact.startswith(("removed", "nocontact"))] == [
        "nocontact SPY LON",
        "removed spy LON 1",
    ]


@pytest.mark.parametrize("fact", ["unit PAR FRANCE A", "contact SPY PAR", "removed spy LON 1"])
def test_a_line_too_many_stops_a_report_of_winter(fact: str) -> None:
    rules, turn = winter({})
    with pytest.raises(ReportMismatchError, match=f"W1901A for ENGLAND is withheld.*“{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_spies_that_look_around_before_the_builds_are_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = deadlines._field

    def early(situation: Situation, _mid: Position, *rest: object, **how: bool) -> object:
        return usual(situation, situation.position, *rest, **how)

    monkeypatch.setattr(deadlines, "_field", early)
    rules, last = season("spy", "F1901M")
    units = {p: unit for p, unit in last.after.units.items() if p != "LON"}
    rules, turn = winter({"ENGLAND": ["BUILD F LON"]}, units=units)
    with pytest.raises(ReportMismatchError, match="it should not say “empty LON”"):
        judge.report(rules, turn, ENGLAND)
