"""``spydip player``: who plays a power, who takes over, and what proof orders come with."""

from dataclasses import replace
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
@click.option(
    "--proof",
    type=click.Choice(books.PROOFS),
    help="What the player's orders must come with to be taken.",
)
@click.option("--standby", is_flag=True, help="Let the standby player in the book take over.")
@click.option("--why", default="", metavar="REASON", help="Why, for the record.")
@click.option("--announce", is_flag=True, help="Tell all players with the next letters.")
def player(  # noqa: PLR0913  # one parameter per option
    *,
    file: Path,
    power: str | None,
    name: str,
    addresses: tuple[str, ...],
    proof: str | None,
    standby: bool,
    why: str,
    announce: bool,
) -> None:
    """List who plays, let another player take over POWER, or ask its player for a proof.

    \b
    Examples:
      spydip player g.spydip
      spydip player g.spydip Italy --name Bruna --address bruna@post.example --why "resigned"
      spydip player g.spydip Italy --standby --why "missed two deadlines" --announce
      spydip player g.spydip Italy --proof "check line"
    """  # noqa: D301  # click reads the mark
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        if power is not None:
            who = seat(game, power)
            if standby:
                book = standby_called(game, book, who, why)
            elif name or addresses or not proof:
                book = succeeded(game, book, who, name, addresses, why)
            if proof:
                asked = replace(book.seat(who), proof=proof)
                book = replace(book, seats={**book.seats, who: asked})
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
    if asked := books.PROOFS.index(one.proof):
        parts.append(Message("cli.player_proof", proof=Message(f"post.proof_{asked}")))
    if one.standby:
        parts.append(Message("cli.player_standby", standby=one.standby))
    if one.nmr:
        parts.append(Message("cli.player_missed", count=one.nmr))
    return Message("cli.player", power=one.power, parts=Listed(tuple(parts), "comma"))
