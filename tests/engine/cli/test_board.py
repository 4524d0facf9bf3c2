"""``spydip board`` lists, shows and checks boards; commands are found by their modules."""

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner, Result

import maps
from engine.cli import program
from engine.cli.open_ import meant


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program, arguments)


def test_every_built_in_board_is_listed_with_its_size() -> None:
    lines = run("board", "list").output.splitlines()
    assert [line.split()[0] for line in lines] == list(maps.names())
    assert lines[-1].endswith("7 powers, 76 provinces, 18 of 34 centres win")


def test_a_board_is_shown_with_powers_provinces_and_coasts() -> None:
    output = run("board", "show", "merrow").output
    assert "B  Brack       A ALD, F FEN  (home ALD FEN)" in output
    assert "HES  Hest Heath             inland       centre  ALD FEN MAR OAK STR WYK" in output
    assert "STR/NC  Strand (north coast)" in output


def test_a_board_that_is_not_there_is_one_sentence_and_no_trace() -> None:
    result = run("board", "show", "nowhere")
    assert result.exit_code == 1
    assert "neither a built-in board" in result.output
    assert "Traceback" not in result.output


def test_a_sound_board_passes_its_check_with_the_figures() -> None:
    result = run("board", "check", "merrow")
    assert result.exit_code == 0
    assert result.output == (
        "merrow: 0 mismatches over 13 army and 26 fleet links, 13 provinces, 0 exceptions\n"
    )


def test_a_faulty_board_fails_its_check_with_a_line_for_each_fault(tmp_path: Path) -> None:
    for name in ("board.toml", "map.svg"):
        text = (maps.folder("merrow") / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace('id="hes"', 'id="heath"'))
    result = run("board", "check", str(tmp_path))
    assert result.exit_code == 1
    assert "Hest Heath (HES) has no shape on the picture" in result.output
    assert result.output.splitlines()[-1].endswith(
        "mismatches over 13 army and 26 fleet links, 13 provinces, 0 exceptions"
    )


def test_commands_that_draw_join_the_group() -> None:
    assert "render" in run("board", "--help").output


def test_an_unknown_command_is_answered_with_help() -> None:
    result = run("board", "fold")
    assert result.exit_code == 2
    assert "No such command 'fold'" in result.output


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["adjudicate"]])
def test_starting_up_imports_no_library_that_is_slow_to_load(arguments: list[str]) -> None:
    code = (
        "import sys; from engine.cli import program; "
        f"program({arguments}, standalone_mode=False);"
        "print(sorted({'PySide6', 'shapely', 'pydantic', 'numpy', 'jinja2'} & sys.modules.keys()))"
    )
    output = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, input=""
    ).stdout
    assert output.splitlines()[-1] == "[]"


def test_a_drawing_named_in_place_of_a_command_is_opened(tmp_path: Path) -> None:
    drawing = tmp_path / "isle.svg"
    assert not meant(str(drawing))
    drawing.write_text("<svg/>", "utf-8")
    assert meant(str(drawing))
    assert meant("ours.spydip")
    assert not meant("board")
