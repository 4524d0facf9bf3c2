"""The same seeds give the same games by every runner, after a stop and in parts."""

import hashlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from engine.lab.block import block
from engine.lab.plan import Plan, PlanError, read, setting
from engine.lab.results import Results, ResultsError, keep, look, merge
from engine.lab.run import go
from engine.lab.runners import here, pool
from engine.rules import MixError

PLAN = Plan(
    settings=(
        setting("spy", options={}, players=("chance",)),
        setting("spy", options={"spy.captures": "off"}, players=("chance",)),
    ),
    games=12,
    seed=3,
    deadlines=6,
)


def rows_of(results: Results) -> str:
    return hashlib.sha256(json.dumps(list(results.rows()), sort_keys=True).encode()).hexdigest()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> str:
    with keep(tmp_path_factory.mktemp("lab") / "here.sqlite", PLAN) as kept:
        assert sum(go(kept, here)) == 24
        return rows_of(kept)


def test_several_processes_play_what_one_plays(expected: str, tmp_path: Path) -> None:
    with keep(tmp_path / "pool.sqlite", PLAN) as kept:
        assert sum(go(kept, pool(2))) == 24
        assert rows_of(kept) == expected


def test_a_killed_process_changes_nothing(expected: str, tmp_path: Path) -> None:
    killed = 0
    with keep(tmp_path / "killed.sqlite", PLAN) as kept:
        for _ in go(kept, pool(2)):
            if not killed:
                killed = next(children())
                os.kill(killed, signal.SIGKILL)
        assert killed
        assert rows_of(kept) == expected


def children() -> Iterator[int]:
    """The processes that this one has begun to play in."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            about = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(about[1]) == os.getpid() and b"spawn_main" in (entry / "cmdline").read_bytes():
                yield int(entry.name)


def test_workers_do_not_outlive_a_run_that_is_killed() -> None:
    playing = (
        "from engine.lab.runners import pool; from tests.engine.lab.test_runs import PLAN\n"
        "for rows in pool(2)(PLAN.jobs()): print(len(rows), flush=True)"
    )
    with Popen([sys.executable, "-c", playing], stdout=PIPE) as run:
        run.stdout.readline()
        run.kill()
        run.communicate(timeout=30)  # ends when nobody is left who could write


def test_a_run_that_was_stopped_goes_on(expected: str, tmp_path: Path) -> None:
    path = tmp_path / "stopped.sqlite"
    with keep(path, PLAN) as kept:
        games = go(kept, here)
        next(games)
        games.close()
        first = len(list(kept.rows()))
    assert 0 < first < 24
    with keep(path, PLAN) as kept:
        assert sum(go(kept, here)) == 24 - first
        assert rows_of(kept) == expected


def test_parts_make_the_whole(expected: str, tmp_path: Path) -> None:
    parts = [tmp_path / f"{number}.sqlite" for number in (1, 2, 3)]
    for number, path in enumerate(parts, 1):
        with keep(path, PLAN) as kept:
            assert sum(go(kept, here, number, 3)) > 0
    assert merge(tmp_path / "whole.sqlite", parts) == 24
    with look(tmp_path / "whole.sqlite") as kept:
        assert rows_of(kept) == expected


def test_a_game_does_not_depend_on_its_block() -> None:
    one = replace(PLAN, settings=PLAN.settings[:1])
    job = next(one.jobs())
    assert block(job)[3] == block(replace(job, first=3, count=1))[0]


def test_the_plan_is_read_as_it_was_written() -> None:
    assert read(PLAN.write()) == PLAN


def test_both_settings_are_played_from_the_same_seeds(tmp_path: Path) -> None:
    with keep(tmp_path / "both.sqlite", PLAN) as kept:
        list(go(kept, here))
        rows = list(kept.rows())
    seeds = [[row["seed"] for row in rows if row["setting"] == which] for which in (0, 1)]
    assert seeds[0] == seeds[1] == list(range(3, 15))
    assert [row["results"] for row in rows[:12]] != [row["results"] for row in rows[12:]]


def test_other_runs_are_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "one.sqlite", tmp_path / "other.sqlite"
    keep(path, PLAN).close()
    longer = replace(PLAN, deadlines=7)
    with pytest.raises(ResultsError, match="another run"):
        keep(path, longer)
    keep(other, longer).close()
    with pytest.raises(ResultsError, match=r"other\.sqlite holds another run"):
        merge(path, [other])


def test_games_of_another_version_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.sqlite"
    keep(path, PLAN).close()
    monkeypatch.setattr("engine.lab.plan.version", lambda _name: "0.0.1")
    with pytest.raises(ResultsError, match="another version of SpyDip played"):
        keep(path, PLAN)


@pytest.mark.parametrize("content", [b"", b"no database at all" * 99, b"SQLite format 3\0" * 300])
def test_what_is_no_run_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.sqlite"
    path.write_bytes(content)
    with pytest.raises(ResultsError, match="holds no results of the lab"):
        look(path)
    with pytest.raises(ResultsError, match="holds no results of the lab"):
        keep(path, PLAN)
    assert path.read_bytes() == content


def test_who_cannot_play_is_named() -> None:
    settings = (setting("blind", options={}, players=("chance", "greedy")),)
    with pytest.raises(PlanError, match="“greedy”; choose chance, nobody, novice, s"):
        block(next(Plan(settings=settings).jobs()))
    settings = (setting("blind", options={}, players=("chance", "chance")),)
    with pytest.raises(PlanError, match="2 players were named for 7 seats"):
        block(next(Plan(settings=settings).jobs()))


def test_a_mix_is_taken_in_by_content(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('title = "Ours"\nbase = "standard"\nsight = "classic_fog"\n', "utf-8")
    made = setting(str(path), options={}, players=("chance",))
    path.unlink()
    rows = block(next(Plan(settings=(made,), games=1, deadlines=2).jobs()))
    assert rows[0]["deadlines"] == 2
    with pytest.raises(MixError):
        setting(str(path), options={}, players=("chance",))
