"""Copies of games: the last few good states of each, kept beside the user's settings."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from engine.errors import UserError
from engine.files import OURS, own_folder, write_whole
from engine.game.archive import SUFFIX, Archive
from engine.game.record import Record
from engine.game.trouble import GameFileError
from engine.language.message import Message

EACH = 5
"""How many copies of one game are kept."""

MOST = 200
"""How many are kept altogether."""

LARGEST = 100_000_000
"""How many bytes they may have altogether."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A state that a game can continue from: the sound part of its file, or a copy (then ``made``).

    ``acts`` is how many it holds, and ``phase`` the deadline due in it.
    """

    source: Path
    title: str
    acts: int
    phase: str
    made: datetime | None = None

    @property
    def said(self) -> Message:
        """The offer in one line."""
        return Message(
            "file.copy_offered" if self.made else "file.sound_offered",
            title=self.title,
            phase=self.phase,
            count=self.acts,
            moment=self.moment,
        )

    @property
    def moment(self) -> str:
        """When a copy was made, in local time."""
        return f"{self.made.astimezone():%Y-%m-%d %H:%M:%S}" if self.made else ""

    def take(self, to: Path, *, over: bool = False) -> None:
        """Save it as another file; raises GameFileError."""
        file, copy = self.source, self.made
        with Archive.open(file, write=False) if copy else Archive.rescue(file)[0] as game:
            game.save_as(to, over=over)


def folder() -> Path:
    """The folder for copies, on the game's own machine, since they contain everything."""
    return own_folder("config") / "copies"


def keep(archive: Archive) -> None:
    """Keep the state of a game's file, and delete the oldest copies; faults do not hinder play."""
    record, file = archive.record, archive.path
    if file is None:
        return
    name = f"{len(record.acts):06}-{archive.seal[:8]}-{_key(str(file.absolute()))}{SUFFIX}"
    with suppress(OSError, UserError):
        place = folder() / _key(record.header.game) / name
        if place.exists():
            place.touch()
            return
        write_whole(place, archive.content(), rights=OURS)
        _thin_out(_by_age(place.parent.iterdir()), EACH, LARGEST)
        _thin_out(_by_age(folder().glob(f"*/*{SUFFIX}")), MOST, LARGEST)


def offers(file: Path) -> tuple[Offer, ...]:
    """What can be saved of a game: the sound part of its file, then its copies, newest first.

    If nothing in a file is sound, the copies made of a file with its name are offered.
    """
    found: list[Offer] = []
    pattern = f"*/*-{_key(str(file.absolute()))}{SUFFIX}"
    with suppress(GameFileError):
        archive, _ = Archive.rescue(file)
        with archive:
            found.append(_offer(archive.record, file))
            pattern = f"{_key(archive.record.header.game)}/*{SUFFIX}"
    for copy in reversed(_by_age(folder().glob(pattern))):
        with suppress(GameFileError), Archive.open(copy, write=False) as archive:
            made = datetime.fromtimestamp(copy.stat().st_mtime, UTC)
            found.append(_offer(archive.record, copy, made=made))
    return tuple(found)


def _offer(record: Record, source: Path, made: datetime | None = None) -> Offer:
    return Offer(
        source=source,
        title=record.header.title,
        acts=len(record.acts),
        phase=record.nodes[record.head].phase,
        made=made,
    )


def _key(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()[:16]


def _by_age(copies: Iterator[Path]) -> list[Path]:
    return sorted(copies, key=lambda copy: copy.stat().st_mtime_ns)


def _thin_out(copies: list[Path], most: int, room: int) -> None:
    """Delete the oldest, beyond the numbers and bytes allowed."""
    for number, copy in enumerate(reversed(copies), 1):
        room -= copy.stat().st_size
        if number > most or room < 0:
            copy.unlink(missing_ok=True)
