"""Game files: one SQLite file, one transaction an act, safe against a kill at any moment."""

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.game import migrations, seals, tables, trouble
from engine.game.record import Act, Header, Record

SUFFIX = ".spydip"
"""How the name of a game file ends."""

_MAGIC = b"SQLite format 3\x00"
_WAIT = 1.0  # seconds for another program to finish an act
_STEPS = 100_000  # virtual machine steps between two looks at how long it has taken
_PATIENCE = 1_000
_LARGEST = 64 * 1024 * 1024


class Archive:
    """An open game file, or a game that has no file yet; holds its record.

    What is open for writing is locked: a second program is told so. What is open for reading is a
    copy in memory, and the file is free again.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path | None, record: Record, seal: str
    ) -> None:
        """Take over an open and checked connection; ``seal`` is that of the last act."""
        self.path = path
        self.record = record
        self._connection = connection
        self._seal = seal

    @classmethod
    def create(cls, header: Header) -> "Archive":
        """A game in memory, without a file and without acts."""
        connection = _prepared(sqlite3.connect(":memory:", isolation_level=None))
        migrations.migrate(connection)
        with _transaction(connection):
            tables.write_header(connection, header)
        return cls(connection, None, Record(header, ()), seals.header_seal(header))

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> "Archive":
        """A game from its file, checked in full.

        Raises:
            GameFileError: it cannot be opened; the subclass and the sentence say why.
        """
        _peek(path)
        with trouble.reading(path):
            connection = _connect(path, write=write)
            try:
                return cls(connection, path if write else None, *_checked(connection, path))
            except BaseException:
                connection.close()
                raise

    @classmethod
    def rescue(cls, path: Path) -> "tuple[Archive, str]":
        """The sound beginning of a damaged game, in memory, and what is wrong after it.

        Raises:
            GameFileError: nothing in the file is sound.
        """
        _peek(path)
        with trouble.reading(path):
            connection = _connect(path, write=False)
            try:
                record, _, broken = tables.read_sound(connection)
            except tables.UnsoundError as error:
                raise trouble.DamagedFileError(
                    f"Nothing in “{path}” can be saved: {error}."
                ) from error
            copy = cls.create(record.header)
            nodes = (node for node in record.nodes)
            kept = {n: text for n in nodes if (text := tables.read_checkpoint(connection, n))}
            copy.append(*record.acts, positions=kept)
            connection.close()
        return copy, broken

    def append(self, *acts: Act, positions: Mapping[int, str] | None = None) -> None:
        """Add acts, with snapshots of new positions by node, in one transaction.

        Raises:
            GameFileError: they could not be saved; nothing has changed.
        """
        seal = self._seal
        with trouble.writing(self._name), _transaction(self._connection):
            for act in acts:
                seal = seals.next_seal(seal, act)
                tables.write_act(self._connection, act, seal)
            for node, snapshot in (positions or {}).items():
                tables.write_checkpoint(self._connection, node, snapshot)
        self._seal = seal
        self.record = self.record.with_acts(*acts)

    def with_extras(self, extras: Mapping[int, str]) -> "Archive":
        """The same game in memory once more, with other programs' matter kept at some nodes."""
        copy = Archive.create(self.record.header)
        acts = [
            replace(act, node=replace(act.node, extra=extras[act.node.id]))
            if act.node and act.node.id in extras
            else act
            for act in self.record.acts
        ]
        kept = {node: self.checkpoint(node) for node in self.record.nodes}
        copy.append(*acts, positions={node: text for node, text in kept.items() if text})
        return copy

    def checkpoint(self, node: int) -> str | None:
        """The snapshot of a node's position, if one was kept."""
        with trouble.reading(self._name):
            return tables.read_checkpoint(self._connection, node)

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Write the whole game to another file at once and go on with that one.

        Raises:
            GameFileError: it could not be written; what was there before is untouched.
        """
        if path.exists() and not over:
            raise trouble.ExistingFileError(f"“{path}” is already there; choose another name.")
        _write_whole(path, self._connection.serialize())
        self.close()
        with trouble.writing(path):
            self._connection = _connect(path, write=True)
        self.path = path

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def _name(self) -> Path:
        return self.path or Path(self.record.header.title)


def _peek(path: Path) -> None:
    """Look at the first bytes, so that a file of another kind is never handed to SQLite."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError as error:
        raise trouble.missing(path) from error
    except IsADirectoryError as error:
        raise trouble.NotAGameFileError(f"“{path}” is a folder, not a game.") from error
    except OSError as error:
        raise _refused(error, path) from error
    mark = int.from_bytes(head[68:72], "big")
    if not head.startswith(_MAGIC) or mark != migrations.APPLICATION_ID:
        if head.startswith(_MAGIC) and len(head) < 100:
            raise trouble.damaged(path, "it is cut off in its first bytes")
        what = "is of another kind" if head else "is empty"
        raise trouble.NotAGameFileError(f"“{path}” {what}: it is no SpyDip game.")
    if head[18:20] != b"\x01\x01":
        raise trouble.damaged(path, "its first bytes are changed")


def _connect(path: Path, *, write: bool) -> sqlite3.Connection:
    # A reader also opens for writing where it may, to put right what a kill has left behind.
    mode = "rw" if write or os.access(path, os.W_OK) else "ro"
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=_WAIT, isolation_level=None)
    try:
        _prepared(connection)
        if write:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
            return connection
        copy = _prepared(sqlite3.connect(":memory:", isolation_level=None))
        connection.backup(copy)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return copy


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
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


def _checked(connection: sqlite3.Connection, path: Path) -> tuple[Record, str]:
    # A damaged file may send SQLite in circles.
    patience = iter(range(_PATIENCE))
    connection.set_progress_handler(lambda: next(patience, None) is None, _STEPS)
    found = migrations.version_of(connection)
    if found > migrations.VERSION:
        raise trouble.NewerFileError(
            f"“{path}” was written by a newer SpyDip (its format is {found}, this program"
            f" reads up to {migrations.VERSION}); open it with that one."
        )
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise trouble.damaged(path, f"its pages do not fit together ({sound})")
    migrations.migrate(connection)
    if _schema(connection) != _expected():
        raise trouble.damaged(path, "its tables are not those of a game")
    try:
        sound_record = tables.read_record(connection)
    except tables.UnsoundError as error:
        raise trouble.damaged(path, str(error)) from error
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


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _write_whole(path: Path, content: bytes) -> None:
    """Put a file in its place in one step: a kill leaves the old one or the new one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(error, path) from error


def _refused(error: OSError, path: Path) -> trouble.GameFileError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return trouble.FullDiskError(f"The disk is full: “{path}” was not saved. Make room first.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR):
        return trouble.NoAccessError(
            f"“{path}” may not be opened or written here ({error.strerror});"
            " check the permissions of the file and its folder."
        )
    return trouble.BrokenDiskError(f"The disk failed while “{path}” was in use ({error}).")
