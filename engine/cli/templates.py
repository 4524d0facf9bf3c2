"""``spydip templates``: copies what letters are made of beside a game, to be edited."""

from pathlib import Path

import click

from engine.cli._shared import FILE, tell
from engine.files import write_whole
from engine.language.message import Message, Value
from engine.language.texts import LANGUAGES
from engine.post import beside
from engine.post.letter import usual_words, words_file
from engine.post.style import copied, names, style

WORDS = {words_file(language).removesuffix(".toml"): language for language in LANGUAGES}
"""The names of the words around reports, with the tags NMR, NBR, NRR and NSO, by language."""


@click.command()
@FILE
@click.argument("which", nargs=-1, metavar="[NAME]...")
def templates(*, file: Path, which: tuple[str, ...]) -> None:
    """Copy the templates with these names beside the game, or list them all.

    “letter” holds the words around reports and the tags for missing orders, “letter.de” and
    “letter.fr” those for players who read German or French; the others are styles of reports. An
    edited copy is used for this game from then on; choose a style with --style or in the book.
    """
    folder = beside.folder(file)
    for name in which:
        path = _words(folder, WORDS[name]) if name in WORDS else copied(name, folder)
        tell("cli.be_edited", path=str(path))
    if which:
        return
    for name in WORDS:
        words = Message("cli.template_words")
        tell(_template(name, words, folder / f"{name}.toml"))
    for name in names():
        own = folder / "styles" / f"{name}.toml"
        usual = Message(f"desk.style.{name}")
        tell(_template(name, style(name, folder).title if own.is_file() else usual, own))


def _words(folder: Path, language: str) -> Path:
    path = folder / words_file(language)
    if not path.exists():
        write_whole(path, usual_words(language).encode())
    return path


def _template(name: str, title: Value, path: Path) -> Message:
    own = Message("cli.template_edited", path=str(path)) if path.is_file() else ""
    return Message("cli.template", name=name, title=title, own=own)
