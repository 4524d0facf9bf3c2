"""Leaks in mixes are found: of what a sight hides, and of what bidders hide from each other.

That there are none is seen in `test_twins`.
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import judge
from engine.adjudication.turn import Told
from engine.facts import parse
from engine.position import Position
from engine.rules import Ruleset, Variant
from engine.visibility.sight import all_centres
from tests.helpers import seat_secrets, unit_secrets
from tests.helpers.secrets_of import SECRETS, Secret
from tests.helpers.twins import Figures, watch

FOGGY = ("blind-infiltration", "foggy-espionage", "whispers", "auction-in-the-fog")
BIDDING = ("auction-in-the-fog", "intimate-spies")


def leaks(
    monkeypatch: pytest.MonkeyPatch, name: str, secret: Secret, parts: dict[str, object]
) -> Sequence[str]:
    """What shows by changing such a secret where the mix has these parts instead."""
    leaky: Variant = replace(judge.variant(name), **parts)
    monkeypatch.setattr(judge, "variant", lambda _name: leaky)
    monkeypatch.setattr(judge, "audit", lambda seen, _expected: seen)
    monkeypatch.setitem(SECRETS, name, (secret,))
    figures = Figures()
    for seed in range(5, 15):
        watch(name, seed, 60, figures, {}, years=4)
        if figures.found:
            return figures.found[0].lines
    return ()


@pytest.mark.parametrize("name", FOGGY)
def test_a_sight_of_all_centres_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sight = replace(judge.variant(name).sight, centres=all_centres)
    shown = leaks(monkeypatch, name, unit_secrets.changed_centre, {"sight": sight})
    assert any("centre" in line for line in shown)


@pytest.mark.parametrize("name", BIDDING)
def test_the_rival_s_purse_in_a_report_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = judge.variant(name).dues

    def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
        purses = [parse(f"credits {who} {sum_}") for who, sum_ in position.credits.items()]
        both = (Told(seat, purse) for seat in rules.seats for purse in purses)
        return (*usual(rules, position), *both)

    shown = leaks(monkeypatch, name, seat_secrets.changed_purse, {"dues": dues})
    assert any("credits" in line for line in shown)


@pytest.mark.parametrize("name", BIDDING)
def test_the_rest_of_the_rival_s_list_in_a_report_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = judge.variant(name)
    usual = variant.resolvers["P"]

    def lists(situation):
        made = usual(situation)
        read = [str(line) for lines in situation.submission.orders.values() for line in lines]
        told = tuple(
            Told(seat, parse(f"order {seat} {line} = succeeds"))
            for seat in variant.seats
            for line in read
        )
        return replace(made, told=told)

    resolvers = {**variant.resolvers, "P": lists}
    shown = leaks(monkeypatch, name, seat_secrets.changed_list, {"resolvers": resolvers})
    assert any("PREFER" in line for line in shown)
