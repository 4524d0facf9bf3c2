"""The board that a power takes to be, made of what it was told and of nothing else."""

from dataclasses import replace
from itertools import islice

from engine import judge
from engine.adjudication.turn import Turn
from engine.game.setup import stacks
from engine.position import Position
from engine.rules import Ruleset
from engine.session.belief import believed, expected
from engine.visibility.observe import Observation, opening
from tests.helpers.positions import position
from tests.helpers.twins import turns


def told(rules: Ruleset, board: Position, viewer: str) -> Observation:
    return judge.report(rules, opening(board), viewer)


def tried(rules: Ruleset, board: Position, viewer: str, *lines: str) -> Turn:
    given = {viewer: [rules.reader.order(line, phase=board.phase.kind) for line in lines]}
    return expected(rules, told(rules, board, viewer), given)


def results(turn: Turn) -> dict[str, str]:
    return {str(one.order): one.result.value for one in turn.resolution.outcomes}


def test_a_purse_that_is_not_told_is_taken_to_be_empty() -> None:
    """ID-Q26: under fog purses are private."""
    rules = judge.ruleset("auction-in-the-fog")
    board = next(islice(turns(rules, 4), 1, None))[0].position
    belief = believed(rules, told(rules, board, "X"))
    assert board.credits["Y"] > 0
    assert belief.credits == {"X": board.credits["X"], "Y": 0}


def test_pieces_bear_the_numbers_that_their_owner_s_orders_give_them() -> None:
    rules = judge.ruleset("spy")
    spies = ("SPY LON", "SPY LON", "SPY EDI")
    covert = stacks(rules, "ENGLAND", spies, ({}, {}))
    numbered = tuple(replace(s, label=n) for s, n in zip(covert, (2, 5, 1), strict=True))
    board = replace(position("S1901M", {}), covert=numbered)
    lines = ("SPY#5 LON - WAL", "SPY#2 LON - YOR", "SPY#1 EDI - CLY")
    assert results(tried(rules, board, "ENGLAND", *lines)) == dict.fromkeys(lines, "succeeds")


def test_builds_that_its_own_pieces_use_up_are_not_expected() -> None:
    """ESP-Q3: an EU that was built uses up a centre."""
    rules = judge.ruleset("espionage")
    covert = stacks(rules, "FRANCE", ("EU BUR COUNTED",), ({}, {}))
    board = position("W1901A", {"FRANCE": ["F ENG"]}, centres={"FRANCE": ["BRE", "MAR", "PAR"]})
    lines = ("BUILD A PAR", "BUILD A MAR")
    turn = tried(rules, replace(board, covert=covert), "FRANCE", *lines)
    assert sorted(results(turn).values()) == ["succeeds", "void"]
