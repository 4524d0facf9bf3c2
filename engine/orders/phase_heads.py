"""Headings that name a deadline: “Fall:”, “Retreats”, “Herbst, Rückzüge:”, “if dislodged:”."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from engine.phases import PhaseKind, Season

T = TypeVar("T")

_SEASONS = (
    (Season.SPRING, r"spring|frühjahr|fruehjahr|frühling|printemps"),
    (Season.FALL, r"fall|autumn|herbst|automne"),
    (Season.WINTER, r"winter|hiver"),
)
_KINDS = (
    (PhaseKind.RETREATS, r"retreats?|rückzug|rückzügen?|rueckzuege|retraites?"),
    (
        PhaseKind.ADJUSTMENTS,
        "adjustments?|builds?|removals?|aufbau(?:ten)?|abbau(?:ten)?|ajustements?|constructions?",
    ),
    (PhaseKind.MOVEMENT, r"moves|movements?|züge|zuege|mouvements"),
)
_SEASON = "|".join(words for _, words in _SEASONS)
_KIND = "|".join(words for _, words in _KINDS)
_YEAR = r"(?:1[89]\d\d|'?\d\d)"
_OUT = r"(?:if|when|falls|wenn|si)\s+(?:\w+\s+){0,2}(?:dislodged|vertrieben|délogée?s?)(?:\s+wird)?"
_LEAD = r"(?:(?:my|for|the|and|meine|für|den|die|das|im|mes|pour|les|le|l['\u2019])\s*)*"
_HEAD = re.compile(
    rf"(?P<lead>{_LEAD})(?:(?P<out>{_OUT})|(?P<season>{_SEASON})?[\s,]*(?P<year>{_YEAR})?[\s,]*"
    rf"(?P<kind>{_KIND})?(?:\s+(?:orders|befehle|ordres))?)\s*(?P<colon>:|$)",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    rf"(?:[\w,]+\s+){{0,4}}(?:for|next|pour le|pour l['\u2019]|für den|für das|im|au)\s*"
    rf"(?:next\s+)?(?P<head>{_SEASON})\s*:",
    re.IGNORECASE,
)
_INLINE = re.compile(
    rf"(?<=[.;,])\s*(?P<head>(?:{_SEASON})?\s*(?:{_KIND})\s*:|{_OUT}\s*[:,]?)\s*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Head:
    """The deadline that a heading names, as far as it does."""

    season: Season | None = None
    kind: PhaseKind | None = None
    year: int = 0


Resolved: TypeAlias = Callable[[Head], str]
"""Which later deadline a heading means; empty for the one that is due."""


def heading(text: str) -> tuple[Head, str] | None:
    """The deadline that a line begins with as a heading, and what follows it."""
    loose = _LOOSE.match(text)
    text = text[loose.start("head") :] if loose else text
    found = _HEAD.match(text.strip("*#_=- "))
    if found is None or not (found["out"] or found["season"] or found["kind"]):
        return None
    return _head(found), found.string[found.end() :].strip()


def inline(text: str) -> tuple[str, Head, str] | None:
    """What precedes a heading within a line, the heading, and what follows it."""
    found = _INLINE.search(text)
    if found is None:
        return None
    head = _HEAD.match(found["head"].rstrip(" ,:") + ":")
    if head is None:
        return None
    return text[: found.start()], _head(head), text[found.end() :]


def _head(found: re.Match[str]) -> Head:
    if found["out"]:
        return Head(kind=PhaseKind.RETREATS)
    year = (found["year"] or "").lstrip("'")
    return Head(
        season=_one_of(_SEASONS, found["season"]),
        kind=_one_of(_KINDS, found["kind"]),
        year=int(year) + (1900 if len(year) == 2 else 0) if year else 0,
    )


def _one_of(table: Sequence[tuple[T, str]], word: str | None) -> T | None:
    fits = (value for value, words in table if word and re.fullmatch(words, word, re.IGNORECASE))
    return next(fits, None)
