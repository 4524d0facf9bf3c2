"""What opponents believe follows what they are told, and is nearer the truth than memory alone."""

from random import Random

import pytest

from engine import judge
from engine.opponents import LEVELS, Opponent
from engine.opponents.reading import read
from engine.opponents.state import recalled
from engine.opponents.tables import tables
from engine.play import seats
from engine.visibility.observe import opening
from tests.bench.belief import Scores, watch
from tests.helpers.opponents import played

HASTY = LEVELS["sound"].scaled(20)
"""It believes as the sound one does, and thinks less long about what to order."""

FOGGED = ["spy", "blind", "infiltration", "foggy-espionage", "whispers"]


@pytest.mark.parametrize("name", FOGGED)
def test_belief_is_nearer_the_truth_than_what_was_seen_last(name):
    scores = Scores()
    for number in range(2):
        watch(name, number, 12, scores, HASTY)
    belief, last = scores.units
    assert scores.pieces > 100
    assert belief < 0.9 * last


@pytest.mark.parametrize("name", [*FOGGED, "blind-infiltration", "auction-in-the-fog"])
def test_every_world_agrees_with_all_that_was_told(name):
    rules = judge.ruleset(name)
    table, player = tables(rules.board), Opponent(rules, HASTY)
    memory = dict.fromkeys(rules.seats)
    turn = opening(judge.begin(rules))
    for told in [None, *played(rules, dict.fromkeys(rules.seats, "novice"), 8)]:
        turn = told.turn if told else turn
        for seat, view in seats.views(rules, turn).items():
            memory[seat] = player.choose(view, memory[seat], 3)[1]
            sight = read(table, view)
            for world in recalled(memory[seat]).worlds:
                assert all(world.units.get(spot) == unit for spot, unit in sight.units.items())
                assert not sight.empty & world.units.keys()
                mine = {spot for spot, unit in world.units.items() if unit[0] in sight.mine}
                assert mine == {p for p, unit in sight.units.items() if unit[0] in sight.mine}
                assert all(world.owners.get(c, -1) == o for c, o in sight.centres.items())


def test_a_memory_is_plain_values_that_make_the_same_state_again():
    rules = judge.ruleset("infiltration")
    view = judge.report(rules, opening(judge.begin(rules)), "ITALY")
    memory = Opponent(rules, "sound").choose(view, None, 1)[1]
    assert recalled(memory).memory() == memory
    assert len(memory["worlds"]) == 10


def test_where_nothing_is_hidden_one_world_is_true():
    rules = judge.ruleset("standard")
    turn = judge.adjudicate(
        rules, start := judge.begin(rules), judge.submit(rules, start, {}), Random(1)
    )
    view = judge.report(rules, turn, "ITALY")
    memory = Opponent(rules, "sound").choose(view, None, 1)[1]
    (world,) = recalled(memory).worlds
    table = tables(rules.board)
    assert world.units == {
        table.index[p]: (table.power[u.power], table.node[u.kind, u.at])
        for p, u in turn.after.units.items()
    }
