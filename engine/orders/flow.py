"""Joins lines broken by a mail program, so that a sentence across several is read as one."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from engine.orders import covert_words, layout

_WIDE = 50
"""The fewest letters of a line that counts as broken because it was full."""

_FULL = 84
"""Lines longer than this are broken where they are full to the last word."""

_VERY_FULL = 100
"""A line longer than this was broken if the next begins with a word in small letters."""

_MOST = 40
"""How many lines are joined at most; longer paragraphs are not orders."""

_ENDS = re.compile(r"[.!?:;\u2026]['\"\u201d\u00bb)\]]*\s*$")
_WITHIN = re.compile(r"(?<!\bSt)(?<!\.)[.!?]\s+(?=\S)")
_GOES_ON = re.compile(
    r"(?:,|\b(?:and|to|the|a|of|in|from|into|with|und|nach|die|der|den|das|in|von|mit|et|le|la|les|"
    r"de|du|vers|en|avec))\s*$",
    re.IGNORECASE,
)
_HEADS = re.compile(r"\s*[^\W\d_]+\s?:")
_PIECE = re.compile(r"\s*[AF]\s+[^\W\d_]+\s*(?:[-\u2013\u2192>]|[HSC]\b)")
_STEP = re.compile(
    rf"\s*(?:[AF]|{'|'.join(sorted(covert_words.PIECES, key=len, reverse=True))})\s+"
    r"[^\W\d_]+(?:\s[^\W\d_]+)?\s*[-\u2013\u2192>]",
    re.IGNORECASE,
)
"""A piece and where it goes, at the beginning of a line."""
_SMALL = re.compile(r"\s*[^\W\d_A-Z]{2,}[^\W_]*(?![-\w])")
"""A line starts with a word in small letters that is not hyphenated to another."""


class Run(NamedTuple):
    """A line joined with its continuation; ``taken`` if all of it belongs to one above."""

    text: str
    taken: bool = False


def runs(texts: Sequence[str], free: Collection[int]) -> list[Run]:
    """Every line as it is to be read; those not in ``free`` stay as they are.

    The end of a sentence moves up to the line where it starts; the next line keeps the sentences
    that start in it, at their columns.
    """
    found = [Run(text) for text in texts]
    joined = [n in free and n + 1 in free and _runs_on(texts, n) for n in range(len(texts))]
    for first in range(len(texts)):
        if found[first].taken or not joined[first]:
            continue
        text, at = found[first].text, first
        while joined[at] and at - first < _MOST:
            at += 1
            ends = _WITHIN.search(found[at].text)
            text = f"{text} {found[at].text[: ends.start() + 1 if ends else None].strip()}"
            if ends:
                rest = " " * ends.end() + found[at].text[ends.end() :]
                found[at] = Run(rest)
                break
            found[at] = Run("", taken=True)
        found[first] = Run(text, taken=False)
    return found


def _runs_on(texts: Sequence[str], number: int) -> bool:
    """Whether a line was broken in a sentence that goes on in the next."""
    line, after = texts[number].rstrip(), texts[number + 1] if number + 1 < len(texts) else ""
    part = layout.strip(after)
    opens = _HEADS.match(after) or _PIECE.match(after)
    if _STEP.match(line) and not _GOES_ON.search(line):
        opens = opens or _STEP.match(after)
    if len(line) < _WIDE or _ENDS.search(line) or not part.text or opens:
        return False
    if part.start > _indent(after):  # numbered, or with a bullet
        return False
    bare = layout.strip(line).text
    dangles = _GOES_ON.search(bare) and not bare.endswith(",")
    widths = sorted(map(len, _paragraph(texts, number)))
    wide = widths[-1]
    full = len(line) + 1 + len(after.split()[0])
    if full <= (wide if wide > _FULL else min(wide, 70)) or (
        widths[-2] <= _FULL < wide
        and not (dangles or (len(line) > _VERY_FULL and _SMALL.match(after)))
    ):
        return False
    prose = _WITHIN.search(bare) or _GOES_ON.search(bare) or _WITHIN.search(after)
    large = not _SMALL.match(next(_paragraph(texts, number)))  # who always writes small may begin
    return bool(prose or (large and _SMALL.match(after)))


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip())


def _paragraph(texts: Sequence[str], number: int) -> Iterator[str]:
    """The lines around one, up to the nearest blank lines."""
    first = last = number
    while first and texts[first - 1].strip():
        first -= 1
    while last + 1 < len(texts) and texts[last + 1].strip():
        last += 1
    return (text.rstrip() for text in texts[first : last + 1])
