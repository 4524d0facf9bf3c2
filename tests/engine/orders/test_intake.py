"""Of a variant's own orders as many stand for one thing as it has room for: the last ones."""

from dataclasses import replace

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.orders.covert import SPY
from engine.orders.notation import write
from engine.orders.submission import Standing
from engine.units import Stack
from tests.helpers.positions import position

FRANCE = PowerId("FRANCE")
TAKEN, REPLACED = Standing.TAKEN, Standing.REPLACED


@pytest.mark.parametrize(
    ("spies", "lines", "standings"),
    [
        (1, ["SPY PAR - BUR", "SPY PAR - PIC"], [REPLACED, TAKEN]),
        (2, ["SPY PAR - BUR", "SPY PAR - PIC"], [TAKEN, TAKEN]),
        (2, ["SPY PAR - BUR", "SPY PAR - PIC", "SPY PAR H"], [REPLACED, TAKEN, TAKEN]),
        (1, ["SPY PAR - BUR", "SPY PAR - PIC", "SPY PAR H"], [REPLACED, REPLACED, TAKEN]),
    ],
)
def test_a_spy_has_one_line_and_it_is_the_last(
    spies: int, lines: list[str], standings: list[Standing]
) -> None:
    rules = judge.ruleset("spy")
    covert = tuple(
        Stack(kind=SPY, power=FRANCE, province=ProvinceId("PAR"), label=label + 1)
        for label in range(spies)
    )
    stands = replace(position("S1901M", {"FRANCE": ["A MAR"]}), covert=covert)
    orders = [rules.reader.order(line) for line in lines]
    got = judge.submit(rules, stands, {FRANCE: orders})
    assert [entry.standing for entry in got.entries] == standings
    taken = [line for line, how in zip(lines, standings, strict=True) if how is TAKEN]
    assert list(map(write, got.orders[FRANCE])) == taken
