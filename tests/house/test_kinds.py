"""Only variants know their pieces: everybody else reads the records of kinds."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = {"spy", "spies", "agent", "agents", "eu", "eus", "ceu", "ceus"}
HOMES = ("engine/variants/", "engine/orders/covert", "engine/covert/kinds.py")
"""Where pieces are made, and where the orders that several variants share are written and read."""

KNOWN = {
    "engine/units.py": "files and facts about riders and prisoners do not say what they are",
    "engine/guest.py": "it hands the variants on by their names",
    "spydip_gui/dialogs/help_pages.py": "it lists the pages of help by their names",
}
"""Who may name them besides, and why."""

_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def named(path: Path) -> Iterator[str]:
    """The words of pieces in a module's code and texts; sentences about the code are no part."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield from (f"{node.lineno}: {text}" for _ in _in(text))
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield from (f"{node.lineno}: {name}" for _ in _in(name))
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield from (f"{node.lineno}: {name}" for _ in _in(name))
            case _:
                pass


def _in(text: str) -> Iterator[str]:
    said = re.sub(r"SpyDip|Diplomacy with spies, agents and fog|//EN", "", text)
    return (part for part in _PARTS.findall(said) if part.lower() in WORDS)


@cache
def found() -> Mapping[str, list[str]]:
    paths = [*ROOT.glob("engine/**/*.py"), *ROOT.glob("spydip_gui/**/*.py")]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    outside = {n: p for n, p in names.items() if not n.startswith(HOMES)}
    every = {name: list(named(path)) for name, path in outside.items()}
    return {name: lines for name, lines in every.items() if lines}


def test_no_module_but_the_variants_names_their_pieces() -> None:
    assert {name: lines for name, lines in found().items() if name not in KNOWN} == {}


def test_the_list_of_exceptions_holds_nothing_that_is_mended() -> None:
    assert set(KNOWN) - set(found()) == set()
