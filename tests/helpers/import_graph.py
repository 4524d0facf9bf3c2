"""Which test modules lead to a module by their imports, the nearest first."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

PACKAGES = ("engine", "spydip_gui", "maps", "tests")


def importers(root: Path) -> Mapping[str, set[str]]:
    """For every module of a tree those that import it; a package leads to all that is in it.

    Variants, commands and the like are found by being there, so no import names them.
    """
    found: dict[str, set[str]] = defaultdict(set)
    names = {name_of(root, path): path for one in PACKAGES for path in (root / one).rglob("*.py")}
    for name, path in names.items():
        parent = name.rpartition(".")[0]
        if parent in names:
            found[name].add(parent)
        for wanted in _imported(path):
            for known in (wanted, wanted.rpartition(".")[0]):
                if known in names and known != name:
                    found[known].add(name)
                    break
    return found


def leading_tests(module: str, leads: Mapping[str, set[str]]) -> list[str]:
    """The test modules that a module is reached from.

    Those called like it come first, then those called like a package it is in, then the nearest.
    """
    named = {f"test_{part}": depth for depth, part in enumerate(module.split("."))}
    seen, edge, tests = {module}, {module}, []
    while edge:
        edge = {one for name in edge for one in leads.get(name, ())} - seen
        seen |= edge
        tests += sorted(one for one in edge if one.rpartition(".")[2].startswith("test_"))
    return sorted(tests, key=lambda one: -named.get(one.rpartition(".")[2], -1))


def name_of(root: Path, path: Path) -> str:
    """What a file of a tree is imported as."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
