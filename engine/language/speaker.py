"""Says messages in the language of one reader."""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from string import Formatter
from typing import Protocol

from engine.language.grammar import Grammar
from engine.language.texts import pattern


class Names(Protocol):
    """The names of a board's places and powers in every language.

    None if a name has no form of its own in a case; the grammar then makes one from the board's
    name.
    """

    def place(self, language: str, province: str, case: str) -> str | None:
        """A province in a case: nothing for the bare name, ``the``, ``in``, ``to``, ``from``."""

    def power(self, language: str, power: str, case: str) -> str | None:
        """A power in a case, and ``adjective`` as the grammar takes it: ``deutsch``."""


_MODULES: Mapping[str, str] = {"en": "english", "de": "german", "fr": "french"}


class Speaker:
    """Speaks one language; English where a text is missing.

    Nothing is read before the first sentence. An unknown language is taken as English.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in _MODULES else "en"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Speaker) and other.language == self.language

    def __hash__(self) -> int:
        return hash(self.language)

    @cached_property
    def grammar(self) -> Grammar:
        """The language's grammar, read when it is first needed."""
        made: Grammar = import_module(f"engine.language.{_MODULES[self.language]}").GRAMMAR
        return made

    def say(self, value: object, case: str = "") -> str:
        """A message, a name or a list in words, in a case; a text or number as it is."""
        said: Callable[[Speaker, str], str] | None = getattr(value, "said", None)
        return str(value) if said is None else said(self, case)

    def filled(self, form: str, values: Mapping[str, object]) -> str:
        """A text with its gaps filled: ``{at:in}`` in that case, ``{at:in!}`` with a capital."""
        said = ""
        for text, name, case, begins in _gaps(form):
            said += text
            if name is not None:
                word = self.say(values[name], case)
                said += capital(word) if begins else word
        return said

    def piece(self, kind: str, adjective: str = "", count: int = 1, case: str = "") -> str:
        """The noun for a kind of piece, with an adjective and a number, in a case."""
        noun = self.text(f"word.kind.{kind}") or kind
        return self.grammar.piece(noun, adjective, count, case)

    def text(self, key: str, count: int | None = None) -> str | None:
        """The text of an id with its gaps open; in English if the language has none."""
        found = pattern(self.language, key, count)
        if found is None and self.language != "en":
            return pattern("en", key, count)
        return found


@lru_cache(maxsize=8192)
def _gaps(form: str) -> tuple[tuple[str, str | None, str, bool], ...]:
    """A text in parts, each followed by a gap: the value's name, its case, whether capitalised."""
    return tuple(
        (text, name, (case or "").removesuffix("!"), (case or "").endswith("!"))
        for text, name, case, _ in Formatter().parse(form)
    )


def capital(text: str) -> str:
    """The same text with a capital, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


ENGLISH = Speaker()
"""Speaks English with the names that the values bring along; holds nothing of any reader."""
