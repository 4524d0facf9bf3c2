"""Every value of every option of every variant matters in some scenario."""

from pathlib import Path

import pytest

from engine import judge
from engine.game.examine import examine
from engine.game.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).parents[1] / "scenarios"
SHARED = ("adj.", "game.")
"""Options of the standard rules, which the tests of adjudication show."""

SAME = {
    # In open games a list of wishes is taken anyway: the two values differ in nothing.
    *((name, "fog.retreat_mode", "preference") for name in ("espionage", "intimate")),
    # A scenario names its phase, so this one is seen in a test of its own below.
    ("infiltration", "inf.first_build", "W1900"),
}
"""Choices that no scenario can show."""

SCENARIOS = [s for path in sorted(FOLDER.glob("*.toml")) for s in read_scenarios(path)]


def _choices() -> list[tuple[str, str, str]]:
    return [
        (name, option.key, value)
        for name, variant in judge.catalogue().items()
        for option in variant.options
        if not option.key.startswith(SHARED) and name != "standard"
        for value in option.values[1:]
        if (name, option.key, value) not in SAME
    ]


def _matters(scenario: Scenario, key: str) -> bool:
    """Whether a scenario passes, and would not without its choice of this option."""
    rest = {k: v for k, v in scenario.options.items() if k != key}
    return not examine(scenario) and bool(examine(scenario.model_copy(update={"options": rest})))


@pytest.mark.parametrize(("variant", "key", "value"), _choices())
def test_a_scenario_fails_without_this_choice(variant: str, key: str, value: str) -> None:
    chosen = [s for s in SCENARIOS if s.variant == variant and s.options.get(key) == value]
    assert any(_matters(scenario, key) for scenario in chosen)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.id)
def test_the_scenario_comes_out_as_written(scenario: Scenario) -> None:
    assert not examine(scenario)


@pytest.mark.parametrize("name", judge.variant_ids())
def test_an_option_cites_no_clause_of_another_game(name: str) -> None:
    """Standard's list of wishes cited SPY-Q26, which its own rulebook does not hold."""
    own = {clause.id for clause in judge.variant(name).rules}
    others = {c.id for variant in judge.catalogue().values() for c in variant.rules} - own
    assert not [o.key for o in judge.variant(name).options if o.clause in others]


def test_a_clause_tells_the_options_it_names_and_no_longer_one() -> None:
    """``esp.report_misses`` holds the letters of ``esp.report``."""
    variant = judge.variant("espionage")
    clauses = {clause.id: clause for clause in variant.rules}
    options = {"esp.report": "anonymous"}
    assert variant.chosen(clauses["ESP-Q13"], options) == options
    assert not variant.chosen(clauses["ESP-Q14"], options)


def test_infiltration_may_begin_in_the_winter_before() -> None:
    """INF-Q16."""
    usual = judge.begin(judge.ruleset("infiltration"))
    early = judge.begin(judge.ruleset("infiltration", options={"inf.first_build": "W1900"}))
    assert (str(usual.phase), str(early.phase)) == ("S1901M", "W1900A")


def test_no_two_scenarios_share_an_id() -> None:
    ids = [scenario.id for scenario in SCENARIOS]
    assert len(ids) == len(set(ids))
