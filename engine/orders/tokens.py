"""Cuts a line into words, numbers, arrows and marks, each with its place in the line."""

import re
from dataclasses import dataclass
from enum import StrEnum

from engine.board.names import fold


class Shape(StrEnum):
    """What a token looks like."""

    WORD = "word"
    NUMBER = "number"
    ARROW = "arrow"
    MARK = "mark"


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a line: ``text`` folded to capitals, and where it stood."""

    shape: Shape
    text: str
    start: int
    end: int


# Dotted initials are one word (“N.A.O.”, “s.c.”); a possessive s is dropped, or it would read as
# “supports”.
_TOKEN = re.compile(
    r"""['\u2019][sS]\b
    | (?P<initials> (?:[^\W\d_]\.){2,} (?:[^\W\d_]\b)? )
    | (?P<word> [^\W\d_][^\W_]* )
    | (?P<number> \d+ )
    | (?P<arrow> [-=]*> | -+ | [\u2010-\u2015\u2212\u2192\u21d2\u2794\u279c]+ )
    | (?P<mark> [/(),;:\#&+\[\]] )
    """,
    re.VERBOSE,
)


def tokenize(text: str) -> tuple[Token, ...]:
    """The tokens of a line; dots, quotes and other ornament are left out."""
    tokens = []
    for match in _TOKEN.finditer(text):
        shape = match.lastgroup
        if shape is None:
            continue
        written = match.group()
        if shape in {"word", "initials"}:
            token = Token(Shape.WORD, folded(written), *match.span())
        else:
            token = Token(Shape(shape), written, *match.span())
        tokens.append(token)
    return tuple(tokens)


def folded(word: str) -> str:
    """A word in capitals without accents or dots."""
    return word.upper() if word.isascii() and word.isalnum() else fold(word)


def words_of(name: str) -> tuple[str, ...]:
    """The folded words of a name, however it is joined: ``MID ATLANTIC OCEAN``."""
    return tuple(t.text for t in tokenize(name) if t.shape in {Shape.WORD, Shape.NUMBER})
