"""Lets opponents play and keep secrets.

Run it as ``python -m tests.bench.opponents games [NUMBER [SEED [DEADLINES]]]``, or with ``twins``
and no length of games.

``games`` plays so many games, all variants and mixes in turn, Merrow and two boards made for the
test, and a guest; in every tenth one seat is strong, the others are novices and sound. It prints
what went wrong and the slowest move. ``twins`` asks opponents for their orders in pairs of worlds
that differ in what their seat must not know, a tenth of them strong ones with a tenth of their
samples, and prints every difference.
"""

import os
import sys
import time
import traceback
from pathlib import Path
from random import Random

from engine import judge
from engine.guests.permits import VARIABLE
from engine.opponents import LEVELS, Opponent
from engine.visibility.observe import opening
from tests.helpers.boards import grid_board
from tests.helpers.opponents import Differences, ask_twins
from tests.helpers.secrets_of import SECRETS

GUESTS = Path(__file__).parents[1] / "guests"
DEADLINES = 24
SLOW = 2.0


def rulesets():
    """What is played in turn: a name, and how to get the rules."""
    os.environ[VARIABLE] = str(GUESTS)
    for name in (*judge.variant_ids(), *judge.mixes(), *judge.guests()):
        yield name, judge.ruleset(name)
    for board in ("merrow", grid_board(40), grid_board(120)):
        for name in ("standard", "spy"):
            yield f"{name} on {getattr(board, 'name', board)}", judge.ruleset(name, board)


def games(number, seed, length=DEADLINES):
    """Play so many games of so many deadlines; how many failed."""
    made, wrong, worst, moves = [*rulesets()], 0, (0.0, ""), 0
    start = time.perf_counter()
    for count in range(seed, seed + number):
        name, rules = made[count % len(made)]
        try:
            slowest, asked = play(rules, count, length)
            worst, moves = max(worst, (slowest, f"{name} {count}")), moves + asked
        except Exception:  # noqa: BLE001  # the next game is played all the same
            wrong += 1
            print(f"{name}, game {count}:\n{traceback.format_exc()}")
    taken = time.perf_counter() - start
    print(f"{number} games, {moves} moves, {wrong} exceptions, {taken:.0f} s")
    print(f"slowest move {1000 * worst[0]:.0f} ms ({worst[1]})")
    return wrong + (worst[0] > SLOW)


def play(rules, seed, length):
    """One game; the CPU time of the slowest move, and how many moves there were."""
    draw, lots = Random(seed), Random(f"lots {seed}")
    levels = {seat: draw.choice(("novice", "sound")) for seat in rules.seats}
    if seed % 10 == 0:
        levels[draw.choice(rules.seats)] = "strong"
    players = {seat: Opponent(rules, level) for seat, level in levels.items()}
    memory, turn = dict.fromkeys(rules.seats), opening(judge.begin(rules))
    worst, moves = 0.0, 0
    for _ in range(length):
        given = {}
        for seat, player in players.items():
            view = judge.report(rules, turn, seat, audited=False)
            start = time.process_time()
            texts, memory[seat] = player.choose(view, memory[seat], seed)
            worst, moves = max(worst, time.process_time() - start), moves + 1
            given[seat] = [rules.reader.order(t, phase=view.due.kind) for t in texts]
        turn = judge.adjudicate(rules, turn.after, judge.submit(rules, turn.after, given), lots)
        if turn.after.ending is not None:
            break
    return worst, moves


def twins(number, seed):
    """Ask in so many pairs of worlds; how many orders differed."""
    wrong = 0
    fogged = [name for name, secrets in SECRETS.items() if secrets]
    for name in fogged:
        for level, share in (("sound", 9), ("strong", 1)):
            figures, first = Differences(), seed
            wanted = number * share // (10 * len(fogged)) + 1
            while figures.asked < wanted:
                ask_twins(
                    name, LEVELS[level].scaled(10), min(100, wanted - figures.asked), first, figures
                )
                first += 1
            print(
                f"{name}, {level}: {figures.asked} pairs, {figures.orders} orders, "
                f"{len(figures.found)} differences",
                flush=True,
            )
            print("\n".join(figures.found[:5]), end="")
            wrong += len(figures.found)
    return wrong


if __name__ == "__main__":
    what, *numbers = sys.argv[1:] or ["games"]
    many, first_seed, *how_long = map(int, [*numbers, *("100", "0")[len(numbers) :]])
    sys.exit(1 if {"twins": twins, "games": games}[what](many, first_seed, *how_long) else 0)
