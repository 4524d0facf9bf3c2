"""What a deadline asks of each player is told piece by piece, in every variant."""

from dataclasses import replace

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.game.game import Game
from engine.orders.asking import lacking, pieces_without
from engine.orders.seen import Seen
from engine.phases import parse_phase
from tests.helpers.mails import game_of
from tests.helpers.postal import begun, tannenburg


def asked(game: Game, power: str) -> Seen:
    return game.known(PowerId(power))


def without(game: Game, power: str, *lines: str) -> tuple[str, ...]:
    kind = game.position().phase.kind
    orders = [game.reader.order(line, phase=kind) for line in lines]
    return tuple(map(str, lacking(asked(game, power), orders)))


@pytest.mark.parametrize(
    ("folder", "power", "lines", "left"),
    [
        ("retreats", "GERMANY", ["A MUN R BER"], ("F HOL",)),
        ("retreats", "ITALY", [], ()),
        ("winter", "FRANCE", ["BUILD A PAR"], ("2 builds open",)),
        ("winter", "RUSSIA", ["BUILD A MOS", "WAIVE"], ()),
        ("winter", "GERMANY", [], ("1 removal open",)),
        ("intimate", "X", [], ("bids",)),
        ("intimate", "X", ["BID FRANCE 5"], ()),
        ("intimate-moves", "X", ["A VIE H", "A BUD H", "F TRI H"], ("F NAP", "A ROM", "A VEN")),
        ("intimate-moves", "X", ["ITALY: A VEN H", "ITALY: A ROM H"], ("F TRI", "A BUD", "A VIE")),
        ("deployment", "FRANCE", ["DEPLOY SPY PAR"], ("1 of 2 spies to deploy",)),
        ("deployment", "FRANCE", ["DEPLOY SPY PAR", "DEPLOY SPY MAR"], ()),
        ("blind", "FRANCE", ["A PAR H", "A MAR H", "F BRE H"], ()),
        ("spy-autumn", "GERMANY", ["BUILD A KIE", "WAIVE"], ("F HOL",)),
        ("spy-autumn", "TURKEY", [], ("builds or removals, if any",)),
        ("spy-autumn", "TURKEY", ["BUILD SPY CON"], ()),
    ],
)
def test_what_must_still_come_is_named(
    folder: str, power: str, lines: list[str], left: tuple[str, ...]
) -> None:
    found = without(game_of(folder), power, *lines)
    assert set(left) <= set(found)
    assert bool(found) is bool(left)


def test_a_build_of_an_espionage_unit_is_one_of_those_that_are_due() -> None:
    rules = judge.ruleset("espionage")
    start = judge.begin(rules)
    owners = {**start.centres, ProvinceId("SPA"): PowerId("FRANCE")}
    winter = replace(start, phase=parse_phase("W1901A"), centres=owners)
    game = Game.begin(rules, title="Winter", seed="t", position=winter)
    assert without(game, "FRANCE") == ("1 build open",)
    assert without(game, "FRANCE", "BUILD EU PIC") == ()


def test_covert_pieces_may_stay_without_orders_and_are_named_all_the_same() -> None:
    game = tannenburg()
    lines = [game.reader.order(line) for line in ("A PAR H", "A MAR H", "F BRE H")]
    knows = asked(game, "FRANCE")
    assert lacking(knows, lines) == ()
    assert "SPY PAR" in pieces_without(knows, lines)


def test_where_only_spies_act_they_are_asked() -> None:
    game = begun()
    assert str(game.position().phase) == "W1900AS"
    assert without(game, "FRANCE") == ("SPY BRE", "SPY MAR", "SPY PAR")


def test_a_list_of_countries_is_asked_at_the_beginning_of_a_duel() -> None:
    game = Game.begin(judge.ruleset("intimate"), seed="1")
    assert without(game, "X") == ("a list of countries",)
