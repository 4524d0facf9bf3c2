"""All that a board's folder holds of it, as texts: to be sent, packed or worked on."""

from collections.abc import Mapping
from pathlib import Path

import tomli_w

from engine.board.load import beneath, board_tables

_WANTED = ("board.toml", "anchors.toml", "names.*.toml", "*.svg")


def texts(folder: Path) -> dict[str, str]:
    """The files of a board by name; one on a base comes whole, so that it needs none any more.

    Raises OSError, UnicodeDecodeError, or BoardError where its base is none.
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
