"""Commands that draw; they join the command line through the entry points of the project."""

from pathlib import Path

import click

from engine.cli._shared import BRANCH, FILE, LANGUAGE, before, reading, standing, tell
from engine.visibility.sight import GM
from spydip_gui.output.offscreen import application

_WIDTH = click.option(
    "--width", default=1600, show_default=True, help="Width in pixels, for all but PDF."
)
_PAGE = click.option(
    "--page",
    type=click.Choice(["A4", "A3", "Letter"]),
    default="A4",
    show_default=True,
    help="Paper for a PDF.",
)
_NIGHT = click.option("--night", is_flag=True, help="Use the colours for dark screens.")


@click.command()
@click.argument("name", metavar="NAME|FOLDER")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file to write; its ending gives the format: .png, .svg or .pdf.",
)
@_WIDTH
@_PAGE
@_NIGHT
@LANGUAGE
@click.option("--start", is_flag=True, help="Also draw the units and owners of the start.")
def render(  # noqa: PLR0913  # one for each option
    *,
    name: str,
    output: Path,
    width: int,
    page: str,
    night: bool,
    language: str | None,
    start: bool,
) -> None:
    """Draw a board to a PNG, SVG or PDF file; no display is needed."""
    app = application()
    from spydip_gui.output import game as drawn  # noqa: PLC0415  # it needs the application

    wish = drawn.Wish(width=width, page=page, time=_time(night), language=language or "en")
    drawn.render_board(name, output, wish, start=start)
    del app
    tell("cli.written", output=str(output))


@click.command("render")
@FILE
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    help="What to write: .png, .svg or .pdf for one picture; .webp, .gif and, with ffmpeg, .mp4 or "
    ".webm for a replay of all turns; a name without an ending for a folder of pictures.",
)
@click.option("--phase", metavar="PHASE", help="As it stood when this phase was due.")
@click.option(
    "--viewer",
    "--as",
    default=GM,
    metavar="POWER",
    help="Only what this power knows; by default everything.",
)
@BRANCH
@_WIDTH
@_PAGE
@_NIGHT
@LANGUAGE
@click.option(
    "--pace",
    type=click.IntRange(20, 60_000),
    default=1200,
    show_default=True,
    help="Milliseconds for each phase of a replay.",
)
def render_game(  # noqa: PLR0913  # one for each option
    *,
    file: Path,
    output: Path,
    phase: str | None,
    viewer: str,
    branch: str | None,
    width: int,
    page: str,
    night: bool,
    language: str | None,
    pace: int,
) -> None:
    """Draw a game as one viewer sees it; no display is needed.

    \b
    Examples:
      spydip render g.spydip -o map.png
      spydip render g.spydip --phase F1901M --viewer France -o france.svg
      spydip render g.spydip -o replay.webp --width 900
    """  # noqa: D301  # click reads the mark
    app = application()
    from spydip_gui.output import game as drawn  # noqa: PLC0415  # it needs the application

    with reading(file) as game:
        view = before(game, viewer, standing(game.record, phase, branch))
        wish = drawn.Wish(width=width, page=page, time=_time(night), language=language or "en")
        written = drawn.render_game(view, output, wish, pace)
    del app
    for path in written:
        tell("cli.written", output=str(path))


def _time(night: bool) -> str:  # noqa: FBT001  # the flag as click gives it
    return "night" if night else "day"
