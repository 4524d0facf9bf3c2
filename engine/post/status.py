"""Status: whose orders are in for the current deadline, who is late, and whom to remind."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Listed, Message, Value, slug
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.asking import lacking
from engine.orders.notation import write
from engine.orders.wording import power_name
from engine.post.book import Book, moment_in_words
from engine.report.pages import WIDTH


class Presence(StrEnum):
    """The state of a power's orders."""

    IN = "in"
    PARTLY = "incomplete"
    WAITING = "waiting"
    LATE = "late"
    MISSING = "missing"
    NOTHING_DUE = "nothing due"


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """One power: its player, when its orders came in, what lacks an order, deadlines missed."""

    power: PowerId
    name: str
    presence: Presence
    since: str = ""
    orders: int = 0
    missing: tuple[Value, ...] = ()
    nmr: int = 0
    standby: str = ""
    unposted: Value = ""
    away: str = ""

    @property
    def awaited(self) -> bool:
        """Whether this player's orders are waited for."""
        return self.presence in (Presence.PARTLY, Presence.WAITING, Presence.LATE, Presence.MISSING)

    @property
    def reminded(self) -> bool:
        """Whether this player gets a reminder: not if ``unposted`` says why no mail goes there."""
        return self.awaited and not self.unposted


def status(game: Game, book: Book, now: datetime) -> tuple[Status, ...]:
    """Every seat at the current deadline.

    A power without orders is late during the grace time, and missing after it.
    """
    return tuple(_row(game, book, power, now) for power in game.rules.seats)


def deadline(game: Game, book: Book) -> datetime | None:
    """The time until which orders for the current deadline may come in, if the book has it."""
    return book.deadlines.get(str(game.position().phase))


def table(game: Game, book: Book, now: datetime, speaker: Speaker = ENGLISH) -> str:
    """The status as a table for the game master, with what can be done about missing players."""
    phase = game.position().phase
    until = _moment(deadline(game, book), speaker)
    due = Message("post.status_due", phase=str(phase), title=game.rules.called(phase), until=until)
    over = Message("post.game_is_over_nothing_is")
    lines = [speaker.say(over if game.position().ending else due)]
    lines += [_line(row, speaker) for row in status(game, book, now)]
    return "\n".join(lines) + "\n"


def reminder(game: Game, book: Book, row: Status) -> str:
    """The text of a reminder to one player; it names nobody else, and nobody's pieces."""
    say, until = book.speaker(row.power).say, deadline(game, book)
    power = power_name(game.rules.board, row.power)
    heading = Message("report.label", label=game.record.header.title)
    state = "post.reminder_incomplete" if row.orders else "post.reminder_nothing"
    parts = [
        f"{say(heading)} {say(game.rules.called(game.position().phase))}",
        say(Message("post.reminder_to", name=row.name or power, power=power)),
        say(Message(state, moment=_moment(until, book.speaker(row.power)))),
    ]
    if until and row.presence is Presence.LATE:
        latest = until + book.grace_of(row.power, str(game.position().phase))
        grace = moment_in_words(latest, book.speaker(row.power))
        parts.append(say(Message("post.reminder_grace", moment=grace)))
    if row.missing:
        pieces = (f"  {say(piece)}" for piece in row.missing)
        parts.append("\n".join([say(Message("post.reminder_without")), *pieces]))
    return (
        "\n\n".join(textwrap.fill(p, WIDTH) if "\n" not in p else p for p in (*parts, book.gm))
        + "\n"
    )


def counted(game: Game, book: Book, now: datetime) -> Book:
    """The book with one more missed deadline for every power missing now; once per deadline."""
    missing = {r.power for r in status(game, book, now) if r.presence is Presence.MISSING}
    seats = {
        power: replace(seat, nmr=seat.nmr + (power in missing))
        for power, seat in book.seats.items()
    }
    return replace(book, seats=seats)


def _row(game: Game, book: Book, power: PowerId, now: datetime) -> Status:
    seat = book.seat(power)
    found = game.record.sheets().get(power)
    orders = game.in_hand(power)
    missing = () if game.position().ending else lacking(game.known(power), orders)
    asked = bool(missing) and seat.role != "nobody"
    return Status(
        power=power,
        name=seat.name,
        presence=_presence(game, book, power, bool(orders), asked, now),
        since=found[0].at if found else "",
        orders=len({write(order) for order in orders}),
        missing=missing,
        nmr=seat.nmr,
        standby=seat.standby,
        unposted=seat.unposted,
        away=_away(book, power, deadline(game, book) or now),
    )


def _away(book: Book, power: PowerId, moment: datetime) -> str:
    """The day until which a player is away at a given time; empty if it is not."""
    found = book.away(power, moment.date())
    return found.end.isoformat() if found else ""


def _presence(  # two facts of one row
    game: Game,
    book: Book,
    power: PowerId,
    given: bool,  # noqa: FBT001
    lacking: bool,  # noqa: FBT001
    now: datetime,
) -> Presence:
    if given:
        return Presence.PARTLY if lacking else Presence.IN
    if not lacking:
        return Presence.NOTHING_DUE
    until = deadline(game, book)
    if until is None or now <= until:
        return Presence.WAITING
    grace = book.grace_of(power, str(game.position().phase))
    return Presence.LATE if now <= until + grace else Presence.MISSING


def _line(row: Status, speaker: Speaker) -> str:
    state = speaker.say(Message(f"post.presence_{slug(row.presence)}"))
    cells = "; ".join(map(speaker.say, _cells(row)))
    return f"{row.power:<8} {state:<12} {cells}"[: 2 * WIDTH]


def _cells(row: Status) -> Iterator[Value]:
    yield Message("post.row_orders", count=row.orders)
    if row.since:
        yield Message("post.status_since", since=row.since)
    if row.unposted:
        yield row.unposted
    if row.away:
        yield Message("post.status_away", day=row.away)
    if row.missing:
        yield Message("post.status_without", pieces=Listed(row.missing, "comma"))
    if row.nmr:
        yield Message("post.status_missed", count=row.nmr)
    if row.presence is Presence.MISSING:
        call = Message("post.status_call", standby=row.standby)
        yield call if row.standby else Message("post.status_no_standby")


def _moment(moment: datetime | None, speaker: Speaker = ENGLISH) -> str:
    said = moment_in_words(moment, speaker)
    return said or speaker.say(Message("post.when_the_gm_says"))
