"""``spydip branch``: other ways to go on, kept in the same file."""

import json
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, FILE, reading, tell
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.phases import parse_phase
from engine.session.seat import Seat


@click.command()
@FILE
@click.argument("name", required=False, metavar="[NAME]")
@click.option("--from", "phase", metavar="PHASE", help="Begin at this phase, not the current one.")
@click.option("--adopt", is_flag=True, help="Go on with the main line from the end of NAME.")
@click.option("--drop", is_flag=True, help="Drop NAME for good.")
@AS_JSON
def branch(  # one parameter per option
    *, file: Path, name: str | None, phase: str | None, adopt: bool, drop: bool, as_json: bool
) -> None:
    """Try another way to go on, in the same file.

    Begins the branch NAME, or plays on in it if there is one; without NAME, lists all. A branch is
    a what-if: it begins with the position and the orders in hand of any phase and leaves the others
    as they are. The game itself is the branch “main”.

    \b
    Examples:
      spydip branch g.spydip "Turkey stabs" --from F1904M
      spydip branch g.spydip main
      spydip branch g.spydip "Turkey stabs" --adopt
    """  # noqa: D301  # click reads the mark
    if name is None:
        _list(file, as_json=as_json)
        return
    with Game.open(file) as game:
        ways = Seat(game).ways
        if adopt or drop:
            (ways.adopt if adopt else ways.drop)(name)
        elif name not in game.record.branches:
            node = game.record.at_phase(parse_phase(phase)).id if phase else None
            game.ledger.branch(name, node)
        elif phase:
            raise GameError("cli.branch_exists", name=name)
        else:
            game.ledger.switch(name)
        tell("cli.now_on_branch", branch=game.record.branch, phase=str(game.position().phase))


def _list(file: Path, *, as_json: bool) -> None:
    with reading(file) as game:
        record = game.record
        found = {name: record.nodes[node].phase for name, node in record.branches.items()}
        if as_json:
            click.echo(json.dumps({"branch": record.branch, "branches": found}))
            return
        for name, phase in found.items():
            click.echo(f"{'*' if name == record.branch else ' '} {name:<24} {phase}")
