"""``spydip redo``: goes forward again to what was undone."""

from pathlib import Path

import click

from engine.cli._shared import FILE, REASON, tell
from engine.game.game import Game


@click.command()
@FILE
@REASON
def redo(*, file: Path, reason: str) -> None:
    """Go forward again to what was undone."""
    with Game.open(file) as game:
        left = game.position().phase
        game.ledger.redo(reason)
        tell("cli.forward_from", left=str(left), phase=str(game.position().phase))
