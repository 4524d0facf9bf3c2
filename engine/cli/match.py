"""``spydip match``: players against each other, taking turns at all seats."""

from typing import Any

import click

from engine.cli._runs import play, played, ruled
from engine.cli._shared import chosen
from engine.lab.plan import setting
from engine.lab.players import at_table, exchanged


@click.command()
@ruled
@click.option(
    "--seats", required=True, metavar="NAME:COUNT,…", help="Who plays, and at how many seats."
)
@click.option("--apart", is_flag=True, help="Also with the numbers exchanged: six against one.")
@played
def match(
    *,
    variant: str,
    board: str,
    options: tuple[str, ...],
    seats: str,
    apart: bool,
    **how: Any,  # noqa: ANN401  # the options of every run
) -> None:
    """Let players meet: they take turns at the seats, and what each kind won is told.

    \b
    Examples:
      spydip match --seats strong:1,sound:6 --games 70 --last 1908 --results m.sqlite
      spydip match --variant spy --seats sound:1,novice:6 --apart --results spy.sqlite

    With --apart the same seeds are played twice: one against six, and six against one.
    """  # noqa: D301  # click reads the mark
    tables = [at_table(seats)]
    if apart:
        tables.append(exchanged(tables[0]))
    settings = [
        setting(variant, board=board, options=chosen(options), players=players)
        for players in tables
    ]
    play(settings, **how)
