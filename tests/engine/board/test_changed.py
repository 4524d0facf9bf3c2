"""Boards that say only what differs from another one."""

import shutil
from pathlib import Path

import pytest

import maps
from engine import judge
from engine.board.check import check
from engine.board.faults import BoardError
from engine.board.load import load
from engine.board.picture import load_picture
from engine.game.game import Game
from engine.game.own_board import board_files
from tests.helpers.postal import clock

CHANGES = """
base = "standard"

[map]
title = "A pass through the Alps"

[province.SWI]
terrain = "inland"
armies = []
borders = []

[join]
armies = ["SWI-BUR", "SWI-MUN", "SWI-TYR", "SWI-PIE", "SWI-MAR"]
"""


@pytest.fixture
def alps(tmp_path: Path) -> Path:
    folder = tmp_path / "alps"
    folder.mkdir()
    (folder / "board.toml").write_text(CHANGES, "utf-8")
    return folder


def test_only_what_differs_is_written(alps: Path) -> None:
    board, usual = load(alps), load("standard")
    assert board.title == "A pass through the Alps"
    assert board.armies["SWI"] == ("BUR", "MAR", "MUN", "PIE", "TYR")
    assert "SWI" in board.armies["MUN"]
    assert "SWI" not in usual.armies.get("MUN", ())
    assert board.fleets == usual.fleets
    assert board.digest != usual.digest


def test_the_picture_of_the_base_serves_and_is_checked(alps: Path) -> None:
    report = check(alps)
    assert list(map(str, report.faults)) == []
    assert set(load_picture(alps).provinces) == set(load("standard").provinces)


def test_a_change_of_the_base_is_seen(tmp_path: Path, alps: Path) -> None:
    base = tmp_path / "mine"
    shutil.copytree(str(maps.folder("merrow")), base)
    (alps / "board.toml").write_text('base = "../mine"\n[map]\ntitle = "Twice"\n', "utf-8")
    assert load(alps).victory == 5
    text = (base / "board.toml").read_text("utf-8")
    (base / "board.toml").write_text(text.replace("victory = 5", "victory = 6"), "utf-8")
    assert load(alps).victory == 6


def test_a_game_needs_the_base_no_more(alps: Path) -> None:
    files = board_files(alps)
    assert "base" not in files["board.toml"]
    assert {"map.svg", "anchors.toml"} <= files.keys()
    rules = judge.ruleset("standard", alps)
    game = Game.begin(rules, board=str(alps), clock=clock)
    assert game.rules.board.armies["SWI"]
    assert game.board_files == files


def test_provinces_powers_and_links_are_taken_away(alps: Path) -> None:
    (alps / "board.toml").write_text(
        'base = "merrow"\nremove = ["GUL", "TESSEL"]\n[game]\nvictory = 3\n'
        '[cut]\nfleets = ["STR/NC-ALD"]\n',
        "utf-8",
    )
    board = load(alps)
    assert "GUL" not in board.provinces
    assert set(board.powers) == {"BRACK", "LORNE"}
    assert "GUL" not in board.fleets["NSO"]
    assert "STR/NC" not in board.fleets["ALD"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('base = "nowhere"', "is neither a built-in board"),
        ('base = "../../etc"', "is neither a built-in board"),
        ('base = "/etc"', "is neither a built-in board"),
        ('base = "../alps"', "stand on each other"),
        ('base = "merrow"\nremove = ["XYZ"]', "has no XYZ"),
        ('base = "merrow"\nremove = "GUL"', "is a list"),
        ('base = "merrow"\n[cut]\narmies = ["FEN-TAR"]', "are not linked"),
        ('base = "merrow"\n[join]\narmies = ["FEN-QQQ"]', "QQQ"),
        ('base = "merrow"\n[join]\narmies = ["FEN"]', "two places"),
        ('base = "merrow"\n[join]\nspies = ["FEN-ALD"]', "armies and fleets"),
    ],
)
def test_a_change_that_fits_nothing_is_named(alps: Path, text: str, said: str) -> None:
    (alps / "board.toml").write_text(text, "utf-8")
    with pytest.raises(BoardError) as raised:
        load(alps)
    assert said in str(raised.value)
