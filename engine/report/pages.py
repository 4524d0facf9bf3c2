"""Fills in the templates of our own pages and letters: the files of ``resources/templates/pages``.

What users edit, such as styles, is no template of this kind and can hold no code.
"""

import html
import textwrap
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment

WIDTH = 72


def filled(name: str, **values: object) -> str:
    """The template of a name with values; in HTML they are escaped."""
    return _templates(marked=name.endswith(".html")).get_template(name).render(values)


@cache
def _templates(*, marked: bool) -> "Environment":
    # Commands that write no page, and the first window, do without the library.
    from jinja2 import (  # noqa: PLC0415
        Environment,
        FunctionLoader,
        StrictUndefined,
        select_autoescape,
    )
    from markupsafe import Markup  # noqa: PLC0415

    def escaped(value: object) -> Markup:
        """Quotes as Python's own library writes them: pages stay the same to the byte."""
        if isinstance(value, Markup):
            return value
        return Markup(html.escape(str(value)))  # noqa: S704  # escaped here

    templates = Environment(
        autoescape=select_autoescape(("html",)),
        finalize=escaped if marked else None,
        keep_trailing_newline=True,
        loader=FunctionLoader(_template),
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    templates.filters |= {"ruled": ruled, "unbroken": unbroken, "whole": whole, "wrapped": wrapped}
    return templates


def _template(name: str) -> str:
    return (files("resources") / "templates" / "pages" / name).read_text("utf-8")


def wrapped(text: str, rest: str = "", first: str = "") -> str:
    """Every line of a text within the width: what its first row begins with, and the others."""
    return "\n".join(_folded(line, rest, first) for line in text.splitlines() or [""])


def _folded(line: str, rest: str, first: str) -> str:
    if len(first) + len(line) <= WIDTH and "\t" not in line:
        return (first + line).rstrip()  # as textwrap would, which takes its time
    return textwrap.fill(line, WIDTH, initial_indent=first, subsequent_indent=rest)


def ruled(title: str, stroke: str) -> str:
    """A title with a line below it."""
    return f"{title}\n{stroke * min(len(title), WIDTH)}"


def whole(listed: str) -> str:
    """A list with commas that breaks nowhere else: ``F CON`` stays on one line."""
    kept = "\N{NO-BREAK SPACE}"
    return listed.replace(" ", kept).replace(f",{kept}", ", ")


def unbroken(text: str) -> str:
    """The lines of a style or script as one, each without what it is moved in by."""
    return text[:0].join(line.strip() for line in text.splitlines())
