"""``spydip lab``: plays games by the hundred and sums up the results."""

from pathlib import Path
from typing import Any

import click

from engine.cli import Commands
from engine.cli._runs import PATH, play, played, ruled, show, written
from engine.cli._shared import chosen, tell
from engine.lab.plan import Setting, setting
from engine.lab.results import look
from engine.lab.results import merge as merged


@click.group(cls=Commands, prefix="lab.")
def lab() -> None:
    """Play games by the hundred, on one machine or many, and sum up the results."""


@lab.command()
@ruled
@click.option("--against", metavar="VARIANT", help="Other rules, played from the same seeds.")
@click.option(
    "--against-option", "others", multiple=True, metavar="KEY=VALUE", help="For the other rules."
)
@click.option(
    "--matters",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="At every N-th deadline, find out which options matter.",
)
@played
def run(  # one parameter per option
    *,
    variant: str,
    against: str | None,
    board: str,
    options: tuple[str, ...],
    others: tuple[str, ...],
    **how: Any,  # noqa: ANN401  # the options of every run
) -> None:
    """Play a run, or continue one that was stopped: FILE keeps every game.

    \b
    Examples:
      spydip lab run --variant spy --games 200 --jobs 2 --results spy.sqlite
      spydip lab run --variant spy --against-option spy.captures=off --results captures.sqlite
      spydip lab run --variant blind --games 9000 --part 3/90 --results part-3.sqlite

    Random players say little about good play; they show how long games take, what options change,
    and which powers the board favours.
    """  # noqa: D301  # click reads the mark
    settings = [_setting(variant, board, options)]
    if against or others:
        settings.append(_setting(against or variant, board, others))
    play(settings, **how)


@lab.command("show")
@click.argument("file", type=PATH)
@written
def show_(*, file: Path, **files: Path | None) -> None:
    """Sum up the games of a run so far."""
    with look(file) as kept:
        show(kept, **files)


@lab.command()
@click.argument("into", type=PATH)
@click.argument("files", type=PATH, nargs=-1, required=True)
def merge(*, into: Path, files: tuple[Path, ...]) -> None:
    """Join the results of several parts of one run in one file."""
    tell("lab.merged", count=merged(into, files), path=str(into))


def _setting(variant: str, board: str, options: tuple[str, ...]) -> Setting:
    return setting(variant, board=board, options=chosen(options), players=("chance",))
