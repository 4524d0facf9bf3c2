"""``spydip seal``: promises a sheet of bids or orders without showing it."""

from pathlib import Path
from typing import TextIO

import click

from engine.cli._shared import PATH, tell
from engine.files import ReadyError, write_whole
from engine.post import sealed


@click.command()
@click.argument("sheet", type=click.File(encoding="utf-8"), metavar="FILE|-")
@click.option("--as", "by", required=True, metavar="NAME", help="Who seals.")
@click.option("--for", "due", required=True, metavar="DEADLINE", help="Such as “Duel S1901B”.")
@click.option(
    "--opening",
    type=PATH,
    help="Where to keep the opening; by default beside the sheet.",
)
def seal(*, sheet: TextIO, by: str, due: str, opening: Path | None) -> None:
    """Seal a sheet: bids, a preference list, a deployment.

    The promise is printed, for you to send now. The opening is kept in a file, for you to send when
    the other's promise is there; “spydip unseal” compares the two.

    \b
    Example:
      spydip seal bids.txt --as X --for "Duel S1901B"
    """  # noqa: D301  # click reads the mark
    name = "sheet" if sheet.name in ("-", "<stdin>") else sheet.name
    place = opening or Path(f"{name}.opening")
    made = sealed.seal(sheet.read(), by=by, due=due)
    try:
        write_whole(place, str(made).encode(), new=True)
    except ReadyError as error:
        raise sealed.SealError("cli.opening_exists", place=str(place)) from error
    click.echo(str(made.promise), nl=False)
    tell("cli.opening_kept", place=str(place), err=True)
