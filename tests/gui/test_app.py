"""The desk starts without a display too, and says plainly why it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.cli.doctor import LIBRARIES
from engine.play import samples
from spydip_gui import app

SLOW = {"pydantic", "tomlkit", "nacl", "pyrage", "shapely", "numpy", "jinja2", "html.parser"}
"""Libraries that take long to load, and what reads mails."""


def test_without_a_display_the_sample_is_written_out(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    result = subprocess.run(
        [sys.executable, "-P", "-m", "spydip_gui"],
        cwd=tmp_path,
        env={key: value for key, value in os.environ.items() if key not in hidden},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == (
        "There is no display here, so the game is written out instead.\n"
        "The first years: 9 turns, 27 pictures and reports in out\n"
    )
    assert len(list((tmp_path / "out").iterdir())) == 27


def test_missing_libraries_are_said_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "missing_libraries", lambda: LIBRARIES[:1])
    monkeypatch.setattr(app, "package_manager", lambda: "apt-get")
    result = CliRunner().invoke(app.main, [])
    assert result.exit_code == 1
    assert result.output == (
        "Error: Qt misses system libraries. Type:  sudo apt-get install libegl1\n"
    )


def test_a_file_that_is_no_game_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.spydip").write_text("Dear all,")
    result = CliRunner().invoke(app.main, [str(tmp_path / "letter.spydip")])
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert "letter.spydip" in result.output


def test_the_first_window_of_a_game_loads_no_library_that_takes_long(tmp_path: Path) -> None:
    code = f"""
import os, sys
from spydip_gui import app
from PySide6.QtWidgets import QApplication
def shown(*_):
    QApplication.processEvents()
    print(sorted({SLOW} & sys.modules.keys()), flush=True)
    os._exit(0)
QApplication.exec = shown
app.main(["--", "{tmp_path / "game.spydip"}"])
"""
    with samples.play("first-years") as game:
        game.save_as(tmp_path / "game.spydip")
    shown = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"DISPLAY": "none"},  # Qt draws without one here
        capture_output=True,
        check=True,
        text=True,
    )
    assert shown.stdout == "[]\n"
