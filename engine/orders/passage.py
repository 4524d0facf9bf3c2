"""A line of tokens and how far it has been read."""

from collections.abc import Collection, Mapping
from typing import TypeVar

from engine.language.message import Message
from engine.orders.errors import NotAnOrderError
from engine.orders.tokens import Shape, Token, tokenize

T = TypeVar("T")

_DIGITS = 9
"""No number of pieces or credits is longer; Python would not read one of some thousands."""


class Passage:
    """A walk along a line: ``at`` is the token that comes next."""

    __slots__ = ("at", "text", "tokens")

    def __init__(self, text: str, tokens: tuple[Token, ...] = (), at: int = 0) -> None:
        self.text = text
        self.tokens = tokens or tokenize(text)
        self.at = at

    @property
    def done(self) -> bool:
        """Whether the whole line has been read."""
        return self.tokens[self.at].shape is Shape.END

    @property
    def next(self) -> str:
        """The next token's text, empty at the end."""
        return self.tokens[self.at].text

    def mark(self, *marks: str) -> bool:
        """Read the next token if it is one of these; returns whether it was."""
        if self.tokens[self.at].text not in marks:
            return False
        self.at += 1
        return True

    def take(self, phrases: Collection[str]) -> bool:
        """Read the next phrase if it is one of these, ``-`` for any arrow; whether it was."""
        return self._phrase(phrases) is not None

    def lookup(self, phrases: Mapping[str, T]) -> T | None:
        """Read the longest phrase that comes next; returns what it stands for, or None."""
        phrase = self._phrase(phrases)
        return None if phrase is None else phrases[phrase]

    def number(self) -> int | None:
        """The number that comes next; None if there is none, or one that counts nothing here."""
        token = self.tokens[self.at]
        if token.shape is not Shape.NUMBER or len(token.text) > _DIGITS:
            return None
        self.at += 1
        return int(self.tokens[self.at - 1].text)

    def fail(self, message: Message, understood: tuple[str, ...] = ()) -> NotAnOrderError:
        """An error about what comes next."""
        return NotAnOrderError(message, text=self.text, span=self.span, understood=understood)

    @property
    def span(self) -> tuple[int, int]:
        """The place of the next token in the line, or its end."""
        return self.tokens[self.at].start, self.tokens[self.at].end

    @property
    def rest(self) -> str:
        """What has not been read, as written."""
        return self.text[self.span[0] :].strip()

    def _phrase(self, phrases: Collection[str]) -> str | None:
        found, start, so_far = None, self.at, ""
        for i, token in enumerate(self.tokens[start : start + 3], start + 1):
            if token.shape is Shape.END:
                break
            text = "-" if token.shape is Shape.ARROW else token.text
            so_far = f"{so_far} {text}" if so_far else text
            if so_far in phrases:
                found, self.at = so_far, i
        return found

    def joins(self, i: int) -> bool:
        """Whether this token is a hyphen inside a name."""
        token = self.tokens[i]
        return (
            token.text == "-"
            and i > 0
            and self.tokens[i - 1].end == token.start
            and self.tokens[i + 1].start == token.end
        )
