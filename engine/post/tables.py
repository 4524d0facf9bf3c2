"""Reads the rows of a table in a mail by its headings: “piece, from, to, hunting”."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

CELL: Final = "\x1f"
"""Separates the cells of a row until they are read."""

_HEADINGS = (
    ("{}:", "power|country|nation|land|macht|pays|puissance"),
    ("{}", "unit|units|piece|pieces|einheit|einheiten|figur|unité|unités|pièce|pièces|pion"),
    ("{}", "from|at|in|where|place|location|von|wo|ort|steht in|de|depuis|lieu|où|position"),
    ("{}", "order|orders|action|move|does|what|ordre|ordres|action|befehl|befehle|zug|was"),
    ("- {}", "to|into|destination|target|where to|nach|wohin|ziel|vers|à|cible"),
    (", search {}", "search|searches|searches for|search for|hunt|hunts|hunting|looks for"),
    (", search {}", "suche|sucht|sucht nach|suche nach|jagd|jagt|chasse|recherche|cherche"),
    (", kill {}", "kill|kills|murder|murders|tötet|ermordet|tue|assassine"),
)
_FORMS = {word: form for form, words in _HEADINGS for word in words.split("|")}
_EMPTY = re.compile(r"[\W_]*")
_DONE = re.compile(
    r"[-=>\u2010-\u2015\u2192]|(?:h|holds?|stands?|stays?|hält|bleibt|tient|reste|s|c|supports?|"
    r"convoys?|kills?|search(?:es)?|to)\b",
    re.IGNORECASE,
)
"""A cell that says what its heading would, or overrides it."""


def rows(lines: Iterable[str]) -> Iterator[str]:
    """The lines of a page, with the rows of tables whose headings are known put into words."""
    forms: Sequence[str] = ()
    for line in lines:
        cells = [" ".join(cell.split()) for cell in line.split(CELL)]
        cells = cells[1:] if cells[:1] == [""] else cells
        if CELL not in line:
            forms = ()
            yield line
            continue
        headings = [_FORMS.get(cell.lower().rstrip(" :?")) for cell in cells]
        if len(cells) > 1 and all(headings):
            forms = [form or "" for form in headings]
            yield "# " + " | ".join(cells)
        elif len(forms) == len(cells):
            yield _said(forms, cells)
        else:
            yield " ".join(cells)


def drawn(text: str) -> str:
    """A plain text with the rows of its tables put into words; every line keeps its number.

    A table begins with its headings between bars, tabs or the like, and ends with a blank line.
    """
    return "\n".join(_drawn(text.split("\n")))


def _drawn(lines: Iterable[str]) -> Iterator[str]:
    bar = ""
    forms: Sequence[str] = ()
    for line in lines:
        bar = bar if line.strip() else ""
        if not bar:
            bar = next((one for one in _BARS if _headings(line, one)), "")
            forms = _headings(line, bar) if bar else ()
            yield f"# {line}" if bar else line
            continue
        cells = _cells(line, bar)
        if _EMPTY.fullmatch(line):
            yield ""
        elif len(cells) == len(forms) and len(list(filter(_tells, cells))) > 1:
            yield _said(forms, cells)
        else:
            yield " ".join(cells) + (":" if len(cells) == len(forms) else "")


def _headings(line: str, bar: str) -> Sequence[str]:
    """The forms of a row of headings; empty if it is none."""
    forms = [_FORMS.get(cell.lower().rstrip(" :?")) for cell in _cells(line, bar)]
    return [form or "" for form in forms] if len(forms) > 1 and all(forms) else ()


def _cells(line: str, bar: str) -> list[str]:
    inner = line.strip()
    inner = inner.strip(bar) if bar == "|" == inner[:1] else inner
    return [" ".join(cell.split()) for cell in inner.split(bar)]


_BARS = ("|", "\t", ";", ",")


def _said(forms: Sequence[str], cells: Sequence[str]) -> str:
    filled = [(form, cell) for form, cell in zip(forms, cells, strict=True) if _tells(cell)]
    helps = [False, *(cell.lower() in _HELPS for _, cell in filled)]
    words = (
        cell if helped or _DONE.match(cell) else form.format(cell)
        for (form, cell), helped in zip(filled, helps, strict=False)
    )
    return " ".join(words).replace(" ,", ",")


_HELPS = ("s", "c", "support", "supports", "convoy", "convoys", "u", "k", "unterstützt", "soutient")


def _tells(cell: str) -> bool:
    return _EMPTY.fullmatch(cell) is None
