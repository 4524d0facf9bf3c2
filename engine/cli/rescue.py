"""``spydip rescue``: saves what is sound in a damaged game file."""

from pathlib import Path

import click

from engine.cli._shared import FILE, tell
from engine.game.archive import Archive
from engine.language.message import Message


@click.command()
@FILE
@click.argument("saved", type=click.Path(path_type=Path), metavar="NEW-FILE")
def rescue(*, file: Path, saved: Path) -> None:
    """Save what is sound in a damaged file.

    It is saved as NEW-FILE, and FILE is left as it is. Every act of a game is sealed to the one
    before, so that all acts up to the damage are known to be what was saved.
    """
    archive, broken = Archive.rescue(file)
    with archive:
        archive.save_as(saved)
        count = len(archive.record.acts)
    found = broken or Message("cli.nothing_was_missing")
    tell("cli.rescued", saved=str(saved), count=count, found=found)
