"""Which phases of a game still have letters to be sent, as far as the post keeps them."""

from engine.post import beside
from engine.session.alternatives import MAIN
from engine.session.seat import Seat


def unsent(seat: Seat) -> frozenset[int]:
    """The turns before decided deadlines that no letter was issued about.

    Only a game master who sends letters is told so, and of nothing before the first of them.
    """
    if not seat.decides or seat.path is None or seat.ways.branch != MAIN:
        return frozenset()
    place = beside.folder(seat.path) / "issued"
    sent = {one.name for one in place.iterdir()} if place.is_dir() else set()
    turns = [n for n in range(len(seat.line) - 1) if not seat.edited(n + 1)]
    written = [n for n in turns if str(seat.phases[n]) in sent]
    return frozenset(n for n in turns if written and n > written[0]) - frozenset(written)
