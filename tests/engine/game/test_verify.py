"""Verifying a game names every turn that the rules would now decide differently."""

from dataclasses import replace

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.changes import changed
from engine.game.game import Game
from engine.game.snapshot import SnapshotError
from engine.game.verify import verify


@pytest.fixture
def game() -> Game:
    """Two turns and a branch."""
    played = Game.begin(judge.ruleset(), seed="17")
    for power, line in (("FRANCE", "A PAR - BUR"), ("GERMANY", "A MUN - BUR")):
        played.give(PowerId(power), [played.reader.order(line)], source="typed")
    played.resolve()
    played.resolve()
    played.ledger.branch("what if", 1)
    played.resolve()
    return played


def test_a_game_without_drift_is_sound(game: Game) -> None:
    done = []
    assert verify(game.record, game.history, done.append) == []
    assert len(done) == len(game.record.nodes) == 4


def test_a_result_that_comes_out_differently_is_named(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = judge.adjudicate

    def wrong(*args: object) -> Turn:
        turn = right(*args)  # type: ignore[arg-type]
        return replace(turn, resolution=replace(turn.resolution, outcomes=()), after=turn.before)

    monkeypatch.setattr(judge, "adjudicate", wrong)
    said = [str(one) for one in verify(game.record, game.history)]
    assert "S1901M on main: FRANCE: A PAR - BUR: recorded bounces, now nothing" in said
    assert "S1901M on what if: the position that follows is not the one recorded" in said
    assert game.position(2).phase.season == "F", "what was recorded stands"


def test_lots_that_fall_differently_are_named(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    right = judge.adjudicate

    def luckier(*args: object) -> Turn:
        turn = right(*args)  # type: ignore[arg-type]
        return replace(turn, resolution=replace(turn.resolution, draws=("X",)))

    monkeypatch.setattr(judge, "adjudicate", luckier)
    assert any("lots: recorded nothing, now X" in str(d) for d in verify(game.record, game.history))


def test_a_board_that_was_changed_is_named(game: Game) -> None:
    header = replace(game.record.header, board_digest="0")
    drift = verify(replace(game.record, header=header), game.history)
    assert [str(one) for one in drift] == ["The board “standard” was changed after the game began."]


def test_a_kept_position_that_is_damaged_is_named_and_worked_out_again(game: Game) -> None:
    game._archive._positions[3] = "{}"
    game.history._known.clear()
    assert str(game.position(3).phase) == "S1902M"
    assert [str(one) for one in verify(game.record, game.history)] == [
        "F1901M on main: the position kept in the file is missing or damaged"
    ]


@pytest.mark.parametrize("change", ['{"units": [1]}', '{"units": {}}', "[]", "[" * 9_000])
def test_a_change_that_is_none_is_refused(game: Game, change: str) -> None:
    with pytest.raises(SnapshotError, match="not a snapshot of a position"):
        changed(game.position(1), change)
