"""Custom boards in games and packets: stored by content, unpacked where they are opened."""

import hashlib
import re
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import maps
from engine.board.texts import texts
from engine.errors import cause
from engine.files import own_folder, put
from engine.game.packet_errors import BadContentError, PacketError

_LARGEST = 8_000_000
"""How many letters the texts of a board may have altogether."""

_NAME = re.compile(r"[^\W_][\w. -]{0,80}")
_STRANGE = re.compile(r"^[\W_]+|[^\w. -]")
_PARTS = re.compile(r"(board|anchors|names\.[a-z]{2})\.toml|[^\W_][\w. -]{0,80}\.svg")


class BoardPackingError(PacketError):
    """A board cannot go into a game or a packet."""


def board_files(place: str | Path) -> dict[str, str]:
    """What a player needs from a board's folder, as texts by name; empty for a built-in board.

    Raises BoardPackingError if a file cannot be read as text, or all are too large for a packet.
    """
    if str(place) in maps.names():
        return {}
    folder = Path(place)
    try:
        found = texts(folder)
    except (OSError, UnicodeDecodeError) as error:
        raise BoardPackingError(
            "packet.board_cannot_go_into_packet", folder=str(folder), error=cause(error)
        ) from error
    strange = [name for name in found if not _PARTS.fullmatch(name)]
    if strange:
        raise BoardPackingError("packet.cannot_go_into_packet_give", strange=strange[0])
    if sum(map(len, found.values())) > _LARGEST:
        raise BoardPackingError("packet.board_is_too_large_packet", folder=str(folder))
    return found


def beside(board: str, folder: Path) -> Path | None:
    """The board of a game older than boards in games, if it is in the game's folder.

    It is not looked for anywhere else: the file may be a stranger's.
    """
    inside = Path(board) if Path(board).is_relative_to(folder.absolute()) else None
    near = folder / _last_part(board)
    found = (one for one in (near, inside) if one and ".." not in one.relative_to(folder).parts)
    with suppress(OSError):  # no file could have such a name
        return next((one for one in found if (one / "board.toml").is_file()), None)
    return None


def _last_part(board: str) -> str:
    """The last part of a board's path, from any operating system."""
    return re.split(r"[\\/:]", board.rstrip("\\/"))[-1]


def plain_name(board: str) -> str:
    """A board's name inside a game or packet: short, and valid on every system."""
    return _STRANGE.sub("", _last_part(board))[:60].strip() or "board"


def place_of(name: str, files: Mapping[str, str]) -> str | Path:
    """Where a board is: a custom one unpacked, or built in; a name is never taken as a path.

    Raises BadContentError if it cannot be unpacked, or no board has that name.
    """
    if files:
        return _laid_out(name, files)
    if name not in maps.names():
        raise BadContentError("packet.board_game_is_not_one", board=name[:80])
    return name


def _laid_out(name: str, files: Mapping[str, str]) -> Path:
    """The folder in the user's cache that holds a board."""
    wrong = [part for part in files if not _PARTS.fullmatch(part)]
    if wrong or not _NAME.fullmatch(name) or "board.toml" not in files:
        raise BadContentError("packet.board_packet_is_none_ask")
    whole = "".join(f"{part}\n{len(text)}\n{text}" for part, text in sorted(files.items()))
    digest = hashlib.sha256(whole.encode()).hexdigest()[:32]
    cache = own_folder("cache") / "boards"
    try:
        return _written(cache / digest / name, files)
    except OSError:  # a read-only cache must not keep anybody from playing
        return _written(Path(tempfile.mkdtemp(prefix="spydip-")) / name, files)


def _written(folder: Path, files: Mapping[str, str]) -> Path:
    """The folder with exactly these files; those already there are left untouched."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.name not in files:
            path.unlink()
    for part, text in files.items():
        path = folder / part
        if not path.is_file() or path.read_bytes() != text.encode():
            put(path, text.encode())
    return folder
