"""``spydip resolve``: adjudicates the deadline that is due."""

from datetime import UTC, datetime
from pathlib import Path

import click

from engine import judge
from engine.cli._shared import AS_JSON, FILE, speaker, tell
from engine.game.game import Game
from engine.language.speaker import ENGLISH
from engine.post.doubts import doubts
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
        for doubt in doubts(game, file, datetime.now(UTC)) if not as_json else ():
            tell(doubt, err=True)
            click.echo(err=True)
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
