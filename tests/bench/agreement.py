"""Compares the two adjudicators: python -m tests.bench.agreement [POSITIONS [SEED]]

Prints, for each kind of board, how many positions were compared, what they held and on how many
the two differed; then every difference, with the orders.
"""

import sys
import time
from collections import Counter

from engine.board.graph import Board
from engine.board.load import load
from engine.orders.standard import Convoy, Support
from tests.helpers.agreement import disagreements, second
from tests.helpers.battles import battle
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
    for seed in seeds:
        made = battle(board, seed, crowd=0.3 + 0.07 * (seed % 10), powers=2 + seed % 6)
        kinds = Counter(map(type, made.orders.values()))
        count.update(positions=1, units=len(made.units))
        count.update(convoys=kinds[Convoy], supports=kinds[Support])
        count["paradoxes"] += second(made).paradox
        found = disagreements(made)
        if found:
            count["differences"] += 1
            print(f"\n{name}, seed {seed}: {'; '.join(found)}")
            print("\n".join(made.lines()))
    return count


def main(positions: int, seed: int) -> int:
    total = 0
    started = time.perf_counter()
    lines = []
    for name, board in boards(seed).items():
        share = positions // 5
        count = compare(name, board, range(seed, seed + share))
        lines.append(f"{name}: " + ", ".join(f"{count[key]} {key}" for key in count))
        total += count["differences"]
    print("\n".join(lines))
    print(f"{positions} positions, {total} differences, {time.perf_counter() - started:.0f} s")
    return 1 if total else 0


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    sys.exit(main(*(given + [20_000, 1][len(given) :])))
