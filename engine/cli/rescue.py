"""``spydip rescue``: saves what is sound in a damaged game file, or a copy from before."""

from pathlib import Path

import click

from engine.cli._shared import FILE, PATH, speaker, tell
from engine.game.archive import Archive
from engine.game.copies import Offer, offers
from engine.game.trouble import DamagedFileError, GameFileError, MissingFileError, NotAGameFileError
from engine.language.message import Message


@click.command()
@FILE
@click.argument("saved", required=False, type=PATH, metavar="[NEW-FILE]")
@click.option("--list", "listed", is_flag=True, help="Only list what can be saved.")
@click.option("--copy", "number", type=int, metavar="N", help="Save this copy of the list instead.")
def rescue(*, file: Path, saved: Path | None, listed: bool, number: int | None) -> None:
    """Save what is sound in a damaged file.

    The game is saved as NEW-FILE, and FILE stays as it is. Every step of a game is sealed to the
    one before, so all steps up to the damage are certainly as they were saved.

    The last few good states of each game played on this machine are kept as copies; --list shows
    them, newest first, and --copy saves one. If nothing in FILE is sound, the newest copy is saved.
    """
    found = offers(file) if listed or number is not None else ()
    copies = [one for one in found if one.made]
    if listed:
        _list(found)
    elif saved is None:
        raise GameFileError("cli.rescue_needs_a_name")
    elif number is not None:
        if not 0 < number <= len(copies):
            raise GameFileError("cli.no_such_copy", number=number, count=len(copies))
        _take(copies[number - 1], saved)
    else:
        _rescue(file, saved)


def _rescue(file: Path, saved: Path) -> None:
    copies = [one for one in offers(file) if one.made]
    try:
        archive, broken = Archive.rescue(file)
    except (DamagedFileError, MissingFileError, NotAGameFileError) as error:
        if not copies:
            raise
        tell(error.message, err=True)
        _take(copies[0], saved)
        return
    with archive:
        archive.save_as(saved)
        count = len(archive.record.acts)
    wrong = broken or Message("cli.nothing_was_missing")
    tell("cli.rescued", saved=str(saved), count=count, found=wrong)
    fuller = [number for number, one in enumerate(copies, 1) if one.acts > count]
    if fuller:
        tell("cli.copy_holds_more", number=fuller[0], err=True)


def _take(copy: Offer, saved: Path) -> None:
    copy.take(saved)
    tell("cli.copy_saved", saved=str(saved), copy=copy.said)


def _list(found: tuple[Offer, ...]) -> None:
    for number, one in enumerate(found, 0 if found and not found[0].made else 1):
        click.echo(f"{number or '-':>2}  {speaker().say(one.said)}")
    if not found:
        tell("cli.no_copies")
