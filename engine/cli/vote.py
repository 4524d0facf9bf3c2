"""``spydip vote``: proposals to end a game, and the votes on them."""

from pathlib import Path

import click

from engine.cli._shared import FILE, seat, speaker, tell, with_post
from engine.errors import UserError
from engine.game.game import Game
from engine.post import book as books
from engine.post.votes import Proposal, load, propose, said, tally
from engine.post.votes import vote as keep


@click.command()
@FILE
@click.argument("power", required=False)
@click.argument("answer", required=False, type=click.Choice(("yes", "no", "none")))
@click.option("--propose", "act", metavar="ACT", help="“DRAW”, “DRAW FRANCE ITALY”, “WIN FRANCE”.")
@click.option("--decide", is_flag=True, help="End the game so if everybody agreed.")
def vote(
    *, file: Path, power: str | None, answer: str | None, act: str | None, decide: bool
) -> None:
    """List the proposals to end a game, propose one, or note how POWER votes on the last.

    A proposal passes once every survivor who is played votes yes. “none” takes a vote back. Who
    voted how is for the game master alone.
    """
    with with_post(file, write=decide) as game:
        book = books.load(file, game.rules.seats)
        if act is not None:
            propose(game, file, act)
        if power is not None:
            agrees = {"yes": True, "no": False}.get(answer or "")
            keep(game, book, file, _last(file), seat(game, power), agrees=agrees)
        for one in load(file):
            click.echo(speaker().say(said(game, book, one)))
        if decide:
            _decide(game, book, _last(file))


def _last(file: Path) -> Proposal:
    found = load(file)
    if not found:
        raise UserError("cli.nothing_proposed")
    return found[-1]


def _decide(game: Game, book: books.Book, one: Proposal) -> None:
    if not tally(game, book, one).passed:
        raise UserError("cli.not_everybody_agreed")
    game.resolve((one.act,))
    tell("cli.game_ended", act=one.act)
