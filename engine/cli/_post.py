"""What the commands about letters share: the manner in which a game's letters are written."""

from pathlib import Path

from engine.game.game import Game
from engine.post import book as books
from engine.post.letter import words
from engine.post.outbox import Manner
from engine.post.press import at_hand
from engine.post.style import style


def manner_of(game: Game, file: Path, named: str | None = None) -> Manner:
    """How a game's letters are made: by its book, its own words if it has any, and its press.

    Raises:
        BookError: book or press cannot be read.
        StyleError: there is no style of that name.
    """
    book = books.load(file, game.rules.seats)
    own = books.folder(file) / "letter.toml"
    return Manner(
        file=file,
        book=book,
        style=style(named or book.style, books.folder(file)),
        words=words(own.read_text("utf-8") if own.is_file() else None),
        press=at_hand(file, game, book),
    )
