"""Times the movement rules: python -m tests.bench.movement [--yardstick FOLDER] [--no-growth]

Side by side in one run, in microseconds a phase: the core on encoded orders, the rules with their
reasons, reading, legal orders, a whole turn, and a line of the batch command. With --yardstick the
folder's own resolver (``yardstick.Resolver.run`` on ``encoded.json.gz``) is timed among them, on
the folder's positions, and its results are compared. Then the growth from 75 to 1,000 provinces.
"""

import argparse
import gzip
import importlib.util
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

from engine import judge
from engine.adjudication import movement
from engine.adjudication.atlas import atlas
from engine.adjudication.resolver import Resolver
from engine.adjudication.turn import Situation
from engine.board.graph import Board
from engine.board.load import load
from engine.orders.candidates import legal_orders
from engine.orders.notation import Reader, reader_for
from engine.play.batch import Batch
from engine.rules import Ruleset
from tests.bench.positions import Sample, from_folder, made
from tests.bench.timing import Work, side_by_side
from tests.helpers.boards import grid_board


def core_work(rules: Ruleset, samples: list[Sample]) -> Work:
    """The core alone, given again what the rules once gave it."""
    tasks: list[tuple] = []

    class Recorder(Resolver):
        def run(self, units, orders, sides=None):
            tasks.append((list(units), list(orders), self.routes))
            return super().run(units, orders, sides)

    with patch.object(movement, "Resolver", Recorder):
        for sample in samples:
            movement.resolve(_situation(rules, sample))
    core = Resolver(atlas(rules.board).sea, movement.policies(rules.rulebook))

    def work() -> list[list[int]]:
        found = []
        for units, orders, routes in tasks:
            core.routes = routes
            found.append(core.run(units, orders)[0])
        return found

    return work


def rules_work(rules: Ruleset, samples: list[Sample]) -> Work:
    """Movement with reasons and effects, from a submission."""
    situations = [_situation(rules, sample) for sample in samples]
    return lambda: [movement.resolve(situation) for situation in situations]


def _situation(rules: Ruleset, sample: Sample) -> Situation:
    return Situation(
        board=rules.board,
        powers=rules.powers,
        position=sample.position,
        submission=judge.submit(rules, sample.position, sample.given),
        rulebook=rules.rulebook,
        options=rules.options,
        draw=Random(0),
    )


def turn_work(rules: Ruleset, samples: list[Sample]) -> Work:
    """A whole turn: orders checked, adjudicated with reasons, the next position."""
    draw = Random(0)

    def work() -> None:
        for sample in samples:
            submission = judge.submit(rules, sample.position, sample.given)
            judge.adjudicate(rules, sample.position, submission, draw)

    return work


def reading_work(reader: Callable[[], Reader], samples: list[Sample]) -> Work:
    """Canonical order text to orders."""

    def work() -> None:
        addressed = reader().addressed
        for sample in samples:
            for text in sample.texts:
                addressed(text)

    return work


def works(rules: Ruleset, samples: list[Sample], *, lines: bool) -> dict[str, Work]:
    """Everything that is timed on a set of positions."""
    board = rules.board
    found: dict[str, Work] = {
        "core": core_work(rules, samples),
        "reading": reading_work(partial(reader_for, board), samples),
        "reading, each line new": reading_work(partial(Reader, board), samples),
        "rules with reasons": rules_work(rules, samples),
        "legal orders": lambda: [legal_orders(board, s.position.units) for s in samples],
        "whole turn": turn_work(rules, samples),
    }
    if lines:
        found["batch line"] = lambda: list(Batch().answers(sample.line for sample in samples))
    return found


def yardstick_works(folder: Path) -> dict[str, Work]:
    """The folder's resolver on each of its encoded sets."""
    spec = importlib.util.spec_from_file_location("yardstick", folder / "yardstick.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    data = json.loads(gzip.decompress((folder / "encoded.json.gz").read_bytes()))
    resolver = module.Resolver(len(data["provinces"]), data["sea"])
    found = {}
    for name, phases in data["sets"].items():
        tasks = [([tuple(u) for u in p[1]], [tuple(o) for o in p[2]]) for p in phases]
        found[name] = partial(_run_all, resolver, tasks)
    return found


def _run_all(resolver: object, tasks: list[tuple[list, list]]) -> list[list[int]]:
    return [resolver.run(units, orders)[0] for units, orders in tasks]


def report(name: str, works_: dict[str, Work], samples: list[Sample]) -> None:
    """Time a set and print a line for each piece of work."""
    times = side_by_side(works_)
    count = len(samples)
    units = sum(len(sample.position.units) for sample in samples) / count
    print(f"\n{name}: {count} phases of {units:.1f} units")
    yard = times.get("yardstick")
    for what, seconds in times.items():
        line = f"  {what:<24}{seconds / count * 1e6:>10.1f} us a phase"
        if yard:
            line += f"{seconds / yard:>8.2f} x yardstick"
        print(line)


def compare(folder: Path, ours: Work, theirs: Work) -> None:
    """Count the positions on which the yardstick moves the same units."""
    data = json.loads(gzip.decompress((folder / "encoded.json.gz").read_bytes()))
    names, index = data["provinces"], atlas(load("standard")).names
    mine = [{index[p] for p in moved} for moved in ours()]
    other = [{names[p].upper() for p in moved} for moved in theirs()]
    same = sum(a == b for a, b in zip(mine, other, strict=True))
    print(f"  falling back on land as the yardstick does, {same} of {len(mine)} positions agree")


def growth(sizes: tuple[int, ...] = (75, 300, 1000)) -> None:
    """How the cost grows with the board, the share of occupied provinces being the same."""
    print("\ngrowth, us a unit")
    for size in sizes:
        board: Board = grid_board(size, seed=11)
        rules = judge.ruleset(board=board)
        samples = made(board, count=max(4, 6000 // size))["planned"]
        started = time.process_time()
        turn_work(rules, samples)()
        first = time.process_time() - started
        times = side_by_side(works(rules, samples, lines=False), passes=5)
        times["whole turn, each order new"] = first
        units = sum(len(sample.position.units) for sample in samples)
        text = ", ".join(f"{what} {t / units * 1e6:.2f}" for what, t in times.items())
        print(f"  {size:>5} provinces, {units / len(samples):.0f} units: {text}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--yardstick", type=Path, help="a folder with a resolver and positions")
    parser.add_argument("--no-growth", action="store_true")
    chosen = parser.parse_args()
    rules = judge.ruleset()
    folder = chosen.yardstick
    sets = from_folder(folder, rules.board) if folder else made(rules.board)
    yard = yardstick_works(folder) if folder else {}
    for name, samples in sets.items():
        mine = works(rules, samples, lines=True)
        report(name, {**({"yardstick": yard[name]} if yard else {}), **mine}, samples)
        if yard:
            # The yardstick lets an army walk that is told to go by a convoy nobody ordered.
            walking = judge.ruleset(options={"adj.adjacent_convoy": "fallback"})
            compare(folder, core_work(walking, samples), yard[name])
    if not chosen.no_growth:
        growth()


if __name__ == "__main__":
    main()
