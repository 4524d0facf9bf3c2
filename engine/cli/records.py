"""``spydip records``: centre history, statistics and corrections, and the statement at the end."""

from pathlib import Path

import click

from engine.cli._shared import FILE, reading, told_plainly
from engine.post import book as books
from engine.post.records import centre_history, corrections, statement, statistics


@click.command()
@FILE
@click.option("--statement", "whole", is_flag=True, help="The whole game with all that was hidden.")
@told_plainly
def records(*, file: Path, whole: bool) -> None:
    """Print the centre history, what came of the orders, and what was corrected, for the GM.

    With --statement, once the game is over, everything that was ever hidden.
    """
    with reading(file) as game:
        if whole:
            click.echo(statement(game, books.load(file, game.rules.seats)), nl=False)
            return
        click.echo(f"{centre_history(game)}\n\n{statistics(game)}")
        for line in corrections(game):
            click.echo(line)
