"""Orders put as a change of others: “replace A PAR - BUR by A PAR - GAS” orders the second."""

import re
from collections.abc import Iterator
from typing import NamedTuple

_SWAP = re.compile(
    r"\s*(?:(?:please|pls|kindly|bitte|merci\s+de|veuillez|per\s+favore|por\s+favor)\s+)?"
    r"(?:replace|change|swap|ersetze|ändere|remplace[rz]?|change[rz]|sostituisci|cambia|sustituye)\s+"
)
_BY = re.compile(r"\s(?:by|with|to|into|for|durch|in|zu|par|en|con|por)\s")
_INSTEAD = re.compile(
    r"[,(]?\s\(?(?:instead\s+of|rather\s+than|statt|anstatt|anstelle\s+von|au\s+lieu\s+de|"
    r"invece\s+di|en\s+lugar\s+de)\s[^;,]+$"
)


class Change(NamedTuple):
    """What is ordered now, in the columns where it stood, and what it replaces, if that is told."""

    new: str
    old: str


def changes(text: str) -> Iterator[Change]:
    """The ways in which a line may put one order in the place of another."""
    lower = text.lower()
    swap = _SWAP.match(lower)
    for by in _BY.finditer(lower) if swap else ():
        yield Change(
            " " * by.end() + text[by.end() :], text[swap.end() : by.start()] if swap else ""
        )
    instead = _INSTEAD.search(lower)
    if instead:
        yield Change(text[: instead.start()], "")
