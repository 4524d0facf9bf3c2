"""Deadlines as a calendar file (.ics, RFC 5545), for the calendars of players."""

from collections.abc import Iterator
from datetime import UTC, datetime

from engine.game.game import Game
from engine.phases import parse_phase
from engine.post.book import Book

_OCTETS = 75
"""The length limit of a line, in octets (RFC 5545, 3.1)."""


def calendar(game: Game, book: Book, made: datetime) -> bytes:
    """The calendar of a game's deadlines; it holds nothing that is not public."""
    header = game.record.header
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//SpyDip//Deadlines//EN"]
    for phase, moment in sorted(book.deadlines.items(), key=lambda entry: entry[1]):
        said = f"{header.title}: orders for {game.rules.called(parse_phase(phase))}"
        lines += _event(f"{phase}.{header.game}@spydip", said, moment, made)
    lines.append("END:VCALENDAR")
    return b"".join(part for line in lines for part in _folded(line))


def _event(uid: str, said: str, moment: datetime, made: datetime) -> Iterator[str]:
    summary = _escaped(said)
    yield "BEGIN:VEVENT"
    yield f"UID:{uid}"
    yield f"DTSTAMP:{_utc(made)}"
    yield f"DTSTART:{_utc(moment)}"
    yield f"SUMMARY:{summary}"
    yield from ("BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P1D", f"DESCRIPTION:{summary}")
    yield from ("END:VALARM", "END:VEVENT")


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for mark in "\\;,":
        text = text.replace(mark, f"\\{mark}")
    return " ".join(text.split())


def _folded(line: str) -> Iterator[bytes]:
    """A line in pieces of at most 75 octets, never cut within a character."""
    piece = b""
    for letter in line:
        octets = letter.encode()
        if len(piece) + len(octets) > _OCTETS:
            yield piece + b"\r\n"
            piece = b" "
        piece += octets
    yield piece + b"\r\n"
