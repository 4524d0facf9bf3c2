"""Each import contract holds in the tree as it is, and fails when it is broken."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {
    contract["id"]: contract["name"] for contract in SETTINGS["tool"]["importlinter"]["contracts"]
}
LAYERS = [layer.strip("()") for layer in SETTINGS["tool"]["importlinter"]["contracts"][0]["layers"]]

_WALK = "spydip_gui.gestures.walk"

# Contract, the module that breaks it, what it holds.
BREAKS = [
    ("layers", "engine/board/graph.py", "import engine.cli"),
    ("layers", "engine/orders/kinds.py", "from engine import judge"),
    ("layers", "engine/misc.py", ""),
    ("layers", "engine/language/speaker.py", "import engine.board"),
    ("layers", "engine/errors.py", "import engine.board"),
    ("no-qt", "engine/judge/draw.py", "from PySide6.QtGui import QImage"),
    ("no-qt", "engine/cli/show.py", "import spydip_gui.app"),
    ("no-qt", "engine/report/pages.py", "import shiboken6"),
    ("no-qt", "maps/outline.py", "import PySide6"),
    ("fog", "spydip_gui/map/scene.py", "from engine.position import Position"),
    ("fog", "spydip_gui/panels/orders.py", "import engine.session.editing"),
    ("fog", "spydip_gui/models/units.py", "from engine.session.files import Game"),
    ("fog", "spydip_gui/viewmodel.py", "import engine.position"),
    ("fog", "spydip_gui/gestures/mouse.py", "import engine.position"),
    ("plain-view-model", "spydip_gui/viewmodel.py", "from PySide6.QtCore import QPointF"),
    ("plain-view-model", "spydip_gui/viewmodel.py", "import spydip_gui.map.colours"),
    ("plain-view-model", "spydip_gui/gestures/walk/verbs.py", "import PySide6.QtWidgets"),
    ("one-way", "spydip_gui/gestures/walk/intent/hand.py", f"import {_WALK}.search"),
    ("one-way", "spydip_gui/gestures/walk/search/match.py", f"import {_WALK}.outcome"),
    ("one-way", "spydip_gui/gestures/walk/outcome/ending.py", f"import {_WALK}.search"),
    ("no-table", "spydip_gui/gestures/walk/outcome/ending.py", f"import {_WALK}.table"),
    ("session", "spydip_gui/window/menu.py", "import engine.game.record"),
    ("session", "spydip_gui/app.py", "from engine import judge"),
    ("session", "engine/server/lobby.py", "import engine.judge"),
    ("opponents", "engine/opponents/greedy.py", "import engine.game.record"),
    ("opponents", "engine/opponents/greedy.py", "import engine.post.inbox"),
    ("opponents", "engine/opponents/greedy.py", "import engine.session.files"),
    ("opponents", "engine/coach/looking.py", "import engine.game.record"),
    ("variants", "engine/variants/blind.py", "from engine.variants.spy.rules import CLAUSES"),
    ("variants", "engine/variants/masked/deadlines.py", "import engine.variants.spy.rules"),
    ("no-cycles", "engine/game/record.py", "import engine.game.archive"),
    ("no-cycles", "spydip_gui/map/colours.py", "import spydip_gui.app"),
]

SOUND = {
    "engine/variants/spy/__init__.py": "from engine.variants.standard import VARIANT",
    "engine/variants/spy/rules.py": "import engine.rules",
    "engine/variants/masked/__init__.py": "from engine.variants.spy import VARIANT",
    "engine/variants/standard/__init__.py": "import engine.rules",
    "engine/visibility/__init__.py": "import engine.position",
    "engine/game/archive.py": "import engine.game.record",
    "spydip_gui/map/colours.py": "from PySide6.QtGui import QColor",
    "spydip_gui/panels/report.py": "import engine.visibility",
    "engine/session/belief.py": "import engine.judge",
    "engine/session/editing.py": "import engine.judge",
    "engine/session/files.py": "import engine.game.record",
    "engine/opponents/careful.py": "import engine.judge, engine.session.belief",
    "engine/server/rooms.py": "import engine.session.files",
    "spydip_gui/gestures/walk/table.py": "",
    "spydip_gui/gestures/walk/meaning.py": f"import {_WALK}.search, {_WALK}.outcome",
    "spydip_gui/gestures/walk/intent/__init__.py": "",
    "spydip_gui/gestures/walk/search/__init__.py": f"import {_WALK}.table",
    "spydip_gui/gestures/walk/outcome/__init__.py": "",
    "spydip_gui/app.py": "import engine.session.files, spydip_gui.map.colours",
}


def skeleton(folder: Path) -> None:
    """A tree of nearly empty modules with our names, our contracts and no offence."""
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    packages = ["engine", "maps", "spydip_gui"]
    packages += [f"engine/{layer}" for layer in LAYERS]
    packages += [f"spydip_gui/{part}" for part in ("map", "panels", "models", "gestures")]
    for package in packages:
        add(folder, f"{package}/__init__.py", "")
    for module in ("engine/variants/blind.py", "engine/game/record.py", "spydip_gui/viewmodel.py"):
        add(folder, module, "")
    for module, text in SOUND.items():
        add(folder, module, text)


def add(folder: Path, module: str, text: str) -> None:
    path = folder / module
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    path.write_text(f"{text}\n", encoding="utf-8")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sound_tree_keeps_every_contract(tmp_path: Path) -> None:
    skeleton(tmp_path)
    result = lint(tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken." in result.stdout


@pytest.mark.parametrize(("contract", "module", "text"), BREAKS)
def test_an_offence_breaks_its_contract(
    contract: str, module: str, text: str, tmp_path: Path
) -> None:
    skeleton(tmp_path)
    add(tmp_path, module, text)
    result = lint(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    assert f"{CONTRACTS[contract]} BROKEN" in result.stdout
    assert f"Contracts: {len(CONTRACTS) - 1} kept, 1 broken." in result.stdout


def test_every_contract_has_an_offence_to_break_it() -> None:
    assert {contract for contract, _, _ in BREAKS} == set(CONTRACTS)
