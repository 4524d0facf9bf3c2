"""A language in which every text of the catalogues is marked, so that what is not was never worded.

In the place of German, every text that a catalogue or a board has is said in wide letters. What
then stands in plain ones was put together in the code: an order, a key, a name, or a leftover.
"""

import re
from collections.abc import Collection, Iterator

import pytest

from engine.board.spoken import Spoken
from engine.language import speaker
from engine.language.message import Place
from engine.report import account

LANGUAGE = "de"
_GAP = re.compile(r"(\{[^{}]*\})")
_WIDE = {n: n - 0x21 + 0xFF01 for n in (*range(0x41, 0x5B), *range(0x61, 0x7B))}
_WIDE |= {ord(letter): "\N{FULLWIDTH LATIN SMALL LETTER A}" for letter in "äöüßÄÖÜ"}
_WORD = re.compile(r"(?<![\w./-])[A-Za-z]*[a-z]{3,}[A-Za-z]*(?![\w/-]|\.\w)")


def marked(text: str) -> str:
    """A text in wide letters; its gaps, and the gender before a noun, stay."""
    gender, bar, noun = text.partition("|")
    if bar and gender in ("m", "f", "n"):
        return f"{gender}|{marked(noun)}"
    parts = _GAP.split(text)
    return "".join(part if n % 2 else part.translate(_WIDE) for n, part in enumerate(parts))


def speak(patch: pytest.MonkeyPatch) -> None:
    """Say every text of the catalogues and every name of a board in wide letters."""
    pattern, place, power = speaker.pattern, Spoken.place, Spoken.power

    def wide(found: str | None) -> str | None:
        return None if found is None else marked(found)

    def texts(language: str, key: str, count: int | None = None) -> str | None:
        found = pattern(language, key, count)
        return wide(found) if language == LANGUAGE else found

    def places(self: Spoken, language: str, province: str, case: str = "") -> str | None:
        return wide(place(self, language, province, case))

    def powers(self: Spoken, language: str, name: str, case: str = "") -> str | None:
        return wide(power(self, language, name, case))

    patch.setattr(speaker, "pattern", texts)
    patch.setattr(Spoken, "place", places)
    patch.setattr(Place, "said", Place._made)  # which keeps no form that was said, marked or not
    patch.setattr(Spoken, "power", powers)
    for kept in ("_line", "_name", "_worded"):  # likewise
        patch.setattr(account, kept, getattr(account, kept).__wrapped__)


ARTICLES = frozenset(
    {"der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"}
    | {"kein", "keine", "keinen", "von", "aus", "nach", "zur", "zum", "vom"}
    | {"ihr", "ihre", "ihrem", "ihrer"}
)
"""What the grammar puts before a name, whatever the texts say."""


def left(text: str, known: Collection[str] = ()) -> Iterator[str]:
    """The words of a text that no catalogue has said, but for articles and what is known."""
    for word in _WORD.findall(text):
        if word.lower() not in ARTICLES and word not in known:
            yield word


def words(*texts: str) -> frozenset[str]:
    """The words of names and of what a person wrote, which nothing says otherwise."""
    return frozenset(word for text in texts for word in re.findall(r"[A-Za-z]+", text))


def of_page(page: str) -> str:
    """What is read on a page: its text and the alternatives of its pictures."""
    bare = re.sub(r"<(style|script)\b.*?</\1>", " ", page, flags=re.DOTALL)
    shown = " ".join(re.findall(r'alt="([^"]*)"', bare))
    return f"{shown} {re.sub(r'<[^>]*>|&nbsp;', ' ', bare)}"
