"""Reads a guest's catalogues, plain ``.po`` files, without any compiling tool."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.errors import UserError

_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d\]) )?(".*")')


class CatalogueError(UserError):
    """A file is not a catalogue; the message names file and line."""


def read(path: Path) -> Mapping[str, tuple[str, ...]]:
    """The texts of a catalogue by id, in one form or one per number.

    Raises CatalogueError if a line does not belong in a catalogue.
    """
    found: dict[str, tuple[str, ...]] = {}
    for entry in _entries(path):
        forms = tuple(text for key, text in entry.items() if key.startswith("msgstr"))
        if entry.get("msgid") and all(forms):
            found[entry["msgid"]] = forms
    return found


def _entries(path: Path) -> Iterator[Mapping[str, str]]:
    entry: dict[str, str] = {}
    part = ""
    for number, line in enumerate(path.read_text("utf-8-sig").splitlines(), 1):
        written = line.strip()
        if not written or written.startswith("#"):
            continue
        match = _LINE.fullmatch(written)
        if match is None or not (match[1] or part):
            raise CatalogueError("guests.no_catalogue", file=str(path), line=number, text=written)
        if match[1] == "msgid" and entry:
            yield entry
            entry = {}
        part = match[1] or part
        entry[part] = entry.get(part, "") + _text(match[2], path, number)
    yield entry


def _text(quoted: str, path: Path, number: int) -> str:
    try:
        return str(ast.literal_eval(quoted))
    except (SyntaxError, ValueError) as error:
        raise CatalogueError(
            "guests.no_catalogue", file=str(path), line=number, text=quoted
        ) from error
