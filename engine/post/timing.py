"""When a mail was sent relative to the deadline: in time, in the grace time, or too late."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.post.book import Book
from engine.post.mail import Mail

_DAY = timedelta(days=1)


class Timing(StrEnum):
    """How a mail stands relative to a deadline."""

    GRACE = "grace"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Lateness:
    """How far a mail was behind a deadline, and whether the grace time was over."""

    timing: Timing
    by: timedelta

    @property
    def said(self) -> Message:
        """How late it is: ``6 hours after the deadline``."""
        hours = self.by // timedelta(hours=1)
        key = f"post.came_in_{self.timing}"
        if self.by >= 2 * _DAY:
            return Message(key, time=Message("post.days", count=self.by // _DAY))
        if hours:
            return Message(key, time=Message("post.hours", count=hours))
        return Message(key, time=Message("post.minutes", count=self.by // timedelta(minutes=1)))


def lateness(book: Book, due: str, mail: Mail, power: PowerId | None = None) -> Lateness | None:
    """How late a mail is for a deadline; None if it is in time, or has no date.

    Its sender, if ``power`` is known, may have got more grace than others.
    """
    until = book.deadlines.get(due)
    if until is None or not mail.date or mail.moment <= until:
        return None
    behind = mail.moment - until
    grace = book.grace_of(power, due) if power else book.grace
    return Lateness(Timing.GRACE if behind <= grace else Timing.LATE, behind)


def here(moment: datetime) -> datetime:
    """A date and time in the reader's time zone."""
    return moment.astimezone()
