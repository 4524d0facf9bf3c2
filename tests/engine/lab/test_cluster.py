"""Games on a Dask cluster of this machine."""

import hashlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import NamedTuple

import pytest
from distributed import utils

from engine.lab import cluster as clusters
from engine.lab.cluster import ClusterError, cluster
from engine.lab.plan import Plan, setting
from engine.lab.results import keep
from engine.lab.run import go
from engine.lab.runners import here

PLAN = Plan(settings=(setting("blind", options={}, players=("chance",)),), games=40, deadlines=4)


class Local(NamedTuple):
    """A cluster of this machine."""

    address: str
    workers: tuple[int, ...]


@contextmanager
def scheduler() -> Iterator[tuple[Popen[str], Local]]:
    """A cluster of its own."""
    command = [sys.executable, "-m", "tests.helpers.scheduler"]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True) as process:
        address = process.stdout.readline().strip()
        yield process, Local(address, tuple(map(int, process.stdout.readline().split())))
        process.stdin.close()


@pytest.fixture(scope="module", autouse=True)
def offload() -> None:
    """The thread that packs what is sent is begun before any test, for Dask never ends it."""
    utils._offload_executor.submit(int).result()


@pytest.fixture(scope="module")
def local() -> Iterator[Local]:
    with scheduler() as (_, found):
        yield found


def test_a_cluster_plays_what_one_process_plays_though_a_worker_dies(
    local: Local, tmp_path: Path
) -> None:
    with keep(tmp_path / "here.sqlite", PLAN) as kept:
        list(go(kept, here))
        expected = list(kept.rows())
    killed = False
    with keep(tmp_path / "cluster.sqlite", PLAN) as kept:
        for _ in go(kept, cluster(local.address)):
            if not killed:
                os.kill(local.workers[0], signal.SIGKILL)
                killed = True
        rows = list(kept.rows())
    assert hashlib.sha256(json.dumps(rows).encode()).digest() == (
        hashlib.sha256(json.dumps(expected).encode()).digest()
    )


def test_other_versions_are_refused(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "version", lambda _name: "9.9")
    with pytest.raises(ClusterError, match=r"has SpyDip .*; here it is 9\.9"):
        next(cluster(local.address)(PLAN.jobs()))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("tcp://example.org:8786", "reached only by TLS"),
        ("example.org", "not the address of a scheduler"),
        ("tls://example.org:8786", "name the folder with ca.pem"),
    ],
)
def test_what_is_not_secured_is_refused(address: str, said: str) -> None:
    with pytest.raises(ClusterError, match=said):
        cluster(address)


def test_a_missing_certificate_is_named(tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("")
    with pytest.raises(ClusterError, match=r"cert\.pem is missing"):
        cluster("tls://example.org:8786", tmp_path)


def test_nobody_answers() -> None:
    with pytest.raises(ClusterError, match=r"No scheduler answers at tcp://127.0.0.1:9"):
        next(cluster("tcp://127.0.0.1:9")(PLAN.jobs()))


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match="with its extra “cluster”"):
        cluster("tcp://127.0.0.1:8786")


def test_a_scheduler_that_goes_away_leaves_what_was_played(tmp_path: Path) -> None:
    with keep(tmp_path / "r.sqlite", PLAN) as kept, scheduler() as (process, there):
        games = go(kept, cluster(there.address))
        first = next(games)
        process.kill()
        for worker in there.workers:
            os.kill(worker, signal.SIGKILL)
        with pytest.raises(ClusterError, match="scheduler is gone"):
            list(games)
        assert first <= kept.count() < PLAN.games
        list(go(kept, here))
        assert kept.count() == PLAN.games
