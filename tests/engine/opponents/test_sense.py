"""Opponents do what a sensible player would: take, support, defend, retake, sail, hunt, build."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.board.graph import ProvinceId
from engine.opponents import LEVELS, Opponent
from engine.orders.notation import write
from engine.position import ANARCHY, Prisoners
from engine.units import Kind, Stack
from engine.visibility.observe import opening
from tests.helpers.opponents import played
from tests.helpers.positions import position

SEEDS = range(6)


def given(start, seat, *, level="strong", variant="standard", seed=1, options=None):
    rules = judge.ruleset(variant, options=options or {})
    view = judge.report(rules, opening(start), seat)
    return Opponent(rules, level).choose(view, None, seed)[0]


def often(start, seat, line, **how):
    """In how many of the seeds an order is given."""
    return sum(line in given(start, seat, seed=seed, **how) for seed in SEEDS)


@pytest.mark.parametrize("level", LEVELS)
def test_an_open_centre_is_taken(level):
    start = position(
        "F1901M",
        {"FRANCE": ["A MAR"], "GERMANY": ["A BER"]},
        centres={"FRANCE": ["MAR"], "GERMANY": ["BER"]},
    )
    orders = [given(start, "FRANCE", level=level, seed=seed)[0] for seed in SEEDS]
    taken = sum(order.endswith(("SPA", "SPA/SC")) for order in orders)
    assert taken >= (1 if level == "novice" else 6)


@pytest.mark.parametrize("level", ["sound", "strong"])
def test_two_units_take_together_what_one_cannot(level):
    start = position(
        "F1903M",
        {"FRANCE": ["A RUH", "A BUR"], "GERMANY": ["A MUN"]},
        centres={"FRANCE": ["PAR", "MAR", "BRE", "BEL", "HOL", "KIE"], "GERMANY": ["MUN"]},
    )
    plans = Counter(tuple(sorted(given(start, "FRANCE", level=level, seed=s))) for s in SEEDS)
    together = {
        ("A BUR - MUN", "A RUH S A BUR - MUN"),
        ("A BUR S A RUH - MUN", "A RUH - MUN"),
    }
    assert sum(plans[plan] for plan in together) >= 3, plans


@pytest.mark.parametrize("level", ["sound", "strong"])
def test_a_home_centre_is_not_left_to_the_unit_before_it(level):
    start = position(
        "F1903M",
        {"FRANCE": ["A PAR", "F BRE"], "GERMANY": ["A PIC"]},
        centres={"FRANCE": ["PAR", "MAR", "BRE", "SPA"], "GERMANY": ["BER", "BEL", "MUN"]},
    )
    plans = [given(start, "FRANCE", level=level, seed=s) for s in SEEDS]
    left = [plan for plan in plans if {"A PAR - BUR", "A PAR - GAS"} & {*plan}]
    assert len(left) <= 1, plans


def test_a_lost_home_centre_is_taken_back():
    start = position(
        "F1903M",
        {"FRANCE": ["A GAS", "A BUR"], "ENGLAND": ["A PAR"], "ITALY": ["A TUN"]},
        centres={
            "FRANCE": ["MAR", "BRE", "SPA", "BEL", "MUN", "POR"],
            "ENGLAND": ["PAR", "LON"],
            "ITALY": ["TUN"],
        },
    )
    plans = [" ".join(given(start, "FRANCE", seed=s)) for s in SEEDS]
    assert sum("- PAR" in plan for plan in plans) >= 3, plans


def test_an_army_that_cannot_walk_sails():
    start = position(
        "F1903M",
        {"ENGLAND": ["A YOR", "F NTH"], "RUSSIA": ["A MOS"]},
        centres={"ENGLAND": ["LON", "EDI", "LVP"], "RUSSIA": ["MOS"]},
    )
    plans = [given(start, "ENGLAND", seed=s) for s in SEEDS]
    sails = [plan for plan in plans if any(" C A YOR - " in line for line in plan)]
    assert len(sails) >= 4, plans
    assert all(any(line.endswith("VIA") for line in plan) for plan in sails)


def test_a_unit_in_retreat_goes_where_it_is_worth_most():
    start = position(
        "F1903R",
        {"ITALY": ["A MUN"], "FRANCE": ["A PAR"]},
        centres={"GERMANY": ["KIE", "BER"], "ITALY": ["ROM", "MUN"], "FRANCE": ["PAR"]},
        dislodged={"GERMANY": ["A MUN FROM TYR"]},
    )
    assert often(start, "GERMANY", "A MUN R BER") + often(start, "GERMANY", "A MUN R KIE") == 6


def test_builds_and_removals_are_as_many_as_are_due():
    start = position(
        "W1903A",
        {"FRANCE": ["A SPA"], "ITALY": ["A ROM", "A VEN", "F NAP"]},
        centres={"FRANCE": ["PAR", "MAR", "BRE", "SPA"], "ITALY": ["ROM"]},
    )
    french = given(start, "FRANCE")
    assert len(french) == 3
    assert {line.split()[2][:3] for line in french} == {"PAR", "MAR", "BRE"}
    assert [line.split()[0] for line in given(start, "ITALY")] == ["REMOVE", "REMOVE"]


def test_a_guard_is_not_removed_while_another_unit_guards_nothing():
    start = position(
        "W1904A",
        {"ENGLAND": ["A LVP", "A MUN", "A RUH"], "FRANCE": ["A EDI", "A PAR"]},
        centres={
            "ENGLAND": ["LVP", "NWY"],
            "FRANCE": ["EDI", "PAR", "BEL"],
            "GERMANY": ["KIE", "BER", "MUN", "HOL", "DEN"],
        },
    )
    removed = Counter(given(start, "ENGLAND", seed=s)[0] for s in SEEDS)
    assert removed.keys() <= {"REMOVE A MUN", "REMOVE A RUH"}, removed


def spotted(kind, power, place):
    return Stack(kind=Kind(kind), power=power, province=ProvinceId(place), label=1)


def test_a_foreign_spy_that_was_met_is_hunted():
    start = judge.begin(judge.ruleset("spy"))
    covert = tuple(s for s in start.covert if s.power not in {"FRANCE", "GERMANY"})
    covert += (spotted("SPY", "FRANCE", "PAR"), spotted("SPY", "GERMANY", "PAR"))
    start = replace(start, covert=covert, phase=position("S1901M", {}).phase)
    rules = judge.ruleset("spy")
    turn = judge.adjudicate(rules, start, judge.submit(rules, start, {}), Random(1))
    view = judge.report(rules, turn, "FRANCE")
    assert "SPY PAR GERMANY 1".lower() in " ".join(view.lines).lower()
    orders = [Opponent(rules, "sound").choose(view, None, seed)[0] for seed in SEEDS]
    hunts = [any("PAR SEARCH GERMANY" in o or "KILL GERMANY" in o for o in one) for one in orders]
    assert all(hunts), orders


def test_spies_start_apart_and_set_out_where_nobody_was_met():
    rules = judge.ruleset("blind")
    start, spring = played(rules, dict.fromkeys(rules.seats, "sound"), 2, seed=1)
    deployed = start.turn.after.covert
    assert len({(stack.power, stack.province) for stack in deployed}) == len(deployed) == 14
    orders = [write(order) for given in spring.given.values() for order in given]
    spies = Counter(order.split()[-1] for order in orders if order.startswith("SPY"))
    assert spies["CE"] <= 4, orders
    assert sum(order.startswith("SPY") and " - " in order for order in orders) >= 7, orders


def test_no_spy_goes_where_it_is_interned():
    """BL-11, even with nothing else to see: Switzerland's neighbours have been looked at."""
    rules = judge.ruleset("blind")
    start = judge.begin(rules)
    spies = tuple(spotted("SPY", "FRANCE", place) for place in ("MAR", "BUR"))
    where = replace(start, covert=spies, phase=position("S1901M", {}).phase)
    lines = [
        line
        for level in LEVELS
        for seed in range(20)
        for line in Opponent(rules, level).choose(
            judge.report(rules, opening(where), "FRANCE"), None, seed
        )[0]
    ]
    assert any(line.startswith("SPY") for line in lines)
    assert not [line for line in lines if line.endswith("- SWI")]


def test_prisoners_are_not_given_back():
    start = judge.begin(judge.ruleset("infiltration"))
    held = Prisoners("FRANCE", "GERMANY", ProvinceId("PAR"), 3)
    start = replace(start, prisoners=(held,), phase=position("S1902M", {}).phase)
    orders = given(start, "FRANCE", variant="infiltration", level="sound")
    assert "EXECUTE GERMANY" in orders
    assert not any(line.startswith("DEPORT") for line in orders)


def test_an_intruder_beside_a_hidden_unit_of_ones_own_is_killed():
    start = position(
        "F1903M",
        {"FRANCE": ["A MAR"], "GERMANY": ["A PAR"]},
        centres={"FRANCE": ["PAR", "MAR", "BRE"], "GERMANY": ["MUN", "BER"]},
    )
    start = replace(start, covert=(spotted("EU", "FRANCE", "PAR"),))
    assert often(start, "FRANCE", "EU PAR KILL", variant="espionage", level="sound") >= 4


def test_nobody_bids_more_than_is_in_the_purse():
    rules = judge.ruleset("intimate")
    start = judge.begin(rules)
    turn = judge.adjudicate(rules, start, judge.submit(rules, start, {}), Random(1))
    view = judge.report(rules, turn, "X")
    purse = rules.known(view).purse
    for seed in range(20):
        bids = Opponent(rules, "sound").choose(view, None, seed)[0]
        sums = [int(line.split()[2]) for line in bids]
        assert 0 < sum(sums) <= purse


def duel(phase, units, homes, control=None):
    """A position of two players, X and Y, with these home countries."""
    return replace(
        position(phase, units),
        players=dict(zip("XY", homes, strict=True)),
        control=dict.fromkeys(("ENGLAND", "GERMANY", "ITALY", "RUSSIA", "TURKEY"), ANARCHY)
        | (control or {}),
        credits={"X": 20, "Y": 20},
    )


@pytest.mark.parametrize("level", ["sound", "strong"])
def test_a_duel_is_won_by_the_home_countrys_own_unit(level):
    """Two armies stand before an open home centre, and only one of them wins by going there."""
    units = {"FRANCE": ["A ALB"], "ITALY": ["A VEN"], "AUSTRIA": ["A MUN"]}
    start = duel("S1902M", units, ("FRANCE", "AUSTRIA"), {"ITALY": "X"})
    plans = [given(start, "X", level=level, variant="intimate", seed=s) for s in SEEDS]
    assert sum("A ALB - TRI" in plan for plan in plans) >= 5, plans
    assert not any("ITALY: A VEN - TRI" in plan for plan in plans), plans


def test_most_is_bid_for_who_stands_between_the_players():
    rules = judge.ruleset("intimate")
    units = judge.begin(judge.ruleset("standard"))
    start = replace(
        duel("S1901B", {}, ("AUSTRIA", "ITALY"), {"FRANCE": ANARCHY}),
        units=units.units,
        centres=units.centres,
    )
    view = judge.report(rules, opening(start), "X")
    made = Counter()
    for seed in SEEDS:
        for line in Opponent(rules, "strong").choose(view, None, seed)[0]:
            made[line.split()[1]] += int(line.split()[2])
    assert made["FRANCE"] + made["GERMANY"] > 2 * made["ENGLAND"], made
