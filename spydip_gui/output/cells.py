"""Finds boxes by where they lie."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from spydip_gui.output.covers import Box

_Tag = TypeVar("_Tag")

_CELL = 90.0  # units across of the cells


class Cells(Generic[_Tag]):
    """Boxes with what they are, found by where they lie."""

    def __init__(self, some: Iterable[tuple[Box, _Tag]] = ()) -> None:
        """Take some."""
        self._cells: dict[tuple[int, int], list[tuple[Box, _Tag]]] = {}
        self.add(some)

    def add(self, some: Iterable[tuple[Box, _Tag]]) -> None:
        """Take some more."""
        for one in some:
            for cell in _cells(one[0]):
                self._cells.setdefault(cell, []).append(one)

    def near(self, about: Box) -> tuple[tuple[Box, _Tag], ...]:
        """Those that a box meets."""
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
