"""Games of the ``diplomacy`` package go in and out unchanged and mean the same here."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.interchange import InterchangeError
from engine.game.interchange.package_in import read_game
from engine.game.interchange.package_out import write_game
from engine.game.interchange.package_text import order_in, order_out
from engine.game.interchange.patches import patch, patched
from engine.game.verify import verify
from engine.phases import PhaseKind

SAVED = Path(__file__).parents[2] / "saves" / "package"
NAMES = (
    "at-random",
    "convoys",
    "drawn",
    "nowhere-to-go",
    "stuck-among-others",
    "support-against-oneself",
    "won",
)


def saved(name: str) -> Any:
    """A game that the package has played by itself, by chance."""
    return json.loads((SAVED / f"{name}.json").read_text())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_comes_out_as_it_went_in(name: str, tmp_path: Path) -> None:
    game, _ = read_game(saved(name))
    game.save_as(tmp_path / "game.spydip")
    game.close()
    with Game.open(tmp_path / "game.spydip", write=False) as again:
        assert write_game(again) == saved(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_package_is_adjudicated_without_drift(name: str) -> None:
    game, notes = read_game(saved(name))
    assert verify(game.record, game.history) == []
    if name != "support-against-oneself":
        assert notes == []


def test_a_game_that_is_over_is_over_here() -> None:
    won, _ = read_game(saved("won"))
    assert won.position().ending is not None
    assert won.position().ending.winners == ("RUSSIA",)
    drawn, _ = read_game(saved("drawn"))
    assert drawn.position().ending is not None
    assert len(drawn.position().ending.winners) == 7
    assert drawn.record.nodes[drawn.record.head].acts == ("DRAW",)


def test_where_the_rules_disagree_the_imported_position_stands_and_it_is_said() -> None:
    """The package lets a power help to dislodge its own fleet by convoy (against DATC 6.D.12)."""
    game, notes = read_game(saved("support-against-oneself"))
    assert list(map(str, notes)) == [
        "S1902M: the package arrives at another position than these rules."
    ]
    edits = [act for act in game.record.acts if act.kind == "edit"]
    assert [act.reason for act in edits] == ["So it stands in the imported game."]
    assert "ENGLAND: A BRE" in game.record.nodes[edits[0].head].change


def test_what_the_package_says_is_what_we_would_say_but_for_its_own_matter() -> None:
    data = saved("convoys")
    game, _ = read_game(saved("convoys"))
    bare = game.with_extras(dict.fromkeys(game.record.nodes, ""))
    for ours, theirs in zip(write_game(bare)["phases"], data["phases"], strict=True):
        assert ours["name"] == theirs["name"]
        for key in ("units", "retreats", "centers", "homes", "influence"):
            plain = {p: sorted(v) for p, v in theirs["state"][key].items()}
            assert {p: sorted(v) for p, v in ours["state"][key].items()} == plain
        assert ours["state"]["builds"] == theirs["state"]["builds"]


def test_a_game_goes_on_here_and_its_past_still_comes_out_as_it_was() -> None:
    data = saved("at-random")
    game, _ = read_game(data)
    game.resolve()
    written = write_game(game)
    assert written["phases"][:-2] == data["phases"][:-1]
    assert written["phases"][-2]["state"] == data["phases"][-1]["state"]
    assert written["phases"][-1]["name"] == str(game.position().phase)


def test_a_game_of_our_own_is_written_in_the_packages_words() -> None:
    game = Game.begin(judge.ruleset(), seed="17")
    game.give(PowerId("FRANCE"), [game.reader.order("A PAR - BUR")], source="typed")
    game.give(PowerId("GERMANY"), [game.reader.order("A MUN - BUR")], source="typed")
    game.resolve()
    first, second = write_game(game)["phases"]
    assert first["orders"]["FRANCE"] == ["A PAR - BUR"]
    assert first["results"]["A PAR"] == ["bounce"]
    assert first["results"]["F BRE"] == []
    assert second["state"]["units"]["FRANCE"] == ["F BRE", "A MAR", "A PAR"]
    assert second["orders"]["FRANCE"] is None


@pytest.mark.parametrize(
    ("theirs", "ours", "kind"),
    [
        ("A VIE B", "BUILD A VIE", PhaseKind.ADJUSTMENTS),
        ("F STP/NC B", "BUILD F STP/NC", PhaseKind.ADJUSTMENTS),
        ("A VIE D", "REMOVE A VIE", PhaseKind.ADJUSTMENTS),
        ("WAIVE", "WAIVE", PhaseKind.ADJUSTMENTS),
        ("A VIE D", "A VIE D", PhaseKind.RETREATS),
        ("A VIE R BOH", "A VIE R BOH", PhaseKind.RETREATS),
        ("A LON - BEL VIA", "A LON - BEL VIA", PhaseKind.MOVEMENT),
    ],
)
def test_orders_have_two_spellings(theirs: str, ours: str, kind: PhaseKind) -> None:
    assert order_in(theirs, kind) == ours
    assert order_out(ours) == theirs


def test_routes_and_second_choices_are_left_out() -> None:
    assert order_out("A LON - NWY VIA NTH") == "A LON - NWY VIA"
    assert order_out("A PAR R GAS, PIC, D") == "A PAR R GAS"
    assert order_out("A PAR R D") == "A PAR D"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "not a game of the package"),
        ({"id": "x", "map": "standard"}, "phases: Field required"),
        ({"id": "x", "map": "standard", "phases": []}, "has no phases"),
        ({"id": "x", "map": "moon", "phases": saved("at-random")["phases"]}, "moon"),
    ],
)
def test_other_json_is_refused(data: object, sentence: str) -> None:
    with pytest.raises(InterchangeError, match=sentence):
        read_game(data)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({}, {}),
        ({"a": 1}, {"b": 2}),
        ({"a": {"b": [1], "c": 2}}, {"a": {"b": [2], "d": None}}),
        ({"a": 1}, {"a": True}),
        (None, {"a": {}}),
    ],
)
def test_a_patch_gives_their_value_back(ours: object, theirs: object) -> None:
    back = patched(ours, patch(ours, theirs))
    assert back == theirs
    assert json.dumps(back, sort_keys=True) == json.dumps(theirs, sort_keys=True)
