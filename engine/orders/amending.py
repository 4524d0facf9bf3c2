"""Orders written as changes: “replace A PAR - BUR by A PAR - GAS” orders the latter."""

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
    """The new order, in its original columns, and what it replaces, if the line says so."""

    new: str
    old: str


def changes(text: str) -> Iterator[Change]:
    """The ways in which a line may replace one order by another."""
    lower = text.lower()
    swap = _SWAP.match(lower)
    for by in _BY.finditer(lower) if swap else ():
        yield Change(
            " " * by.end() + text[by.end() :], text[swap.end() : by.start()] if swap else ""
        )
    instead = _INSTEAD.search(lower)
    if instead:
        yield Change(text[: instead.start()], "")
