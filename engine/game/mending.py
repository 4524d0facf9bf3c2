"""Reads what is left of a damaged game file, with its first page repaired as far as possible."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine.game import migrations, opening, trouble

_PAGE = 4096
_HEAD = 100
_MOST_PAGES = 16_384


def readings(path: Path) -> Iterator[sqlite3.Connection]:
    """The ways to read a file, best first: as it is, with another header, with another first page.

    SQLite rejects a file completely if its head is damaged or its end is cut off.
    """
    with suppress(sqlite3.Error, UnicodeDecodeError, trouble.GameFileError):
        yield opening.patient(opening.copied(path))
    with path.open("rb") as file:
        content = file.read(_MOST_PAGES * _PAGE)
    made = opening.prepared(sqlite3.connect(":memory:", isolation_level=None))
    migrations.migrate(made)
    fresh = made.serialize()
    made.close()
    for first in (fresh[:_HEAD] + content[_HEAD:_PAGE], fresh[:_PAGE]):
        connection = sqlite3.connect(":memory:", isolation_level=None)
        with suppress(sqlite3.Error, UnicodeDecodeError):
            connection.deserialize(_whole(first, content))
            version = int.from_bytes(content[60:64], "big")
            if 0 < version < migrations.VERSION:
                connection.execute(f"PRAGMA user_version = {version}")
            yield opening.patient(opening.prepared(connection))


def _whole(first: bytes, content: bytes) -> bytes:
    """The pages after a first one, with empty ones for what was cut off."""
    named = min(int.from_bytes(content[28:32], "big"), _MOST_PAGES)
    pages = max(named, -(-len(content) // _PAGE), 1)
    head = bytearray(first.ljust(_PAGE, b"\0"))
    head[24:28] = head[92:96] = (1).to_bytes(4, "big")  # the count of changes that the next is for
    head[28:32] = pages.to_bytes(4, "big")
    head[32:40] = bytes(8)  # no page is free
    return (bytes(head) + content[_PAGE:]).ljust(pages * _PAGE, b"\0")
