"""What an owner sees, is offered and is answered stands on what it was told of its own pieces."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.examine import Entry
from engine.game.game import Game
from engine.game.packet import observation, pack, rules_of
from engine.game.packet_content import dumps, loads
from engine.game.scenario import parse_scenarios
from engine.game.setup import position_of
from engine.orders.choices import leaves
from engine.orders.options import choices
from engine.position import Position
from engine.rules import Ruleset
from engine.session.belief import believed
from engine.session.packets import imagine
from engine.visibility.observe import Observation, opening

SPY = Path(__file__).parents[1].joinpath("scenarios", "spy.toml").read_text("utf-8")
UNHEARD = ("SPY-2a-unheard", "SPY-2a-interactive", "SPY-2a-split-winter")
SCENARIOS = {one.id: one for one in parse_scenarios(SPY, "spy.toml")}


def after(name: str) -> tuple[Ruleset, Position]:
    """The position after the first step of a scenario, in which somebody's spy is missing."""
    scenario = SCENARIOS[name]
    rules = judge.ruleset(scenario.variant, options=scenario.options)
    position = position_of(scenario, rules)
    entry = Entry(rules, opening(position))
    for power, lines in scenario.step[0].orders.items():
        assert not any(entry.take(PowerId(power), line) for line in lines)
    made = judge.submit(rules, position, entry.given)
    return rules, judge.adjudicate(rules, position, made, Random(0)).after


def told(rules: Ruleset, position: Position, power: PowerId) -> Observation:
    return judge.report(rules, opening(position), power)


@pytest.mark.parametrize("name", UNHEARD)
def test_a_loss_that_was_not_told_changes_nothing_for_the_owner(name: str) -> None:
    rules, dead = after(name)
    assert dead.missing
    alive = replace(dead, covert=(*dead.covert, *dead.missing), missing=())
    for owner in {stack.power for stack in dead.missing}:
        seen = told(rules, dead, owner)
        assert seen == told(rules, alive, owner)
        offered = [*leaves(choices(rules.known(seen), rules.variant.order_kinds))]
        lines = (f"SPY {stack.province} H" for stack in dead.crew(owner))
        offered += map(rules.reader.order, lines)
        for order in offered:
            answers = [
                judge.submit(rules, position, {owner: (order,)}).entries
                for position in (dead, alive)
            ]
            assert answers[0] == answers[1]
        mine = {stack.province for stack in believed(rules, seen).crew(owner)}
        assert mine == {stack.province for stack in dead.crew(owner)}


@pytest.mark.parametrize("name", UNHEARD)
def test_a_missing_spy_has_its_place_in_its_owners_packet(name: str) -> None:
    rules, dead = after(name)
    game = Game.begin(rules, title="Missing", position=dead)
    for owner in {stack.power for stack in dead.missing}:
        packet = loads(dumps(pack(game, owner, token="")))
        seen = observation(packet, packet.chapters[-1], rules_of(packet))
        mine = {stack.province for stack in imagine(packet, rules).game.position().crew(owner)}
        assert seen.lines == told(rules, dead, owner).lines
        assert mine == {stack.province for stack in dead.crew(owner)}


def test_a_missing_spy_is_kept_with_the_game(tmp_path: Path) -> None:
    rules, dead = after(UNHEARD[0])
    game = Game.begin(rules, title="Missing", position=dead)
    game.save_as(tmp_path / "missing.spydip")
    game.close()
    with Game.open(tmp_path / "missing.spydip") as kept:
        assert kept.position() == dead
