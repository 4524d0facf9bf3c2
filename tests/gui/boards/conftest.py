"""A workshop for each test, on a drawing or on a copy of a built-in board."""

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from pytestqt.qtbot import QtBot

from spydip_gui.boards import opening
from spydip_gui.boards.bench import Bench
from spydip_gui.boards.window import BoardWindow
from spydip_gui.theme.window_colours import palette_for
from tests.helpers import drawings

Open = Callable[[Path], BoardWindow]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture
def asked_for() -> list[str]:
    return []


@pytest.fixture
def shown(qtbot: QtBot, asked_for: list[str]) -> Callable[[Bench], BoardWindow]:
    """Shows a bench in a window."""

    def show(bench: Bench) -> BoardWindow:
        window = BoardWindow(bench, palette_for("day"))
        window.wanted.connect(asked_for.append)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return show


@pytest.fixture
def drawn(tmp_path: Path, shown: Callable[[Bench], BoardWindow]) -> Callable[[str], BoardWindow]:
    """Opens the workshop on one of the drawings of the tests."""

    def draw(name: str) -> BoardWindow:
        path = tmp_path / f"{name}.svg"
        path.write_bytes((drawings.FOLDER / path.name).read_bytes())
        return shown(opening.bench_for(path))

    return draw


@pytest.fixture
def merrow(tmp_path: Path, shown: Callable[[Bench], BoardWindow]) -> BoardWindow:
    return shown(opening.copy_of("merrow", tmp_path / "isle"))
