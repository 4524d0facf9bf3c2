"""The tables of a game file, version by version, and the steps from each version to the next.

Every change of the format is one line here and one step below; a file of each version stays in
``tests/saves`` and opens.

* 1: the first; header, acts, nodes, sheets, checkpoints and the seal of the last act.
* 2: the text of the mix that a game is played by.
* 3: acts that adopt or drop a branch, and sheets in acts that take orders back; no table changes.
* 4: the files of a board of one's own.
* 5: what each viewer has written down.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

Step: TypeAlias = str
"""The statements that lead from one version to the next."""

APPLICATION_ID = 0x53704479
"""``SpDy``: the mark of a game file in its header."""

_FIRST = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    board_digest TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    created TEXT NOT NULL,
    program TEXT NOT NULL
) STRICT;
CREATE TABLE node (
    id INTEGER PRIMARY KEY,
    parent INTEGER REFERENCES node (id),
    phase TEXT NOT NULL,
    digest TEXT NOT NULL,
    acts TEXT NOT NULL,
    draws TEXT NOT NULL,
    results TEXT NOT NULL,
    change TEXT NOT NULL,
    extra TEXT NOT NULL
) STRICT;
CREATE TABLE act (
    seq INTEGER PRIMARY KEY,
    deed TEXT NOT NULL,
    at TEXT NOT NULL,
    branch TEXT NOT NULL,
    head INTEGER NOT NULL REFERENCES node (id),
    reason TEXT NOT NULL,
    node INTEGER REFERENCES node (id),
    seal TEXT NOT NULL
) STRICT;
CREATE TABLE sheet (
    id INTEGER PRIMARY KEY,
    act INTEGER NOT NULL REFERENCES act (seq),
    power TEXT NOT NULL,
    lines TEXT NOT NULL,
    source TEXT NOT NULL,
    raw TEXT NOT NULL
) STRICT;
CREATE TABLE checkpoint (
    node INTEGER PRIMARY KEY REFERENCES node (id),
    position TEXT NOT NULL
) STRICT;
CREATE TABLE tip (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    acts INTEGER NOT NULL,
    seal TEXT NOT NULL
) STRICT
"""

_MIXES = "ALTER TABLE game ADD COLUMN mix TEXT NOT NULL DEFAULT ''"

_DEEDS = "SELECT 1"  # the words for deeds are not part of the tables

_BOARDS = """
CREATE TABLE board_file (
    name TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    digest TEXT NOT NULL
) STRICT
"""

_NOTES = """
CREATE TABLE notebook (
    viewer TEXT PRIMARY KEY,
    content TEXT NOT NULL
) STRICT
"""

STEPS: tuple[Step, ...] = (_FIRST, _MIXES, _DEEDS, _BOARDS, _NOTES)
"""The step to version 1, to version 2 and so on."""

VERSION = len(STEPS)
"""The version that this program writes."""


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Upgrade a file, or a new empty one, to the newest version in one transaction."""
    found = version_of(connection)
    if found == len(steps):
        return
    with transaction(connection):
        # executescript would commit first, so the statements are run one by one.
        for statement in ";\n".join(steps[found:]).split(";\n"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A block that is executed completely or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    """The version of an open file; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
