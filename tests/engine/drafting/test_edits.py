"""Edits of a board's file: both sides of a link, comments kept."""

import tomllib
from pathlib import Path

import maps
from engine.board.schema import BoardFile
from engine.board.validate import faults
from engine.drafting import edits

MERROW = (Path(str(maps.folder("merrow"))) / "board.toml").read_text("utf-8")


def read(text: str) -> BoardFile:
    file = BoardFile.model_validate(tomllib.loads(text))
    assert faults(file) == ()
    return file


def test_a_key_is_set_and_its_mark_goes() -> None:
    text = MERROW.replace('name = "Aldermoor"', 'name = "Aldermoor" # derived')
    made = edits.with_key(text, "ALD", "name", "Alder Moor")
    assert 'name = "Alder Moor"\n' in made
    assert made.startswith("# The Isle of Merrow")
    assert read(edits.with_key(made, "ALD", "label", (1.0, 2.0))).province["ALD"].label == (1, 2)
    assert read(edits.with_key(MERROW, "ALD", "unit", None)).province["ALD"].unit is None


def test_a_link_is_made_and_cut_on_both_sides() -> None:
    made = edits.with_link(MERROW, "armies", "FEN", "TAR", linked=True)
    file = read(made)
    assert "TAR" in file.province["FEN"].armies
    assert "FEN" in file.province["TAR"].armies
    again = read(edits.with_link(made, "armies", "TAR", "FEN", linked=False))
    assert again.province["FEN"].armies == read(MERROW).province["FEN"].armies


def test_powers_and_their_units_come_and_go() -> None:
    text = edits.without_power(MERROW, "TESSEL")
    assert "TESSEL" not in read(text).powers
    values = {"name": "Tess", "adjective": "Tessish", "letter": "T", "capital": "WYK"}
    made = edits.with_power(text, "TESS", {**values, "home": ["WYK"], "units": []})
    made = edits.with_unit(made, "TESS", "A WYK")
    assert read(made).powers["TESS"].units == ("A WYK",)
    moved = read(edits.with_unit(made, "BRACK", "A WYK"))
    assert moved.powers["TESS"].units == ()
    assert "A WYK" in moved.powers["BRACK"].units
