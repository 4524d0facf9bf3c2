"""Cuts a line into words, numbers, arrows and marks, each with its place in the line."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engine.board.names import fold


class Shape(StrEnum):
    """What a token looks like."""

    WORD = "word"
    NUMBER = "number"
    ARROW = "arrow"
    MARK = "mark"
    END = "end"


class Token(NamedTuple):
    """One piece of a line: ``text`` folded to capitals, and where it stood."""

    shape: Shape
    text: str
    start: int
    end: int


_ARROWS = (
    r"\u2010-\u2015\u2212\u2192\u219d\u21a0\u21a6\u21aa\u21d2\u21db\u21e2\u21e5\u21e8\u21fe"
    r"\u23e9\u25b6\u25b8\u25ba\u2794\u2798-\u27af\u27b1-\u27be\u27f6\u27f9\u27fc\u2b46\u2b62\u2b95"
)
"""Dashes, and arrows and fingers that point to the right, pictures among them."""

# Dotted initials are one word (“N.A.O.”, “s.c.”); a possessive s is dropped, or it would read as
# “supports”.
_TOKEN = re.compile(
    rf"""['\u2019][sS]\b
    | (?P<initials> (?:[^\W\d_]\.){{2,}} (?:[^\W\d_]\b)? )
    | (?P<word> [^\W\d_][^\W_]* )
    | (?P<number> \d+ )
    | (?P<arrow> [-=]*> | -+ | [{_ARROWS}]+ )
    | (?P<mark> [/(),;\#&+\[\]] )
    """,
    re.VERBOSE,
)


_WORD = Shape.WORD
_SHAPES = {shape.value: shape for shape in Shape} | {"initials": Shape.WORD}


@lru_cache(maxsize=1024)
def tokenize(text: str) -> tuple[Token, ...]:
    """The tokens of a line with one for its end; dots, quotes and other ornament are left out."""
    tokens = []
    start, end = 0, len(text)
    for match in _TOKEN.finditer(text):
        shape = match.lastgroup
        if shape is None:
            continue
        start, end = match.span()
        written = text[start:end]
        if shape == "word":
            tokens.append(Token(_WORD, folded(written), start, end))
        else:
            tokens.append(Token(_SHAPES[shape], folded(written), start, end))
    tokens.append(Token(Shape.END, "", end, end))
    return tuple(tokens)


def folded(word: str) -> str:
    """A word in capitals without accents or dots; other tokens as they are."""
    if word.isascii() and word.isalnum():
        return word.upper()
    return fold(word) or word


def words_of(name: str) -> tuple[str, ...]:
    """The folded words of a name, however they are joined: ``MID ATLANTIC OCEAN``."""
    return tuple(t.text for t in tokenize(name) if t.shape in {Shape.WORD, Shape.NUMBER})
