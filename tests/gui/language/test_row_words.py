"""Rows of orders are in words: only pieces are shown as they are typed."""

import re
from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.notation import write
from engine.play import seats
from engine.session.seat import Seat
from spydip_gui.language.row_words import row_words
from tests.gui.gestures.canvas import game

RAW = re.compile(r"\b(?!C?EUs?\b)[A-Z]{2,}|\b[A-Z]\b(?! )|_")
"""Capitals that are no beginning of a name; units of espionage are called so."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("variant", judge.variant_ids())
def test_no_row_has_notation_where_words_belong(variant: str) -> None:
    rules, draw = judge.ruleset(variant), Random(3)
    master = Seat(Game.begin(rules, seed="3"))
    for _ in range(9):
        views = {seat: master.of(seat).look() for seat in rules.seats}
        for seat, orders in seats.orders(rules, views, draw).items():
            own = master.of(seat)
            bare = own.rows(seat)
            own.put({seat: tuple(map(write, orders))})
            for row in (*bare, *own.rows(seat)):
                head, rest = row_words(rules.board, rules.reader, row)
                piece = row.piece.rpartition(": ")[2]
                assert not RAW.search(rest), (row.order, head, rest)
                assert not RAW.search(head.removesuffix(piece)), (row.piece, head)
                assert not piece.isalpha() or head != piece or piece in ("EU", "CEU"), row
        master.resolve()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("variant", "power", "phase", "order", "words"),
    [
        ("blind", "FRANCE", "S1901D", "DEPLOY SPY BUR", ("", "Deploy: spy Burgundy")),
        ("infiltration", "GERMANY", "W1901A", "BUILD AGENT BER(3)", ("", "Build agent Berlin (3)")),
        ("spy", "FRANCE", "S1901M", "A PAR SEARCH ITALY", ("A PAR", "searches for spies of Italy")),
    ],
)
def test_orders_of_variants_are_worded(  # a case a sort of order
    variant: str, power: str, phase: str, order: str, words: tuple[str, str]
) -> None:
    seat = PowerId(power)
    own = Seat(game(variant=variant, phase=phase)).of(seat)
    own.put({seat: (order,)})
    [row] = [row for row in own.rows(seat) if row.order]
    assert row_words(own.board, own.rules.reader, row) == words
