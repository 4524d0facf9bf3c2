"""``spydip rules``: the rulebook of a variant, clause by clause."""

import json
import textwrap
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import click

import maps
from engine import judge
from engine.board.faults import BoardError
from engine.board.load import load
from engine.cli._shared import AS_JSON, reading, speaker
from engine.designs.name import is_design
from engine.game.ledger import GameError
from engine.language.message import Listed, Message
from engine.rules import Variant


@click.command()
@click.argument("variant")
@click.argument("clause", required=False, metavar="[CLAUSE]")
@AS_JSON
def rules(*, variant: str, clause: str | None, as_json: bool) -> None:
    """Print the rules of a variant, a mix or the game of a file, clause by clause.

    With CLAUSE, only those whose id begins with it; a single one with the tests that show it. If an
    option was chosen, its clause says so.

    \b
    Examples:
      spydip rules standard
      spydip rules spy SPY-6C
      spydip rules game.spydip
    """  # noqa: D301  # click reads the mark
    found, options = _played(variant)
    _tell_of_board(found)
    start = (clause or "").lower()
    chosen = [one for one in found.rules if one.id.lower().startswith(start)]
    if not chosen:
        raise GameError("cli.has_no_clause", found=found.title, value=clause or "")
    if as_json:
        data = [
            {"id": one.id, "text": str(one.text), "source": one.source, "tests": _shown(one.id)}
            for one in chosen
        ]
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    wide, say = max(len(one.id) for one in chosen) + 2, speaker().say
    source, told = "", set[str]()
    for one in chosen:
        if one.source and one.source != source:
            click.echo(textwrap.fill(f"[{say(one.origin)}]", 78))
        source = one.source or source
        here = found.chosen(one, options)
        told |= here.keys()
        text = " ".join([say(one.said), *(_chosen(*option) for option in here.items())])
        click.echo(
            textwrap.fill(text, 78, initial_indent=one.id.ljust(wide), subsequent_indent=" " * wide)
        )
        if len(chosen) == 1:
            tests = tuple(_shown(one.id))
            shown = Message("cli.shown_by", tests=Listed(tests, "comma"))
            click.echo(" " * wide + say(shown if tests else Message("cli.shown_by_none")))
    for option in () if clause else found.options:
        value = options.get(option.key, option.default)
        if option.key not in told and value != option.default:
            click.echo(textwrap.fill(f"{_chosen(option.key, value)} {say(option.said)}", 78))
    if written := "" if clause else _written(variant, found):
        click.echo(f"\n{written}")


def _tell_of_board(found: Variant) -> None:
    """Say what is wrong with a board of its own: the rules are good, but nobody can play them."""
    if found.board in maps.names():
        return
    try:
        load(found.board)
    except BoardError as error:
        click.echo(speaker().say(error.message), err=True)


def _chosen(option: str, value: str) -> str:
    return speaker().say(Message("choice.chosen_here", option=option, value=value))


def _played(name: str) -> tuple[Variant, Mapping[str, str]]:
    """The variant with that name, or of the game in that file, with its current options."""
    if name.endswith(".spydip"):
        with reading(Path(name)) as game:
            return game.rules.variant, game.rules.options
    found = judge.variant(name)
    return found, found.presets


def _written(name: str, found: Variant) -> str:
    """A designer's own text about the rules of a design, in the current language."""
    is_one = is_design(Path(name)) and found.id == Path(name).stem
    return judge.design(Path(name)).rules(speaker().language) if is_one else ""


@cache
def _table() -> Mapping[str, list[str]]:
    """The tests that show each clause."""
    return tomllib.loads((files("resources") / "rules" / "shown.toml").read_text("utf-8"))


def _shown(clause: str) -> list[str]:
    return _table().get(clause, [])
