"""The results of a run in one SQLite file: saved as they come, continued, merged."""

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
    """A file holds no results, or another run's; the message says which and the cure."""


class Results:
    """A file of results, opened to write or read; close it, or use it as a context manager."""

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
        """Close the file; everything added is in it."""
        self._base.close()

    def add(self, rows: Iterable[Row]) -> None:
        """Save the rows of a block, all or none of them; a game saved before stays as it is.

        Raises ResultsError if the file can no longer be written.
        """
        lines = [(row["setting"], row["number"], json.dumps(row, sort_keys=True)) for row in rows]
        try:
            with self._base:
                self._base.executemany("INSERT OR IGNORE INTO game VALUES (?, ?, ?)", lines)
        except sqlite3.Error as error:
            raise ResultsError("lab.cannot_write", path=str(self.path), why=str(error)) from error

    def rows(self) -> Iterator[Row]:
        """All games saved so far, by setting and number."""
        lines = self._base.execute("SELECT row FROM game ORDER BY setting, number")
        return (json.loads(line) for (line,) in lines)

    def count(self) -> int:
        """How many games are saved so far."""
        return int(self._base.execute("SELECT count(*) FROM game").fetchone()[0])

    def deadlines(self) -> int:
        """The total number of deadlines in the games saved so far."""
        found = self._base.execute("SELECT sum(json_extract(row, '$.deadlines')) FROM game")
        return int(found.fetchone()[0] or 0)

    def left(self, jobs: Iterable[Job]) -> Iterator[Job]:
        """Those of these blocks of work with games that are not saved yet."""
        kept = set(self._base.execute("SELECT setting, number FROM game"))
        return (j for j in jobs if any((j.setting, number) not in kept for number in j.numbers))


def keep(path: Path, plan: Plan) -> Results:
    """The file for a run's results: a new one, or the one it was begun in.

    Raises ResultsError if there is a file with something else, or games by other rules.
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
    """The results in a file; raises ResultsError if it is missing or holds none."""
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
    """Merge the results of several files into one, new or of the same run; returns how many games.

    Raises ResultsError if one of them holds no results, or those of another plan or other rules.
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
    """A new file; raises ResultsError if none can be written there."""
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
