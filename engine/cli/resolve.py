"""``spydip resolve``: adjudicates the deadline that is due."""

from pathlib import Path

import click

from engine import judge
from engine.cli._shared import AS_JSON, FILE, speaker, tell
from engine.game.game import Game
from engine.language.message import Listed
from engine.language.speaker import ENGLISH
from engine.post import book as books
from engine.post.outgoing import owing, reminder
from engine.report.account import Around, account
from engine.report.styles import STYLES
from engine.visibility.sight import GM


@click.command()
@FILE
@click.option("--act", "acts", multiple=True, help="What the GM does first, such as DRAW.")
@click.option("--test", is_flag=True, help="Only show what would happen; record nothing.")
@AS_JSON
def resolve(*, file: Path, acts: tuple[str, ...], test: bool, as_json: bool) -> None:
    """Adjudicate the deadline that is due.

    Records the turn that the orders in hand make. Units without orders hold, retreating units
    without orders disband. Powers that sent nothing, and deadlines whose letters are not marked as
    sent, are named first. “spydip undo” takes the turn
    back and keeps the orders. Every report is worked out twice; if the two differ, it is withheld,
    and you are told the difference.
    """
    with Game.open(file, write=not test) as game:
        missing = silent(game)
        if missing and not as_json:
            tell("cli.no_orders_from", missing=Listed(tuple(missing), "comma"), err=True)
            click.echo(err=True)
        if not test:
            _owing(game, file)
        turn = game.preview(acts) if test else game.resolve(acts)
        for why in judge.mismatches(game.rules, turn):
            tell(why, err=True)
            click.echo(err=True)
        style = STYLES["json" if as_json else "text"]
        told = account(
            judge.report(game.rules, turn, GM),
            game.rules.board,
            game.record.header.title,
            ENGLISH if as_json else speaker(),
            around=Around(called=game.rules.called),
        )
        click.echo(style(told), nl=False)


def _owing(game: Game, file: Path) -> None:
    """Say which letters are not marked as sent; a book or a letter that cannot be read waits."""
    try:
        found = owing(game, books.load(file, game.rules.seats), file)
    except books.BookError:
        return  # the commands of the post say what is wrong with it
    if found:
        tell(reminder(found), err=True)
        click.echo(err=True)


def silent(game: Game) -> tuple[str, ...]:
    """The powers that could give orders for this deadline and have sent none."""
    position = game.position()
    pieces = {unit.power for unit in position.units.values()}
    if position.dislodged:
        pieces = {lost.unit.power for lost in position.dislodged.values()}
    return tuple(p for p in game.rules.seats if p in pieces and p not in game.record.sheets())
