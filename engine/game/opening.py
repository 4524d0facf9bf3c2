"""Opens a game file: looks at it, locks it, checks all its pages and seals."""

import errno
import os
import sqlite3
from pathlib import Path

from engine import files
from engine.errors import cause
from engine.game import migrations, tables, trouble
from engine.game.hold import Hold, held
from engine.game.record import Record
from engine.language.message import Message

_MAGIC = b"SQLite format 3\x00"
_WAIT = 1.0  # seconds for another program to finish an act
_STEPS = 100_000  # virtual machine steps between checks of the time taken
_PATIENCE = 1_000
_TRIES = 3
_LARGEST = 64 * 1024 * 1024


def peek(path: Path) -> None:
    """Look at the first bytes, so that a file of another kind is never given to SQLite.

    Raises GameFileError if it is not a game file, or cannot be read.
    """
    if held(path):
        raise busy(path)
    if path.exists() and not path.is_file():
        what = "file.is_a_folder" if path.is_dir() else "file.is_no_ordinary_file"
        raise trouble.NotAGameFileError(what, path=str(path))
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError as error:
        raise trouble.missing(path) from error
    except OSError as error:
        raise _refused(error, path) from error
    mark = int.from_bytes(head[68:72], "big")
    if not head.startswith(_MAGIC) or mark != migrations.APPLICATION_ID:
        if head.startswith(_MAGIC) and len(head) < 100:
            raise trouble.damaged(path, Message("file.is_cut_off_first_bytes"))
        what = "file.is_of_another_kind" if head else "file.is_empty"
        raise trouble.NotAGameFileError(what, path=str(path))
    if head[18:20] != b"\x01\x01":
        raise trouble.damaged(path, Message("file.first_bytes_are_changed"))


def copied(path: Path) -> sqlite3.Connection:
    """A copy of a file in memory, for reading."""
    # A reader opens for writing if it may, to clean up after a kill.
    connection = _connect(path, "rw" if os.access(path, os.W_OK) else "ro")
    try:
        prepared(connection)
        copy = prepared(sqlite3.connect(":memory:", isolation_level=None))
        connection.backup(copy)
    finally:
        connection.close()
    return copy


def _connect_to_write(path: Path) -> sqlite3.Connection:
    connection = _connect(path, "rw")
    try:
        prepared(connection)
        _tidy(connection, path)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=_WAIT, isolation_level=None)


def _tidy(connection: sqlite3.Connection, path: Path) -> None:
    """Remove the journal left by a kill: any operation in ordinary locking mode does."""
    if path.with_name(f"{path.name}-journal").exists():
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute(f"PRAGMA user_version = {migrations.version_of(connection)}")
        connection.execute("COMMIT")


def prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    """A new connection with the settings that every game file is used with."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST)
    for setting in (
        "foreign_keys = ON",
        "trusted_schema = OFF",
        "cell_size_check = ON",
        "journal_mode = DELETE",
        "synchronous = EXTRA",
    ):
        connection.execute(f"PRAGMA {setting}")
    return connection


def patient(connection: sqlite3.Connection) -> sqlite3.Connection:
    """The same with a limit to its work: a damaged file may send SQLite round in circles."""
    patience = iter(range(_PATIENCE))
    connection.set_progress_handler(lambda: next(patience, None) is None, _STEPS)
    return connection


def checked(connection: sqlite3.Connection, path: Path) -> tuple[Record, str]:
    """A file's record and its last seal, once everything in it has been checked.

    An older version is upgraded. Raises GameFileError if the file is newer than the program, or
    damaged.
    """
    patient(connection)
    found = migrations.version_of(connection)
    if found > migrations.VERSION:
        raise trouble.NewerFileError(
            "file.was_written_newer_spydip_format",
            path=str(path),
            found=found,
            version=migrations.VERSION,
        )
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise trouble.damaged(path, Message("file.pages_do_not_fit_together", sound=sound))
    migrations.migrate(connection)
    if _schema(connection) != _expected():
        raise trouble.damaged(path, Message("file.tables_are_not_those_game"))
    try:
        sound_record = tables.read_record(connection)
    except tables.UnsoundError as error:
        raise trouble.damaged(path, error.message) from error
    connection.set_progress_handler(None, 0)
    return sound_record


def _schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def _expected() -> list[tuple[str, str]]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrations.migrate(connection)
    found = _schema(connection)
    connection.close()
    return found


def replaced(path: Path, content: bytes, *, over: bool) -> tuple[sqlite3.Connection, Hold]:
    """A game's file written from scratch, locked for writing; ``over`` replaces an existing one.

    The lock of the old one is taken first, which also recovers what a kill has left of it, so that
    no journal stays beside another game's file. Raises GameFileError if it could not be written, or
    another program has it open.
    """
    old = _locked(path) if over and path.exists() else None
    try:
        if old is None:
            _clear(path)
        elif os.name != "posix":
            _let_go(*old)  # Windows cannot replace an open file
        made = files.put(path, content, new=not over)
    except FileExistsError as error:
        raise trouble.existing(path) from error
    except OSError as error:
        raise _refused(error, path) from error
    finally:
        if old is not None:
            _let_go(*old)
    with trouble.writing(path):
        connection, hold = locked(path)
    if hold.identity != made:
        _let_go(connection, hold)
        raise busy(path)
    return connection, hold


def locked(path: Path) -> tuple[sqlite3.Connection, Hold]:
    """A file locked for writing, with a handle on it; raises GameFileError or sqlite3.Error."""
    for _ in range(_TRIES):
        if held(path):
            break
        try:
            hold = Hold(path)
        except OSError as error:
            raise _refused(error, path) from error
        try:
            connection = _connect_to_write(path)
        except BaseException:
            hold.close()
            raise
        if hold.in_place:  # otherwise another file has taken its name meanwhile
            hold.note()
            return connection, hold
        _let_go(connection, hold)
    raise busy(path)


def busy(path: Path) -> trouble.BusyFileError:
    """The error for a file that another program, or another window, has open."""
    return trouble.BusyFileError("file.is_open_another_program_close", path=str(path))


def _locked(path: Path) -> tuple[sqlite3.Connection, Hold] | None:
    """The lock on a file to be replaced; None if there is nothing worth locking."""
    if held(path):
        raise busy(path)
    try:
        peek(path)
        with trouble.reading(path):
            return locked(path)
    except (trouble.NotAGameFileError, trouble.DamagedFileError):
        return None


def _clear(path: Path) -> None:
    """Remove what SQLite would take as part of the file to be written."""
    for end in ("-journal", "-wal", "-shm"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _let_go(connection: sqlite3.Connection, hold: Hold) -> None:
    connection.close()
    hold.close()


def _refused(error: OSError, path: Path) -> trouble.GameFileError:
    if error.errno in files.FULL:
        return trouble.FullDiskError(files.why_not(error, path))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR):
        return trouble.NoAccessError(
            "file.may_not_be_opened_or", path=str(path), strerror=cause(error)
        )
    return trouble.BrokenDiskError(
        "file.disk_failed_while_was_use", path=str(path), error=str(error)
    )
