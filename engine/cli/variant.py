"""``spydip variant``: the folders whose variants may be played."""

from pathlib import Path

import click

from engine import judge
from engine.cli import Commands
from engine.cli._shared import PATH, speaker, tell
from engine.guests.found import outside, within
from engine.guests.permits import VARIABLE, allowed, for_now
from engine.guests.permits import allow as allow_folder
from engine.guests.permits import forget as forget_folder
from engine.language.message import Listed, Message, Value

_FOLDER = click.argument("folder", type=PATH, metavar="FOLDER")


@click.group(cls=Commands, prefix="variant.")
def variant() -> None:
    """Allow variants from outside the program, or forget them."""


@variant.command()
@_FOLDER
@click.option("--yes", is_flag=True, help="Do not ask.")
def allow(*, folder: Path, yes: bool) -> None:
    """Allow the variants in FOLDER from now on.

    A variant is a program: whatever is in the folder can do what you can do. Nothing in it runs
    before you allow it.
    """
    whole = folder.expanduser().resolve()
    if whole.is_dir() and not yes:
        asked = Message("guests.run_these", folder=str(whole), names=_names(whole))
        click.confirm(speaker().say(asked), abort=True)
    whole = allow_folder(folder)
    tell("cli.variants_in", folder=str(whole), names=_names(whole))


def _names(folder: Path) -> Value:
    found = tuple(one.name for one in within(folder))
    return Listed(found, "comma") if found else Message("guests.none_yet")


@variant.command()
@_FOLDER
def forget(*, folder: Path) -> None:
    """No longer allow FOLDER."""
    tell("guests.forgotten", folder=str(forget_folder(folder)))


@variant.command("list")
def list_() -> None:
    """List the allowed folders, and every variant from outside with its place."""
    for folder in for_now():
        tell("guests.by_variable", folder=str(folder), variable=VARIABLE)
    for folder in allowed():
        gone = Message("guests.not_there", folder=str(folder))
        click.echo(folder if folder.is_dir() else speaker().say(gone))
    playable = judge.guests()
    for name, found in outside().items():
        where = str(found.where)
        taken = Message("guests.name_taken", where=where)
        click.echo(f"  {name:<12} {where if name in playable else speaker().say(taken)}")
