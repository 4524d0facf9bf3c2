"""Plays by chance and watches: python -m tests.bench.selfplay [PHASES [SEED]]

On every built-in board so many deadlines are played under each edition's options in turn; after
each, the invariants are checked, and under 2023 the movement is decided again by the second
adjudicator.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle
from random import Random

import maps
from engine import judge
from engine.adjudication.turn import Turn
from engine.phases import PhaseKind
from engine.play.cases import EDITIONS, PREFERRED
from engine.play.simulate import turns
from engine.rules import Ruleset
from tests.helpers.agreement import compared
from tests.helpers.battles import Battle
from tests.helpers.invariants import broken


def deadlines(board: str, seed: int) -> Iterator[tuple[str, Ruleset, Turn]]:
    """Turn after turn, game after game, the editions taking turns."""
    for number, edition in zip(count(seed), cycle(EDITIONS), strict=False):
        rules = judge.ruleset(board=board, options=EDITIONS[edition])
        for turn in turns(rules, number):
            yield edition, rules, turn
            if turn.before.phase.year > rules.board.year + 12:
                break


def faults(edition: str, rules: Ruleset, turn: Turn, draw: Random) -> list[str]:
    """What is wrong with a turn."""
    found = list(broken(rules, turn, draw))
    if edition == PREFERRED and turn.before.phase.kind is PhaseKind.MOVEMENT:
        found += compared(_battle(rules, turn), turn.resolution)
    return found


def _battle(rules: Ruleset, turn: Turn) -> Battle:
    units = dict(turn.before.units)
    orders = {order.at[:3]: order for given in turn.submission.orders.values() for order in given}
    return Battle(rules.board, units, orders)


def watch(board: str, phases: int, seed: int) -> int:
    """Play so many deadlines; print what they held, and every fault."""
    kinds: Counter[str] = Counter()
    wrong, draw, started = 0, Random(seed), time.perf_counter()
    for _, (edition, rules, turn) in zip(range(phases), deadlines(board, seed), strict=False):
        kinds[turn.before.phase.kind.name.lower()] += 1
        for fault in faults(edition, rules, turn, draw):
            wrong += 1
            print(f"{board}, {edition}, {turn.before.phase}: {fault}")
            print(
                "   ", "; ".join(f"{p}: {o}" for p, g in turn.submission.orders.items() for o in g)
            )
    held = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
    taken = time.perf_counter() - started
    print(f"{board}: {phases} deadlines ({held}), {wrong} faults, {taken:.0f} s")
    return wrong


if __name__ == "__main__":
    chosen = [int(text) for text in sys.argv[1:]]
    number, first = chosen + [10_000, 1][len(chosen) :]
    sys.exit(1 if sum(watch(name, number, first) for name in maps.names()) else 0)
