"""``spydip templates``: copies what letters are made of beside a game, to be edited."""

from pathlib import Path

import click

from engine.cli._shared import FILE, told_plainly
from engine.post import book as books
from engine.post.letter import usual_words
from engine.post.style import copied, names, style

WORDS = "letter"
"""The name of the words around reports, with the tags NMR, NBR, NRR and NSO."""


@click.command()
@FILE
@click.argument("which", nargs=-1, metavar="[NAME]...")
@told_plainly
def templates(*, file: Path, which: tuple[str, ...]) -> None:
    """Copy the templates of these names beside the game, or list what there is.

    “letter” holds the words around reports and the tags for missing orders; the others are styles
    of reports. An edited copy is used for this game from then on; --style or the book choose one.
    """
    folder = books.folder(file)
    for name in which:
        path = _words(folder) if name == WORDS else copied(name, folder)
        click.echo(f"To be edited: {path}")
    if which:
        return
    click.echo(f"{WORDS}: words around reports, tags{_edited(folder / 'letter.toml')}")
    for name in names():
        own = _edited(folder / "styles" / f"{name}.toml")
        click.echo(f"{name}: {style(name, folder).title}{own}")


def _words(folder: Path) -> Path:
    path = folder / "letter.toml"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(usual_words(), "utf-8")
    return path


def _edited(path: Path) -> str:
    return f" (edited: {path})" if path.is_file() else ""
