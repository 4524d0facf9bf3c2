"""Finds boxes by where they are."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from spydip_gui.output.covers import Box

_Tag = TypeVar("_Tag")

_CELL = 90.0  # width of a cell, in units


class Cells(Generic[_Tag]):
    """Labelled boxes, found by where they are."""

    def __init__(self, some: Iterable[tuple[Box, _Tag]] = ()) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Box, _Tag]]] = {}
        self.add(some)

    def add(self, some: Iterable[tuple[Box, _Tag]]) -> None:
        """Add more."""
        for one in some:
            for cell in _cells(one[0]):
                self._cells.setdefault(cell, []).append(one)

    def near(self, about: Box) -> tuple[tuple[Box, _Tag], ...]:
        """Those that overlap a box."""
        a, b, c, d = about
        found = {
            one: None
            for cell in _cells(about)
            for one in self._cells.get(cell, ())
            if a < one[0][2] and c > one[0][0] and b < one[0][3] and d > one[0][1]
        }
        return tuple(found)


def _cells(box: Box) -> list[tuple[int, int]]:
    left, top, right, foot = box
    across = range(int(left // _CELL), int(right // _CELL) + 1)
    down = range(int(top // _CELL), int(foot // _CELL) + 1)
    return [(x, y) for x in across for y in down]
