"""Mixes that designers might write keep their secrets too: of pieces of several games at once.

``python -m tests.bench.twins`` tries the mixes that come with the program by the thousand.
"""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from engine import judge
from engine.adjudication.turn import Told
from engine.board.graph import PowerId, ProvinceId
from engine.facts import parse
from engine.rules import Ruleset, Variant
from engine.units import Kind, Stack
from tests.helpers import showing
from tests.helpers.cases import lead_on
from tests.helpers.mail_twins import compare, pairs
from tests.helpers.odd_mixes import CHANGED, MIXES, rules_of
from tests.helpers.positions import position
from tests.helpers.reach import World, games_in
from tests.helpers.showing import looks
from tests.helpers.twins import Figures, watch

TRIALS = 16

MAILED = (
    "riders-and-watchers",
    "border-agents",
    "bidding-services",
    "bidding-agents",
    "homebodies",
)
"""Those whose letters, packets, forms and seats are compared as well."""


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


@pytest.mark.parametrize("name", MAILED)
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


UNITS = {
    "ENGLAND": ["F ENG", "A LON"],
    "FRANCE": ["F BRE", "A PAR"],
    "GERMANY": ["A MUN", "A RUH"],
    "TURKEY": ["F CON"],
}
ORDERS = {
    "ENGLAND": ["F ENG - MAO", "A LON H", "AGENT ENG(2) SPY"],
    "FRANCE": ["F BRE H", "A PAR SECURITY", "EU PAR H"],
    "GERMANY": ["A MUN H", "A RUH H"],
}
TOGETHER = (
    ("SPY", "TURKEY", "ENG", "ENGLAND"),
    ("AGENT", "ENGLAND", "ENG", "ENGLAND"),
    ("EU", "FRANCE", "PAR", ""),
    ("CEU", "TURKEY", "PAR", ""),
    ("SPY", "TURKEY", "PAR", ""),
)
"""A spy that rides while agents watch, and three kinds in one province under Security."""

FACES = frozenset({"report", "tree", "desk"})
"""What is compared beside facts, packets and pictures."""


@cache
def _together(*without: int) -> list[str]:
    """What England and France are shown of this deadline, without some of those pieces."""
    rules = rules_of("watched-riders")
    kept = [one for number, one in enumerate(TOGETHER) if number not in without]
    covert = tuple(
        Stack(
            kind=Kind(kind),
            power=PowerId(power),
            province=ProvinceId(place),
            label=number + 1 if kind in ("SPY", "EU", "CEU") else 0,
            count=2 if kind == "AGENT" else 1,
            aboard=PowerId(carrier) if carrier else None,
        )
        for number, (kind, power, place, carrier) in enumerate(kept)
    )
    at = replace(position("S1902M", UNITS), covert=covert)
    read = rules.reader.order
    given = {PowerId(power): [read(line) for line in lines] for power, lines in ORDERS.items()}
    world = World(at, given)
    turn = lead_on(rules, world)
    return [
        line
        for who in ("ENGLAND", "FRANCE")
        for line in looks(rules, world, turn, who, parts=FACES)
    ]


@pytest.mark.parametrize("without", [(0,), (3,), (4,), (0, 3, 4)])
def test_whoever_watches_one_kind_learns_nothing_of_another_beside_it(
    without: tuple[int, ...],
) -> None:
    assert _together(*without) == _together()


def test_what_one_s_own_pieces_see_would_show_in_the_same_way() -> None:
    assert _together(2) != _together()
