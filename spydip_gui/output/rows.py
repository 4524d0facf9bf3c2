"""How many covert pieces of a province are shown singly, by how much room there is."""

from collections.abc import Iterator
from dataclasses import replace

from spydip_gui.viewmodel import Pip, Rail

MOST = 12
"""How many pieces at most stand one by one beneath a unit that is seen from near by."""

_PLACES = ((1.6, 1), (1.2, 2))  # above this growth of the tokens, how many pips there is room for
_FOLDED = 4  # more pips than this become a badge at normal size
_NEAR = 0.8  # below this growth, tokens are so small that every piece has room
_ACROSS = 6


def in_row(rail: Rail, grown: float) -> tuple[Pip, ...]:
    """The pips that a row shows, one per kind and power; empty if it becomes a badge.

    ``grown`` is how many times larger tokens are than the picture has room for: far out they are
    larger, and the row becomes a dot with a number; close in they are smaller, and every piece is
    drawn by itself.
    """
    if near(grown) and rail.total <= MOST:
        return tuple(singles(rail))
    if near(grown):
        return rail.pips if len(rail.pips) <= MOST else ()
    most = next((most for least, most in _PLACES if grown > least), _FOLDED)
    alone = most > 1 or rail.total == 1  # the last entry has no room for a number
    return rail.pips if alone and len(rail.pips) <= most else ()


def far(grown: float) -> bool:
    """Whether the map is zoomed out so far that rows have less than their usual room."""
    return grown > _PLACES[-1][0]


def near(grown: float) -> bool:
    """Whether the map is zoomed in so far that every piece has room for itself."""
    return grown < _NEAR


def room(grown: float) -> tuple[int, int]:
    """How many pips, across and down, names leave room for."""
    return (_ACROSS, -(-MOST // _ACROSS)) if near(grown) else (2, 1)


def singles(rail: Rail) -> Iterator[Pip]:
    """Every piece by itself; those of unknown number stay together."""
    for pip in rail.pips:
        yield from [pip] if pip.count < 2 else [replace(pip, count=1)] * pip.count


def steps(number: int) -> Iterator[tuple[float, int]]:
    """The offset of each piece from the middle of the first row, in steps across and down."""
    for place in range(number):
        row = place // _ACROSS
        across = min(_ACROSS, number - row * _ACROSS)
        yield place % _ACROSS - (across - 1) / 2, row
