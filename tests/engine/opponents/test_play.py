"""Opponents of every level play every game, on any board, by rules that nobody told them of."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.adjudication.outcome import Result
from engine.guests.permits import VARIABLE
from engine.lab.players import PLAYERS
from engine.opponents import LEVELS, Opponent
from engine.orders.standard import Convoy, Hold, Move, Retreat, Support
from engine.visibility.observe import opening
from tests.helpers.boards import grid_board
from tests.helpers.opponents import played

GAMES = (*judge.variant_ids(), *judge.mixes())
ORDINARY = (Convoy, Hold, Move, Retreat, Support)


HASTY = {name: level.scaled(20) for name, level in LEVELS.items()}
"""All levels with a fifth of their thought, which goes the same ways in a fraction of the time."""


def levels_of(rules):
    levels = [*HASTY.values()]
    return {seat: levels[n % len(levels)] for n, seat in enumerate(rules.seats)}


@cache
def game_of(name):
    """One game of opponents of all levels."""
    rules = judge.ruleset(name)
    return [*played(rules, levels_of(rules), 9, seed=3)]


@pytest.mark.parametrize("name", GAMES)
def test_opponents_of_all_levels_play_a_game(name):
    results = [one for told in game_of(name) for one in told.turn.resolution.outcomes]
    army_and_fleet = [one for one in results if isinstance(one.order.bare, ORDINARY)]
    assert len(army_and_fleet) > 40
    void = [one for one in army_and_fleet if one.result is Result.VOID]
    assert len(void) <= len(army_and_fleet) // 50, [str(one.order) for one in void]


@pytest.mark.parametrize("name", [name for name in GAMES if judge.variant(name).order_kinds])
def test_every_sort_of_covert_piece_is_given_orders(name):
    covert = {kind for kind, unit in judge.variant(name).unit_kinds.items() if unit.covert}
    ordered = {
        part.kind
        for told in game_of(name)
        for orders in told.given.values()
        for order in orders
        for part in order.bare.parts
        if hasattr(part, "kind")
    }
    assert covert <= ordered


@pytest.mark.parametrize("board", ["merrow", 40, 120])
def test_opponents_play_on_boards_that_nobody_had_in_mind(board):
    made = board if isinstance(board, str) else grid_board(board)
    rules = judge.ruleset("standard", made)
    told = [*played(rules, dict.fromkeys(rules.seats, HASTY["sound"]), 8)]
    assert told[-1].turn.after.centres != judge.begin(rules).centres


@pytest.mark.parametrize("name", ["burrows", "shadows"])
def test_guests_are_played_without_hints(name, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(Path(__file__).parents[2] / "guests"))
    rules = judge.ruleset(name)
    given = [
        order
        for told in played(rules, levels_of(rules), 6)
        for orders in told.given.values()
        for order in orders
    ]
    covert = {kind for kind, unit in rules.variant.unit_kinds.items() if unit.covert}
    assert covert & {getattr(order, "kind", None) for order in given}


def test_the_same_seed_gives_the_same_orders_and_another_one_others():
    rules = judge.ruleset("spy")
    view = judge.report(rules, opening(judge.begin(rules)), rules.seats[0])
    player = Opponent(rules, "sound")
    given = [player.choose(view, None, seed)[0] for seed in (*range(8), *range(8))]
    assert given[:8] == given[8:]
    assert len({tuple(orders) for orders in given[:8]}) > 1


def test_every_level_can_be_seated_in_the_lab():
    assert {*LEVELS} <= {*PLAYERS}


def test_whoever_has_lost_everything_is_asked_for_nothing():
    rules = judge.ruleset("standard")
    start = judge.begin(rules)
    seat = rules.seats[0]
    units = {p: unit for p, unit in start.units.items() if unit.power != seat}
    centres = {p: owner for p, owner in start.centres.items() if owner != seat}
    view = judge.report(rules, opening(replace(start, units=units, centres=centres)), seat)
    assert Opponent(rules, "strong").choose(view, None, 1)[0] == []


@pytest.mark.parametrize("name", ["standard", "spy", "intimate"])
def test_whoever_takes_over_knows_what_the_seat_was_told_all_along(name):
    """Following a game that somebody else plays leads to the same thoughts as playing it."""
    rules, seed = judge.ruleset(name), 7
    seat, player = rules.seats[0], Opponent(rules, "sound")
    turn, memory, told, lots = opening(judge.begin(rules)), None, [], Random(1)
    for _ in range(6):
        views = {one: judge.report(rules, turn, one) for one in rules.seats}
        orders, memory = player.choose(views[seat], memory, seed)
        followed = player.follow(told, None, seed)
        assert player.choose(views[seat], followed, seed) == (orders, memory)
        told.append(views[seat])
        given = {seat: [rules.reader.order(t, phase=views[seat].due.kind) for t in orders]}
        turn = judge.adjudicate(rules, turn.after, judge.submit(rules, turn.after, given), lots)
        if turn.after.ending is not None:
            break  # a duel against nobody is soon won
    assert len(told) >= 4
