"""Boards of up to twenty powers: colour and pattern together tell any two apart, to every eye."""

import shutil
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from string import ascii_uppercase

import pytest

import maps
from engine.board.check import check
from engine.board.graph import PowerId
from engine.board.load import load
from engine.board.tints import apart, contrast
from spydip_gui.output.palette import Palette, theme


@pytest.mark.parametrize("time", ["day", "night"])
def test_any_two_of_twenty_are_apart_by_colour_and_pattern(time: str) -> None:
    liveries = (*theme(time).powers.values(), *theme(time).more)
    assert len(liveries) == 20
    for one, other in combinations(liveries, 2):
        least = 11 if one.pattern == other.pattern else 4.5
        assert apart(one.fill, other.fill) >= least, (one, other)


@pytest.mark.parametrize("time", ["day", "night"])
def test_letters_can_be_read_and_fills_stand_out(time: str) -> None:
    ground = [theme(time).map[kind] for kind in ("land", "sea")]
    for one in theme(time).more:
        assert contrast(one.ink, one.fill) >= 3
        assert all(apart(one.fill, kind) >= 8 for kind in ground)


@pytest.mark.parametrize("strange", [20, 16])
def test_no_power_of_a_board_repeats_anothers_livery(strange: int) -> None:
    """Of twenty powers, some of them named as on the standard board."""
    usual = load("standard").powers
    one = next(iter(usual.values()))
    names = [*(PowerId(f"POWER_{letter}") for letter in ascii_uppercase[:strange]), *usual]
    board = replace(load("standard"), powers=dict.fromkeys(names[:20], one))
    liveries = [Palette().livery(board, power) for power in board.powers]
    assert len({(livery.fill, livery.pattern) for livery in liveries}) == 20


def test_a_designer_chooses_and_is_warned_of_what_looks_alike(tmp_path: Path) -> None:
    folder = tmp_path / "isle"
    shutil.copytree(str(maps.folder("merrow")), folder)
    text = (folder / "board.toml").read_text("utf-8")
    for letter, colour in (("B", "#aa3322"), ("L", "#AA3424"), ("T", "#2244aa")):
        text = text.replace(f'letter = "{letter}"\n', f'letter = "{letter}"\ncolour = "{colour}"\n')
    (folder / "board.toml").write_text(text, "utf-8")
    board = load(folder)
    assert Palette().livery(board, next(iter(board.powers))).fill == "#aa3322"
    wants = list(map(str, check(folder).wants))
    assert len(wants) == 1
    assert "BRACK and LORNE" in wants[0]
