"""``spydip import``: begins a game from the file of another program or a printed adjudication."""

import json
import sys
from pathlib import Path

import click

from engine.cli._shared import FILE, tell
from engine.files import readable
from engine.game.interchange import InterchangeError
from engine.game.interchange.package_in import read_game
from engine.game.interchange.results_mail import read_results
from engine.post import beside


@click.command()
@click.argument("source", type=click.Path(path_type=Path, allow_dash=True))
@FILE
@click.option("--title", default="", help="What the game is called.")
def import_(*, source: Path, file: Path, title: str) -> None:
    """Begin a game from another program's file.

    Reads SOURCE (“-” is standard input) and saves it in FILE. It is a game in the JSON of the
    “diplomacy” Python package, or the text of an adjudication as judges mail and zines print it;
    from a text, a game begins at its phase. Wherever the rules here decide differently, a sentence
    says so.
    """
    with readable(source, InterchangeError):
        text = sys.stdin.read() if str(source) == "-" else source.read_text(encoding="utf-8")
    if text.lstrip().startswith(("{", "[")):
        game, notes = read_game(_json(text, source))
    else:
        game, notes = read_results(text, title=title or source.stem)
    with game:
        game.save_as(file)
        if moved := beside.make_room(file):
            tell(moved)
        for note in notes:
            tell(note, err=True)
        turns = sum(node.parent is not None and not node.change for node in game.record.line())
        tell("cli.turns_is_due", file=str(file), count=turns, phase=str(game.position().phase))


def _json(text: str, source: Path) -> object:
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InterchangeError("cli.is_no_json", source=str(source), error=str(error)) from error
    if isinstance(data, list) and len(data) == 1:
        return data[0]
    return data
