"""The post folder beside a game's file: whose it is, and how it moves with the game."""

import shutil
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.files import WriteError, why_not, write_whole
from engine.language.message import Message


def folder(game: Path) -> Path:
    """The post folder of a game file, beside it."""
    return game.with_suffix(".post")


def make_room(game: Path) -> Message | None:
    """Move another game's post out of the way of a game that has just got its file; what to say.

    Letters, press and keys of a game whose file is gone do not belong to the next one of its name.
    Raises WriteError if it cannot be moved.
    """
    old = folder(game)
    if not old.exists():
        return None
    names = (old.with_name(f"{old.stem}.old-{number}{old.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    try:
        old.rename(aside)
    except OSError as error:
        raise WriteError(why_not(error, aside)) from error
    return Message("post.moved_aside", folder=old.name, aside=aside.name)


def claim(file: Path, game: str) -> Message | None:
    """Put a game's id on its post, if any; what to say if another game's post had to be moved.

    Raises WriteError if that cannot be moved.
    """
    mark = folder(file) / "game.id"
    whose = mark.read_text("utf-8", errors="replace").strip() if mark.is_file() else ""
    if whose not in ("", game):
        return make_room(file)
    if not whose and mark.parent.is_dir():
        with suppress(WriteError):  # it can still be read where nothing can be written
            write_whole(mark, f"{game}\n".encode())
    return None


def carry(game: Path | None, copy: Path) -> Message | None:
    """Copy a game's post, if it had a file, to a copy of the game; what to say of post there."""
    if game is not None and game.resolve() == copy.resolve():
        return None
    moved = make_room(copy)
    if game is not None and folder(game).is_dir():
        shutil.copytree(folder(game), folder(copy))
    return moved
