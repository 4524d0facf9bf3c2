"""The manner of a game's letters, as its folder beside the game says: book, style, words, press."""

import tomllib
from pathlib import Path

from engine.game.game import Game
from engine.language.message import Message
from engine.post import book as books
from engine.post.book import BookError
from engine.post.letter import Words, words
from engine.post.outbox import Manner
from engine.post.press import at_hand
from engine.post.style import style


def manner_of(game: Game, file: Path, named: str | None = None) -> Manner:
    """How a game's letters are made: by its book, its own words if it has any, and its press.

    Raises:
        BookError: book, words or press cannot be read.
        StyleError: there is no style of that name.
    """
    book = books.load(file, game.rules.seats)
    return Manner(
        file=file,
        book=book,
        style=style(named or book.style, books.folder(file)),
        words=own_words(file),
        press=at_hand(file, game, book),
    )


def own_words(file: Path) -> Words:
    """The words around reports and the tags, as edited for a game, or the usual ones.

    Raises:
        BookError: the edited file says something else.
    """
    own = books.folder(file) / "letter.toml"
    try:
        return words(own.read_text("utf-8") if own.is_file() else None)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError) as error:
        raise BookError(
            Message("post.does_not_hold_words_letters", own=str(own), error=str(error))
        ) from error
