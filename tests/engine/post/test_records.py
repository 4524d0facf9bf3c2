"""Centres and orders are counted over the years, and nothing hidden is told before the end."""

from dataclasses import replace

import pytest

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.post.records import centre_history, corrections, statement, statistics
from tests.helpers.postal import begun, book


def year(variant: str = "standard") -> Game:
    """A game after its first year, in which only France ordered: it took Spain and Portugal."""
    game = begun(variant)
    for lines in (("A MAR - SPA", "F BRE - MAO"), ("F MAO - POR", "A PAR - BUR")):
        game.give(PowerId("FRANCE"), map(game.reader.order, lines), source="typed")
        game.resolve()
    game.resolve()
    return game


def test_centres_are_counted_after_each_year() -> None:
    rows = [line.split() for line in centre_history(year()).splitlines()]
    assert rows[0] == ["Aus", "Eng", "Fra", "Ger", "Ita", "Rus", "Tur"]
    assert rows[1] == ["start", "3", "3", "3", "3", "3", "4", "3"]
    assert rows[2] == ["1901", "3", "3", "5", "3", "3", "4", "3"]


def test_orders_are_counted_by_what_became_of_them() -> None:
    france = next(r for r in statistics(year()).splitlines() if r.startswith("FRANCE"))
    assert france.split() == ["FRANCE", "6", "6", "0", "0", "0", "0", "1"]


def test_corrections_are_listed_with_their_reasons() -> None:
    game = year()
    game.undo("The Russian mail had come in time")
    assert corrections(game)[0].endswith("undo to W1901A (The Russian mail had come in time)")


def test_the_statement_waits_for_the_end_and_then_tells_all() -> None:
    game = year("spy")
    with pytest.raises(GameError, match="once the game is over"):
        statement(game, book())
    game.resolve(("DRAW",))
    text = statement(game, replace(book(), boardman="2025A", miller="2025Arb01"))
    assert "Boardman number 2025A" in text
    assert "Miller number 2025Arb01" in text
    assert "FRANCE: A MAR - SPA" in text
