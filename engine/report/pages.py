"""Fills in the templates of our own pages and letters: the files of ``resources/templates/pages``.

Styles and anything else that users edit are not such templates and cannot contain code.
"""

import textwrap
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment

    from engine.report.account import Row

WIDTH = 72


def filled(name: str, **values: object) -> str:
    """A template filled with values; in HTML they are escaped."""
    return _templates().get_template(name).render(values)


@cache
def _templates() -> "Environment":
    # Commands that write no page, and the first window, do without the library.
    from jinja2 import (  # noqa: PLC0415
        Environment,
        FunctionLoader,
        StrictUndefined,
        select_autoescape,
    )

    templates = Environment(
        autoescape=select_autoescape(("html",)),
        keep_trailing_newline=True,
        loader=FunctionLoader(_template),
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    filters = (aligned, marked, ruled, unbroken, whole, widest, wrapped)
    templates.filters |= {one.__name__: one for one in filters}
    return templates


def _template(name: str) -> str:
    return (files("resources") / "templates" / "pages" / name).read_text("utf-8")


def wrapped(text: str, rest: str = "", first: str = "") -> str:
    """Every line of a text within the width: ``first`` begins its first row, ``rest`` others."""
    lines = text.splitlines()
    if len(lines) < 2:
        return _folded("".join(lines), rest, first)
    return "\n".join(_folded(line, rest, first) for line in lines)


def _folded(line: str, rest: str, first: str) -> str:
    if len(first) + len(line) <= WIDTH and "\t" not in line:
        return (first + line).rstrip()  # as textwrap would, only faster
    return textwrap.fill(
        line, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
    )


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """A table in columns: the first with its words on the left, the others on the right."""
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return "\n".join(
        "  ".join((head.ljust(first), *map(str.rjust, cells, others))).rstrip()
        for head, *cells in rows
    )


def marked(text: str) -> str:
    """The text, with whatever Markdown would read as markup escaped."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#" else letter for letter in text)


def widest(rows: Iterable["Row"]) -> int:
    """The length of the longest label of a table."""
    return max(len(row.label) for row in rows)


def ruled(title: str, stroke: str) -> str:
    """A title with a line below it."""
    return f"{title}\n{stroke * min(len(title), WIDTH)}"


def whole(listed: str) -> str:
    """A list that only breaks at its commas: ``F CON`` stays on one line."""
    kept = "\N{NO-BREAK SPACE}"
    return listed.replace(" ", kept).replace(f",{kept}", ", ")


def unbroken(text: str) -> str:
    """The lines of a style or script as one, without their indentation."""
    # Text already marked as HTML would mark each of its lines again.
    return type(text)("".join([line.strip() for line in str(text).splitlines()]))
