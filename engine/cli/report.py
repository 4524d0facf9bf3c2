"""``spydip report``: a turn written out, for the game master or for one power."""

from pathlib import Path

import click

from engine.board.graph import PowerId
from engine.cli._shared import (
    AS_JSON,
    BRANCH,
    FILE,
    LANGUAGE,
    PHASE,
    STYLE,
    VIEWER,
    before,
    played,
    reading,
)
from engine.game.game import Game
from engine.language.speaker import ENGLISH, Speaker
from engine.post.book import load
from engine.report.styles import STYLES


@click.command()
@FILE
@PHASE
@VIEWER
@BRANCH
@STYLE
@LANGUAGE
@AS_JSON
def report(  # noqa: PLR0913  # one parameter per option
    *,
    file: Path,
    phase: str | None,
    viewer: str,
    branch: str | None,
    style: str,
    language: str | None,
    as_json: bool,
) -> None:
    """Write out a turn: orders, results, position.

    Shows the turn of PHASE, or the last one.

    \b
    Examples:
      spydip report g.spydip
      spydip report g.spydip F1901M --as Turkey --style markdown
    """  # noqa: D301  # click reads the mark
    with reading(file) as game:
        node = played(game.record, phase, branch)
        style = "json" if as_json else style
        view = before(game, viewer, node)
        speaker = ENGLISH if style == "json" else _speaker(game, file, view.viewer, language)
        click.echo(STYLES[style](view.told(speaker=speaker)), nl=False)


def _speaker(game: Game, file: Path, viewer: PowerId, language: str | None) -> Speaker:
    """Who writes a report: in the language asked for, or the one in the game's book."""
    return Speaker(language) if language else load(file, game.rules.seats).speaker(viewer)
