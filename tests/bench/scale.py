"""Prints what a run costs besides playing: python -m tests.bench.scale [VARIANT GAMES DEADLINES]

The same games are played in this process, by one and two processes, and by a Dask cluster of one
and two workers: the seconds each takes, its deadlines a second, and the milliseconds of processor
time that this process and Dask's scheduler spend on a block. All rows must be equal.
"""

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory

import psutil

from engine.lab.cluster import cluster
from engine.lab.plan import Plan, setting
from engine.lab.results import keep
from engine.lab.run import go
from engine.lab.runners import Runner, here, pool


@contextmanager
def scheduler(workers: int) -> Iterator[tuple[str, psutil.Process]]:
    """A Dask cluster of this machine: its address and its process."""
    command = [sys.executable, "-m", "tests.helpers.scheduler", str(workers)]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True) as process:
        yield process.stdout.readline().strip(), psutil.Process(process.pid)
        process.stdin.close()


def played(name: str, plan: Plan, runner: Runner, other: psutil.Process | None = None) -> str:
    """Plays a run, prints what it took, and gives its rows in letters."""
    with TemporaryDirectory() as folder, keep(Path(folder) / "run.sqlite", plan) as kept:
        before = other.cpu_times().user if other else 0.0
        start, own = time.perf_counter(), time.process_time()
        blocks = sum(1 for _ in go(kept, runner))
        seconds, own = time.perf_counter() - start, time.process_time() - own
        theirs = other.cpu_times().user - before if other else 0.0
        pace, count = kept.deadlines() / seconds, kept.count()
        rows = json.dumps(list(kept.rows()))
    costs = f"{1e3 * own / blocks:9.1f}{1e3 * theirs / blocks:11.1f}"
    print(f"{name:16}{seconds:8.1f}{pace:13.0f}{costs}{len(rows) / count:13.0f}", flush=True)
    return hashlib.sha256(rows.encode()).hexdigest()


def main(variant: str, games: int, deadlines: int) -> None:
    """Play it all."""
    plan = Plan(
        settings=(setting(variant, options={}, players=("chance",)),),
        games=games,
        deadlines=deadlines,
    )
    heads = ("seconds", "deadlines/s", "ms/block", "scheduler", "bytes/game")
    print(f"{variant:16}{heads[0]:>8}{heads[1]:>13}{heads[2]:>9}{heads[3]:>11}{heads[4]:>13}")
    found = {played("here", plan, here)}
    for workers in (1, 2):
        found.add(played(f"{workers} processes", plan, pool(workers)))
    for workers in (1, 2):
        with scheduler(workers) as (address, process):
            found.add(played(f"{workers} Dask workers", plan, cluster(address), process))
    print("all rows equal" if len(found) == 1 else "ROWS DIFFER")


if __name__ == "__main__":
    name, *numbers = (*sys.argv[1:4], *("blind", "64", "40")[len(sys.argv) - 1 :])
    main(name, *map(int, numbers))
