"""How a game's letters look, by the files in its post folder: book, style, words, press."""

from pathlib import Path

from engine.errors import cause
from engine.game.game import Game
from engine.language.texts import LANGUAGES
from engine.post import beside
from engine.post import book as books
from engine.post.book import BookError
from engine.post.letter import Words, words, words_file
from engine.post.outbox import Manner
from engine.post.press import at_hand
from engine.post.style import style


def manner_of(
    game: Game, file: Path, named: str | None = None, language: str | None = None
) -> Manner:
    """How a game's letters are made: by its book, its own words if it has any, and its press.

    ``named`` is a style and ``language`` a language for everybody, overriding the book. Raises
    BookError if book, words or press cannot be read; StyleError if there is no style with that
    name.
    """
    book = books.load(file, game.rules.seats)
    book = book.all_in(language) if language else book
    return Manner(
        file=file,
        book=book,
        style=style(named or book.style, beside.folder(file)),
        words={language: own_words(file, language) for language in LANGUAGES},
        press=at_hand(file, game, book),
    )


def own_words(file: Path, language: str = "en") -> Words:
    """The words around reports and the tags in a language: as edited for a game, or the default.

    A game may have a file per language; if one is missing, its ``letter.toml`` serves. Raises
    BookError if the edited file is faulty.
    """
    folder = beside.folder(file)
    own = folder / words_file(language)
    own = own if own.is_file() else folder / words_file("en")
    try:
        return words(own.read_text("utf-8") if own.is_file() else None, language)
    except (OSError, TypeError, ValueError) as error:
        raise BookError(
            "post.does_not_hold_words_letters", own=str(own), error=cause(error)
        ) from error
