"""The second adjudicator passes the movement cases of the exam by itself."""

from pathlib import Path

import pytest

from engine.board.load import load
from engine.orders.notation import reader_for
from engine.orders.standard import Convoy, Move, Support
from engine.phases import parse_phase
from engine.play.cases import PREFERRED, Case, cases, parse
from engine.position import Position
from engine.units import Unit
from tests.helpers.second_adjudicator import Verdict, adjudicate

BOARD = load("standard")
SETTLED = parse((Path(__file__).parent / "settled.toml").read_text(encoding="utf-8"))
CASES = [
    case
    for case in cases() + SETTLED
    if case.answers(PREFERRED) and case.phase.endswith("M") and not case.moves
]


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case.id}" for n, case in enumerate(CASES)])
def test_it_answers_as_the_document_does(case: Case) -> None:
    units = {}
    for line in case.units:
        power, piece = line.split(": ")
        kind, at = piece.split()
        units[at[:3]] = Unit(power, kind, at)
    position = Position(phase=parse_phase(case.phase), units=units, centres={})
    read = reader_for(BOARD).order
    asked = [a for a in case.orders if str(a) not in case.refused]
    read_as = {str(a): read(a.text, position=position) for a in asked}
    orders = {
        order.at[:3]: order
        for a in asked
        if (order := read_as[str(a)]) and units[order.at[:3]].power == a.power
    }
    verdict = adjudicate(BOARD, units.values(), orders)
    assert sorted(verdict.dislodged) == list(case.dislodged)
    for a in asked:
        if a.fine is not None and not isinstance(read_as[str(a)], Convoy):
            assert _fine(verdict, orders, read_as[str(a)]) is a.fine, str(a)


def _fine(verdict: Verdict, orders: dict, order: Move | Support) -> bool:
    place = order.at[:3]
    if orders.get(place) is not order or place in verdict.dislodged:
        return False
    if isinstance(order, Move):
        return place in verdict.moved
    return not isinstance(order, Support) or place in verdict.given
