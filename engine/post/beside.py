"""The folder of a game's post, beside its file: whose it is, and where it goes with the game."""

import shutil
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.files import WriteError, why_not, write_whole
from engine.language.message import Message


def folder(game: Path) -> Path:
    """The folder beside a game file that its post is kept in."""
    return game.with_suffix(".post")


def make_room(game: Path) -> Message | None:
    """Move post of another game out of the way of one that has just got its file; what to say.

    Letters, press and keys of a game whose file is gone are no part of the next one of its name.

    Raises:
        WriteError: it cannot be moved.
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
    """Put a game's id on its post, if it has any; what to say of post of another, moved aside.

    Raises:
        WriteError: that cannot be moved.
    """
    mark = folder(file) / "game.id"
    whose = mark.read_text("utf-8", errors="replace").strip() if mark.is_file() else ""
    if whose not in ("", game):
        return make_room(file)
    if not whose and mark.parent.is_dir():
        with suppress(WriteError):  # it can be looked at where nothing can be written
            write_whole(mark, f"{game}\n".encode())
    return None


def carry(game: Path | None, copy: Path) -> Message | None:
    """Take the post of a game, if it had a file, along to another; what to say of post there."""
    if game is not None and game.resolve() == copy.resolve():
        return None
    moved = make_room(copy)
    if game is not None and folder(game).is_dir():
        shutil.copytree(folder(game), folder(copy))
    return moved
