"""``spydip lab``: plays games by the hundred and tells what they come to."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import click

from engine.cli import Commands
from engine.cli._shared import chosen, speaker, tell
from engine.files import write_whole
from engine.lab import table
from engine.lab.plan import Plan, PlanError, Setting, setting
from engine.lab.results import Results, keep, look
from engine.lab.results import merge as merged
from engine.lab.run import go
from engine.lab.runners import Runner, here, pool

_PATH = click.Path(path_type=Path)
_Command = TypeVar("_Command", bound=Callable[..., Any])


@click.group(cls=Commands, prefix="lab.")
def lab() -> None:
    """Play games by the hundred, on one machine or many, and tell what they come to."""


def _written(command: _Command) -> _Command:
    for option in (
        click.option("--csv", "sheet", type=_PATH, metavar="FILE", help="The standings as CSV."),
        click.option("--json", "data", type=_PATH, metavar="FILE", help="Everything as JSON."),
    ):
        command = option(command)
    return command


@lab.command()
@click.option("--variant", default="standard", show_default=True, help="Rules, or a TOML file.")
@click.option("--against", metavar="VARIANT", help="Other rules, played from the same seeds.")
@click.option("--board", default="", help="A board's name; else the variant's own.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="May be repeated.")
@click.option(
    "--against-option", "others", multiple=True, metavar="KEY=VALUE", help="For the other rules."
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the first game.")
@click.option(
    "--deadlines", type=click.IntRange(1), default=200, show_default=True, help="At most, a game."
)
@click.option("--last", type=int, default=0, metavar="YEAR", help="The last year that is played.")
@click.option(
    "--matters",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Ask at every N-th deadline which options matter.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler: tls://HOST:PORT.")
@click.option(
    "--certificates", type=_PATH, metavar="DIR", help="With ca.pem, cert.pem and key.pem."
)
@click.option("--part", default="1/1", metavar="I/N", help="Play only one part of so many.")
@click.option(
    "--results", type=_PATH, required=True, metavar="FILE", help="Where each game is kept."
)
@_written
def run(  # noqa: PLR0913  # one parameter an option
    *,
    variant: str,
    against: str | None,
    board: str,
    options: tuple[str, ...],
    others: tuple[str, ...],
    jobs: int,
    cluster: str | None,
    certificates: Path | None,
    part: str,
    results: Path,
    sheet: Path | None,
    data: Path | None,
    **length: int,
) -> None:
    """Play a run, or go on with it: FILE keeps every game, and a run that was stopped goes on.

    \b
    Examples:
      spydip lab run --variant spy --games 200 --jobs 2 --results spy.sqlite
      spydip lab run --variant spy --against-option spy.captures=off --results captures.sqlite
      spydip lab run --variant blind --games 9000 --part 3/90 --results part-3.sqlite

    Players by chance say little about good play; they tell how long games take, what options
    change, and which powers the board favours.
    """  # noqa: D301  # click reads the mark
    settings = [_setting(variant, board, options)]
    if against or others:
        settings.append(_setting(against or variant, board, others))
    plan = Plan(settings=tuple(settings), **length)
    runner = _runner(jobs, cluster, certificates)
    number, parts = _part(part)
    with keep(results, plan) as kept:
        total = sum(job.count for job in kept.left(plan.jobs(number, parts)))
        with (
            click.progressbar(length=total, file=sys.stderr) as bar,
            closing(go(kept, runner, number, parts)) as games,
        ):
            for count in games:
                bar.update(count)
        _tell(kept, sheet, data)


@lab.command()
@click.argument("file", type=_PATH)
@_written
def show(*, file: Path, sheet: Path | None, data: Path | None) -> None:
    """Tell what the games of a run have come to so far."""
    with look(file) as kept:
        _tell(kept, sheet, data)


@lab.command()
@click.argument("into", type=_PATH)
@click.argument("files", type=_PATH, nargs=-1, required=True)
def merge(*, into: Path, files: tuple[Path, ...]) -> None:
    """Put the results of several parts of one run into one file."""
    tell("lab.merged", count=merged(into, files), path=str(into))


def _tell(kept: Results, sheet: Path | None, data: Path | None) -> None:
    click.echo(table.table(kept, speaker()))
    for path, text in ((sheet, table.as_csv), (data, table.as_json)):
        if path is not None:
            write_whole(path, text(kept).encode())
            tell("cli.written", output=str(path))


def _setting(variant: str, board: str, options: tuple[str, ...]) -> Setting:
    return setting(variant, board=board, options=chosen(options), players=("chance",))


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
