"""``spydip unseal``: compares the opening of a sealed sheet with the promise made before."""

from typing import TextIO

import click

from engine.cli._shared import tell
from engine.post import sealed

_TEXT = click.File(encoding="utf-8", errors="replace")


@click.command()
@click.argument("opening", type=_TEXT)
@click.argument("promise", type=_TEXT)
@click.option("--as", "by", metavar="NAME", help="Who must have sealed it.")
@click.option("--for", "due", metavar="DEADLINE", help="What it must have been sealed for.")
def unseal(*, opening: TextIO, promise: TextIO, by: str | None, due: str | None) -> None:
    """Print the sheet in OPENING if it is the one that PROMISE promised; if not, say so.

    Both may be whole mails. Say with --as and --for what you expect: then a promise that only
    repeats your own is found out.

    \b
    Example:
      spydip unseal y.opening y.promise --as Y --for "Duel S1901B" | spydip orders enter g.spydip Y
    """  # noqa: D301  # click reads the mark
    given, bound = sealed.read_opening(opening.read()), sealed.read_promise(promise.read())
    sealed.verify(given, bound)
    for what, wanted, told in (("by", by, bound.by), ("for", due, bound.due)):
        if wanted is not None and wanted.casefold() != told.casefold():
            raise sealed.SealError(f"cli.was_sealed_{what}_another", told=told, wanted=wanted)
    tell("cli.is_what_sealed", by=bound.by, due=bound.due, err=True)
    for line in given.lines:
        click.echo(line)
