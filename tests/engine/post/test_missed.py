"""Who owed nothing is not told that orders are missing."""

from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.texts import LANGUAGES
from engine.post.letter import words
from engine.post.outbox import Manner, letters
from engine.post.records import order_counts
from engine.post.style import style
from tests.helpers.postal import begun, book


def played(*sheets: dict[str, tuple[str, ...]]) -> Game:
    """A game of Spy Diplomacy with these orders, deadline by deadline."""
    game = begun()
    for sheet in sheets:
        for power, lines in sheet.items():
            game.give(PowerId(power), [game.reader.order(line) for line in lines], source="typed")
        game.resolve()
    return game


def letter(game: Game, power: str) -> str:
    """The text of a player's letter about the last turn."""
    said = {language: words(None, language) for language in LANGUAGES}
    manner = Manner(file=Path("none.spydip"), book=book(), style=style("judge"), words=said)
    [one] = letters(game, manner, [PowerId(power)])
    return one.text


def test_who_has_nothing_to_adjust_is_not_told_that_builds_are_missing() -> None:
    takes = {"FRANCE": ("A MAR - SPA",)}
    game = played({}, takes, {}, {}, {})
    assert str(game.history.led_to(game.record.head).before.phase) == "W1901A"
    assert "NBR" in letter(game, "FRANCE")
    assert "NBR" not in letter(game, "TURKEY")


def test_records_count_missing_sheets_only_where_something_was_owed() -> None:
    game = played({}, {}, {}, {}, {})
    found = order_counts(game)
    assert found.rows[PowerId("TURKEY")][-1] == 3
