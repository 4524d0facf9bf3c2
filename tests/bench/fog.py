"""Prints how quickly games in the fog go: python -m tests.bench.fog [VARIANT...]

The recorded games are played again: the median microseconds of deciding a deadline and of one
seat's report, as a player gets it and without the audit, as players by chance do. Then how many
deadlines a second such players get through, deciding and choosing their orders, as ``spydip
simulate --games 12 --deadlines 40`` counts them. All by the processor's time, on one core.
"""

import sys
import time
from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import median

from engine import judge
from engine.adjudication.turn import Turn
from engine.play.simulate import seated
from engine.rules import Ruleset
from tests.helpers.playthroughs import place, replayed

PASSES = 5
GAMES, DEADLINES = 12, 40


def taken(work: Callable[[], object]) -> float:
    """The microseconds that a piece of work takes at best."""
    times = []
    for _ in range(PASSES):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times) * 1e6


def recorded(rules: Ruleset, turns: list[Turn]) -> tuple[float, ...]:
    """The medians of deciding, of a report, and of one that is not audited."""
    deciding = [
        taken(lambda t=t: judge.adjudicate(rules, t.before, t.submission, Random(0))) for t in turns
    ]
    pages = [(turn, seat) for turn in turns for seat in rules.seats]
    audited = [taken(lambda p=p: judge.report(rules, *p)) for p in pages]
    bare = [taken(lambda p=p: judge.report(rules, *p, audited=False)) for p in pages]
    return median(deciding), median(audited), median(bare)


def pace(rules: Ruleset) -> float:
    """How many deadlines a second players by chance get through."""
    started, played = time.process_time(), 0
    for seed in range(GAMES):
        played += sum(1 for _ in islice(seated(rules, seed, audited=False), DEADLINES))
    return played / (time.process_time() - started)


def main(names: list[str]) -> None:
    """Time it all."""
    print(f"{'microseconds':14}{'decide':>9}{'report':>9}{'unaudited':>11}{'deadlines/s':>13}")
    for name in names:
        rules = judge.ruleset(name)
        turns = [turn for turn, _ in replayed(rules, place(name).read_text("utf-8"))]
        deciding, report, bare = recorded(rules, turns)
        print(f"{name:14}{deciding:9.0f}{report:9.0f}{bare:11.0f}{pace(rules):13.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(judge.variant_ids()))
