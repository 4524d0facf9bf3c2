"""``spydip deadlines``: when orders are due, pauses, absences, and more grace for somebody."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import click

from engine.cli._shared import FILE, seat, speaker, with_post
from engine.errors import UserError
from engine.game.game import Game
from engine.post import book as books
from engine.post.book import Book, moment_said
from engine.post.ledger import Absence, Grace, Pause
from engine.post.schedule import WEEKDAYS, Rhythm, noted, paused, timetable

DAY = click.DateTime(["%Y-%m-%d"])


@click.command()
@FILE
@click.option("--lay-out", "anew", is_flag=True, help="Lay them out from the current one on.")
@click.option("--days", default=7, show_default=True, help="Days to the next movement.")
@click.option("--short", default=3, show_default=True, help="Days to retreats and builds.")
@click.option(
    "--on", "weekdays", multiple=True, type=click.Choice(WEEKDAYS), help="Only on this weekday."
)
@click.option("--pause", nargs=2, type=DAY, metavar="FROM TO", help="The game stands still.")
@click.option("--away", nargs=3, metavar="POWER FROM TO", help="A player is away.")
@click.option("--grace", nargs=2, metavar="POWER HOURS", help="More grace for this deadline.")
@click.option("--why", default="", help="For the record.")
def deadlines(  # noqa: PLR0913  # one parameter per option
    *,
    file: Path,
    anew: bool,
    days: int,
    short: int,
    weekdays: tuple[str, ...],
    pause: tuple[datetime, datetime] | None,
    away: tuple[str, str, str] | None,
    grace: tuple[str, str] | None,
    why: str,
) -> None:
    """List the deadlines of a game, with its pauses, the absences of players and grace granted.

    A pause puts every later deadline off; with --on they stay on these weekdays. Who is away is
    named in the status, and grace holds for one player and the deadline that is due.
    """
    allowed = frozenset(map(WEEKDAYS.index, weekdays))
    with with_post(file) as game:
        before = book = books.load(file, game.rules.seats)
        if anew:
            due = book.deadlines.get(str(game.position().phase))
            first = due or datetime.now(UTC).astimezone()
            rhythm = Rhythm(first=first, days=days, short=short, weekdays=allowed)
            book = _laid_out(game, book, rhythm)
        if pause is not None:
            begin, end = (moment.date() for moment in pause)
            book = paused(book, Pause(begin=begin, end=_after(begin, end), why=why), allowed)
        if away is not None:
            power, begin, end = seat(game, away[0]), _day(away[1]), _day(away[2])
            gone = Absence(power=power, begin=begin, end=_after(begin, end), why=why)
            book = book.with_absence(gone)
        if grace is not None:
            phase = str(game.position().phase)
            more = Grace(power=seat(game, grace[0]), phase=phase, hours=_hours(grace[1]), why=why)
            book = replace(book, graces=(*book.graces, more))
        if book != before:
            books.save(file, book)
        say = speaker().say
        for phase, moment in sorted(book.deadlines.items(), key=lambda entry: entry[1]):
            click.echo(f"{phase:<8} {say(moment_said(moment))}")
        for line in noted(game, book):
            click.echo(say(line))


def _laid_out(game: Game, book: Book, rhythm: Rhythm) -> Book:
    past = {phase: at for phase, at in book.deadlines.items() if at < rhythm.first}
    found = timetable(game.rules, game.position().phase, rhythm)
    return replace(book, deadlines={**past, **found})


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise UserError("cli.not_a_day", text=text) from error


def _after(begin: date, end: date) -> date:
    if end < begin:
        raise UserError("cli.ends_before_it_begins", begin=str(begin), end=str(end))
    return end


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        hours = -1
    if not 0 < hours <= 24 * 60:
        raise UserError("cli.not_hours", text=text)
    return hours
