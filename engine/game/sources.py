"""Where a game's own board came from, to report changes made to it since.

The place is stored among the user's own data, never in the game: a path in a stranger's file is not
looked at. A game always plays on the board that it took in.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.board.faults import BoardError
from engine.board.load import load
from engine.files import WriteError, own_folder, write_whole
from engine.game.game import Game
from engine.game.own_board import BoardPackingError, board_files
from engine.language.message import Message

FILE: Final = "board-sources.json"
MOST: Final = 200
"""Of how many games the places are kept."""


def remember(game: str, place: Path) -> None:
    """Remember where a game's board came from; a read-only folder does no harm."""
    known = _known()
    known.pop(game, None)
    known[game] = str(place.resolve())
    kept = dict(list(known.items())[-MOST:])
    with suppress(OSError, WriteError):
        write_whole(_file(), json.dumps(kept, indent=1).encode())


def news(game: Game) -> Message | None:
    """What to say about the folder that a game's board came from: that it has changed since.

    Nothing if the folder is gone or cannot be read.
    """
    place = _known().get(game.record.header.game)
    if not place or not game.board_files or not (Path(place) / "board.toml").is_file():
        return None
    try:
        files = board_files(place)
        if files == game.board_files:
            return None
        same = load(place).digest == game.rules.board.digest
    except (BoardError, BoardPackingError):
        return None
    return Message("game.board_drawn_anew" if same else "game.board_ruled_anew", folder=place)


def place(game: Game) -> Path | None:
    """The folder that a game's board came from, if it is known and still there."""
    found = _known().get(game.record.header.game)
    return Path(found) if found and (Path(found) / "board.toml").is_file() else None


def _known() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: place for key, place in found.items() if isinstance(place, str)}


def _file() -> Path:
    return own_folder("data") / FILE
