"""``spydip report``: a turn written out, for the game master or for one power."""

from pathlib import Path

import click

from engine.cli._shared import (
    AS_JSON,
    BRANCH,
    FILE,
    PHASE,
    VIEWER,
    observation,
    played,
    reading,
    told,
    told_plainly,
    viewer_of,
)
from engine.report.styles import STYLES


@click.command()
@FILE
@PHASE
@VIEWER
@BRANCH
@click.option(
    "--style",
    type=click.Choice(tuple(STYLES)),
    default="text",
    show_default=True,
    help="How to write it.",
)
@AS_JSON
@told_plainly
def report(
    *, file: Path, phase: str | None, viewer: str, branch: str | None, style: str, as_json: bool
) -> None:
    """Write out a turn: orders, results, position.

    It is the turn of PHASE, or the last one.

    \b
    Examples:
      spydip report g.spydip
      spydip report g.spydip F1901M --as Turkey --style markdown
    """  # noqa: D301  # click reads the mark
    with reading(file) as game:
        node = played(game.record, phase, branch)
        account = told(game, observation(game, node, viewer_of(game, viewer)))
        click.echo(STYLES["json" if as_json else style](account), nl=False)
