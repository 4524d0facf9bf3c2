"""What order tables remember is bounded, and forgetting changes no answer."""

from dataclasses import replace
from itertools import pairwise

from engine.board.load import load
from engine.orders.ground import ground
from engine.orders.remembered import Remembered


def test_a_table_begins_anew_when_it_is_full():
    table: Remembered[int, int] = Remembered(3)
    for number in range(10):
        table[number] = number * number
        assert len(table) <= 3
        assert table[number] == number * number


def test_crossings_are_the_same_before_and_after_forgetting():
    known = ground(load("standard"))
    forgetful = replace(known, _crossings=Remembered(2))
    seas = [known.bits[sea] for sea in sorted(known.board.seas)]
    fleets = [*seas, *(one | other for one, other in pairwise(seas)), *seas]
    assert [forgetful.crossings("BRE", some) for some in fleets] == [
        known.crossings("BRE", some) for some in fleets
    ]
