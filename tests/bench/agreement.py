"""Compares the two adjudicators: python -m tests.bench.agreement [POSITIONS [SEED]]

Half the positions are on the standard board, the rest on made ones. Each is judged by three
editions of the rulebook, on the board as it is and on one whose provinces are numbered from
another one on; every province comes first in turn. Prints for each board what the positions held
and on how many a verdict differed; then every difference, with the orders.
"""

import sys
import time
from collections import Counter
from dataclasses import replace

from engine.board.graph import Board
from engine.board.load import load
from engine.orders.standard import Convoy, Support
from tests.helpers.agreement import EDITIONS, differences, numbered_from, resolution, second
from tests.helpers.battles import Battle, battle
from tests.helpers.boards import grid_board


def boards(seed: int) -> dict[str, Board]:
    return {
        "standard": load("standard"),
        "water 16": grid_board(16, seed=seed, water=0.55),
        "water 24": grid_board(24, seed=seed + 1, water=0.6),
        "grid 40": grid_board(40, seed=seed + 2, water=0.45),
        "grid 75": grid_board(75, seed=seed + 3),
    }


def compare(name: str, board: Board, seeds: range) -> Counter[str]:
    count: Counter[str] = Counter()
    size = len(board.provinces)
    for first in range(size):
        turned = numbered_from(board, first)
        for seed in seeds[first::size]:
            made = battle(board, seed, crowd=0.3 + 0.07 * (seed % 10), powers=2 + seed % 6)
            kinds = Counter(map(type, made.orders.values()))
            count.update(positions=1, units=len(made.units))
            count.update(convoys=kinds[Convoy], supports=kinds[Support])
            _judge(made, replace(made, board=turned), f"{name} from {first}, seed {seed}", count)
    return count


def _judge(made: Battle, turned: Battle, title: str, count: Counter[str]) -> None:
    """Count a position's verdicts, and print where they differ."""
    for edition in EDITIONS:
        verdict = second(made, edition)
        count["paradoxes"] += verdict.paradox
        for numbered in (made, turned):
            count["verdicts"] += 1
            found = tuple(differences(resolution(numbered, edition), verdict))
            if found:
                count["differences"] += 1
                print(f"\n{title}, {edition}: {'; '.join(found)}")
                print("\n".join(made.lines()))


def main(positions: int, seed: int) -> int:
    total: Counter[str] = Counter()
    started = time.perf_counter()
    lines = []
    for name, board in boards(seed).items():
        share = positions // (2 if name == "standard" else 8)
        count = compare(name, board, range(seed, seed + share))
        lines.append(f"{name}: " + ", ".join(f"{count[key]} {key}" for key in count))
        total += count
    print("\n".join(lines))
    took = time.perf_counter() - started
    print(f"{total['positions']} positions, {total['verdicts']} verdicts,", end=" ")
    print(f"{total['differences']} differences, {took:.0f} s")
    return 1 if total["differences"] else 0


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    sys.exit(main(*(given + [20_000, 1][len(given) :])))
