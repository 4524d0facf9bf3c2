"""Which phases of a game still have letters to be sent, as far as the post keeps them."""

from engine.post import book
from engine.post.outgoing import owing
from engine.session.alternatives import MAIN
from engine.session.seat import Seat


def unsent(seat: Seat) -> frozenset[int]:
    """The turns before decided deadlines with letters that are not written, sent or up to date.

    Only a game master who sends letters is told so; the start counts to the first turn.
    """
    if not seat.decides or seat.path is None or seat.ways.branch != MAIN:
        return frozenset()
    try:
        found = owing(seat.master(), book.load(seat.path, seat.rules.seats), seat.path)
    except book.BookError:
        return frozenset()  # the windows of the post say what is wrong with it
    return frozenset(max(one.turn - 1, 0) for one in found)
