"""``spydip player``: who plays a power, and who takes over from now on."""

from pathlib import Path

import click

from engine.cli._shared import FILE, seat, tell, with_post
from engine.language.message import Listed, Message, Value
from engine.post import book as books
from engine.post.press import add
from engine.post.seating import announcement, standby_called, succeeded


@click.command()
@FILE
@click.argument("power", required=False)
@click.option("--name", default="", help="The new player's name.")
@click.option(
    "--address", "addresses", multiple=True, help="An address the player writes from; repeatable."
)
@click.option("--standby", is_flag=True, help="Let the standby player in the book take over.")
@click.option("--why", default="", metavar="REASON", help="Why, for the record.")
@click.option("--announce", is_flag=True, help="Tell all players with the next letters.")
def player(  # noqa: PLR0913  # one parameter an option
    *,
    file: Path,
    power: str | None,
    name: str,
    addresses: tuple[str, ...],
    standby: bool,
    why: str,
    announce: bool,
) -> None:
    """List who plays, or let another player take over POWER.

    \b
    Examples:
      spydip player g.spydip
      spydip player g.spydip Italy --name Bruna --address bruna@post.example --why "resigned"
      spydip player g.spydip Italy --standby --why "missed two deadlines" --announce
    """  # noqa: D301  # click reads the mark
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        if power is not None:
            who = seat(game, power)
            if standby:
                book = standby_called(game, book, who, why)
            else:
                book = succeeded(game, book, who, name, addresses, why)
            books.save(file, book)
            if announce:
                add(file, announcement(game, book, who))
    for one in book.seats.values():
        tell(_seat(one))
    for change in book.changes:
        tell(change.said)


def _seat(one: books.Holder) -> Message:
    parts: list[Value] = [
        Listed((one.name or Message("post.unnamed"), *one.addresses), "space"),
    ]
    if one.standby:
        parts.append(Message("cli.player_standby", standby=one.standby))
    if one.nmr:
        parts.append(Message("cli.player_missed", count=one.nmr))
    return Message("cli.player", power=one.power, parts=Listed(tuple(parts), "comma"))
