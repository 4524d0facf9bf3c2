"""A piece that came to grief unheard of is, in all its owner is shown, where it was thought."""

from functools import cache
from itertools import chain, islice
from random import Random

import pytest

from engine import judge
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack
from tests.helpers.unheard import Silence, heard, next_report, shown, silences

GAMES = {
    "usual": ("spy", {}),
    "interactive": ("spy", {"spy.report_timing": "interactive"}),
    "split-winter": ("spy", {"spy.split_winter": "on"}),
    "two-players": ("intimate-spies", {}),
}
PAIRS = 6
"""So many deadlines of each game are tried, with a piece that died and one that went astray."""


def rules_of(name: str) -> Ruleset:
    variant, options = GAMES[name]
    return judge.ruleset(variant, options=options)


@cache
def quiet(name: str) -> list[Silence]:
    """Deadlines after which a viewer has heard nothing, each of one viewer, of several games."""
    games = (silences(rules_of(name), seed, Random(seed), deadlines=7) for seed in range(3, 9))
    return list(islice(chain.from_iterable(games), PAIRS))


def differences(name: str) -> list[str]:
    """What shows to an owner, before the next report, of where its piece is in truth."""
    found: list[str] = []
    for here in quiet(name):
        draw = Random(f"{name} {here.viewer} {here.world.position.phase}")
        stack = draw.choice(list(here.pieces()))
        alive = shown(here, here.world, stack, Random(1))
        for other in (here.killed(stack), here.astray(stack, draw)):
            then = shown(here, other, stack, Random(1))
            found += set(alive) ^ set(then)
            assert found or alive == then
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_piece_that_is_gone_unheard_of_shows_nowhere(name: str) -> None:
    assert differences(name) == []
    assert len(quiet(name)) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_its_silence_is_told_by_the_first_report_and_by_none_before(name: str) -> None:
    told = 0
    for here in quiet(name):
        stack = next(here.pieces())
        alive, dead = (next_report(here, w) for w in (here.world, here.killed(stack)))
        if heard(alive):
            told += 1
            silent = f"nocontact {stack.kind} {stack.known}"
            assert any(line.endswith(silent) for line in dead.lines)
        else:
            assert dead.lines == alive.lines
    assert told


def test_a_belief_made_of_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def true(position: Position, power: str) -> tuple[Stack, ...]:
        return tuple(stack for stack in position.covert if stack.power == power)

    monkeypatch.setattr(Position, "crew", true)
    assert differences("usual")
