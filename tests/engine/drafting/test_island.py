"""The island of the tutorial: drawn by hand over one sheet, with gaps, and nearly without doubt."""

import tomllib

import pytest

from engine.board.faults import BoardError
from engine.drafting.draft import drafted
from tests.helpers import island


def test_the_sea_beneath_leaves_no_holes_where_three_shapes_meet() -> None:
    draft = drafted(island.drawing().encode(), "island.svg", "Island", {})
    kinds = [one.key.split()[0] for one in draft.questions]
    assert kinds == ["bridge", "border", "names"]
    board = tomllib.loads(draft.files["board.toml"])["province"]
    assert {part["name"] for part in board.values()} == {*island.LANDS, *island.SEAS}
    centres = {part["name"] for part in board.values() if part.get("centre")}
    assert centres == {*island.CENTRES}


def test_a_shape_that_leads_far_away_is_refused_in_a_sentence() -> None:
    far = island.drawing().replace('Z"/>', 'L 9e18 9e18 Z"/>', 1)
    with pytest.raises(BoardError, match="too large or too small"):
        drafted(far.encode(), "island.svg", "Island", {})
