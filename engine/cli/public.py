"""``spydip public``: the edition of each turn for onlookers, once they may read of it."""

from dataclasses import replace
from pathlib import Path

import click

from engine.cli._shared import FILE, LANGUAGE, PATH, asked, put, tell, with_post
from engine.cli.records import picture
from engine.language.speaker import Speaker
from engine.post import book as books
from engine.post import public as editions


@click.command()
@FILE
@click.option("-o", "--output", type=PATH, metavar="DIR", help="Where to write them.")
@click.option("--after", metavar="N|end", help="Wait for so many deadlines, or for the end.")
@click.option("--maps/--no-maps", default=True, show_default=True, help="Add a map.")
@LANGUAGE
def public(
    *, file: Path, output: Path | None, after: str | None, maps: bool, language: str | None
) -> None:
    """Write an edition of each turn for onlookers: text, Markdown, page and map.

    It tells all of its turn. Where everybody sees everything it comes at once; in other games once
    the game is over, or later than its turn by as many deadlines as --after says, which is kept.
    """
    drawn = picture if maps else lambda _seat, _language: b""
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        if after is not None:
            book = books.read(books.write(replace(book, public=after)), game.rules.seats)
            books.save(file, book)
        said = Speaker(language) if language else asked() or Speaker(book.language)
        tell(editions.said(game, book))
        folder = output or editions.folder_for(file)
        for name, content in editions.every(game, book, file, drawn, said):
            put(folder / name, content)
