"""Caches what is slow to read from boards and pictures in the user's cache folder, by content."""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine.files import WriteError, own_folder, write_whole

FOLDER: Final = "boards"
"""The part of the cache folder that is used."""

MOST: Final = 40
"""How many entries are kept; a designer makes a new one with every change of a picture."""


def fetch(key: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The JSON value stored under the key, or a newly made one, which is then stored.

    A damaged entry is made again, and a read-only folder does no harm.
    """
    path = own_folder("cache") / FOLDER / f"{key}.json"
    kept = _read(path)
    if kept is not None:
        return kept
    value = make()
    text = json.dumps(value)
    with suppress(OSError, WriteError):
        write_whole(path, f"{_seal(text)}\n{text}".encode())
        _thin_out(path.parent)
    return value


def _read(path: Path) -> dict[str, Any] | None:
    try:
        seal, _, text = path.read_text(encoding="utf-8").partition("\n")
    except (OSError, UnicodeDecodeError):
        return None
    if seal != _seal(text):
        return None
    return dict(json.loads(text))


def _thin_out(folder: Path) -> None:
    """Remove the oldest entries."""
    entries = sorted(folder.glob("*.json"), key=lambda entry: entry.stat().st_mtime_ns)
    for entry in entries[:-MOST]:
        entry.unlink(missing_ok=True)


def _seal(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
