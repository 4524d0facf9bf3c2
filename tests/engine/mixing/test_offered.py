"""What may be chosen for each part of a mix is offered, and the rest says why it does not fit."""

import pytest

from engine import judge
from engine.mixing.mix import KEYS
from engine.mixing.offered import blocks, written
from engine.rules import MixError


def test_what_is_offered_makes_a_game_and_what_is_not_says_why() -> None:
    parts = {"base": "intimate"}
    for key, values in judge.mixable(parts).items():
        for value, fault in values.items():
            text = written("Tried", {**parts, key: value}, {})
            if blocks(fault):
                assert str(fault)
                with pytest.raises(MixError):
                    judge.mixed(text, "tried")
            else:
                assert judge.mixed(text, "tried").title == "Tried"


def test_pieces_that_stay_at_home_are_told_beside_the_choice() -> None:
    offered = judge.mixable({"base": "spy"})
    fault = offered["sight"]["infiltration"]
    assert fault is not None
    assert not blocks(fault)
    assert "AGENT" in str(fault)
    assert offered["sight"]["classic_fog"] is None
    assert blocks(offered["economy"]["blind"])


def test_what_does_not_fit_is_said_beside_the_parts_that_would_have_to_change() -> None:
    offered = judge.mixable({"base": "spy", "covert": "blind, infiltration"})
    marked = {key: [v for v, fault in offered[key].items() if blocks(fault)] for key in KEYS}
    assert marked["covert"] == ["blind"]
    assert "spy" in marked["base"]
    assert "infiltration" in marked["base"]  # it would meet its own pieces
    assert "standard" not in marked["base"]
    assert marked["sight"] == []
    assert marked["retreats"] == []
    assert marked["board"] == []


def test_a_mix_is_written_as_it_is_read() -> None:
    parts = dict.fromkeys(KEYS, "") | {"base": "standard", "sight": "blind"}
    made = judge.mixed(written("A “fog”", parts, {"adj.rulebook": "1971"}), "x")
    assert made.title == "A “fog”"
    assert made.presets["adj.rulebook"] == "1971"
