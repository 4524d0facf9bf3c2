"""From a drawing to a packed game by clicks alone; whoever gets the one file plays it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from spydip_gui.boards import opening
from spydip_gui.boards.bench import Bench
from spydip_gui.boards.window import BoardWindow
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import retire
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows
from tests.helpers import island, tutorial

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(tmp_path: Path, shown: Callable[[Bench], BoardWindow]) -> BoardWindow:
    path = tmp_path / "island.svg"
    path.write_text(island.drawing(), "utf-8")
    return shown(opening.bench_for(path))


@pytest.fixture
def desk(
    own_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Windows]:
    """A desk that begins games in a file of the test, as somebody does who only says Yes."""
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "data")
    game = tmp_path / "try.spydip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(game), ""))
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: NewGameDialog.DialogCode.Accepted)
    desk = Windows(own_settings)
    yield desk
    assert isinstance(desk.window, DeskWindow)
    desk.window.document.close()
    retire(desk.window)


@pytest.mark.parametrize("variant", ["spy", "infiltration"])
def test_a_drawing_becomes_a_packed_game_by_clicks(
    window: BoardWindow,
    variant: str,
    qtbot: QtBot,
    desk: Windows,
    asked_for: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tutorial.questions(window)
    tutorial.powers(window)
    tutorial.design(window, variant)
    assert window.wrong.list.count() == 0
    assert "can be played" in window.bar.text.text()
    qtbot.mouseClick(window.play, _LEFT)
    desk.open(asked_for[0])
    assert isinstance(desk.window, DeskWindow)
    assert desk.window.document.view.rules.variant.title == "Spies on the island"
    powers = desk.window.document.view.board.powers
    assert set(powers) == {"ALDER", "CEDAR", "PINE"}
    assert powers["ALDER"].adjective == "Norrland"  # as in “Norrland army”
    tmp_path = window.bench.folder.parent
    pack = tmp_path / "sent" / "island.spydesign"
    pack.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(pack), ""))
    qtbot.mouseClick(window.pack, _LEFT)
    assert str(pack) in window.bar.text.text()
    receive(pack, tmp_path / "home")


def receive(pack: Path, home: Path) -> None:
    """Open the file where there is nothing else, begin a game, and adjudicate a turn of it."""
    home.mkdir()
    kept = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    done = subprocess.run(  # our own program
        [sys.executable, "-m", "tests.helpers.receiver", str(pack), str(home / "game.spydip")],
        env={**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    title, turns = done.stdout.splitlines()[-2:]
    assert title == "Spies on the island"
    assert int(turns) >= 4
