"""What can be wrong with a game file, each fault with its own sentence: the world's, not ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class GameFileError(ValueError):
    """A game file cannot be read or written; the message is one sentence for the user."""


class MissingFileError(GameFileError):
    """There is no such file."""


class ExistingFileError(GameFileError):
    """A new game would replace a file that is already there."""


class NotAGameFileError(GameFileError):
    """The file is of another kind."""


class DamagedFileError(GameFileError):
    """The file was a game once and is damaged."""


class NewerFileError(GameFileError):
    """The file was written by a newer version of the program."""


class BusyFileError(GameFileError):
    """Another program has the file open."""


class FullDiskError(GameFileError):
    """There is no room to save."""


class NoAccessError(GameFileError):
    """The system does not allow the file to be read or written."""


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
    """The error for a file that is not there."""
    return MissingFileError(f"There is no file “{path}”; check the name and the folder.")


def damaged(path: Path, what: str) -> DamagedFileError:
    """The error for a damaged file; ``what`` completes “It is damaged: …”."""
    return DamagedFileError(
        f"“{path}” is damaged: {what}. It was left as it is; take a copy from before,"
        " or save what is sound with “spydip rescue”."
    )


def world(error: sqlite3.Error, path: Path) -> GameFileError | None:
    """The sentence for a failure that lies outside the program; None where the fault is ours."""
    code = getattr(error, "sqlite_errorcode", None)
    primary = None if code is None else code & 0xFF
    known: GameFileError | None = None
    if primary in _BUSY:
        known = BusyFileError(f"“{path}” is open in another program; close it there and try again.")
    elif primary == sqlite3.SQLITE_FULL:
        known = FullDiskError(
            f"The disk is full: the last act was not saved in “{path}”;"
            " everything before it was. Make room and try again."
        )
    elif primary in _DENIED:
        known = NoAccessError(
            f"“{path}” may not be opened or written here;"
            " check the permissions of the file and its folder."
        )
    elif primary == sqlite3.SQLITE_IOERR:
        known = BrokenDiskError(
            f"The disk failed while “{path}” was in use ({error});"
            " everything saved before is kept. Check the disk, or copy the file elsewhere."
        )
    elif primary in _DAMAGED:
        known = damaged(path, str(error))
    return known


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn the world's failures into their sentences; let our own mistakes through."""
    try:
        yield
    except sqlite3.Error as error:
        known = world(error, path)
        if known is None:
            raise
        raise known from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """As ``writing``, but whatever else a file makes SQLite say while it is read is damage."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        known = world(error, path) if isinstance(error, sqlite3.Error) else None
        raise known or damaged(path, str(error)) from error
