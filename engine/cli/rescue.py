"""``spydip rescue``: saves what is sound in a damaged game file."""

from pathlib import Path

import click

from engine.cli._shared import FILE, told_plainly
from engine.game.archive import Archive


@click.command()
@FILE
@click.argument("saved", type=click.Path(path_type=Path), metavar="NEW-FILE")
@told_plainly
def rescue(*, file: Path, saved: Path) -> None:
    """Save what is sound in a damaged file.

    It is saved as NEW-FILE, and FILE is left as it is. Every act of a game is sealed to the one
    before, so that all acts up to the damage are known to be what was saved.
    """
    archive, broken = Archive.rescue(file)
    with archive:
        archive.save_as(saved)
        count = len(archive.record.acts)
    click.echo(f"{saved}: {count} acts saved; {broken or 'nothing was missing'}")
