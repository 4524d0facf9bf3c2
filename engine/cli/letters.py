"""``spydip letters``: writes the letters of the last deadline, one a player."""

from importlib.metadata import entry_points
from pathlib import Path

import click

from engine.board.graph import PowerId
from engine.cli._shared import FILE, reading, told_plainly
from engine.game.game import Game
from engine.post import book as books
from engine.post.letter import words
from engine.post.outbox import Letter, Manner, draft, issue
from engine.post.outbox import letters as letters_of
from engine.post.press import at_hand
from engine.post.style import names, style

MAPS = "spydip.maps"
"""The group of entry points through which the part of the program that draws joins."""


@click.command()
@FILE
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path("letters"),
    show_default=True,
    metavar="DIR",
    help="Where to write them.",
)
@click.option("--style", "named", metavar="NAME|FILE", help=f"One of {', '.join(names())}.")
@click.option("--maps/--no-maps", default=True, show_default=True, help="Add maps, PNG and PDF.")
@click.option("--issue", "sent", is_flag=True, help="Note them as sent; later ones correct them.")
@told_plainly
def letters(*, file: Path, output: Path, named: str | None, maps: bool, sent: bool) -> None:
    """Write each player's letter about the last turn: as text, as HTML and as an .eml draft.

    Every word and every picture comes from what that player may know. A letter that differs from
    the one sent before is a numbered correction, and what differs is listed.
    """
    with reading(file) as game:
        book = books.load(file, game.rules.seats)
        own = books.folder(file) / "letter.toml"
        manner = Manner(
            file=file,
            book=book,
            style=style(named or book.style),
            words=words(own.read_text("utf-8") if own.is_file() else None),
            press=at_hand(file, game, book),
        )
        for letter in letters_of(game, manner):
            drawn = _maps(game, letter.power) if maps else {}
            _write(output / letter.power, letter, drawn)
            content = draft(letter, book, game.record.header.title, drawn)
            (output / f"{letter.name}.eml").write_bytes(content)
            click.echo(f"Written: {output / letter.name}.eml")
            for line in letter.changes:
                click.echo(f"  {line}")
            if sent:
                issue(file, letter)


def _maps(game: Game, power: PowerId) -> dict[str, bytes]:
    """The maps for a letter; none where the part that draws is not installed."""
    node = game.record.nodes[game.record.head]
    found: dict[str, bytes] = {}
    for entry in entry_points(group=MAPS):
        found.update(entry.load()(game, node, power))
    return found


def _write(folder: Path, letter: Letter, drawn: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{letter.name}.txt").write_text(letter.text, "utf-8")
    (folder / f"{letter.name}.html").write_text(letter.html, "utf-8")
    for name, content in drawn.items():
        (folder / f"{letter.phase}-{name}").write_bytes(content)
