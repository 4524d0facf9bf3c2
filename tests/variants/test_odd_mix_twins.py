"""Mixes that designers might write keep their secrets too: of pieces of several games at once.

``python -m tests.bench.twins`` tries the mixes that come with the program by the thousand.
"""

from dataclasses import replace
from itertools import islice

import pytest

from engine import judge
from engine.adjudication.turn import Told
from engine.facts import parse
from engine.rules import Ruleset, Variant
from tests.helpers import showing
from tests.helpers.mail_twins import compare, pairs
from tests.helpers.odd_mixes import CHANGED, MIXES, rules_of
from tests.helpers.reach import games_in
from tests.helpers.twins import Figures, watch

TRIALS = 24


def test_the_mixes_are_odd_enough() -> None:
    made = [rules_of(name) for name in MIXES]
    assert sum(len(one.variant.covert) >= 3 for one in made) >= 5
    assert {game for one in made for game in games_in(one.variant)} == {*judge.variant_ids()} - {
        "intimate"
    }
    assert sum(len(one.seats) == 2 for one in made) == 2
    assert {rules_of(name).board.title for name in CHANGED} == {"Passes and a canal"}


@pytest.mark.parametrize("name", MIXES)
def test_worlds_that_differ_in_secrets_look_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "drawn", lambda *_: b"")  # by the view, which is compared
    figures = Figures()
    watch(rules_of(name), 7, TRIALS, figures, years=3, each=2)
    assert [str(difference) for difference in figures.found] == []
    assert figures.trials.total() >= TRIALS
    assert len(figures.trials) >= 3


@pytest.mark.parametrize("name", MIXES)
def test_no_letter_packet_form_or_seat_tells_a_secret(name: str) -> None:
    compared = compare(islice(pairs(rules_of(name), 4), 2), None)
    assert compared.leaks == []
    assert {".txt", ".html", ".eml", ".spyview", "account 1", "choices", "advice"} <= {
        *compared.parts
    }


def test_a_leak_of_another_game_s_pieces_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Espionage units that are told to everybody."""
    rules = rules_of("open-services")
    usual = rules.variant.dues

    def dues(rules: Ruleset, position: object) -> tuple[Told, ...]:
        stacks = [s for s in position.covert if s.kind == "EU"]  # type: ignore[attr-defined]
        facts = [parse(f"eu {stack.province} {stack.power} {stack.count}") for stack in stacks]
        return (*usual(rules, position), *(Told(p, f) for p in rules.powers for f in facts))  # type: ignore[arg-type]

    monkeypatch.setattr(showing, "drawn", lambda *_: b"")
    figures = Figures()
    watch(_with(rules, dues=dues), 7, 60, figures, years=3)
    assert any("eu" in line for one in figures.found for line in one.lines)


def _with(rules: Ruleset, **parts: object) -> Ruleset:
    made: Variant = replace(rules.variant, **parts)  # type: ignore[arg-type]
    return replace(rules, variant=made)
