"""Nothing grows so long that nobody reads it: modules, classes and functions have their bounds.

A function may be longer if its first line says why: ``# long: one pass, for speed``.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULE, CLASS, FUNCTION = 450, 250, 50
REASON = "# long: "


def too_long(source: str) -> Iterator[str]:
    """What in a module is longer than it may be, with its lines."""
    lines = source.split("\n")
    if len(lines) - 1 > MODULE:
        yield f"module: {len(lines) - 1}"
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        excused = not isinstance(node, ast.ClassDef) and REASON in lines[node.lineno - 1]
        length = (node.end_lineno or 0) - node.lineno + 1
        if length > (CLASS if isinstance(node, ast.ClassDef) else FUNCTION) and not excused:
            yield f"{node.name}: {length}"


@pytest.mark.parametrize("folder", ["engine", "spydip_gui", "maps", "tests"])
def test_nothing_is_too_long_without_a_reason(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {one}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for one in too_long(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def long():\n" + "    pass\n" * 50, ["long: 51"]),
        ("def long():  # long: a table\n" + "    pass\n" * 50, []),
        ("def short():\n" + "    pass\n" * 49, []),
        ("class Long:  # long: never\n" + "    x = 1\n" * 250, ["Long: 251"]),
        ("class Short:\n" + "    x = 1\n" * 249, []),
        ("x = 1\n" * 451, ["module: 451"]),
        ("class Outer:\n    async def long():\n" + "        pass\n" * 50, ["long: 51"]),
    ],
)
def test_what_is_too_long_is_found(source: str, said: list[str]) -> None:
    assert list(too_long(source)) == said
