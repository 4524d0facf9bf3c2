"""Nothing that a viewer may not know shows: twin worlds look the same to it, and leaks are found.

What may be changed is told by `tests.helpers.reach`, which asks neither the redactor nor any
variant's sight. ``python -m tests.bench.twins`` tries many more.
"""

from dataclasses import replace
from functools import cache

import pytest

from engine import judge
from engine.adjudication.turn import Told
from engine.facts import parse
from engine.orders.conditions import Knowledge
from engine.orders.errors import OrderTextError
from engine.orders.notation import write
from engine.phases import PhaseKind
from engine.rules import Variant
from engine.variants.spy import season
from engine.visibility import observe
from engine.visibility.sight import Disclosure, Look, all_centres
from tests.bench.twins import chosen
from tests.helpers import secrets_of, showing
from tests.helpers.cases import lead_on
from tests.helpers.positions import position
from tests.helpers.probes import LINES
from tests.helpers.reach import World
from tests.helpers.secrets_of import SECRETS, Secret
from tests.helpers.showing import looks
from tests.helpers.twins import Figures, watch

TRIALS = 30
"""So many twins of each variant and mix are tried, in each of two games."""


def tried(variant: str, *, trials: int = TRIALS, seed: int = 5, odd: bool = False) -> Figures:
    figures = Figures()
    watch(variant, seed, trials, figures, chosen(variant, seed) if odd else {}, years=4, each=2)
    return figures


found_in = cache(tried)
"""The same, once for all tests that change nothing."""


def test_every_variant_and_every_mix_is_tried():
    assert set(SECRETS) == {*judge.variant_ids(), *judge.mixes()}


@pytest.mark.parametrize("odd", [False, True], ids=["usual", "options"])
@pytest.mark.parametrize("variant", SECRETS)
def test_worlds_that_differ_in_secrets_look_the_same(variant, odd):
    figures = found_in(variant, odd=odd)
    assert [str(difference) for difference in figures.found] == []
    assert figures.trials.total() >= (20 if SECRETS[variant] else 10)


@pytest.mark.parametrize("variant", [name for name, secrets in SECRETS.items() if secrets])
def test_many_sorts_of_secrets_are_changed(variant):
    kinds = found_in(variant, odd=False).trials + found_in(variant, odd=True).trials
    assert len(kinds) >= min(4, len(SECRETS[variant]))


@pytest.mark.parametrize("variant", SECRETS)
def test_whatever_is_read_at_any_deadline_reads_as_it_is_written(variant):
    """A game that keeps a line that it cannot read could never be opened again."""
    reader, read = judge.ruleset(variant).reader, 0
    for text in LINES:
        for phase in (None, *PhaseKind):
            try:
                order = reader.order(text.format("HOL", "BEL", "NTH", "FRANCE"), phase=phase)
            except OrderTextError:
                continue
            assert reader.order(write(order)) == order
            read += 1
    assert read > 100


def planted(
    monkeypatch: pytest.MonkeyPatch, variant: str, secret: Secret, first: int = 5, **parts: object
) -> bool:
    """Whether changing such a secret shows in games whose variant has these parts instead.

    Pictures are left out, for the sake of time.
    """
    leaky: Variant = replace(judge.variant(variant), **parts)
    monkeypatch.setattr(judge, "variant", lambda _name: leaky)
    monkeypatch.setattr(judge, "audit", lambda seen, _expected: seen)
    monkeypatch.setitem(SECRETS, variant, (secret,))
    monkeypatch.setattr(showing, "map_view", lambda *_, **__: None)
    monkeypatch.setattr(showing, "drawn", lambda *_: b"")
    monkeypatch.setattr(showing, "filed", lambda *_: ())
    return any(tried(variant, trials=120, seed=seed).found for seed in range(first, first + 10))


def test_a_leak_of_causes_is_found(monkeypatch):
    """One's own orders with their causes: who stood them off, and how strongly."""

    def orders(look: Look, outcome: object) -> Disclosure:
        mine = outcome.power == look.viewer
        return Disclosure.CAUSE if mine else Disclosure.NOTHING

    sight = replace(judge.variant("spy").sight, orders=orders)
    assert planted(monkeypatch, "spy", secrets_of.other_cause, sight=sight)


def test_a_leak_of_a_far_spy_is_found(monkeypatch):
    usual = observe.observe

    def leaky(look, sight, dues=()):
        seen = usual(look, sight, dues)
        far = (parse(f"spy {s.province} present") for s in look.after.covert if s.label == 2)
        return replace(seen, facts=tuple(sorted({*seen.facts, *far}, key=str)))

    monkeypatch.setattr(judge, "observe", leaky)
    assert planted(monkeypatch, "spy", secrets_of.moved_piece)


def test_a_leak_of_what_is_due_to_others_is_found(monkeypatch):
    usual = judge.variant("infiltration").dues

    def dues(rules, position):
        lines = usual(rules, position)
        return tuple(Told(power, line.fact) for line in lines for power in rules.powers)

    assert planted(monkeypatch, "infiltration", secrets_of.changed_unit, dues=dues)


def test_a_leak_of_the_centres_of_others_is_found(monkeypatch):
    sight = replace(judge.variant("spy").sight, centres=all_centres)
    assert planted(monkeypatch, "spy", secrets_of.changed_centre, sight=sight)


def test_a_leak_in_order_entry_is_found(monkeypatch):
    """Entries that say whether a hidden unit stands in the way."""
    usual = judge.variant("spy").submit

    def submit(rules, position, given):
        made = usual(rules, position, given)
        count = len(position.units)
        return replace(made, entries=tuple(replace(e, why=f"{count}") for e in made.entries))

    assert planted(monkeypatch, "spy", secrets_of.changed_unit, submit=submit)


def test_a_leak_of_a_carrier_s_riders_is_found(monkeypatch):
    """The owner of a fleet must not learn who rides on it (SPY-5Cc2)."""
    usual = observe.observe

    def leaky(look, sight, dues=()):
        seen = usual(look, sight, dues)
        riders = (
            parse(f"riding {s.province} {s.power} 1")
            for s in look.after.covert
            if s.aboard == look.viewer
        )
        return replace(seen, facts=tuple(sorted({*seen.facts, *riders}, key=str)))

    monkeypatch.setattr(judge, "observe", leaky)
    assert planted(monkeypatch, "infiltration", secrets_of.moved_piece)


def test_a_leak_through_a_condition_is_found(monkeypatch):
    """A condition that is answered from where nobody of that power has looked (SPY-Q5)."""

    def everything(board, position, options, _power):
        assert options["spy.conditions"] == "units"
        units = position.units
        return Knowledge(seen={p: (units[p],) if p in units else () for p in board.provinces})

    monkeypatch.setattr(season, "knowledge", everything)
    assert planted(monkeypatch, "spy", secrets_of.changed_unit, first=21)


def _stopped(how: str) -> World:
    """An English army that fails to reach Norway: stood off there, or its convoy sunk."""
    attack = ["F SKA - NTH", "F DEN S F SKA - NTH"] if how == "sunk" else ["A SWE - NWY"]
    orders = {
        "ENGLAND": ["A LON - NWY VIA"],
        "GERMANY": ["F NTH C A LON - NWY"],
        "RUSSIA": attack,
    }
    units = {
        "ENGLAND": ["A LON"],
        "GERMANY": ["F NTH"],
        "RUSSIA": ["F SKA", "F DEN", "A SWE"],
    }
    read = judge.ruleset("spy").reader.order
    given = {power: [read(line) for line in lines] for power, lines in orders.items()}
    return World(position("S1901M", units), given)


def _seen_of_failure(how: str) -> list[str]:
    rules = judge.ruleset("spy")
    world = _stopped(how)
    return looks(rules, world, lead_on(rules, world), "ENGLAND")


def test_a_standoff_and_a_sunken_convoy_look_the_same():
    assert any("A LON - NWY VIA = fails" in line for line in _seen_of_failure("sunk"))
    assert _seen_of_failure("sunk") == _seen_of_failure("bounced")


def test_a_leak_of_how_an_order_failed_is_found(monkeypatch):
    monkeypatch.setattr(observe, "told_result", lambda result: result)
    assert _seen_of_failure("sunk") != _seen_of_failure("bounced")
