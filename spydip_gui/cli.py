"""Commands that draw; they join the command line through the entry points of the project."""

from pathlib import Path

import click

from engine.board.faults import BoardError


@click.command()
@click.argument("name", metavar="NAME|FOLDER")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file to write; its ending tells the kind: .png, .svg or .pdf.",
)
@click.option("--width", default=1600, show_default=True, help="Width in pixels (PNG, SVG).")
@click.option(
    "--page",
    type=click.Choice(["A4", "A3", "Letter"]),
    default="A4",
    show_default=True,
    help="Paper for a PDF.",
)
@click.option("--night", is_flag=True, help="Use the colours for dark screens.")
@click.option("--start", is_flag=True, help="Also draw the units and owners of the start.")
def render(name: str, output: Path, width: int, page: str, *, night: bool, start: bool) -> None:
    """Draw a board to a PNG, SVG or PDF file; no display is needed."""
    from spydip_gui.output.offscreen import application  # noqa: PLC0415  # Qt is slow to import

    app = application()
    from spydip_gui.output.board import render_board  # noqa: PLC0415  # it needs the application
    from spydip_gui.output.files import OutputError  # noqa: PLC0415

    try:
        time = "night" if night else "day"
        render_board(name, output, width=width, page=page, start=start, time=time)
    except (BoardError, OutputError) as error:
        raise click.ClickException(str(error)) from error
    del app
    click.echo(f"{output} written")
