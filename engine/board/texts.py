"""The texts of a board's folder, to be sent, packed or worked on."""

from collections.abc import Mapping
from pathlib import Path

import tomli_w

from engine.board.load import beneath, board_tables

_WANTED = ("board.toml", "anchors.toml", "names.*.toml", "*.svg")


def texts(folder: Path) -> dict[str, str]:
    """The files of a board by name; with its base merged in, so that it no longer needs one.

    Raises OSError, UnicodeDecodeError, or BoardError if its base is not a board.
    """
    paths = [path for pattern in _WANTED for path in sorted(folder.glob(pattern))]
    found = {path.name: path.read_text("utf-8") for path in paths if path.is_file()}
    return found | _of_base(folder, found)


def _of_base(folder: Path, own: Mapping[str, str]) -> dict[str, str]:
    folders = beneath(folder)
    if len(folders) == 1:
        return {}
    found = {"board.toml": tomli_w.dumps(board_tables(folder))}
    for at in folders[1:]:
        for path in (at / "anchors.toml", *sorted(at.glob("*.svg"))):
            if path.name not in own and path.name not in found and path.is_file():
                found[path.name] = path.read_text("utf-8")
    return found
