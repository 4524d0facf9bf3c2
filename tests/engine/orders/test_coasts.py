"""Coasts left out, needless or wrong, from the text to the order that counts (DATC 6.B)."""

import pytest

from engine.board.load import load
from engine.orders.legality import fault
from engine.orders.notation import reader_for, write
from engine.orders.submission import submit
from engine.phases import parse_phase
from engine.position import Position
from engine.units import Unit

BOARD = load("standard")
READER = reader_for(BOARD)


@pytest.mark.parametrize(
    ("case", "piece", "text", "counts", "possible"),
    [
        # Both coasts are in reach: the order is kept as written, and void.
        ("6.B.1", "F POR", "F POR - SPA", "F POR - SPA", False),
        # One coast only is in reach: the author of the cases prefers that it is meant.
        ("6.B.2", "F GAS", "F GAS - SPA", "F GAS - SPA/NC", True),
        ("6.B.3", "F GAS", "F GAS - SPA/SC", "F GAS - SPA/SC", False),
        # A support needs no coast (see adj.support_coast for whether it then counts).
        ("6.B.7", "F POR", "F POR S F MAO - SPA", "F POR S F MAO - SPA", True),
        ("6.B.8", "F POR", "F POR S F GAS - SPA", "F POR S F GAS - SPA", True),
        ("6.B.9", "F POR", "F POR S F MAO - SPA/NC", "F POR S F MAO - SPA/NC", True),
        # The wrong coast of the start is read past; the right one decides.
        ("6.B.10", "F SPA/SC", "F SPA/NC - LYO", "F SPA/SC - LYO", True),
        ("6.B.11", "F SPA/NC", "F SPA/SC - LYO", "F SPA/NC - LYO", False),
        # An army has no coast.
        ("6.B.12", "A GAS", "A GAS - SPA/NC", "A GAS - SPA", True),
        ("6.B.13", "F CON", "F CON - BUL/EC", "F CON - BUL/EC", True),
    ],
)
def test_coasts_are_read_as_the_cases_prefer(
    case: str, piece: str, text: str, counts: str, possible: bool
) -> None:
    unit = Unit("FRANCE", *piece.split(" "))
    position = Position(phase=parse_phase("S1901M"), units={unit.province: unit}, centres={})
    (order,) = submit(BOARD, position, {"FRANCE": [READER.order(text)]}).orders["FRANCE"]
    assert write(order) == counts, case
    assert (fault(BOARD, order) is None) == possible, case


def test_a_fleet_built_without_its_coast_is_kept_and_told_which_there_are() -> None:
    """DATC 6.B.14."""
    order = READER.order("F STP B")
    assert write(order) == "BUILD F STP"
    assert str(fault(BOARD, order)) == "A fleet in St. Petersburg needs a coast: STP/NC or STP/SC."
