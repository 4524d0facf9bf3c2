"""The state of each power at the current deadline, for a game master to see at a glance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Message, Value, slug
from engine.orders.wording import power_name
from engine.post.beside import folder
from engine.post.book import Book
from engine.post.outgoing import owing
from engine.post.status import Presence, Status, status


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One power: its orders, how many of its mails need a look, how many letters are unsent."""

    row: Status
    mails: int = 0
    letters: int = 0

    @property
    def power(self) -> PowerId:
        """The power."""
        return self.row.power

    @property
    def late(self) -> bool:
        """Whether its orders should be in already."""
        return self.row.presence in (Presence.LATE, Presence.MISSING)


def chips(game: Game, book: Book, file: Path, now: datetime) -> tuple[Chip, ...]:
    """One chip per seat; raises BookError or IntrayError if what is kept cannot be read."""
    lit = lit_mails(file)
    waiting = Counter(row.power for one in owing(game, book, file) for row in one.waiting)
    return tuple(
        Chip(row=row, mails=lit[row.power], letters=waiting[row.power])
        for row in status(game, book, now)
    )


def lit_mails(file: Path) -> Counter[str]:
    """How many mails need a look, by the power that sent them, or `engine.post.intray.NOBODY`."""
    if not folder(file).is_dir():
        return Counter()
    from engine.post.intray import Intray  # noqa: PLC0415  # slow to load, and many games have no post

    return Counter(one.lit for one in Intray(file).load() if one.lit)


def said(chip: Chip, game: Game) -> Iterator[Value]:
    """A chip in lines: whose it is and whether orders are in, then everything still open."""
    name = power_name(game.rules.board, chip.power)
    state = Message(f"post.presence_{slug(chip.row.presence)}")
    yield Message("post.chip", power=name, state=state)
    if chip.row.away:
        yield Message("post.status_away", day=chip.row.away)
    if chip.mails:
        yield Message("post.chip_mails", count=chip.mails)
    if chip.letters:
        yield Message("post.chip_letters", count=chip.letters)
