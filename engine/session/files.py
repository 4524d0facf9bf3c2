"""Games in files: begun, opened again, and told apart from packets and designs."""

from pathlib import Path

from engine.designs.name import SUFFIX
from engine.game import sources
from engine.game.copies import offers
from engine.game.game import Game
from engine.game.packet_errors import PacketError
from engine.game.packet_name import is_packet
from engine.game.trouble import DamagedFileError, GameFileError, LostFileError, NotAGameFileError
from engine.rules import Ruleset
from engine.session.seat import Seat

__all__ = [
    "DamagedFileError",
    "Game",
    "GameFileError",
    "LostFileError",
    "NotAGameFileError",
    "PacketError",
    "begin_game",
    "is_design",
    "is_packet",
    "offers",
    "open_game",
]


def is_design(path: Path) -> bool:
    """Whether a path is a mix, a design or a board's folder, from which games can be begun."""
    return path.suffix.lower() in {".toml", SUFFIX} or path.is_dir()


def open_game(path: Path, *, write: bool = True) -> Seat:
    """The game master's seat at a game in a file; raises as `Game.open` does."""
    return Seat(Game.open(path, write=write))


def begin_game(
    rules: Ruleset,
    path: Path,
    *,
    title: str = "",
    board: str = "",
    seed: str = "",
    over: bool = False,
) -> Seat:
    """The game master's seat at a new game in a file; ``over`` an existing one.

    ``board`` is the folder of a custom board. Raises GameFileError, also if the board has no place
    for the starting pieces.
    """
    unfit = rules.variant.unfit(rules.board, rules.options)
    if unfit is not None:
        raise GameFileError(unfit)
    game = Game.begin(rules, title=title, board=board, seed=seed)
    try:
        game.save_as(path, over=over)
    except (OSError, ValueError):
        game.close()
        raise
    if board:
        sources.remember(game.record.header.game, Path(board))
    return Seat(game)
