"""A line that order entry refuses is as if it had never been written."""

from dataclasses import replace

import pytest

from engine import judge
from engine.orders.submission import Standing
from engine.position import Position
from engine.units import Stack
from tests.helpers.positions import position


def standings(variant: str, where: Position, lines: list[str]) -> list[Standing]:
    """How entry takes lines of France."""
    rules = judge.ruleset(variant)
    orders = [rules.reader.order(line, phase=where.phase.kind) for line in lines]
    return [entry.standing for entry in judge.submit(rules, where, {"FRANCE": orders}).entries]


@pytest.mark.parametrize(
    ("variant", "lines"),
    [
        ("blind", ["DEPLOY SPY LON", "DEPLOY SPY MUN", "DEPLOY SPY BUR", "DEPLOY SPY PIC"]),
        ("espionage", ["DEPLOY EU RUH", "DEPLOY EU PAR", "DEPLOY EU BUR", "DEPLOY CEU PIC"]),
    ],
)
def test_a_deployment_elsewhere_leaves_both_places_at_home_open(variant: str, lines: list[str]):
    """BL-F, ESP-3a: who names a foreign province by mistake may still name two of his own."""
    start = judge.begin(judge.ruleset(variant))
    refused, taken = [Standing.IGNORED] * 2, [Standing.TAKEN] * 2
    assert standings(variant, start, lines) == refused + taken


def test_a_rebuild_elsewhere_leaves_the_lost_spy_its_return():
    """BL-4: BL-T33 in one list."""
    centres = {"FRANCE": ["BRE", "MAR", "PAR"]}
    alive = Stack(kind="SPY", power="FRANCE", province="BUR", label=1)
    where = replace(position("S1902M", {}, centres=centres), covert=(alive,))
    lines = ["REBUILD SPY LON", "REBUILD SPY PAR", "REBUILD SPY MAR"]
    expected = [Standing.IGNORED, Standing.TAKEN, Standing.IGNORED]
    assert standings("blind", where, lines) == expected
