"""``spydip letters``: writes what each player is sent after the last deadline."""

from collections.abc import Mapping
from importlib.metadata import entry_points
from pathlib import Path

import click

from engine.cli._shared import FILE, LANGUAGE, reading, seat, told_plainly
from engine.post.manner import manner_of
from engine.post.outbox import issue
from engine.post.package import Package, packages, parts_of, write
from engine.post.style import names
from engine.session.seat import Seat

MAPS = "spydip.maps"
"""The group of entry points through which the part of the program that draws joins."""


@click.command()
@FILE
@click.argument("powers", nargs=-1, metavar="[POWER]...")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path("letters"),
    show_default=True,
    metavar="DIR",
    help="Where to write them.",
)
@LANGUAGE
@click.option("--style", "named", metavar="NAME|FILE", help=f"One of {', '.join(names())}.")
@click.option("--maps/--no-maps", default=True, show_default=True, help="Add maps, PNG and PDF.")
@click.option("--packets", is_flag=True, help="Add each player's packet, signed and locked.")
@click.option("--passphrase", default="", metavar="WORDS", help="Lock packets with these words.")
@click.option("--issue", "sent", is_flag=True, help="Note them as sent; later ones correct them.")
@told_plainly
def letters(  # noqa: PLR0913  # one parameter an option
    *,
    file: Path,
    powers: tuple[str, ...],
    output: Path,
    named: str | None,
    language: str | None,
    maps: bool,
    packets: bool,
    passphrase: str,
    sent: bool,
) -> None:
    """Write the letters about the last turn to each POWER, or to all.

    Each is a folder with text, HTML and maps, and an .eml draft that holds them. Every word and
    every picture comes from what that player may know. A letter that differs from the one sent
    before is a numbered correction, and what differs is listed. One that does not is left out, so
    that nobody learns of corrections to what is hidden; name its POWER to have it once more.
    Each player is written to in the language that the book says, or all in that of --language.
    """
    with reading(file) as game:
        manner = manner_of(game, file, named, language)
        parts = parts_of(
            file,
            maps=drawn if maps else None,
            packets=packets or bool(passphrase),
            passphrase=passphrase,
        )
        chosen = [seat(game, text) for text in powers] or None
        seats = game.rules.seats if chosen is None else ()
        for power in filter(lambda power: manner.book.seat(power).unposted, seats):
            click.echo(
                f"{power}: no letter, {manner.book.seat(power).unposted}; name it to have one"
            )
        posted = [power for power in seats if not manner.book.seat(power).unposted]
        for package in packages(game, manner, parts, chosen or posted):
            if package.letter.sent and chosen is None:
                click.echo(
                    f"{package.power}: the same as issued before; name the power to write it"
                )
                continue
            _tell(package, write(package, output))
            if sent and not package.letter.sent:
                issue(file, package.letter)


def drawn(seat: Seat, **how: object) -> Mapping[str, bytes]:
    """The maps for a letter; none where the part that draws is not installed.

    ``how`` may say in which ``forms`` and how many pixels ``width``.
    """
    found: dict[str, bytes] = {}
    for entry in entry_points(group=MAPS):
        found.update(entry.load()(seat, **how))
    return found


def _tell(package: Package, mail: Path) -> None:
    click.echo(f"Written: {mail}")
    for line in package.letter.changes:
        click.echo(f"  {line}")
