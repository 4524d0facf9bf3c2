"""``spydip export``: games, turns and positions for other programs and people."""

import json
from collections.abc import Mapping
from pathlib import Path

import click

from engine.cli._shared import (
    BRANCH,
    FILE,
    PATH,
    PHASE,
    VIEWER,
    played,
    reading,
    speaker,
    standing,
    tell,
    viewer_of,
)
from engine.files import write_whole
from engine.game.game import Game
from engine.game.interchange.package_out import write_game
from engine.game.ledger import GameError
from engine.language.speaker import ENGLISH
from engine.report.styles import STYLES
from engine.session.seat import Seat
from engine.session.written import as_scenario, scenario_with_files
from engine.visibility.sight import GM

FORMS = ("package", "scenario", *STYLES)


@click.command()
@FILE
@PHASE
@click.option(
    "--to",
    "form",
    type=click.Choice(FORMS),
    default="package",
    show_default=True,
    help="What to write.",
)
@click.option("-o", "--output", type=PATH, help="File to write to.")
@VIEWER
@BRANCH
def export(  # one parameter per option
    *,
    file: Path,
    phase: str | None,
    form: str,
    output: Path | None,
    viewer: str,
    branch: str | None,
) -> None:
    """Write a game, or one turn of it, in another form.

    \b
    package   the whole game as JSON of the “diplomacy” Python package
    scenario  the position of PHASE with its orders, for “spydip check”
    text, markdown, html, json   the turn of PHASE, or the last one, as VIEWER knows it

    \b
    Examples:
      spydip export g.spydip -o g.json
      spydip export g.spydip F1903M --to html -o autumn.html
    """  # noqa: D301  # click reads the mark
    with reading(file) as game:
        who = viewer_of(game, viewer)
        if form in STYLES:
            node = played(game.record, phase, branch)
            # Output for programs is never translated.
            said = ENGLISH if form == "json" else speaker()
            text = STYLES[form](Seat(game, who).after(node).told(speaker=said))
        elif who != GM:
            raise GameError("cli.form_tells_all", form=form)
        elif form == "scenario" and output is not None:
            seat = Seat(game).after(standing(game.record, phase, branch))
            _written(output, scenario_with_files(seat, output.stem))
            return
        else:
            text = _whole(game, form, phase, branch)
    if output is None:
        click.echo(text, nl=False)
        return
    write_whole(output, text.encode())
    tell("cli.bytes", output=str(output), bytes=len(text.encode()), err=True)


def _written(output: Path, files: Mapping[str, str]) -> None:
    """Write a scenario and the files it names, the scenario itself last."""
    for name, text in reversed([*files.items()]):
        path = output if name == f"{output.stem}.toml" else output.parent / name
        write_whole(path, text.encode())
        tell("cli.bytes", output=str(path), bytes=len(text.encode()), err=True)


def _whole(game: Game, form: str, phase: str | None, branch: str | None) -> str:
    if form == "scenario":
        return as_scenario(Seat(game).after(standing(game.record, phase, branch)))
    if game.rules.variant.id != "standard":
        raise GameError("cli.package_standard_only")
    return json.dumps(write_game(game), ensure_ascii=False) + "\n"
