"""``spydip variant``: the folders whose variants may be played."""

from pathlib import Path

import click

from engine import judge
from engine.cli import Commands
from engine.cli._shared import told_plainly
from engine.guests.found import outside, within
from engine.guests.permits import allow as allow_folder
from engine.guests.permits import allowed, for_now
from engine.guests.permits import forget as forget_folder

_FOLDER = click.argument("folder", type=click.Path(path_type=Path), metavar="FOLDER")


@click.group(cls=Commands, prefix="variant.")
def variant() -> None:
    """Allow variants from outside the program, or forget them."""


@variant.command()
@_FOLDER
@click.option("--yes", is_flag=True, help="Do not ask.")
@told_plainly
def allow(*, folder: Path, yes: bool) -> None:
    """Allow the variants in FOLDER from now on.

    A variant is a program: whatever stands in the folder may do what you may do. Nothing of it runs
    before it is allowed.
    """
    whole = folder.expanduser().resolve()
    if whole.is_dir() and not yes:
        names = ", ".join(one.name for one in within(whole)) or "no variant yet"
        click.confirm(f"Run the variants in “{whole}” from now on ({names})?", abort=True)
    whole = allow_folder(folder)
    names = ", ".join(one.name for one in within(whole)) or "no variant yet"
    click.echo(f"{whole}: {names}")


@variant.command()
@_FOLDER
@told_plainly
def forget(*, folder: Path) -> None:
    """Allow FOLDER no longer."""
    click.echo(f"{forget_folder(folder)} is forgotten")


@variant.command("list")
@told_plainly
def list_() -> None:
    """List the folders allowed, and every variant from outside with its place."""
    for folder in for_now():
        click.echo(f"{folder} (by SPYDIP_VARIANTS)")
    for folder in allowed():
        click.echo(str(folder) if folder.is_dir() else f"{folder} (is not there)")
    playable = judge.guests()
    for name, found in outside().items():
        taken = "" if name in playable else " (not playable: the program has a variant so called)"
        click.echo(f"  {name:<12} {found.where}{taken}")
