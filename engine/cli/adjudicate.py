"""``spydip adjudicate``: adjudicates positions by the thousand, as lines of JSON."""

import sys
from typing import BinaryIO

import click

from engine.adjudication.rulebook import EDITIONS
from engine.play.batch import Batch


@click.command()
@click.argument("file", type=click.File("rb"), default="-")
@click.option(
    "--rulebook",
    type=click.Choice(tuple(EDITIONS)),
    default="2023",
    show_default=True,
    help="The edition for lines that name none.",
)
@click.option("--lenient", is_flag=True, help="Also adjudicate positions with unreadable orders.")
def adjudicate(file: BinaryIO, *, rulebook: str, lenient: bool) -> None:
    """Adjudicate positions: one JSON object per line from FILE or standard input, one per line out.

    In: id, phase, units, orders and, where they apply, map, rulebook, options, lenient, dislodged,
    attackers, barred and centers. Out: id, board, dislodged, retreats, barred, attackers, orders,
    given (what was written, canonical, verdict) and, at the end of a year, centers. A line that
    cannot be adjudicated gets an answer with id and error, and the run goes on; if it is lenient,
    an unreadable order is void, unread says why, and the rest is adjudicated.
    """
    out = sys.stdout.buffer
    for answer in Batch(rulebook, lenient=lenient).answers(file):
        # Half a surrogate pair, valid in JSON but not in UTF-8, is written as the escape it came
        # in.
        out.write(f"{answer}\n".encode(errors="backslashreplace"))
        out.flush()
