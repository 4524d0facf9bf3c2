"""What can be wrong with a game file, each fault with its own sentence; none of them is a bug."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.errors import UserError
from engine.language.message import Message, written


class GameFileError(UserError):
    """A game file cannot be read or written; the message is one sentence for the user."""


class MissingFileError(GameFileError):
    """There is no such file."""


class ExistingFileError(GameFileError):
    """A new game would replace a file that is already there."""


class NotAGameFileError(GameFileError):
    """The file is not a game."""


class DamagedFileError(GameFileError):
    """The file was once a game and is damaged."""


class NewerFileError(GameFileError):
    """The file was written by a newer version of the program."""


class BusyFileError(GameFileError):
    """Another program has the file open."""


class LostFileError(GameFileError):
    """The file was deleted, replaced or changed from outside; the game is kept in memory."""


class FullDiskError(GameFileError):
    """There is no room to save."""


class NoAccessError(GameFileError):
    """The system does not allow reading or writing the file."""


class BrokenDiskError(GameFileError):
    """The disk reported a failure."""


_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_DENIED = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_AUTH,
}
_DAMAGED = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_TOOBIG,
}


def missing(path: Path) -> MissingFileError:
    """The error for a missing file."""
    return MissingFileError("file.there_is_no_file_check", path=str(path))


def existing(path: Path) -> ExistingFileError:
    """The error for an existing file that must not be replaced."""
    return ExistingFileError("file.is_already_there_choose_another", path=str(path))


def damaged(path: Path, what: Message) -> DamagedFileError:
    """The error for a damaged file; ``what`` completes “It is damaged: …”."""
    return DamagedFileError("file.is_damaged_was_left_is", path=str(path), what=what)


def world(error: sqlite3.Error, path: Path) -> GameFileError | None:
    """The sentence for a failure outside the program; None if the fault is ours."""
    code = getattr(error, "sqlite_errorcode", None)
    primary = None if code is None else code & 0xFF
    known: GameFileError | None = None
    if primary in _BUSY:
        known = BusyFileError("file.is_open_another_program_close", path=str(path))
    elif primary == sqlite3.SQLITE_FULL:
        known = FullDiskError("file.disk_is_full_last_act", path=str(path))
    elif primary in _DENIED:
        known = NoAccessError("file.may_not_be_opened_or_written", path=str(path))
    elif primary == sqlite3.SQLITE_IOERR:
        known = BrokenDiskError(
            "file.disk_failed_while_was_use_everything", path=str(path), error=str(error)
        )
    elif primary in _DAMAGED:
        known = damaged(path, written(str(error)))
    return known


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn system failures into their sentences; let our own bugs through."""
    try:
        yield
    except sqlite3.Error as error:
        known = world(error, path)
        if known is None:
            raise
        raise known from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """As ``writing``, but anything else that SQLite reports while reading counts as damage."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        known = world(error, path) if isinstance(error, sqlite3.Error) else None
        raise known or damaged(path, written(str(error))) from error
