"""Caches what is slow to read of boards and pictures in the user's cache folder, by content."""

import hashlib
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import platformdirs

FOLDER: Final = "boards"
"""The part of the cache folder that is used."""

MOST: Final = 40
"""How many entries are kept; a designer makes a new one with every change of a picture."""


def fetch(key: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The JSON value kept under the key, or a newly made one, which is then kept.

    A damaged entry is made again, and a folder that cannot be written does no harm.
    """
    path = platformdirs.user_cache_path("spydip", appauthor=False) / FOLDER / f"{key}.json"
    kept = _read(path)
    if kept is not None:
        return kept
    value = make()
    _write(path, json.dumps(value))
    return value


def _read(path: Path) -> dict[str, Any] | None:
    try:
        seal, _, text = path.read_text(encoding="utf-8").partition("\n")
    except (OSError, UnicodeDecodeError):
        return None
    if seal != _seal(text):
        return None
    return dict(json.loads(text))


def _write(path: Path, text: str) -> None:
    """Write beside the entry and rename, so that two programs at once never see half a file."""
    part: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, suffix=".part", delete=False
        ) as file:
            part = Path(file.name)
            file.write(f"{_seal(text)}\n{text}")
        part.replace(path)
        _thin_out(path.parent)
    except OSError:
        if part is not None:
            part.unlink(missing_ok=True)


def _thin_out(folder: Path) -> None:
    """Remove the oldest entries."""
    entries = sorted(folder.glob("*.json"), key=lambda entry: entry.stat().st_mtime_ns)
    for entry in entries[:-MOST]:
        entry.unlink(missing_ok=True)


def _seal(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
