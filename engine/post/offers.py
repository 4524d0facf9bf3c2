"""What a mail asks for besides orders: press to publish, an absence to note, a player to seat."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from pathlib import Path

from engine.game.game import Game
from engine.language.message import Message
from engine.orders.wording import power_name
from engine.post import book as books
from engine.post import press
from engine.post.address import folded
from engine.post.book import Book
from engine.post.entry import Entry
from engine.post.intray import NOBODY, Lying
from engine.post.ledger import Absence
from engine.post.press import Press
from engine.post.seating import announcement, standby_called

_PRESS = re.compile(
    r"\s*(?:press|presse|communiqu[eé]|pressemitteilung)\b\s*[:.\u2013-]?\s*", re.IGNORECASE
)
_GONE = re.compile(
    r"\b(?:holidays?|vacation|away|travelling|traveling|urlaub|ferien|verreist|abwesend|unterwegs|"
    r"nicht da|vacances|congés?|absente?|en voyage)\b",
    re.IGNORECASE,
)
_UNTIL = re.compile(
    r"\b(?:until|till|through|bis(?:\s+(?:zum|einschließlich))?|jusqu['’]au)\s+(?:the\s+)?"
    r"(?:(?P<year>\d{4})-(?P<mon>\d\d)-(?P<iso>\d\d)|(?P<before>[^\W\d_]{3,})\s+(?P<late>\d{1,2})|"
    r"(?P<day>\d{1,2})(?:st|nd|rd|th|er)?\b\.?(?:\s*(?:of\s+)?(?P<month>[^\W\d_]{3,}|\d{1,2}))?)",
    re.IGNORECASE,
)
_MONTHS = (
    *(("jan",), ("feb", "fév", "fev"), ("mar", "mär"), ("apr", "avr"), ("may", "mai")),
    *(("jun", "juin"), ("jul", "juil"), ("aug", "aoû", "aou"), ("sep",), ("oct", "okt")),
    *(("nov",), ("dec", "dez", "déc")),
)
_LONGEST = timedelta(days=120)
"""An absence that seems longer is a date misread."""


class Wish(StrEnum):
    """What a mail asks for."""

    PRESS = "press"
    AWAY = "away"
    SEAT = "seat"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be done about a mail with one click, and its label."""

    wish: Wish
    said: Message
    until: date | None = None


def offers(game: Game, book: Book, entry: Entry) -> tuple[Offer, ...]:
    """What can be done about a mail other than taking its orders; empty if nobody sent it."""
    return tuple(_offers(game, book, entry)) if entry.one.power else ()


def awaits(game: Game, book: Book, entry: Entry) -> bool:
    """Whether somebody has to look at a mail: it asks for something, or cannot simply be taken."""
    if offers(game, book, entry):
        return True
    return not (entry.taken or entry.plain or entry.waits)


def kept(entry: Entry, *, awaits: bool) -> Lying:
    """How a mail is kept in the list, including whose it is if somebody has to look at it."""
    return replace(entry.lying, lit=(entry.one.power or NOBODY) if awaits else "")


def accept(game: Game, book: Book, file: Path, entry: Entry, offer: Offer) -> None:
    """Do what was offered, beside the game; raises BookError if the house rules forbid it."""
    power = entry.one.power
    if power is None:
        return
    if offer.wish is Wish.PRESS:
        words, release = _words(entry.mail.text), str(game.position().phase)
        one = Press(by=power, text=words, release=release, line=power)
        press.add(file, press.submit(game, book, one))
    elif offer.wish is Wish.SEAT:
        called = standby_called(game, book, power)
        books.save(file, called)
        press.add(file, announcement(game, called, power))
    elif offer.until is not None:
        books.save(file, book.with_absence(_absence(entry, offer.until)))


def _offers(game: Game, book: Book, entry: Entry) -> Iterator[Offer]:
    power, mail = entry.one.power, entry.mail
    seat = book.seat(power) if power else None
    if power is None or seat is None:
        return
    who = power_name(game.rules.board, power)
    waiting = folded(seat.waiting[1])
    if mail.sender and waiting == mail.sender:
        name = seat.waiting[0] or mail.name or mail.sender
        yield Offer(Wish.SEAT, Message("post.offer_seat", name=name, power=who))
    publishes = _PRESS.match(mail.text.lstrip()) and _words(mail.text)
    if publishes and book.press != "none" and not entry.one.orders:
        yield Offer(Wish.PRESS, Message("post.offer_press"))
    until = _until(mail.text, mail.moment.date()) if mail.date else None
    if until is not None and book.away(power, until) is None:
        said = Message("post.offer_away", power=who, end=until.isoformat())
        yield Offer(Wish.AWAY, said, until)


def _words(text: str) -> str:
    """The press in a mail: its words without the heading that says so."""
    return _PRESS.sub("", text.strip(), count=1).strip()


def _absence(entry: Entry, until: date) -> Absence:
    if entry.one.power is None:
        raise ValueError(entry.mail.source)
    return Absence(power=entry.one.power, begin=entry.mail.moment.date(), end=until)


def _until(text: str, sent: date) -> date | None:
    """The day until which a mail says that its sender is away; None if it does not say so."""
    for line in re.split(r"\n|(?<=[^\d.][.!?])\s", text):
        found = _UNTIL.search(line)
        if found and _GONE.search(line):
            day = _day(found, sent)
            return day if day is not None and day - sent <= _LONGEST else None
    return None


def _day(found: re.Match[str], sent: date) -> date | None:
    """The day that some words mean: the next one after the mail was sent."""
    if found["year"]:
        return _real(int(found["year"]), int(found["mon"]), int(found["iso"]))
    day, month = int(found["day"] or found["late"]), _month(found["month"] or found["before"] or "")
    if month is None and found["late"]:
        return None
    for later in range(13):
        place = sent.month - 1 + later
        if month in (None, place % 12 + 1):
            real = _real(sent.year + place // 12, place % 12 + 1, day)
            if real is not None and real >= sent:
                return real
    return None


def _month(word: str) -> int | None:
    if word.isdecimal():
        return int(word) if 1 <= int(word) <= len(_MONTHS) else None
    low = word.lower()
    return next((n for n, starts in enumerate(_MONTHS, 1) if low.startswith(starts)), None)


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
