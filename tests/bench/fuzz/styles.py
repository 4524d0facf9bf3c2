"""Styles of letters: those that come with the program with wrong values, and orders put by them."""

from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.resources import files
from random import Random

from engine.errors import UserError
from engine.game.game import Game
from engine.language.texts import LANGUAGES
from engine.post import style
from engine.post.manner import manner_of
from engine.post.outbox import Manner, letters
from tests.helpers import garble
from tests.helpers.old_saves import place


@cache
def _texts() -> tuple[str, ...]:
    folder = files("resources") / "templates" / "styles"
    return tuple(one.read_text("utf-8") for one in sorted(folder.iterdir(), key=str))


@cache
def _game() -> tuple[Game, Manner]:
    game = Game.open(place("standard"), write=False)
    return game, manner_of(game, place("standard"))


def draw(lot: Random) -> str:
    """A style with something wrong in it."""
    return garble.toml(lot.choice(_texts()), lot)


def put(text: str) -> None:
    """Read it, and write letters in it in every language."""
    with suppress(UserError):
        found = style.read(text)
        game, manner = _game()
        for language in LANGUAGES:
            book = manner.book.all_in(language)
            [*letters(game, replace(manner, style=found, book=book), game.rules.seats[:1])]
