"""Says messages in the language of one reader."""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from engine.language.english import ENGLISH_GRAMMAR
from engine.language.french import FRENCH_GRAMMAR
from engine.language.german import GERMAN_GRAMMAR
from engine.language.grammar import Grammar
from engine.language.texts import pattern


class Names(Protocol):
    """How a board's places and powers are called in every language.

    None where a name has no form of its own in a case; then the grammar makes it of the board's.
    """

    def place(self, language: str, province: str, case: str) -> str | None:
        """A province in a case: nothing for the bare name, ``the``, ``in``, ``to``, ``from``."""

    def power(self, language: str, power: str, case: str) -> str | None:
        """A power in a case, and ``adjective`` as the grammar takes it: ``deutsch``."""


_GRAMMARS: Mapping[str, Grammar] = {
    "en": ENGLISH_GRAMMAR,
    "de": GERMAN_GRAMMAR,
    "fr": FRENCH_GRAMMAR,
}


class Speaker:
    """Speaks one language; English where a text is missing.

    Nothing is read before the first sentence. A language that is not known is taken as English.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in _GRAMMARS else "en"
        self.grammar = _GRAMMARS[self.language]

    def say(self, value: object, case: str = "") -> str:
        """A message, a name or a list in words, in a case; a text or number as it is."""
        said: Callable[[Speaker, str], str] | None = getattr(value, "said", None)
        return str(value) if said is None else said(self, case)

    def text(self, key: str, count: int | None = None) -> str | None:
        """The text of an id with its gaps open, in English where the language has none."""
        found = pattern(self.language, key, count)
        if found is None and self.language != "en":
            return pattern("en", key, count)
        return found


class Gaps(Mapping[str, "_Gap"]):
    """The values of a message, to be said as its text wants them."""

    def __init__(self, speaker: Speaker, values: Mapping[str, object]) -> None:
        self._speaker = speaker
        self._values = values

    def __getitem__(self, name: str) -> "_Gap":
        return _Gap(self._speaker, self._values[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


class _Gap:
    """One value where it stands in a text."""

    __slots__ = ("_speaker", "_value")

    def __init__(self, speaker: Speaker, value: object) -> None:
        self._speaker = speaker
        self._value = value

    def __format__(self, case: str) -> str:
        said = self._speaker.say(self._value, case.removesuffix("!"))
        return capital(said) if case.endswith("!") else said


def capital(text: str) -> str:
    """The same text as it begins a sentence."""
    return text[:1].upper() + text[1:]


ENGLISH = Speaker()
"""Speaks English with the names that the values bring along; holds nothing of any reader."""
