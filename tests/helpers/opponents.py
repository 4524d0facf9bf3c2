"""Games among computer opponents, and twin worlds in which they are asked for their orders."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.opponents import Level, Opponent
from engine.opponents.state import Memory
from engine.orders.order import Order
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from tests.helpers.cases import Case
from tests.helpers.twins import turns, twin


@dataclass
class Told:
    """A game so far: its last turn, and what each seat ordered, by the deadline."""

    turn: Turn
    given: Mapping[PowerId, list[Order]]


def played(
    rules: Ruleset, levels: Mapping[PowerId, str | Level], deadlines: int, seed: int = 0
) -> Iterator[Told]:
    """A game of opponents of these levels by seat; raises where one writes what is no order."""
    players = {level: Opponent(rules, level) for level in set(levels.values())}
    memory: dict[PowerId, Memory] = dict.fromkeys(levels)
    lots = Random(f"lots {seed}")
    turn = opening(judge.begin(rules))
    for _ in range(deadlines):
        given = {}
        for seat, level in levels.items():
            view = judge.report(rules, turn, seat)
            texts, memory[seat] = players[level].choose(view, memory[seat], seed)
            given[seat] = [rules.reader.order(t, phase=view.due.kind) for t in texts]
        turn = judge.adjudicate(rules, turn.after, judge.submit(rules, turn.after, given), lots)
        yield Told(turn, given)
        if turn.after.ending is not None:
            return


@dataclass
class Differences:
    """How many twins an opponent was asked in, and which of its orders gave a secret away."""

    asked: int = 0
    orders: int = 0
    found: list[str] = field(default_factory=list)
    secrets: Counter[str] = field(default_factory=Counter)


def ask_twins(
    variant: str, level: str | Level, trials: int, seed: int, figures: Differences
) -> None:
    """In so many worlds of a game by chance, and in others that differ in what must not be known,
    the opponent is asked for its orders.
    """
    rules = judge.ruleset(variant)
    player = Opponent(rules, level)
    draw = Random(f"{variant} {seed}")
    left = trials
    for world, turn, told in turns(rules, seed):
        for viewer in draw.sample(rules.seats, min(3, len(rules.seats))):
            case = Case(rules, world, turn, viewer, draw, told[viewer])
            found = twin(case) if turn.after.ending is None else None
            if found is None:
                continue
            _, other, secret = found
            memory = _memory(player, told[viewer], seed)
            one, two = (
                player.choose(judge.report(rules, end, viewer), memory, seed)[0]
                for end in (turn, other)
            )
            figures.asked += 1
            figures.orders += len(one)
            figures.secrets[secret.__name__] += 1
            if one != two:
                figures.found.append(f"{variant} {seed} {turn.after.phase} {viewer}: {one} {two}")
            left -= 1
            if left <= 0:
                return


def _memory(player: Opponent, told: tuple[Observation, ...], seed: int) -> Memory:
    memory: Memory = None
    for view in told:
        memory = player.choose(view, memory, seed)[1]
    return memory
