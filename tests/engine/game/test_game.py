"""A game is played act by act, and everything that was done to it can be seen and taken back."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Location, PowerId, ProvinceId
from engine.game.game import Game
from engine.game.history import NoTurnError, result_lines
from engine.game.ledger import GameError
from engine.game.lots import Lots
from engine.orders.submission import Submission
from engine.phases import parse_phase
from engine.position import Position
from engine.rules import Ruleset
from engine.units import ARMY, Unit

FRANCE, GERMANY = PowerId("FRANCE"), PowerId("GERMANY")


class Clock:
    """A clock that goes on by a minute each time it is read."""

    def __init__(self) -> None:
        self._now = datetime(2025, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._now += timedelta(minutes=1)
        return self._now


@pytest.fixture
def game() -> Game:
    return Game.begin(judge.ruleset(), title="Tannenburg", seed="17", clock=Clock())


def give(game: Game, power: PowerId, *lines: str) -> None:
    game.give(power, [game.reader.order(line) for line in lines], source="typed")


def units(position: Position, power: PowerId) -> list[str]:
    return sorted(str(unit) for unit in position.of(power))


def test_a_turn_moves_the_units_and_is_kept_with_its_results(game: Game) -> None:
    give(game, FRANCE, "A PAR - BUR")
    give(game, GERMANY, "A MUN - BUR", "F KIE - HOL")
    turn = game.resolve()
    assert units(game.position(), GERMANY) == ["A BER", "A MUN", "F HOL"]
    kept = game.record.nodes[game.record.head]
    assert kept.results == result_lines(turn)
    assert "FRANCE: A PAR - BUR = bounces" in kept.results
    assert kept.phase == "F1901M"


def test_a_preview_changes_nothing(game: Game) -> None:
    give(game, FRANCE, "A PAR - BUR")
    acts = game.record.acts
    assert units(game.preview().after, FRANCE) == ["A BUR", "A MAR", "F BRE"]
    assert game.record.acts == acts


def test_orders_are_kept_with_when_and_from_where_they_came(game: Game) -> None:
    order = game.reader.order("A PAR - BUR")
    game.give(FRANCE, [order], source="mail", raw="Par to Burgundy please")
    act, sheet = game.record.sheets()[FRANCE]
    assert (act.at, sheet.source, sheet.raw) == (
        "2025-03-01T12:03:00Z",
        "mail",
        "Par to Burgundy please",
    )


def test_who_has_no_seat_gives_no_orders(game: Game) -> None:
    with pytest.raises(GameError, match="SPAIN gives no orders here; AUSTRIA"):
        game.give(PowerId("SPAIN"), [], source="typed")


def test_going_back_and_forward_again_ends_where_it_began(game: Game) -> None:
    give(game, FRANCE, "A PAR - BUR")
    game.resolve()
    after = game.position()
    game.ledger.undo("a late mail")
    assert units(game.position(), FRANCE) == ["A MAR", "A PAR", "F BRE"]
    assert FRANCE in game.record.sheets()
    game.ledger.redo()
    assert game.position() == after
    assert [act.reason for act in game.record.acts if act.reason] == ["a late mail"]


def test_going_forward_stays_on_its_own_branch(game: Game) -> None:
    game.resolve()
    game.ledger.undo()
    game.ledger.branch("what if")
    game.resolve()
    game.ledger.switch("main")
    game.ledger.redo()
    assert game.record.head == 2


def test_a_turn_is_adjudicated_again_with_the_lots_that_were_drawn(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = judge.adjudicate

    def by_lot(rules: Ruleset, position: Position, submission: Submission, draw: Random) -> Turn:
        turn = right(rules, position, submission, draw)
        drawn = tuple(draw.choice("UVWXYZ") for _ in range(9))
        return replace(turn, resolution=replace(turn.resolution, draws=drawn))

    monkeypatch.setattr(judge, "adjudicate", by_lot)
    drawn = game.resolve().resolution.draws
    monkeypatch.setattr(Lots, "random", lambda _: 0.0)
    monkeypatch.setattr(Lots, "getrandbits", lambda _, bits: 0 * bits)
    assert game.history.turn(2).resolution.draws == drawn
    game.ledger.undo()
    assert game.preview().resolution.draws == ("U",) * 9 != drawn


def test_there_is_nothing_before_the_start_and_nothing_after_the_end(game: Game) -> None:
    with pytest.raises(GameError, match="is at its start"):
        game.ledger.undo()
    with pytest.raises(GameError, match="Nothing was undone here"):
        game.ledger.redo()


def test_branches_go_their_own_ways_in_one_file(game: Game, tmp_path: Path) -> None:
    give(game, FRANCE, "A PAR - BUR")
    game.resolve()
    game.ledger.branch("to Gascony", 1)
    give(game, FRANCE, "A PAR - GAS")
    game.resolve()
    game.ledger.switch("main")
    assert units(game.position(), FRANCE) == ["A BUR", "A MAR", "F BRE"]
    game.save_as(tmp_path / "two.spydip")
    game.close()
    with Game.open(tmp_path / "two.spydip", write=False) as again:
        ends = {
            name: units(again.position(node), FRANCE)
            for name, node in again.record.branches.items()
        }
    assert ends == {
        "main": ["A BUR", "A MAR", "F BRE"],
        "to Gascony": ["A GAS", "A MAR", "F BRE"],
    }


def test_a_branch_needs_a_name_of_its_own(game: Game) -> None:
    with pytest.raises(GameError, match="already a branch “main”"):
        game.ledger.branch("main")


def edited(position: Position) -> Position:
    place = ProvinceId("RUH")
    return replace(position, units={**position.units, place: Unit(FRANCE, ARMY, Location(place))})


def test_an_edit_is_an_act_with_its_reason_and_can_be_undone(game: Game) -> None:
    before = game.position()
    game.edit(edited(before), "The board was set up wrongly.")
    assert units(game.position(), FRANCE) == ["A MAR", "A PAR", "A RUH", "F BRE"]
    act = game.record.acts[-1]
    assert act.reason == "The board was set up wrongly."
    assert act.node is not None
    assert act.node.change == '{"units": {"+": ["FRANCE: A RUH"], "-": []}}'
    with pytest.raises(NoTurnError, match="set by hand"):
        game.history.turn(act.head)
    game.ledger.undo()
    assert game.position() == before


def test_an_edit_without_a_change_or_without_a_reason_is_refused(game: Game) -> None:
    with pytest.raises(GameError, match="Nothing was changed"):
        game.edit(game.position(), "why not")
    with pytest.raises(GameError, match="needs a reason"):
        game.edit(edited(game.position()), " ")


def test_a_game_that_is_over_takes_no_more_turns(game: Game) -> None:
    game.resolve(["DRAW"])
    assert game.position().ending is not None
    with pytest.raises(GameError, match="This game is over"):
        game.resolve()


def test_positions_folded_from_the_start_are_those_that_were_kept(game: Game) -> None:
    give(game, FRANCE, "A PAR - BUR", "F BRE - MAO")
    game.resolve()
    give(game, FRANCE, "F MAO - SPA/SC")
    game.resolve()
    game.edit(edited(game.position()), "again")
    for node in game.record.nodes:
        assert game.history.fold(node) == game.history.recorded(node) == game.position(node)


def test_a_game_may_begin_anywhere(tmp_path: Path) -> None:
    rules = judge.ruleset()
    first = replace(edited(judge.begin(rules)), phase=parse_phase("F1905M"))
    with Game.begin(rules, position=first) as game:
        game.save_as(tmp_path / "later.spydip")
    with Game.open(tmp_path / "later.spydip") as game:
        assert game.position() == first == game.history.fold(1)
        assert str(game.resolve().after.phase) == "W1905A"


def test_options_are_kept_in_full_so_that_new_defaults_change_no_old_game(tmp_path: Path) -> None:
    rules = judge.ruleset(options={"adj.rulebook": "1971"})
    with Game.begin(rules) as game:
        game.save_as(tmp_path / "old.spydip")
    with Game.open(tmp_path / "old.spydip") as game:
        assert game.rules.options == rules.options
        assert game.record.header.options["adj.rulebook"] == "1971"
        assert set(game.record.header.options) == {o.key for o in rules.variant.options}
