"""A finished game looked back at: the orders, better ones, and what went unseen."""

import json
import subprocess

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.coach import process
from engine.coach.hindsight import hindsight
from engine.opponents.process import hello
from engine.visibility.observe import opening
from tests.helpers.opponents import played

SEAT = PowerId("FRANCE")


def looked_back(variant, deadlines, *, idle=False):
    """The observations of a game between novices, of one seat and of its game master."""
    rules = judge.ruleset(variant)
    levels = dict.fromkeys(rules.seats, "novice")
    if idle:
        del levels[SEAT]
    turns = [opening(judge.begin(rules))]
    turns += [one.turn for one in played(rules, levels, deadlines, seed=4)]
    return (
        rules,
        [judge.report(rules, turn, SEAT) for turn in turns],
        [judge.report(rules, turn, judge.GM) for turn in turns],
    )


def test_whoever_gave_no_orders_could_have_done_better():
    rules, own, true = looked_back("standard", 4, idle=True)
    spring, fall = [*hindsight(rules, own, true)][:2]
    assert (spring.due, fall.due) == ("S1901M", "F1901M")
    assert spring.lines == ("F BRE H", "A MAR H", "A PAR H")
    for moment in (spring, fall):
        assert moment.loss > 20
        assert moment.could
        assert set(moment.better) != set(moment.lines)
        assert any(" - " in line for line in moment.better)


def test_it_is_the_same_again():
    rules, own, true = looked_back("spy", 4)
    assert [*hindsight(rules, own, true)] == [*hindsight(rules, own, true)]


def test_centres_that_changed_hands_are_told_with_the_orders_of_their_fall():
    rules, own, true = looked_back("standard", 12)
    moments = [*hindsight(rules, own, true)]
    owned = [
        {str(f.place) for f in view.facts if str(f).startswith("centre") and f.power == SEAT}
        for view in own
    ]
    for moment, later in zip(moments, [*moments[1:], None], strict=True):
        end = len(own) - 1 if later is None else later.turn
        assert set(moment.gained) == owned[end] - owned[moment.turn]
        assert set(moment.lost) == owned[moment.turn] - owned[end]
    assert any(moment.gained for moment in moments)


def test_what_went_unseen_is_told_only_where_it_was_not_seen():
    rules, own, true = looked_back("spy", 14)
    found = 0
    for moment in hindsight(rules, own, true):
        lines = own[moment.turn].lines
        for kind, at, power, _number in moment.unseen:
            assert f"unit {at} {power} {kind}" not in lines
            there = (f"unit {at} ", f"spy {at[:3]} ")
            assert any(line.startswith(there) for line in true[moment.turn].lines)
            found += 1
    assert found


def test_nothing_goes_unseen_where_all_is_open():
    rules, own, true = looked_back("standard", 8)
    assert not [moment.unseen for moment in hindsight(rules, own, true) if moment.unseen]


def test_its_process_says_the_same_and_gives_orders_too():
    rules, own, true = looked_back("standard", 2)
    asked = [
        hello(rules, "sound"),
        process.question(own, true),
        {"observation": process.question(own[:1], ())["own"][0], "memory": None, "seed": 1},
    ]
    text = "".join(json.dumps(line) + "\n" for line in asked)
    done = subprocess.run(process.command(), input=text, capture_output=True, text=True, check=True)
    _ready, answer, orders = map(json.loads, done.stdout.splitlines())
    assert list(process.moments(answer)) == [*hindsight(rules, own, true)]
    assert len(orders["orders"]) == 3


@pytest.mark.parametrize("variant", ["intimate", "espionage"])
def test_other_games_are_looked_back_at_too(variant):
    rules = judge.ruleset(variant)
    seat = rules.seats[0]
    turns = [opening(judge.begin(rules))]
    turns += [one.turn for one in played(rules, dict.fromkeys(rules.seats, "novice"), 8)]
    own, true = ([judge.report(rules, t, who) for t in turns] for who in (seat, judge.GM))
    assert len([*hindsight(rules, own, true)]) >= 2
