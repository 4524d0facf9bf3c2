"""Every module says what it is for, and the engine runs where there is no Qt."""

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "maps", "resources", "spydip_gui")
MODULES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (*PACKAGES, "tests")
    for path in (ROOT / folder).rglob("*.py")
)

IMPORT_ALL = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6", "spydip_gui"}:
            raise ImportError(f"the engine asked for {name}")

sys.meta_path.insert(0, NoQt())
import engine
for module in pkgutil.walk_packages(engine.__path__, "engine."):
    importlib.import_module(module.name)
    print(module.name)
"""


def says_what_it_is_for(source: str) -> bool:
    opening = (ast.get_docstring(ast.parse(source)) or "").split("\n\n")[0]
    # A bench says how it is called instead of ending its sentence.
    whole = opening.endswith((".", ":", "?")) or ": python -m " in opening
    return whole and opening != "Placeholder."


def test_every_module_opens_with_a_sentence() -> None:
    assert len(MODULES) > 1000
    sources = {module: (ROOT / module).read_text(encoding="utf-8") for module in MODULES}
    assert [name for name, source in sources.items() if not says_what_it_is_for(source)] == []


@pytest.mark.parametrize("source", ["", "import ast", '"""Placeholder."""', '"""Half a"""'])
def test_a_module_that_does_not_is_found(source: str) -> None:
    assert not says_what_it_is_for(source)


def test_the_whole_engine_can_be_imported_without_qt() -> None:
    result = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "engine.board.graph" in result.stdout.split()


def test_no_package_shadows_the_packaging_library() -> None:
    assert not list((ROOT / "packaging").rglob("__init__.py"))


def test_qt_and_its_bridge_are_the_very_same_version_below_the_faulty_one() -> None:
    qt = version("PySide6-Essentials")
    assert qt == version("shiboken6")
    assert tuple(map(int, qt.split(".")[:2])) < (6, 12)


def test_the_installed_version_is_the_one_stated() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert version("spydip") == settings["project"]["version"]
