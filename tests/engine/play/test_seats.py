"""Players by chance who know only what they were told play every variant, and play it well."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.orders.submission import Standing
from engine.play import seats
from engine.play.simulate import seated
from engine.visibility.observe import opening

DEADLINES = 24


def played(variant: str, seed: int = 3, deadlines: int = DEADLINES) -> list[Turn]:
    return list(islice(seated(judge.ruleset(variant), seed), deadlines))


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_the_same_seed_plays_the_same_game(variant):
    assert [t.after for t in played(variant)] == [t.after for t in played(variant)]


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_nearly_all_that_is_ordered_is_taken(variant):
    entries = [entry for turn in played(variant) for entry in turn.submission.entries]
    ignored = sum(entry.standing is Standing.IGNORED for entry in entries)
    assert len(entries) > 50
    assert ignored < len(entries) / 12


@pytest.mark.parametrize(
    ("variant", "meant"),
    [
        ("blind", {"Deploy", "WatchOrder", "Move", "Support"}),
        ("espionage", {"Deploy", "EuOrder", "CeuOrder", "Move"}),
        ("infiltration", {"AgentOrder", "Build", "Security"}),
        ("intimate", {"Prefer", "Bid", "ForPower"}),
        ("spy", {"SpyOrder", "Search", "CovertConvoy", "SearchAll"}),
        ("standard", {"Hold", "Move", "Support", "Convoy"}),
    ],
)
def test_every_variant_is_played_with_its_own_orders(variant, meant):
    found = Counter(type(e.order).__name__ for t in played(variant) for e in t.submission.entries)
    assert meant <= set(found)


@pytest.mark.parametrize("variant", ["spy", "blind", "infiltration"])
def test_what_a_seat_orders_follows_from_its_own_view_alone(variant, monkeypatch):
    """A player that asked for the position itself would fail here."""
    rules = judge.ruleset(variant)
    views = seats.views(rules, opening(judge.begin(rules)))
    monkeypatch.setattr(judge, "begin", None)
    monkeypatch.setattr(judge, "report", None)
    one = seats.orders(rules, views, Random(7))
    again = seats.orders(rules, dict(views), Random(7))
    assert one == again


def test_bids_stay_within_the_purse_more_often_than_not():
    rules = judge.ruleset("intimate")
    within = 0
    for seed in range(20):
        for turn in islice(seated(rules, seed), 2):
            if turn.before.phase.kind.value == "B":
                bids = [e.order for e in turn.submission.entries if e.power == "X"]
                purse = turn.before.credits["X"]
                within += sum(getattr(bid, "amount", 0) for bid in bids) <= purse
    assert within >= 14
