"""``spydip status``: whose orders are in, reminders for the others, and the calendar."""

from datetime import UTC, datetime
from pathlib import Path

import click

from engine.cli._shared import FILE, PATH, speaker, tell, with_post
from engine.files import write_whole
from engine.game.game import Game
from engine.post import book as books
from engine.post import status as states
from engine.post.calendar import calendar
from engine.post.notes import write_reminder


@click.command()
@FILE
@click.option("--at", metavar="MOMENT", help="As of this time: 2026-12-01T20:00:00+01:00.")
@click.option("--reminders", type=PATH, metavar="DIR", help="Draft them in a folder.")
@click.option("--calendar", "ics", type=PATH, metavar="FILE", help="Write an .ics file.")
@click.option(
    "--count-nmr",
    is_flag=True,
    help="Note a missed deadline in the book for each player who is missing.",
)
@click.option("--book", "begin", is_flag=True, help="Write the game's book, to be filled in.")
def status(
    *,
    file: Path,
    at: str | None,
    reminders: Path | None,
    ics: Path | None,
    count_nmr: bool,
    begin: bool,
) -> None:
    """Show whose orders are in, incomplete, late or missing at the deadline that is due.

    Players, addresses, deadlines and grace are in book.toml, in the folder with the game's name
    that ends in .post; --book writes one to start from.
    """
    now = _moment(at)
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        click.echo(states.table(game, book, now, speaker()), nl=False)
        if reminders is not None:
            _remind(game, book, now, reminders)
        if ics is not None:
            write_whole(ics, calendar(game, book, now))
        if count_nmr:
            book = states.counted(game, book, now)
        if begin or count_nmr:
            tell("cli.written", output=str(books.save(file, book)))


def _moment(text: str | None) -> datetime:
    if text is None:
        return datetime.now(UTC)
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise books.BookError("cli.not_a_moment", text=text) from error
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _remind(game: Game, book: books.Book, now: datetime, folder: Path) -> None:
    for row in states.status(game, book, now):
        if row.reminded:
            tell("cli.written", output=str(write_reminder(game, book, row, folder)))
        elif row.awaited:
            tell("cli.no_reminder", power=row.power, unposted=row.unposted)
