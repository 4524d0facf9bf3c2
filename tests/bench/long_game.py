"""How long a game of thirty years takes to open and any of its phases to show.

Run it: python -m tests.bench.long_game [--years 30] [--seed 1]
"""

import argparse
import random
import statistics
import tempfile
import time
from pathlib import Path

from engine import judge
from engine.game.archive import Archive
from engine.game.game import Game
from engine.game.record import Node
from engine.game.verify import verify
from engine.play import chance
from engine.report.styles import as_text
from engine.session.seat import Seat
from engine.visibility.sight import GM


def played(years: int, seed: int) -> Game:
    """A game that chance plays for so many years."""
    game = Game.begin(judge.ruleset(options={"game.victory": "35"}), seed=str(seed))
    draw = random.Random(seed)
    first = game.position().phase.year
    while game.position().phase.year < first + years:
        given = chance.orders(game.rules.board, game.position(), draw)
        for power in game.rules.seats:
            if given.get(power):
                game.give(power, given[power], source="typed")
        game.resolve()
    return game


def seconds(path: Path, node: Node) -> tuple[float, float]:
    """How long a fresh program takes to open the file and to show one phase with its turn."""
    began = time.perf_counter()
    with Game.open(path, write=False) as game:
        opened = time.perf_counter()
        game.position(node.id)
        as_text(Seat(game, GM).after(node).told())
    return opened - began, time.perf_counter() - opened


def main() -> None:
    """Play, save, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--years", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.spydip"
        game = played(asked.years, asked.seed)
        game.save_as(path)
        record = game.record
        game.close()
        figures = [seconds(path, node) for node in record.nodes.values()]
        began = time.perf_counter()
        with Archive.open(path, write=False):
            bare = time.perf_counter() - began
        began = time.perf_counter()
        with Game.open(path, write=False) as again:
            drift = verify(again.record, again.history)
        whole = time.perf_counter() - began
        size = path.stat().st_size
    print(f"{asked.years} years, {len(record.nodes)} positions, {len(record.acts)} acts")
    print(f"size {size / 1024:.0f} KiB")
    for name, times in zip(("open", "show"), zip(*figures, strict=True), strict=True):
        middle, worst = statistics.median(times) * 1000, max(times) * 1000
        print(f"{name}: median {middle:.1f} ms, slowest {worst:.1f} ms")
    print(f"the file alone: {bare * 1000:.1f} ms; verified in {whole:.2f} s, {len(drift)} drift")


if __name__ == "__main__":
    main()
