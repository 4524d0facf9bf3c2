"""What was found wrong with agents in play by chance, and is right now."""

from dataclasses import replace
from random import Random

from engine import judge
from engine.position import Position
from engine.units import Stack
from tests.helpers.positions import position

RULES = judge.ruleset("infiltration")


def told(where: Position, orders: dict[str, list[str]], viewer: str) -> tuple[str, ...]:
    given = {power: list(map(RULES.reader.order, lines)) for power, lines in orders.items()}
    submission = judge.submit(RULES, where, given)
    turn = judge.adjudicate(RULES, where, submission, Random(0))
    return judge.report(RULES, turn, viewer).lines


def test_two_powers_that_write_the_same_line_for_agents_in_one_place_are_both_told():
    """INF-2a: which was told used to depend on what the other had written."""
    agents = tuple(Stack(kind="AGENT", power=p, province="BOH") for p in ("FRANCE", "GERMANY"))
    where = replace(position("S1902M", {}), covert=agents)
    line = ["AGENT BOH(1) SPY"]
    alone, both = {"FRANCE": line}, {"FRANCE": line, "GERMANY": line}
    assert told(where, alone, "FRANCE") == told(where, both, "FRANCE")
    assert "order FRANCE AGENT BOH(1) SPY = succeeds" in told(where, both, "FRANCE")
    assert "order GERMANY AGENT BOH(1) SPY = succeeds" in told(where, both, "GERMANY")
