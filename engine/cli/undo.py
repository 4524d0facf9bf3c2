"""``spydip undo``: goes back by one turn or edit."""

from pathlib import Path

import click

from engine.cli._shared import FILE, REASON, tell
from engine.game.game import Game


@click.command()
@FILE
@REASON
def undo(*, file: Path, reason: str) -> None:
    """Go back by one turn or edit; its orders are in hand again.

    Nothing is lost: what was undone stays in the record, and “spydip redo” returns to it.
    """
    with Game.open(file) as game:
        left = game.position().phase
        game.ledger.undo(reason)
        tell("cli.back_from", left=str(left), phase=str(game.position().phase))
