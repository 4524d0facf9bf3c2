"""What a list of games says about one: where it stands, who is in, until when, what waits."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from engine.board.graph import PowerId
from engine.phases import Phase
from engine.post import book as books
from engine.post import intray, kept
from engine.post.status import Presence, status
from engine.session.packets import PacketSeat
from engine.session.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """A game at a glance; ``seats`` are empty if only the player ``power`` is known.

    ``grace`` is when the time after the deadline ends, ``answer`` the deadline in a packet's own
    words. ``mails`` are unread. ``yours`` is true if somebody at this screen still owes orders.
    """

    title: str
    phase: Phase
    over: bool = False
    seats: Mapping[PowerId, Presence] = field(default_factory=dict)
    power: PowerId | None = None
    until: datetime | None = None
    grace: datetime | None = None
    answer: str = ""
    mails: int = 0
    yours: bool = False


def of_game(seat: Seat, path: Path, now: datetime) -> Glimpse:
    """A game in a file, as its game master sees it; raises BookError."""
    game, phase = seat.master(), seat.phases[-1]
    book = books.load(path, seat.rules.seats)
    until = book.deadlines.get(str(phase))
    rows = () if seat.over else status(game, book, now)
    return Glimpse(
        title=seat.title,
        phase=phase,
        over=seat.over,
        seats={row.power: row.presence for row in rows},
        until=until,
        grace=until + book.grace if until else None,
        mails=_mails(path),
        yours=any(row.awaited and book.seat(row.power).role == "here" for row in rows),
    )


def of_packet(seat: PacketSeat, path: Path) -> Glimpse:
    """A packet, with the orders kept beside it."""
    to = seat.packet.invitation
    found = kept.load(kept.place(path), to, seat.rules.reader)
    if found.orders and seat.seats:
        seat.put({seat.viewer: tuple(map(str, found.orders))})
    return Glimpse(
        title=to.title,
        phase=seat.phases[-1],
        over=seat.over,
        power=seat.viewer,
        answer=to.deadline,
        yours=not seat.over and any(row.missing for row in seat.rows(seat.viewer)),
    )


def _mails(path: Path) -> int:
    """How many mails wait beside a game; a damaged list is reported when the game is opened."""
    with suppress(OSError, ValueError, AttributeError):
        found = json.loads(intray.place(path).read_bytes())
        lying = [one for one in found if not one.get("kept_for")] if isinstance(found, list) else []
        return len(lying)
    return 0
