"""A position set by hand keeps every order that can still stand, and names those that cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.carried import fallen_away
from engine.game.game import Game
from engine.orders.notation import write
from engine.position import Position
from tests.helpers.hands import by_seat
from tests.helpers.postal import clock
from tests.helpers.reach import World
from tests.helpers.secrets_of import SECRETS
from tests.helpers.twins import turns


def begun(name: str) -> tuple[Game, World]:
    """A game in which units are to move, with everybody's orders in hand."""
    rules = judge.ruleset(name)
    world = next(w for w, _, _ in turns(rules, 7) if w.position.phase.kind == "M")
    game = Game.begin(rules, seed="17", position=world.position, clock=clock)
    for seat, orders in by_seat(rules, world.position, world.given).items():
        game.give(seat, orders, source="mail", raw="as it came")
    return game, world


def lines(game: Game) -> dict[str, tuple[str, ...]]:
    return {power: sheet.lines for power, (_, sheet) in game.record.sheets().items()}


def without(position: Position, place: str) -> Position:
    return replace(position, units={p: u for p, u in position.units.items() if p != place})


@pytest.mark.parametrize("name", SECRETS)
def test_orders_of_all_but_the_piece_taken_away_stay_in_hand(name: str) -> None:
    game, world = begun(name)
    before = lines(game)
    unit = next(
        unit
        for unit in world.position.units.values()
        if any(getattr(one, "at", "") == unit.at for one in world.given.get(unit.power, ()))
        and not any(stack.province == unit.province for stack in world.position.covert)
    )
    gone = game.edit(without(game.position(), unit.province), "it was never there")
    said = [str(message) for message in fallen_away(gone)]
    assert said
    assert all(f"{unit.kind[0]} {unit.at}" in line for line in said)
    fallen = {line for sheet in gone for line in sheet.lines}
    kept = {power: tuple(one for one in own if one not in fallen) for power, own in before.items()}
    assert lines(game) == {power: own for power, own in kept.items() if own}
    assert {sheet.raw for _, sheet in game.record.sheets().values()} == {"as it came"}


def test_what_was_never_possible_stays_as_it_came() -> None:
    game = Game.begin(judge.ruleset(), seed="17", clock=clock)
    odd = ("A PAR - BUR", "A MOS - SEV")
    game.give(PowerId("FRANCE"), [game.reader.order(line) for line in odd], source="mail")
    assert game.edit(without(game.position(), "ANK"), "sunk in port") == ()
    assert lines(game) == {"FRANCE": odd}


def test_undo_brings_back_what_fell_away_and_redo_what_was_kept() -> None:
    game, world = begun("spy")
    before = lines(game)
    game.edit(without(game.position(), next(iter(world.position.units))), "never there")
    after = lines(game)
    game.ledger.undo()
    assert lines(game) == before
    game.ledger.redo()
    assert lines(game) == after != before


def test_a_game_opened_again_has_the_orders_that_were_kept(tmp_path: Path) -> None:
    game, world = begun("standard")
    with game:
        game.edit(without(game.position(), next(iter(world.position.units))), "never there")
        game.save_as(tmp_path / "g.spydip")
        held = lines(game)
    with Game.open(tmp_path / "g.spydip") as again:
        assert lines(again) == held
        turn = again.resolve()
    given = {(e.power, write(e.order)) for e in turn.submission.entries}
    assert {(power, line) for power, own in held.items() for line in own} <= given
