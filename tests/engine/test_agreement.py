"""Two adjudicators written by different routes decide the same, however nasty the position."""

from dataclasses import replace

import pytest

from engine.board.graph import Board
from engine.board.load import load
from tests.helpers.agreement import EDITIONS, disagreements, numbered_from, second
from tests.helpers.battles import battle
from tests.helpers.boards import grid_board

BOARDS = {
    "standard": load("standard"),
    "small waters": grid_board(16, seed=1, water=0.55),
    "waters": grid_board(24, seed=2, water=0.6),
    "coasts": grid_board(40, seed=3, water=0.45),
}


@pytest.mark.parametrize("block", range(8))
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_both_adjudicators_decide_the_same(board: Board, block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        made = battle(board, seed, crowd=0.3 + 0.07 * (seed % 10), powers=2 + seed % 6)
        for edition in EDITIONS:
            assert not disagreements(made, edition), "\n".join([edition, *made.lines()])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_numbers_of_provinces_decide_nothing(edition: str) -> None:
    """Which province comes first on the board is nothing to the rules."""
    board = BOARDS["standard"]
    for first in range(len(board.provinces)):
        made = battle(board, first, crowd=0.5)
        turned = replace(made, board=numbered_from(board, first))
        assert not disagreements(turned, edition), "\n".join(made.lines())


def test_the_positions_hold_what_they_are_made_for() -> None:
    """Paradoxes, broken convoys and dislodged units do come up among them."""
    verdicts = [second(battle(BOARDS["standard"], seed, crowd=0.7)) for seed in range(60)]
    assert any(verdict.paradox for verdict in verdicts)
    assert any(verdict.stranded for verdict in verdicts)
    assert any(verdict.dislodged for verdict in verdicts)
    assert any(verdict.contested for verdict in verdicts)
