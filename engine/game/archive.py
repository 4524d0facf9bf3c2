"""Game files: one SQLite file, one transaction per act, safe even if killed at any moment."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Self

from engine.errors import cause
from engine.game import mending, migrations, opening, seals, tables, trouble
from engine.game.hold import Hold
from engine.game.record import Act, Header, Record
from engine.language.message import Message

SUFFIX = ".spydip"
"""How the name of a game file ends."""

_NONE: Mapping[str, str] = MappingProxyType({})


class Archive:
    """An open game file, or a game that has no file yet; holds its record.

    A file open for writing is locked: a second program is told so. One open for reading is a copy
    in memory, and the file is free again. ``lost``: the file has disappeared meanwhile.
    ``board_files`` are the texts of a custom board, by name, ``notebooks`` each viewer's notes, and
    ``seal`` is that of the last act.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        record: Record,
        seal: str,
        hold: Hold | None = None,
        path: Path | None = None,
    ) -> None:
        """Take over an open and checked connection; ``seal`` is that of the last act."""
        self.path = path
        self.record = record
        self.lost = False
        self._connection = connection
        self.seal = seal
        self._hold = hold
        self._positions = tables.read_checkpoints(connection)
        self.board_files = tables.read_board(connection)[0]
        self.notebooks: Mapping[str, str] = tables.read_notebooks(connection)

    @classmethod
    def create(
        cls,
        header: Header,
        board_files: Mapping[str, str] = _NONE,
        notebooks: Mapping[str, str] = _NONE,
    ) -> "Archive":
        """A game in memory, without a file or acts."""
        connection = opening.prepared(sqlite3.connect(":memory:", isolation_level=None))
        migrations.migrate(connection)
        with migrations.transaction(connection):
            tables.write_header(connection, header)
            tables.write_board(connection, board_files)
            for viewer, content in notebooks.items():
                tables.write_notebook(connection, viewer, content)
        return cls(connection, Record(header, ()), seals.header_seal(header))

    @classmethod
    def open(cls, path: Path, *, write: bool = True) -> "Archive":
        """A game from its file, checked in full; raises GameFileError."""
        opening.peek(path)
        with trouble.reading(path):
            connection, hold = opening.locked(path) if write else (opening.copied(path), None)
            try:
                checked = opening.checked(connection, path)
                if hold is not None:
                    hold.note()  # an older file was upgraded
                return cls(connection, *checked, hold, path if write else None)
            except BaseException:
                connection.close()
                if hold is not None:
                    hold.close()
                raise

    @classmethod
    def rescue(cls, path: Path) -> "tuple[Archive, Message | None]":
        """The sound beginning of a damaged game, in memory, and what is wrong after it.

        Raises GameFileError if nothing in the file is sound.
        """
        why = _unlike(path)
        best: Archive | None = None
        broken: Message | None = None
        for connection in mending.readings(path):
            try:
                record, _, wrong = tables.read_sound(connection)
            except tables.UnsoundError as error:
                why = why or trouble.DamagedFileError(
                    "file.nothing_can_be_saved", path=str(path), error=cause(error)
                )
            else:
                if best is None or len(record.acts) > len(best.record.acts):
                    board, lost = tables.read_board(connection)
                    kept = tables.read_checkpoints(connection)
                    notes = tables.read_notebooks(connection)
                    best, broken = cls.create(record.header, board, notes), wrong or lost
                    known = {n: kept[n] for n in record.nodes if n in kept}
                    best.append(*record.acts, positions=known)
            connection.close()
            if best is not None and broken is None:
                break
        if best is None:
            raise why or trouble.damaged(path, Message("file.holds_no_acts"))
        return best, broken

    def append(self, *acts: Act, positions: Mapping[int, str] | None = None) -> None:
        """Add acts, with snapshots of new positions by node, in one transaction.

        Raises GameFileError if they could not be saved and nothing has changed, LostFileError if
        the file is no longer ours and the game is in memory from now on.
        """
        seal = self.seal
        with self._written():
            for act in acts:
                seal = seals.next_seal(seal, act)
                tables.write_act(self._connection, act, seal)
            for node, snapshot in (positions or {}).items():
                tables.write_checkpoint(self._connection, node, snapshot)
        self.seal = seal
        self.record = self.record.with_acts(*acts)
        self._positions |= positions or {}

    def take_board(self, files: Mapping[str, str], *, keep: bool) -> None:
        """Play on a custom board, and ``keep`` it with the game; raises as `append` does."""
        self.board_files = files
        if keep:
            with self._written():
                tables.write_board(self._connection, files)

    def write_down(self, viewer: str, content: str) -> None:
        """Save a viewer's notes; raises as `append` does."""
        with self._written():
            tables.write_notebook(self._connection, viewer, content)
        self.notebooks = {**self.notebooks, viewer: content}

    def with_extras(self, extras: Mapping[int, str]) -> "Archive":
        """A copy of the game in memory, with other programs' data attached to some nodes.

        It contains nobody's notebook.
        """
        return self.with_acts(
            replace(act, node=replace(act.node, extra=extras[act.node.id]))
            if act.node and act.node.id in extras
            else act
            for act in self.record.acts
        )

    def with_acts(self, acts: Iterable[Act]) -> "Archive":
        """A game in memory like this one, with only these acts; it contains nobody's notebook."""
        copy, held = Archive.create(self.record.header, self.board_files), tuple(acts)
        made = [act.node.id for act in held if act.node]
        known = {node: self._positions[node] for node in made if node in self._positions}
        copy.append(*held, positions=known)
        return copy

    def checkpoint(self, node: int) -> str | None:
        """The snapshot of a node's position, if there is one."""
        return self._positions.get(node)

    def content(self) -> bytes:
        """The bytes of the file that the game is in, or would be."""
        with trouble.writing(self._name):
            return self._connection.serialize()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Write the whole game to another file at once and continue with that one.

        Raises GameFileError if it could not be written, or another program has the file with that
        name open; what was there before is untouched.
        """
        if self._hold is not None and not self._hold.sound:
            self._keep_in_memory()
        if self.path is not None and path.exists() and path.samefile(self.path):
            return  # every act is there already
        if path.exists() and not over:
            raise trouble.existing(path)
        connection, hold = opening.replaced(path, self.content(), over=over)
        self.close()
        self._connection, self._hold = connection, hold
        self.path, self.lost = path, False

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
        if self._hold is not None:
            self._hold.close()

    @contextmanager
    def _written(self) -> Iterator[None]:
        """One transaction on the file as we left it; raises LostFileError."""
        try:
            if self._hold is not None:
                self._hold.check()
        except trouble.LostFileError:
            self._keep_in_memory()
            raise
        with trouble.writing(self._name), migrations.transaction(self._connection):
            yield
        if self._hold is not None:
            self._hold.note()

    def _keep_in_memory(self) -> None:
        """Continue without the file, from what was read from it and written to it."""
        memory = Archive.create(self.record.header, self.board_files, self.notebooks)
        memory.append(*self.record.acts, positions=self._positions)
        self.close()
        self._connection, self._hold = memory._connection, None  # noqa: SLF001
        self.path, self.lost = None, True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    @property
    def _name(self) -> Path:
        return self.path or Path(self.record.header.title)


def _unlike(path: Path) -> trouble.GameFileError | None:
    """Why the first bytes are not a game's; raises an error if the file must not be read."""
    try:
        opening.peek(path)
    except (trouble.NotAGameFileError, trouble.DamagedFileError) as error:
        if path.is_file():
            return error
        raise
    return None
