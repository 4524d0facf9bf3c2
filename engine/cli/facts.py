"""``spydip facts``: what one viewer was told of a turn, as lines for programs."""

import json
from pathlib import Path

import click

from engine.cli._shared import (
    AS_JSON,
    BRANCH,
    FILE,
    PHASE,
    VIEWER,
    before,
    played,
    reading,
    standing,
)


@click.command()
@FILE
@PHASE
@VIEWER
@BRANCH
@AS_JSON
def facts(*, file: Path, phase: str | None, viewer: str, branch: str | None, as_json: bool) -> None:
    """Print what a viewer was told, as sorted lines.

    Prints the facts of PHASE's turn, or of the last one. Reports, pictures and bots are made from
    these facts and nothing else. Before the first turn they describe the opening position.
    """
    with reading(file) as game:
        fresh = phase is None and game.record.decided.parent is None
        node = (standing if fresh else played)(game.record, phase, branch)
        seen = before(game, viewer, node).look()
        if as_json:
            data = {"viewer": seen.viewer, "due": str(seen.due), "facts": seen.lines}
            if not fresh:
                data = {"phase": str(seen.phase), **data}
            click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        else:
            click.echo("\n".join(seen.lines))
