"""``spydip open``: shows games, packets and designs at the desk."""

import subprocess
from pathlib import Path

import click

from engine.cli._shared import PATH
from engine.designs.name import VARIANT
from engine.processes import desk

ENDINGS = (".spydip", ".spyview", ".toml", ".spydesign")
"""What the names of games, packets and designs end in."""

BOARDS = (".svg", ".map", ".zip", ".xml")
"""What those of drawings and of other programs' boards end in, which the workshop opens."""


@click.command()
@click.argument("files", type=PATH, nargs=-1, metavar="[FILE]...")
@click.pass_context
def open_(context: click.Context, *, files: tuple[Path, ...]) -> None:
    """Show games, packets and designs at the desk, each in a window of its own.

    A game ends in .spydip, a player's packet in .spyview; a design is a .spydesign file or folder,
    a mix, which is a .toml file, or the folder of a board, and begins a new game. A drawing (.svg)
    or another program's board opens the workshop. “spydip FILE” is the same.
    """
    context.exit(subprocess.call(desk(files)))  # noqa: S603  # our own desk


def meant(word: str) -> bool:
    """Whether a word in the place of a command is a file to open."""
    path = Path(word)
    ending = path.suffix.lower()
    return (
        ending in ENDINGS
        or (ending in BOARDS and path.is_file())
        or any((path / part).is_file() for part in ("board.toml", VARIANT))
    )
