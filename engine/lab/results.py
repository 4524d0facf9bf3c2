"""The results of a run in one SQLite file: stored as they come, continued, merged."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Self

from engine.errors import UserError
from engine.lab.plan import Job, Plan, digest, read
from engine.lab.watch import Row

_FORMAT = "1"

_TABLES = """
CREATE TABLE run (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE game (
    setting INTEGER NOT NULL, number INTEGER NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (setting, number)
) WITHOUT ROWID;
"""


class ResultsError(UserError):
    """A file holds no results, or those of something else; the message says which and the cure."""


class Results:
    """A file of results, opened for writing or reading; close it, or use it as a context."""

    def __init__(self, path: Path, base: sqlite3.Connection, plan: Plan, rules: str) -> None:
        self.path = path
        self.plan = plan
        self.rules = rules
        """The digest of the rules that all its games were played by."""
        self._base = base

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file; what was added is in it."""
        self._base.close()

    def add(self, rows: Iterable[Row]) -> None:
        """Keeps the rows of a block, all or none of them; a game kept before stays as it is.

        Raises:
            ResultsError: the file cannot be written any more.
        """
        lines = [(row["setting"], row["number"], json.dumps(row, sort_keys=True)) for row in rows]
        try:
            with self._base:
                self._base.executemany("INSERT OR IGNORE INTO game VALUES (?, ?, ?)", lines)
        except sqlite3.Error as error:
            raise ResultsError("lab.cannot_write", path=str(self.path), why=str(error)) from error

    def rows(self) -> Iterator[Row]:
        """All games kept so far, by setting and number."""
        lines = self._base.execute("SELECT row FROM game ORDER BY setting, number")
        return (json.loads(line) for (line,) in lines)

    def count(self) -> int:
        """How many games are kept so far."""
        return int(self._base.execute("SELECT count(*) FROM game").fetchone()[0])

    def deadlines(self) -> int:
        """How many deadlines all games kept so far had."""
        found = self._base.execute("SELECT sum(json_extract(row, '$.deadlines')) FROM game")
        return int(found.fetchone()[0] or 0)

    def left(self, jobs: Iterable[Job]) -> Iterator[Job]:
        """Of these blocks of work those with games that are not kept yet."""
        kept = set(self._base.execute("SELECT setting, number FROM game"))
        return (j for j in jobs if any((j.setting, number) not in kept for number in j.numbers))


def keep(path: Path, plan: Plan) -> Results:
    """The file that a run's results are kept in: a new one, or the one that it was begun in.

    Raises:
        ResultsError: there is a file that holds something else, or games by other rules.
    """
    if path.exists():
        found = look(path)
        try:
            _same(found, plan, digest(plan))
        except ResultsError:
            found.close()
            raise
        return found
    return _begun(path, plan, digest(plan))


def look(path: Path) -> Results:
    """The results of a file; raises ResultsError where it is missing or holds none."""
    if not path.is_file():
        raise ResultsError("lab.no_file", path=str(path))
    base = sqlite3.connect(path)
    try:
        about = dict(base.execute("SELECT key, value FROM run"))
        if about["format"] != _FORMAT:
            raise ResultsError("lab.other_format", path=str(path))
        return Results(path, base, read(about["plan"]), about["rules"])
    except (sqlite3.Error, KeyError) as error:
        base.close()
        raise ResultsError("lab.no_results", path=str(path)) from error
    except UserError:
        base.close()
        raise


def merge(into: Path, paths: Iterable[Path]) -> int:
    """Puts the results of several files into one, which is new or of the same run; tells how many.

    Raises:
        ResultsError: one of them holds no results, or those of another plan or other rules.
    """
    added = 0
    for path in paths:
        with closing(look(path)) as found:
            if not into.exists():
                _begun(into, found.plan, found.rules).close()
            with closing(look(into)) as all_:
                _same(found, all_.plan, all_.rules)
                rows = list(found.rows())
                all_.add(rows)
                added += len(rows)
    return added


def _begun(path: Path, plan: Plan, rules: str) -> Results:
    """A new file; raises ResultsError where none can be written there."""
    try:
        base = sqlite3.connect(path)
        with base:
            base.executescript(_TABLES)
            about = {"format": _FORMAT, "plan": plan.write(), "rules": rules}
            base.executemany("INSERT INTO run VALUES (?, ?)", about.items())
    except sqlite3.Error as error:
        raise ResultsError("lab.cannot_write", path=str(path), why=str(error)) from error
    return Results(path, base, plan, rules)


def _same(found: Results, plan: Plan, rules: str) -> None:
    if found.plan != plan:
        raise ResultsError("lab.other_plan", path=str(found.path))
    if found.rules != rules:
        raise ResultsError("lab.other_rules", path=str(found.path))
