"""A messy deadline of Spy Diplomacy: fourteen mails as they come, kept in ``tests/messy``.

A stranger's, one of last turn, orders and a change of them, retreats below moves, searches in words
in German, press, holidays, a standby player's first, one without the check line that is wanted, two
of one player, and one that is late.
"""

import tomllib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.board.graph import PowerId
from engine.post import book as books
from engine.post.book import Book
from tests.helpers.corpus import CORPUS
from tests.helpers.mails import game_in
from tests.helpers.postal import book

MAILS = Path(__file__).parents[1] / "messy"
DUE = "S1902M"
UNTIL = datetime(2026, 12, 4, 20, tzinfo=UTC)
STANDBY = "bruna@costa.example"


def kept(folder: Path) -> Path:
    """The game at the deadline, in a file with its book.

    France must send a check line, Austria has a standby player, and the time of grace is short.
    """
    path = folder / "tannenburg.spydip"
    with game_in(tomllib.loads((CORPUS / "a" / "spy.toml").read_text("utf-8"))) as game:
        game.save_as(path)
    books.save(path, players())
    return path


def players() -> Book:
    """Who plays."""
    known = book()
    france, austria = known.seat(PowerId("FRANCE")), known.seat(PowerId("AUSTRIA"))
    seats = {
        **known.seats,
        france.power: replace(france, proof="check line"),
        austria.power: replace(austria, standby=STANDBY),
    }
    deadlines = {DUE: UNTIL, "S1902R": UNTIL.replace(day=7), "F1902M": UNTIL.replace(day=14)}
    return replace(known, seats=seats, deadlines=deadlines, grace=UNTIL - UNTIL.replace(hour=16))
