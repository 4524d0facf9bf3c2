"""``spydip press``: takes a piece of press, to be released with the letters of a turn."""

import sys
from pathlib import Path

import click

from engine.cli._shared import FILE, seat, tell, with_post
from engine.phases import parse_phase
from engine.post import book as books
from engine.post.press import Press, add, load, submit
from engine.visibility.sight import GM


@click.command()
@FILE
@click.argument("by", required=False, metavar="[POWER|GM]")
@click.argument("text", required=False)
@click.option("--line", default="", metavar="BY-LINE", help="The by-line; by default none.")
@click.option("--to", multiple=True, metavar="POWER", help="Only for this one; may be repeated.")
@click.option("--release", metavar="PHASE", help="With this turn's letters, not the next ones.")
def press(
    *,
    file: Path,
    by: str | None,
    text: str | None,
    line: str,
    to: tuple[str, ...],
    release: str | None,
) -> None:
    """Take in press by POWER, from TEXT or standard input; without POWER, list it.

    The book says which press is allowed: none, white, grey or black.
    """
    with with_post(file) as game:
        if by is None:
            for one in load(file):
                click.echo(f"{one.release} {one.by} {one}")
            return
        one = Press(
            by=GM if by.upper() == GM else seat(game, by),
            text=text or sys.stdin.read().strip(),
            release=str(parse_phase(release)) if release else str(game.position().phase),
            line=line,
            to=tuple(seat(game, name) for name in to),
        )
        add(file, submit(game, books.load(file, game.rules.seats), one))
        tell("cli.press_taken", release=one.release)
