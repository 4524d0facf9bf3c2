"""Prints what a run costs besides playing: python -m tests.bench.scale [VARIANT GAMES DEADLINES]

The same games are played in this process, by one and two processes, and by a Dask cluster of one
and two workers: the seconds each takes, the processor's seconds of all its processes together with
their start, its deadlines in such a second, and the milliseconds of processor time that this
process and Dask's scheduler spend on a block. All rows must be equal.
"""

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
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
        before = _busy(other) if other else 0.0
        start, own, whole = time.perf_counter(), time.process_time(), _all(other)
        blocks = sum(1 for _ in go(kept, runner))
        seconds, own, whole = (
            now - then
            for now, then in zip(
                (time.perf_counter(), time.process_time(), _all(other)),
                (start, own, whole),
                strict=True,
            )
        )
        theirs = _busy(other) - before if other else 0.0
        pace, count = kept.deadlines() / whole, kept.count()
        rows = json.dumps(list(kept.rows()))
    costs = f"{1e3 * own / blocks:9.1f}{1e3 * theirs / blocks:11.1f}"
    worked = f"{seconds:8.1f}{whole:11.1f}{pace:13.0f}"
    print(f"{name:16}{worked}{costs}{len(rows) / count:13.0f}", flush=True)
    return hashlib.sha256(rows.encode()).hexdigest()


def _busy(process: psutil.Process) -> float:
    """The processor's seconds of one process."""
    times = process.cpu_times()
    return times.user + times.system


def _all(other: psutil.Process | None) -> float:
    """The processor's seconds of this process, those it has started and ended, and a cluster's."""
    ended = getrusage(RUSAGE_CHILDREN)
    cluster_ = [other, *other.children(recursive=True)] if other else []
    return time.process_time() + ended.ru_utime + ended.ru_stime + sum(map(_busy, cluster_))


def main(variant: str, games: int, deadlines: int) -> None:
    """Play it all."""
    plan = Plan(
        settings=(setting(variant, options={}, players=("chance",)),),
        games=games,
        deadlines=deadlines,
    )
    heads = ("seconds", "processor", "deadlines/s", "ms/block", "scheduler", "bytes/game")
    wide = (8, 11, 13, 9, 11, 13)
    print(f"{variant:16}" + "".join(f"{h:>{w}}" for h, w in zip(heads, wide, strict=True)))
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
