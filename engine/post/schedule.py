"""A timetable: the deadlines of a game's first years, from the first one and the intervals."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Message, PowerName, Value
from engine.orders.wording import power_name
from engine.phases import Phase, PhaseKind
from engine.post.book import Book
from engine.post.ledger import Absence, Pause
from engine.rules import Ruleset

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
"""How weekdays are called in commands."""

MOST = 60
"""The most deadlines that are set."""

_LONG = (PhaseKind.MOVEMENT, PhaseKind.BIDS, PhaseKind.PREFERENCES, PhaseKind.DEPLOYMENT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rhythm:
    """The first deadline in local time, and the days from one to the next.

    The short interval is for retreats, builds and phases just for spies; ``years`` says how far it
    goes. With ``weekdays`` (0 is Monday), a deadline waits for the next of these, so that none
    drifts.
    """

    first: datetime
    days: int = 7
    short: int = 3
    years: int = 2
    weekdays: frozenset[int] = frozenset()

    def due(self, clock: datetime) -> datetime:
        """A time, or the same hour on the next day that allows deadlines."""
        while self.weekdays and clock.weekday() not in self.weekdays:
            clock += timedelta(days=1)
        return clock


def timetable(rules: Ruleset, begins: Phase, rhythm: Rhythm) -> Mapping[str, datetime]:
    """The date and time of every deadline from the one that a game begins with.

    The hour stays the same when the clocks change.
    """
    phase, clock = begins, rhythm.due(rhythm.first.replace(tzinfo=None))
    last = begins.year + rhythm.years + (begins.kind is PhaseKind.ADJUSTMENTS)
    found: dict[str, datetime] = {}
    while phase.year < last and len(found) < MOST:
        found[str(phase)] = clock.astimezone()
        phase = rules.variant.follow(phase, rules.options)
        long = phase.kind in _LONG and not phase.covert
        clock = rhythm.due(clock + timedelta(days=rhythm.days if long else rhythm.short))
    return found


def paused(book: Book, pause: Pause, weekdays: frozenset[int] = frozenset()) -> Book:
    """The book with a pause: deadlines from its first day on move back by its length.

    With ``weekdays``, they stay on these.
    """
    moved = _shifted(book, pause, _length(pause), weekdays)
    return replace(book, deadlines=moved, pauses=(*book.pauses, pause))


def resumed(book: Book, pause: Pause, weekdays: frozenset[int] = frozenset()) -> Book:
    """The book without one of its pauses: deadlines from its first day on move back again."""
    moved = _shifted(book, pause, -_length(pause), weekdays)
    kept = [one for one in book.pauses if one is not pause]
    return replace(book, deadlines=moved, pauses=tuple(kept))


def _length(pause: Pause) -> timedelta:
    return timedelta(days=(pause.end - pause.begin).days + 1)


def _shifted(
    book: Book, pause: Pause, days: timedelta, weekdays: frozenset[int]
) -> Mapping[str, datetime]:
    """The deadlines of a book, with those from a pause's first day on moved by ``days``."""
    rhythm = Rhythm(first=datetime.combine(pause.begin, time()), weekdays=weekdays)
    return {
        phase: rhythm.due(moment + days) if moment.date() >= pause.begin else moment
        for phase, moment in book.deadlines.items()
    }


def noted(game: Game, book: Book) -> Iterator[Message]:
    """Pauses, absences and extra grace in lines, for the game master."""
    for pause in book.pauses:
        yield Message("post.pause_line", **_days(pause))
    for one in book.absences:
        yield Message("post.absence_line", power=_named(game, one.power), **_days(one))
    for more in book.graces:
        who, hours = _named(game, more.power), f"{more.hours:g}"
        why = _why(more.why)
        yield Message("post.grace_line", power=who, phase=more.phase, hours=hours, why=why)


def _days(one: Pause | Absence) -> dict[str, Value]:
    return {"begin": one.begin.isoformat(), "end": one.end.isoformat(), "why": _why(one.why)}


def _why(text: str) -> Value:
    return Message("word.bracketed", text=text) if text else ""


def _named(game: Game, power: PowerId) -> PowerName:
    return power_name(game.rules.board, power)
