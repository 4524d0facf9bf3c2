"""Books beside games: that of a kept game with wrong values, and all that is told by it."""

from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from random import Random

from engine.errors import UserError
from engine.game.game import Game
from engine.post import book as books
from engine.post import status
from engine.post.calendar import calendar
from tests.helpers import garble
from tests.helpers.old_saves import FOLDER
from tests.helpers.postal import tannenburg

_NOW = datetime(2025, 3, 3, tzinfo=UTC)
_TEXTS = tuple(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.post/book.toml")))
_DEADLINES = "\n[deadline]\nS1901M = 2025-03-02T20:00:00Z\nF1901M = 2025-03-09T20:00:00Z\n"


@cache
def _game() -> Game:
    return tannenburg()


def draw(lot: Random) -> str:
    """A book with something wrong in it."""
    text = lot.choice(_TEXTS)
    return garble.toml(
        text.replace("\n[deadline]\n", _DEADLINES) if lot.random() < 0.5 else text, lot
    )


def put(text: str) -> None:
    """Read it; write it again, and tell when who must send what."""
    game = _game()
    with suppress(UserError):
        book = books.read(text, game.rules.seats)
        assert books.read(books.write(book), game.rules.seats) == book
        status.table(game, book, _NOW)
        calendar(game, book, _NOW)
        status.counted(game, book, _NOW)
        for row in status.status(game, book, _NOW):
            status.reminder(game, book, row)
