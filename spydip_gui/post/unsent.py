"""Which phases of a game still have letters to send, as far as the post knows."""

from engine.post import book
from engine.post.outgoing import owing
from engine.session.alternatives import MAIN
from engine.session.seat import Seat


def unsent(seat: Seat) -> frozenset[int]:
    """The turns before adjudicated deadlines whose letters are unwritten, unsent or out of date.

    Only for a game master who sends letters; the start counts as part of the first turn.
    """
    if not seat.decides or seat.path is None or seat.ways.branch != MAIN:
        return frozenset()
    try:
        found = owing(seat.master(), book.load(seat.path, seat.rules.seats), seat.path)
    except book.BookError:
        return frozenset()  # the windows of the post report what is wrong with it
    return frozenset(max(one.turn - 1, 0) for one in found)
