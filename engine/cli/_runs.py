"""What the lab's commands share: the players, the results file, and how results are shown."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from engine.cli._shared import put, speaker, tell
from engine.lab import page, table
from engine.lab.plan import Plan, PlanError, Setting
from engine.lab.results import Results, keep
from engine.lab.run import go
from engine.lab.runners import Runner, here, pool

PATH = click.Path(path_type=Path)
_Command = TypeVar("_Command", bound=Callable[..., Any])


def written(command: _Command) -> _Command:
    """Add the options for where to write results."""
    return _with(
        command,
        click.option("--csv", "sheet", type=PATH, metavar="FILE", help="The standings as CSV."),
        click.option("--json", "data", type=PATH, metavar="FILE", help="Everything as JSON."),
        click.option("--page", "drawn", type=PATH, metavar="FILE", help="A page with pictures."),
    )


def played(command: _Command) -> _Command:
    """Add the options for how many games, how long, by whom, and where they are saved."""
    return _with(
        written(command),
        click.option(
            "--results", type=PATH, required=True, metavar="FILE", help="Where each game is kept."
        ),
        click.option("--part", default="1/1", metavar="I/N", help="Play only one part of so many."),
        click.option(
            "--certificates", type=PATH, metavar="DIR", help="With ca.pem, cert.pem and key.pem."
        ),
        click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler: tls://HOST:PORT."),
        click.option(
            "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes."
        ),
        click.option("--last", type=int, default=0, metavar="YEAR", help="The last year played."),
        click.option(
            "--deadlines",
            type=click.IntRange(1),
            default=200,
            show_default=True,
            help="At most, per game.",
        ),
        click.option(
            "--seed", type=int, default=0, show_default=True, help="The seed of the first game."
        ),
        click.option(
            "--games", type=click.IntRange(1), default=100, show_default=True, help="How many."
        ),
    )


def _with(command: _Command, *options: Callable[[_Command], _Command]) -> _Command:
    for option in options:
        command = option(command)
    return command


def ruled(command: _Command) -> _Command:
    """Add the options for the rules to play by."""
    return _with(
        command,
        click.option(
            "--option", "options", multiple=True, metavar="KEY=VALUE", help="May be repeated."
        ),
        click.option("--board", default="", help="A board's name; by default the variant's own."),
        click.option(
            "--variant", default="standard", show_default=True, help="Rules, or a TOML file."
        ),
    )


def play(  # noqa: PLR0913  # one parameter per option
    settings: Sequence[Setting],
    *,
    matters: int = 0,
    games: int,
    seed: int,
    deadlines: int,
    last: int,
    results: Path,
    jobs: int,
    cluster: str | None,
    certificates: Path | None,
    part: str,
    **files: Path | None,
) -> None:
    """Play a run, or continue it; show its results, and how fast it went."""
    plan = Plan(
        settings=tuple(settings),
        games=games,
        seed=seed,
        deadlines=deadlines,
        last=last,
        matters=matters,
    )
    runner = _runner(jobs, cluster, certificates)
    number, parts = _part(part)
    with keep(results, plan) as kept:
        total = sum(job.count for job in kept.left(plan.jobs(number, parts)))
        before, start = kept.deadlines(), time.perf_counter()
        with (
            click.progressbar(length=total, file=sys.stderr) as bar,
            closing(go(kept, runner, number, parts)) as blocks,
        ):
            for count in blocks:
                bar.update(count)
        seconds = time.perf_counter() - start
        show(kept, **files)
        if total:
            tell("lab.speed", speed=f"{(kept.deadlines() - before) / seconds:.0f}", err=True)


def show(kept: Results, *, sheet: Path | None, data: Path | None, drawn: Path | None) -> None:
    """Show the results of games, and write them into the files asked for."""
    click.echo(table.table(kept, speaker()))
    pictures = partial(page.page, speaker=speaker())
    for path, text in ((sheet, table.as_csv), (data, table.as_json), (drawn, pictures)):
        if path is not None:
            put(path, text(kept))


def _runner(jobs: int, address: str | None, certificates: Path | None) -> Runner:
    if address:
        from engine.lab.cluster import cluster  # noqa: PLC0415  # an extra

        return cluster(address, certificates)
    if jobs > 1:
        return pool(jobs)
    return here


def _part(text: str) -> tuple[int, int]:
    number, _, parts = text.partition("/")
    if not (number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
        raise PlanError("lab.no_part", text=text)
    return int(number), int(parts)
