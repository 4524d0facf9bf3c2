"""What may be taken back is read from the record, so that it outlives the program."""

from pathlib import Path

import pytest

from engine import judge
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.record import Sheet
from engine.game.steps import UndoSteps


@pytest.fixture
def game() -> Game:
    return Game.begin(judge.ruleset(), seed="steps")


def give(game: Game, power: str, *lines: str) -> None:
    game.give(power, [game.reader.order(line) for line in lines], source="typed")


def lines(game: Game, power: str) -> tuple[str, ...]:
    found = game.record.sheets().get(power)
    return found[1].lines if found else ()


def steps(game: Game, seat: str | None = None) -> UndoSteps:
    found = UndoSteps(seat)
    found.follow(game.record)
    return found


def told(game: Game, seat: str | None = None) -> tuple[list[str], list[str]]:
    found = steps(game, seat)
    return [s.act.kind.value for s in found.done], [s.act.kind.value for s in found.undone]


def back(game: Game, seat: str | None = None) -> None:
    game.ledger.take_back(steps(game, seat).done[-1])


def again(game: Game, seat: str | None = None) -> None:
    game.ledger.do_again(steps(game, seat).undone[-1])


def test_every_act_but_the_first_is_a_step(game: Game) -> None:
    assert told(game) == ([], [])
    give(game, "FRANCE", "A PAR - BUR")
    game.resolve()
    game.ledger.branch("try", 1)
    game.ledger.switch("main")
    assert told(game)[0] == ["orders", "turn", "branch"]  # there and back is one
    give(game, "ITALY", "A VEN H")
    game.ledger.switch("try")
    assert told(game)[0] == ["orders", "turn", "branch", "orders", "switch"]


def test_orders_come_back_with_the_text_that_they_came_in(game: Game) -> None:
    sheet = Sheet(power="FRANCE", lines=("A PAR H",), source="mail", raw="paris stays")
    game.give_sheets([sheet])
    give(game, "FRANCE", "A PAR - BUR")
    back(game)
    assert game.record.sheets()["FRANCE"][1] == sheet
    again(game)
    assert lines(game, "FRANCE") == ("A PAR - BUR",)
    assert told(game) == (["orders", "orders"], [])


def test_a_game_is_taken_back_to_its_beginning_after_it_was_reopened(
    game: Game, tmp_path: Path
) -> None:
    game.save_as(tmp_path / "kept.spydip")
    give(game, "FRANCE", "A PAR - BUR")
    game.resolve()
    game.ledger.branch("try", 1)
    game.close()
    for _ in range(3):
        with Game.open(tmp_path / "kept.spydip") as once_more:
            back(once_more)
    with Game.open(tmp_path / "kept.spydip") as once_more:
        assert told(once_more) == ([], ["branch", "turn", "orders"])
        assert (once_more.record.head, dict(once_more.record.sheets())) == (1, {})
        for _ in range(3):
            again(once_more)
        assert (once_more.record.branch, once_more.record.head) == ("try", 1)
        assert lines(once_more, "FRANCE") == ("A PAR - BUR",)


def test_what_is_done_anew_ends_what_might_be_done_again(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    back(game)
    give(game, "FRANCE", "A PAR - PIC")
    assert told(game) == (["orders"], [])


def test_a_turn_taken_back_on_the_command_line_takes_its_later_orders_along(game: Game) -> None:
    game.resolve()
    give(game, "FRANCE", "A PAR - BUR")
    game.ledger.undo()
    assert told(game) == ([], ["orders", "turn"])
    game.ledger.redo()
    assert told(game) == (["turn"], ["orders"])


def test_a_power_takes_back_its_own_orders_whatever_others_wrote_since(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    give(game, "ITALY", "A VEN H")
    assert told(game, "FRANCE") == (["orders"], [])
    back(game, "FRANCE")
    assert (lines(game, "FRANCE"), lines(game, "ITALY")) == ((), ("A VEN H",))
    assert told(game, "FRANCE") == ([], ["orders"])
    assert [step.seats for step in steps(game).done] == [{"ITALY"}]
    again(game, "FRANCE")
    assert lines(game, "FRANCE") == ("A PAR - BUR",)


def test_branches_change_nothing_about_what_a_power_may_take_back(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    game.ledger.branch("try", 1)
    game.resolve()
    give(game, "FRANCE", "A MAR H")
    game.ledger.switch("main")
    assert told(game, "FRANCE") == (["orders"], [])


def test_a_power_cannot_take_back_a_turn(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    game.resolve()
    assert told(game, "FRANCE") == ([], [])


def test_orders_that_are_tried_out_are_kept_apart_in_one_step(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    sheet = Sheet(power="FRANCE", lines=("A PAR H",), source="typed")
    game.ledger.try_out("hold", 1, (sheet,))
    assert game.record.branch == "main"
    assert lines(game, "FRANCE") == ("A PAR - BUR",)
    kept = game.record.sheets(1, branch="hold")
    assert kept["FRANCE"][1].lines == ("A PAR H",)
    back(game)
    assert set(game.record.branches) == {"main"}
    again(game)
    assert set(game.record.branches) == {"main", "hold"}


def test_a_branch_that_is_adopted_is_what_the_main_line_goes_on_from(game: Game) -> None:
    game.ledger.branch("better")
    give(game, "FRANCE", "A PAR - BUR")
    game.resolve()
    give(game, "ITALY", "A VEN H")
    game.ledger.switch("main")
    game.ledger.adopt("better")
    assert (game.record.branch, game.record.head) == ("main", 2)
    assert lines(game, "ITALY") == ("A VEN H",)
    back(game)
    assert (game.record.branch, game.record.head) == ("main", 1)
    again(game)
    assert (game.record.head, lines(game, "ITALY")) == (2, ("A VEN H",))
    with pytest.raises(GameError, match="main line already"):
        game.ledger.adopt("main")


def test_orders_that_are_adopted_take_the_place_of_all_that_there_were(game: Game) -> None:
    give(game, "FRANCE", "A PAR - BUR")
    game.ledger.branch("better")
    give(game, "FRANCE")
    give(game, "ITALY", "A VEN H")
    game.ledger.switch("main")
    game.ledger.adopt("better")
    assert (lines(game, "FRANCE"), lines(game, "ITALY")) == ((), ("A VEN H",))
    assert told(game, "FRANCE") == ([], [])
    back(game)
    assert (lines(game, "FRANCE"), lines(game, "ITALY")) == (("A PAR - BUR",), ())


def test_a_branch_that_is_dropped_is_gone_until_that_is_taken_back(game: Game) -> None:
    game.ledger.branch("worse")
    game.resolve()
    game.ledger.drop("worse")
    assert (game.record.branch, dict(game.record.branches)) == ("main", {"main": 1})
    back(game)
    assert game.record.branch == "worse"
    assert dict(game.record.branches) == {"main": 1, "worse": 2}
    again(game)
    assert dict(game.record.branches) == {"main": 1}
    with pytest.raises(GameError, match="cannot be dropped"):
        game.ledger.drop("main")


def test_a_name_is_free_again_after_its_branch_was_dropped(game: Game) -> None:
    game.ledger.branch("try")
    give(game, "FRANCE", "A PAR - BUR")
    game.ledger.drop("try")
    game.ledger.branch("try")
    assert lines(game, "FRANCE") == ()
    assert dict(game.record.branches) == {"main": 1, "try": 1}
