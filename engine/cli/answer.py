"""``spydip answer``: writes the order sheet that answers a player's packet."""

import sys
from datetime import UTC, datetime
from pathlib import Path

import click

from engine.cli._packets import unlocking
from engine.cli._shared import PATH, put
from engine.game import identity
from engine.post.kept import draft
from engine.session.packets import Opened, PacketSeat


@click.command()
@unlocking
@click.argument("orders", nargs=-1, metavar="[ORDER]...")
@click.option(
    "-o",
    "--output",
    type=PATH,
    metavar="FILE",
    help="Write it there; as a mail if that ends in .eml.",
)
def answer(
    *,
    file: Path,
    found: Opened,
    orders: tuple[str, ...],
    output: Path | None,
) -> None:
    """Write the sheet of ORDERs, or of the lines of standard input, to be mailed to the GM.

    Its last lines prove to the game master's program that it came whole from this packet, and, if
    you have made a key, that it is yours.
    """
    seat, mine = PacketSeat(found, file), identity.own()
    lines = orders or tuple(line for line in sys.stdin.read().splitlines() if line.strip())
    seat.give([(seat.viewer, line) for line in lines])
    text = seat.answer(mine.public if mine else "", datetime.now(UTC))
    if output is None:
        click.echo(text, nl=False)
    else:
        mail = output.suffix.lower() == ".eml"
        put(output, draft(found.packet.invitation, text) if mail else text)
