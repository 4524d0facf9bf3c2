"""A position of a game with its orders is written as a scenario that passes."""

import tomllib
from functools import cache
from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.examine import examine
from engine.game.game import Game
from engine.game.record import Node
from engine.game.scenario import parse_scenarios
from engine.game.scenario_text import write_scenario
from engine.game.setup import position_of
from engine.play import seats
from engine.visibility.observe import opening

DEADLINES = 11


@cache
def played(variant: str) -> tuple[Game, tuple[Node, ...]]:
    """A game by chance, perhaps to its end, and the nodes of its adjudicated deadlines."""
    rules = judge.ruleset(variant)
    game = Game.begin(rules, seed="0")
    draw = Random(0)
    turn = opening(judge.begin(rules))
    nodes = []
    for _ in range(DEADLINES):
        for power, orders in seats.orders(rules, seats.views(rules, turn), draw).items():
            game.give(power, list(orders), source="typed")
        nodes.append(game.record.nodes[game.record.head])
        game.resolve()
        turn = game.history.turn(game.record.head)
        if turn.after.ending is not None:
            break
    return game, tuple(nodes)


@pytest.mark.parametrize("variant", [*judge.variant_ids(), "intimate-spies"])
def test_every_deadline_of_every_variant_passes_as_a_scenario(variant: str) -> None:
    game, nodes = played(variant)
    for node in nodes:
        (scenario,) = parse_scenarios(write_scenario(game, node), "saved")
        assert [str(found) for found in examine(scenario)] == []


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_the_position_of_a_scenario_is_that_of_the_game(variant: str) -> None:
    game, nodes = played(variant)
    for node in nodes:
        (scenario,) = parse_scenarios(write_scenario(game, node), "saved")
        if scenario.phase != node.phase:
            continue
        was, is_ = game.position(node.id), position_of(scenario, game.rules)
        assert is_.units == was.units
        assert is_.centres == was.centres
        assert is_.dislodged == was.dislodged
        assert sorted(map(str, is_.covert)) == sorted(map(str, was.covert))
        assert set(is_.prisoners) == set(was.prisoners)
        assert (is_.players, is_.control, is_.credits) == (was.players, was.control, was.credits)


def test_what_a_scenario_cannot_tell_is_led_up_to() -> None:
    led_up_to = 0
    game, nodes = played("espionage")
    for node in nodes:
        data = tomllib.loads(write_scenario(game, node))["scenario"][0]
        before = game.position(node.id)
        plain = not before.barred and not before.counters
        assert (data["phase"] == node.phase) is plain
        assert (len(data["step"]) == 1) is plain
        led_up_to += not plain
    assert led_up_to


def test_the_labels_of_covert_pieces_are_kept() -> None:
    game = Game.begin(judge.ruleset("spy"), seed="1")
    orders = ["SPY MAR - SPA", "SPY BRE - PIC"]
    game.give(PowerId("FRANCE"), [game.reader.order(line) for line in orders], source="typed")
    game.resolve()
    data = tomllib.loads(write_scenario(game, game.record.nodes[game.record.head]))
    assert data["scenario"][0]["covert"]["FRANCE"] == ["SPY PIC", "SPY SPA", "SPY PAR"]


def test_only_what_differs_from_the_defaults_is_written() -> None:
    game = Game.begin(judge.ruleset(options={"adj.paradox": "szykman"}), seed="17")
    game.give(PowerId("FRANCE"), [game.reader.order("A PAR - BUR")], source="typed")
    game.resolve()
    text = write_scenario(game, game.record.nodes[1])
    data = tomllib.loads(text)["scenario"][0]
    assert data["options"] == {"adj.paradox": "szykman"}
    assert data["step"][0]["orders"] == {"FRANCE": ["A PAR - BUR"]}
    (wrong,) = parse_scenarios(text.replace('"A BUR"', '"A GAS"'), "wrong")
    assert examine(wrong) != []
