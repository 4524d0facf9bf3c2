"""What the game master is told of covert pieces, beside what their owners report."""

from dataclasses import replace

from engine import judge
from engine.adjudication.turn import Resolution, Told, Turn
from engine.board.graph import PowerId, ProvinceId
from engine.facts import parse
from engine.orders.submission import NO_ORDERS
from engine.units import Kind, Stack
from engine.visibility.observe import observe
from engine.visibility.sight import OPEN, Look

RULES = judge.ruleset("standard")
FRANCE = PowerId("FRANCE")
MET = Told(FRANCE, parse("spy BEL ITALY 1"))
"""The Italian spy was met in Belgium, from where it went on to Holland."""


def spies(viewer: str) -> set[str]:
    spy = Stack(kind=Kind("SPY"), power=PowerId("ITALY"), province=ProvinceId("HOL"), count=1)
    after = replace(judge.begin(RULES), covert=(spy,))
    turn = Turn(after, NO_ORDERS, Resolution(told=(MET,)), after)
    look = Look(board=RULES.board, turn=turn, viewer=PowerId(viewer), options=RULES.options)
    return {fact for fact in observe(look, OPEN).lines if "spy" in fact}


def test_the_game_master_sees_a_spy_where_it_is_and_not_where_it_was_met() -> None:
    assert spies("GM") == {"spy HOL ITALY 1"}


def test_a_power_knows_of_a_foreign_spy_where_it_met_it() -> None:
    assert spies("FRANCE") == {"spy BEL ITALY 1"}
    assert spies("ITALY") == {"own spy HOL"}
