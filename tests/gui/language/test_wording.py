"""Facts are worded for whoever reads them."""

import pytest

from engine.board.graph import Board
from engine.board.load import load
from engine.facts import parse
from engine.visibility.sight import GM
from spydip_gui.language.wording import fact_sentence


@pytest.fixture(scope="module")
def board() -> Board:
    return load("standard")


@pytest.mark.parametrize("fact", ["contact SPY GAL", "nocontact SPY GAL", "attacked WAR"])
def test_the_game_master_is_not_told_of_pieces_as_if_they_were_the_own(
    board: Board, fact: str
) -> None:
    assert "your" not in fact_sentence(board, parse(fact), GM)
    assert "your" in fact_sentence(board, parse(fact), "RUSSIA")


@pytest.mark.parametrize(("kind", "word"), [("spy", "spy"), ("agent", "agent"), ("eu", "EU")])
def test_each_kind_of_piece_has_whole_texts_of_its_own(board: Board, kind: str, word: str) -> None:
    assert fact_sentence(board, parse(f"own {kind} BUD"), "AUSTRIA") == f"own {word}"
    assert fact_sentence(board, parse(f"{kind} BUD none"), "AUSTRIA") == f"no foreign {word}"


def test_one_piece_alone_needs_no_number(board: Board) -> None:
    assert fact_sentence(board, parse("spy ANK TURKEY 1")) == "Turkish spy"
    assert (
        fact_sentence(board, parse("spy ANK TURKEY 2")) == "Turkish spies \N{MULTIPLICATION SIGN} 2"
    )
