"""``spydip records``: centre history, statistics, charts, the archive and the final statement."""

from pathlib import Path

import click

from engine.cli._shared import FILE, PATH, asked, put, tell, with_post
from engine.cli.letters import drawn
from engine.game.game import Game
from engine.language.speaker import Speaker
from engine.post import book as books
from engine.post.final import page
from engine.post.gm_archive import archive as archive_of
from engine.post.gm_archive import charts, write
from engine.post.records import centre_history, corrections, statement, statistics
from engine.post.statement import published
from engine.session.seat import Seat


@click.command()
@FILE
@click.option(
    "--statement", "whole", is_flag=True, help="The whole game with everything that was hidden."
)
@click.option(
    "--page", "replay", type=PATH, metavar="FILE", help="The same as HTML, with a replay."
)
@click.option(
    "--publish", type=PATH, metavar="FILE", help="A statement for all to read: .txt, .md or .html."
)
@click.option("--charts", type=PATH, metavar="DIR", help="Write charts (SVG) and tables (CSV).")
@click.option("--archive", type=PATH, metavar="DIR|ZIP", help="Write the game master's archive.")
def records(
    *,
    file: Path,
    whole: bool,
    replay: Path | None,
    publish: Path | None,
    charts: Path | None,
    archive: Path | None,
) -> None:
    """Print the centre history, what came of the orders, and what was corrected, for the GM.

    All these files hold the whole truth; --statement and --page, once the game is over, everything
    that was ever hidden. The archive holds the game, its mails, records, charts and every turn.
    """
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        said = asked() or Speaker(book.language)
        if whole:
            click.echo(statement(game, book, said), nl=False)
        if replay is not None:
            put(replay, page(game, book, picture, said))
        if publish is not None:
            put(publish, published(game, book, file, publish.suffix, said))
        if charts is not None:
            _charted(game, charts, said)
        if archive is not None:
            tell("cli.written", output=str(write(archive_of(game, file, picture, said), archive)))
        if not (whole or replay or publish or charts or archive):
            click.echo(f"{centre_history(game, said)}\n\n{statistics(game, said)}")
            for line in (*(one.said for one in book.changes), *corrections(game)):
                tell(line)


def picture(seat: Seat, language: str) -> bytes:
    """The map as a seat sees it; nothing if the drawing part is not installed."""
    return next(iter(drawn(seat, forms=(".png",), width=1000, language=language).values()), b"")


def _charted(game: Game, folder: Path, said: Speaker) -> None:
    for name, text in charts(game, said).items():
        put(folder / name, text)
