"""Games saved for practice: another try from an earlier turn, or one from a made-up position."""

from pathlib import Path

from engine.game.game import Game
from engine.position import Position
from engine.rules import Ruleset
from engine.session.seat import Seat


def again(home: Seat, node: int, path: Path) -> None:
    """Save a copy of a game as it stood at a node of its record, without orders there.

    Raises NotYoursError if the viewer is not the game master; GameFileError if it cannot be
    written, or there is such a file.
    """
    _save(home.master().as_of(node), path)


def begin_at(rules: Ruleset, position: Position, path: Path, title: str, board: str) -> None:
    """Save a new game that starts from a position; raises GameFileError.

    ``board`` is the name of a built-in board, or the folder of another one.
    """
    own = board if Path(board).is_dir() else ""
    _save(Game.begin(rules, title=title, position=position, board=own), path)


def _save(game: Game, path: Path) -> None:
    try:
        game.save_as(path)
    finally:
        game.close()
