"""Game files: one SQLite file, one transaction an act, safe against a kill at any moment."""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Self

from engine.errors import cause
from engine.game import migrations, opening, seals, tables, trouble
from engine.game.record import Act, Header, Record
from engine.language.message import Message

SUFFIX = ".spydip"
"""How the name of a game file ends."""


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
        connection = opening.prepared(sqlite3.connect(":memory:", isolation_level=None))
        migrations.migrate(connection)
        with opening.transaction(connection):
            tables.write_header(connection, header)
        return cls(connection, None, Record(header, ()), seals.header_seal(header))

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> "Archive":
        """A game from its file, checked in full.

        Raises:
            GameFileError: it cannot be opened; the subclass and the sentence say why.
        """
        opening.peek(path)
        with trouble.reading(path):
            connection = opening.connect(path, write=write)
            try:
                return cls(connection, path if write else None, *opening.checked(connection, path))
            except BaseException:
                connection.close()
                raise

    @classmethod
    def rescue(cls, path: Path) -> "tuple[Archive, Message | None]":
        """The sound beginning of a damaged game, in memory, and what is wrong after it.

        Raises:
            GameFileError: nothing in the file is sound.
        """
        opening.peek(path)
        with trouble.reading(path):
            connection = opening.connect(path, write=False)
            try:
                record, _, broken = tables.read_sound(connection)
            except tables.UnsoundError as error:
                raise trouble.DamagedFileError(
                    Message("file.nothing_can_be_saved", path=str(path), error=cause(error))
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
        with trouble.writing(self._name), opening.transaction(self._connection):
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
        if self.path is not None and path.exists() and path.samefile(self.path):
            return  # every act is there already
        if path.exists() and not over:
            raise trouble.ExistingFileError("file.is_already_there_choose_another", path=str(path))
        opening.write_whole(path, self._connection.serialize())
        with trouble.writing(path):
            connection = opening.connect(path, write=True)
        self.close()
        self._connection = connection
        self.path = path

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    @property
    def _name(self) -> Path:
        return self.path or Path(self.record.header.title)
