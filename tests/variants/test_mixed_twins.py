"""Twin worlds look the same in the mixes too: a sight laid over another game leaks nothing of it.

Mixes for two players who command several powers are tried in `test_mixes`.
"""

from dataclasses import replace

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.sight import all_centres
from tests.helpers import cases, twins
from tests.helpers import reach as reaching
from tests.helpers.reach import Reach, World, around
from tests.helpers.secrets_of import SECRETS
from tests.helpers.twins import Figures

TRIALS = 90
BASES = {
    "blind-infiltration": "infiltration",
    "foggy-espionage": "espionage",
    "whispers": "standard",
}
OPEN = tuple(
    secret
    for secret in SECRETS["infiltration"]
    if secret.__name__
    in ("changed_order", "changed_retreat", "changed_unit", "changed_centre", "changed_winter")
)
"""What is secret of armies, fleets and centres wherever there is fog."""


@pytest.fixture(autouse=True)
def wider(monkeypatch: pytest.MonkeyPatch) -> None:
    """The helpers know the games by their bases, and these sights see around centres as well."""
    usual, built = reaching.reach, judge.variant

    def reach(rules: Ruleset, world: World, after: Position, viewer: PowerId) -> Reach:
        found = usual(rules, world, after, viewer)
        centres = {*world.position.owned(viewer), *after.owned(viewer)}
        return replace(found, open=found.open | around(rules.board, centres))

    def variant(name: str) -> object:
        return replace(built(name), id=BASES.get(name, name))

    monkeypatch.setattr(reaching, "_NARROW", ())
    monkeypatch.setattr(cases, "reach", reach)
    monkeypatch.setattr(judge, "variant", variant)
    monkeypatch.setattr(
        twins,
        "SECRETS",
        {base: tuple(dict.fromkeys((*SECRETS.get(base, ()), *OPEN))) for base in BASES.values()},
    )


def tried(name: str) -> Figures:
    figures = Figures()
    twins.watch(name, 5, TRIALS, figures, {}, years=4)
    return figures


@pytest.mark.parametrize("name", BASES)
def test_worlds_that_differ_in_secrets_look_the_same(name: str) -> None:
    figures = tried(name)
    assert [str(difference) for difference in figures.found] == []
    assert figures.trials.total() >= TRIALS
    assert len(figures.trials) >= 4


@pytest.mark.parametrize("name", BASES)
def test_a_sight_of_all_centres_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = judge.variant
    leaky = replace(usual(name), sight=replace(usual(name).sight, centres=all_centres))
    monkeypatch.setattr(judge, "variant", lambda _name: leaky)
    monkeypatch.setattr(judge, "audit", lambda seen, _expected: seen)
    assert "changed_centre" in {difference.secret for difference in tried(name).found}
