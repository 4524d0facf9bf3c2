"""Which files a board can be made from, by name; asked of every file that is opened."""

from pathlib import Path
from typing import Final

SOURCES: Final = (".svg", ".map", ".xml", ".zip")
"""The suffixes of files that a board can be made from."""


def makes_board(path: Path) -> bool:
    """Whether a board can be made from a file, or it is a board itself."""
    name = path.name.lower()
    own = name == "board.toml" or name.startswith("map.")
    return not path.is_dir() and (own or path.suffix.lower() in SOURCES)
