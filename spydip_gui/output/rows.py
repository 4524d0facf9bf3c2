"""How many covert pieces of a province are shown one by one, by how much room there is."""

from collections.abc import Iterator
from dataclasses import replace

from spydip_gui.viewmodel import Pip, Rail

MOST = 12
"""How many pieces at most stand one by one beneath a unit that is seen from near by."""

_PLACES = ((1.6, 1), (1.2, 2))  # at tokens grown so many times over, how many pips have room
_FOLDED = 4  # more pips than that become a badge where nothing has grown
_NEAR = 0.8  # tokens are so small beside the ground there that every piece has room
_ACROSS = 6


def in_row(rail: Rail, grown: float) -> tuple[Pip, ...]:
    """The pips that a row shows, one a kind and power; none where it becomes a badge.

    ``grown`` is how many times larger tokens are than the picture has room for: far out they are
    larger, and the row becomes a dot with a number; close in they are smaller, and every piece
    stands for itself.
    """
    if near(grown) and rail.total <= MOST:
        return tuple(singles(rail))
    if near(grown):
        return rail.pips if len(rail.pips) <= MOST else ()
    most = next((most for least, most in _PLACES if grown > least), _FOLDED)
    alone = most > 1 or rail.total == 1  # the last place has no room for a number beside it
    return rail.pips if alone and len(rail.pips) <= most else ()


def far(grown: float) -> bool:
    """Whether one is so far out that there is less room than the picture means to give."""
    return grown > _PLACES[-1][0]


def near(grown: float) -> bool:
    """Whether one is so close that every piece has room to stand for itself."""
    return grown < _NEAR


def room(grown: float) -> tuple[int, int]:
    """For how many pips names leave room across and down."""
    return (_ACROSS, -(-MOST // _ACROSS)) if near(grown) else (2, 1)


def singles(rail: Rail) -> Iterator[Pip]:
    """Every piece by itself; those whose number is not known stay together."""
    for pip in rail.pips:
        yield from [pip] if pip.count < 2 else [replace(pip, count=1)] * pip.count


def steps(number: int) -> Iterator[tuple[float, int]]:
    """How far across and down from the middle of the first row each piece stands, in steps."""
    for place in range(number):
        row = place // _ACROSS
        across = min(_ACROSS, number - row * _ACROSS)
        yield place % _ACROSS - (across - 1) / 2, row
