"""Which files a board is made of, by their names; asked for every file that is opened."""

from pathlib import Path
from typing import Final

SOURCES: Final = (".svg", ".map", ".xml", ".zip")
"""How the names of files end that a board can be made of."""


def makes_board(path: Path) -> bool:
    """Whether a file is one to make a board of, or a board itself."""
    name = path.name.lower()
    own = name == "board.toml" or name.startswith("map.")
    return not path.is_dir() and (own or path.suffix.lower() in SOURCES)
