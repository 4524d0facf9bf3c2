"""What preset sights show is worked out twice, and a fault in either stops the report."""

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.play import simulate
from engine.rules import Ruleset
from engine.visibility.audit import ReportMismatchError
from engine.visibility.observe import Observation
from engine.visibility.preset_audit import PRESET_AUDITS
from engine.visibility.presets import PRESETS
from engine.visibility.sight import Fidelity, Sight, all_centres, every_order, together
from tests.helpers.positions import position

FRANCE = PowerId("FRANCE")


def rules_under(name: str, base: str = "standard") -> Ruleset:
    text = f'title = "Ours"\nbase = "{base}"\nsight = "{name}"'
    return judge.ruleset(judge.mixed(text, "ours"))


@cache
def played(name: str) -> tuple[Ruleset, list[Turn]]:
    """The first years of a game by chance, in which every seat's report was asked for."""
    rules = rules_under(name)
    return rules, list(islice(simulate.seated(rules, 4), 12))


def test_every_preset_has_a_second_derivation() -> None:
    assert set(PRESET_AUDITS) == set(PRESETS)


@pytest.mark.parametrize("base", ["standard", "spy", "infiltration"])
@pytest.mark.parametrize("name", PRESETS)
def test_both_derivations_agree_for_years(name: str, base: str) -> None:
    rules = rules_under(name, base)
    turns = list(islice(simulate.seated(rules, 4), 12))
    told = [judge.report(rules, turn, FRANCE) for turn in turns]
    assert any(fact.startswith("unit ") for seen in told for fact in seen.lines)


def reports(name: str, **parts: object) -> list[Observation]:
    """Everybody's reports where the sight has these parts instead."""
    rules, turns = played(name)
    wrong: Sight = replace(rules.variant.sight, **parts)
    faulty = judge.ruleset(replace(rules.variant, sight=wrong))
    return [judge.report(faulty, turn, power) for turn in turns for power in rules.powers]


@pytest.mark.parametrize("name", PRESETS)
def test_a_sight_of_one_province_too_many_is_stopped(name: str) -> None:
    units = together(PRESETS[name].units, lambda _: {"ARM": Fidelity.PRESENCE})
    with pytest.raises(ReportMismatchError, match=r"withheld.*should not say “.*ARM"):
        reports(name, units=units)


@pytest.mark.parametrize("name", sorted(set(PRESETS) - {"njudge_blind"}))
def test_a_sight_of_too_little_is_stopped(name: str) -> None:
    with pytest.raises(ReportMismatchError, match="it should also say"):
        reports(name, units=lambda _: {})


@pytest.mark.parametrize("name", PRESETS)
def test_a_chart_of_all_centres_is_stopped(name: str) -> None:
    with pytest.raises(ReportMismatchError, match="it should not say “centre"):
        reports(name, centres=all_centres)


@pytest.mark.parametrize("name", PRESETS)
def test_orders_that_are_not_overheard_are_stopped(name: str) -> None:
    with pytest.raises(ReportMismatchError, match="it should not say “order"):
        reports(name, orders=every_order)


def test_a_void_build_shows_nothing_of_the_province_it_names() -> None:
    """Blind 1801: sight goes by what units did, and nothing stands where nothing was built."""
    rules = rules_under("rd18")
    winter = position("W1901A", {"FRANCE": ["A SPA"], "GERMANY": ["A PAR", "A BUR"]})
    given = {FRANCE: [rules.reader.order("BUILD A PAR")]}
    turn = judge.adjudicate(rules, winter, judge.submit(rules, winter, given), Random(1))
    told = judge.report(rules, turn, FRANCE)
    assert "order FRANCE BUILD A PAR = void" in told.lines
    assert not [fact for fact in told.lines if "GERMANY" in fact]
