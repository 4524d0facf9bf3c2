"""``spydip verify``: adjudicates a whole game again and reports whatever differs."""

import json
import sys
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, FILE, reading, tell
from engine.game.verify import verify as verify_game
from engine.language.message import Message


@click.command()
@FILE
@AS_JSON
def verify(*, file: Path, as_json: bool) -> None:
    """Adjudicate a whole game again; report drift.

    The file is checked in full; then all turns of all branches are adjudicated again and compared
    with what was recorded. The exit status is 1 if anything differs; what was recorded still
    stands.
    """
    with reading(file) as game:
        nodes = game.record.nodes
        if sys.stderr.isatty():
            with click.progressbar(length=len(nodes), file=sys.stderr) as bar:
                drift = verify_game(game.record, game.history, lambda _: bar.update(1))
        else:
            drift = verify_game(game.record, game.history)
        if as_json:
            lines = [{"node": d.node, "phase": d.phase, "what": str(d.what)} for d in drift]
            click.echo(json.dumps({"turns": len(nodes) - 1, "drift": lines}, indent=2))
        else:
            for one in drift:
                tell(one.said)
            sound = Message("cli.verified_sound")
            found = Message("cli.verified_drift", count=len(drift)) if drift else sound
            acts, positions = len(game.record.acts), len(nodes)
            tell("cli.verified", acts=acts, positions=positions, found=found)
    if drift:
        sys.exit(1)
