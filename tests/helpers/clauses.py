"""Which tests show which clause of a rulebook; run as a module it writes the table anew."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tomli_w

from engine import judge

TESTS = Path(__file__).parents[1]
TABLE = TESTS.parent / "resources" / "rules" / "shown.toml"
_ID = re.compile(r"\b(?:STD|SPY|BL|ESP|INF|ID)-(?:Q\d+|[\dA-F][\w]*)")


@cache
def shown() -> dict[str, list[str]]:
    """For each clause of every variant the scenarios and tests that name it, sorted."""
    table: dict[str, list[str]] = {
        clause.id: [] for variant in judge.catalogue().values() for clause in variant.rules
    }
    named: dict[str, set[str]] = defaultdict(set)
    for clause, test in (*_in_scenarios(), *_in_tests()):
        named[clause].add(test)
    return {clause: sorted(named[clause]) for clause in sorted(table)}


def _in_scenarios() -> Iterator[tuple[str, str]]:
    for path in sorted((TESTS / "scenarios").glob("*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            yield from ((clause, scenario["id"]) for clause in scenario.get("clauses", ()))


def _in_tests() -> Iterator[tuple[str, str]]:
    """Clauses named in a test's name, docstring or body."""
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text("utf-8")
        lines = source.split("\n")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                body = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                name = f"{path.relative_to(TESTS.parent)}::{node.name}"
                yield from ((clause, name) for clause in set(_ID.findall(body)))


def text() -> str:
    """The table as the file holds it."""
    return "# Made by python -m tests.helpers.clauses\n" + tomli_w.dumps(shown())


if __name__ == "__main__":
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(text(), "utf-8")
