"""Games played by chance break no invariant, and the same seed plays the same game."""

from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.load import load
from engine.phases import PhaseKind
from engine.play.simulate import seated, turns
from tests.helpers.invariants import broken

EDITIONS = ("1971", "1982", "2000", "2023")
GAMES = [("standard", e, 60) for e in EDITIONS] + [("merrow", e, 20) for e in EDITIONS]


def played(board: str, edition: str, seed: int, deadlines: int) -> list[Turn]:
    rules = judge.ruleset(board=board, options={"adj.rulebook": edition})
    return list(islice(turns(rules, seed), deadlines))


@pytest.mark.parametrize(("board", "edition", "deadlines"), GAMES)
def test_games_by_chance_break_no_invariant(board, edition, deadlines):
    rules = judge.ruleset(board=board, options={"adj.rulebook": edition})
    draw = Random(1)
    for turn in islice(turns(rules, seed=int(edition)), deadlines):
        assert broken(rules, turn, draw) == [], turn.before.phase


def test_the_same_seed_plays_the_same_game():
    assert played("standard", "2023", 5, 30) == played("standard", "2023", 5, 30)
    assert played("standard", "2023", 5, 30) != played("standard", "2023", 6, 30)


def test_chance_meets_all_kinds_of_deadlines_and_makes_them_worth_while():
    game = played("standard", "2023", 1, 60)
    assert {turn.before.phase.kind for turn in game} == {
        PhaseKind.MOVEMENT,
        PhaseKind.RETREATS,
        PhaseKind.ADJUSTMENTS,
    }
    assert len(set(game[-1].after.centres)) > len(load("standard").home_centres["RUSSIA"]) * 6


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_variant_is_played_on_a_board_whose_homes_are_all_centres(variant):
    rules = judge.ruleset(variant, board="merrow")
    game = list(islice(seated(rules, seed=3), 10))
    assert [turn.before.phase for turn in game if judge.mismatches(rules, turn)] == []
    assert len({turn.before.phase for turn in game}) == len(game) > 5


def test_espionage_without_its_pieces_begins_with_the_first_moves():
    """ESP-Q2: there is nothing to deploy."""
    begun = judge.begin(judge.ruleset("espionage", options={"esp.start": "(0,0)"}))
    assert begun.phase.kind is PhaseKind.MOVEMENT


def test_a_game_by_chance_comes_to_its_end():
    game = list(turns(judge.ruleset(board="merrow"), seed=0))
    assert game[-1].after.ending is not None
    assert all(turn.after.ending is None for turn in game[:-1])
