"""Opponents know what their seat was told: no order of theirs gives anything else away."""

import pytest

from engine import judge
from engine.opponents import LEVELS
from tests.helpers.opponents import Differences, ask_twins
from tests.helpers.secrets_of import SECRETS

FOGGED = [name for name, secrets in SECRETS.items() if secrets]


@pytest.mark.parametrize("level", ["sound", "strong"])
@pytest.mark.parametrize("variant", FOGGED)
def test_orders_do_not_change_with_what_must_not_be_known(variant, level):
    figures = Differences()
    ask_twins(variant, LEVELS[level].scaled(10), 12, 4, figures)
    assert figures.found == []
    assert figures.asked == 12
    assert figures.orders >= 10


def test_a_leak_into_the_report_changes_orders(monkeypatch):
    """The comparison can fail: with the whole board in sight, orders follow what is hidden."""
    report = judge.report

    def leaky(rules, turn, viewer, *, audited=True):
        seen = report(rules, turn, viewer, audited=audited)
        return report(rules, turn, judge.GM, audited=False).__class__(
            viewer=seen.viewer,
            phase=seen.phase,
            due=seen.due,
            facts=tuple(
                sorted({*seen.facts, *report(rules, turn, judge.GM, audited=False).facts}, key=str)
            ),
            orders=seen.orders,
        )

    monkeypatch.setattr(judge, "report", leaky)
    figures = Differences()
    for seed in range(4):
        ask_twins("blind", LEVELS["sound"].scaled(10), 12, seed, figures)
    assert figures.found
