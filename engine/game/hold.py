"""Tells whether a game's file is still the one that was opened, and unchanged."""

import hashlib
import os
from pathlib import Path

from engine import files
from engine.files import Identity
from engine.game import trouble

_PART = 1 << 20
_HELD: set[Identity] = set()


def held(path: Path) -> bool:
    """Whether this program has a file open.

    It must then not be read: POSIX gives up all locks on a file when any handle to it is closed.
    """
    try:
        identity = files.identity_of(path)
    except OSError:
        return False
    return bool(identity[1]) and identity in _HELD


class Hold:
    """A hand on the file behind a name, kept open as long as the game is."""

    def __init__(self, path: Path) -> None:
        """Take hold of a file; raises OSError."""
        self._path = path
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        found = os.fstat(self._handle)
        self.identity = found.st_dev, found.st_ino
        _HELD.add(self.identity)
        self._closed = False
        self.note()

    def note(self) -> None:
        """Remember the file as it is now, after an act of ours."""
        self._size, self._stamp = self._look()
        self._digest = self._read()

    def check(self) -> None:
        """Compare the file with what was remembered, before the next act.

        Raises LostFileError if it was deleted, replaced or written by another program.
        """
        if not self.sound:
            raise trouble.LostFileError("file.was_taken_away_kept_in_memory", path=str(self._path))

    @property
    def sound(self) -> bool:
        """Whether the file is in its place and unchanged."""
        same = self._look() == (self._size, self._stamp)
        return self.in_place and (same or self._read() == self._digest)

    @property
    def in_place(self) -> bool:
        """Whether the name still refers to this file."""
        try:
            return files.identity_of(self._path) == self.identity
        except OSError:
            return False

    def close(self) -> None:
        """Close the handle; the database must have been closed before."""
        if not self._closed:
            self._closed = True
            _HELD.discard(self.identity)
            os.close(self._handle)

    def _look(self) -> tuple[int, int]:
        found = os.fstat(self._handle)
        return found.st_size, found.st_mtime_ns

    def _read(self) -> bytes:
        digest = hashlib.blake2b()
        os.lseek(self._handle, 0, os.SEEK_SET)
        while part := os.read(self._handle, _PART):
            digest.update(part)
        return digest.digest()
