"""Lots fall again as they fell before."""

import pytest

from engine.game.lots import LotError, Lots, lots_for


def test_what_was_drawn_before_is_drawn_again_and_then_chance_goes_on() -> None:
    lots = Lots("seed", drawn=["Y", "X"])
    assert [lots.choice("XY"), lots.choice("XY")] == ["Y", "X"]
    assert lots.choice("XY") == Lots("seed").choice("XY")


def test_the_same_deadline_of_the_same_game_has_the_same_lots() -> None:
    draws = [[lots_for("17", phase).random() for _ in range(3)] for phase in ("S1901M", "F1901M")]
    assert draws == [
        [lots_for("17", phase).random() for _ in range(3)] for phase in ("S1901M", "F1901M")
    ]
    assert draws[0] != draws[1]


def test_a_lot_that_is_not_among_the_items_is_refused() -> None:
    with pytest.raises(LotError, match="“Z” was to be drawn, but what was drawn is X, Y"):
        Lots("seed", drawn=["Z"]).choice("XY")
