"""A position made up for practice holds what its seat knows, and a game goes on from it."""

from random import Random

import pytest

from engine import judge
from engine.coach.imagined import imagined
from engine.opponents import Opponent
from engine.visibility.observe import opening
from tests.helpers.opponents import played

GAMES = (*judge.variant_ids(), *judge.mixes())


def so_far(rules, deadlines=7):
    """What each seat of a game between novices was told, oldest first."""
    told = {seat: [] for seat in rules.seats}
    turn = opening(judge.begin(rules))
    for after in played(rules, dict.fromkeys(rules.seats, "novice"), deadlines):
        for seat in rules.seats:
            told[seat].append(judge.report(rules, turn, seat))
        turn = after.turn
    return told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_known_is_true_in_it_and_it_can_be_played(name):
    rules = judge.ruleset(name)
    seat, told = next(iter(so_far(rules).items()))
    made = imagined(rules, told, 3)
    start = opening(made)
    now = {str(fact) for fact in judge.report(rules, start, seat).facts}
    for fact in told[-1].facts:
        line = str(fact)
        if line.startswith(("own ", "due ", "credits ", "centre ")):
            assert line in now
    known = rules.known(told[-1]).units
    assert {p: made.units.get(p) for p in known} == dict(known)
    given = {}
    for other in rules.seats:
        view = judge.report(rules, start, other)
        lines, _ = Opponent(rules, "novice").choose(view, None, 1)
        given[other] = [rules.reader.order(line, phase=view.due.kind) for line in lines]
    turn = judge.adjudicate(rules, made, judge.submit(rules, made, given), Random(1))
    assert turn.after.phase != made.phase


def test_another_seed_guesses_otherwise_and_the_same_one_the_same():
    rules = judge.ruleset("spy")
    told = so_far(rules)["GERMANY"]
    assert imagined(rules, told, 3) == imagined(rules, told, 3)
    assert len({str(imagined(rules, told, seed)) for seed in range(5)}) > 1


def test_pieces_of_others_are_guessed_as_well():
    rules = judge.ruleset("spy")
    made = imagined(rules, so_far(rules)["GERMANY"], 3)
    assert len({stack.power for stack in made.covert} - {"GERMANY"}) >= 4
    assert all(stack.aboard or stack.province not in rules.board.seas for stack in made.covert)
