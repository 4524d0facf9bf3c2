"""Patterns that tell the powers' grounds apart where colours cannot: lines, grids and dots."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.board.shape import Shape
from spydip_gui.output.strokes import Spot

_DOT = 0.09  # the radius of a dot, as a fraction of the step
_STEEP = 1.4  # slanted lines as far apart as the others: nearly the root of two


PATTERNS: Final[Mapping[str, tuple[tuple[Spot, float], ...]]] = MappingProxyType(
    {
        "level": (((0, 1), 1),),
        "upright": (((1, 0), 1),),
        "rising": (((1, 1), _STEEP),),
        "falling": (((1, -1), _STEEP),),
        "grid": (((0, 1), 1.5), ((1, 0), 1.5)),
        "lozenges": (((1, 1), _STEEP * 1.5), ((1, -1), _STEEP * 1.5)),
    }
)
"""The patterns made of lines: the way across each family of lines, and how many steps apart."""


Rings = tuple[tuple[Spot, ...], ...]
"""Outlines whose last corners are their first."""


@lru_cache(maxsize=1024)
def pattern_path(ground: Shape, pattern: str, step: float) -> QPainterPath:
    """The pattern over a ground, as lines to be stroked; neighbours' patterns meet.

    ``pattern`` is a key of `PATTERNS`, or ``dots``; ``step`` is the distance between the lines.
    """
    return pattern_within(ground.lines, pattern, step)


def pattern_within(rings: Rings, pattern: str, step: float) -> QPainterPath:
    """The same within any outlines."""
    path = QPainterPath()
    if pattern == "dots":
        for x, y in _dots(rings, step):
            path.addEllipse(QPointF(x, y), _DOT * step, _DOT * step)
        return path
    for across, factor in PATTERNS[pattern]:
        for start, end in _hatch(rings, across, step * factor):
            path.moveTo(*start)
            path.lineTo(*end)
    return path


def _dots(rings: Rings, step: float) -> Iterator[Spot]:
    """Spots in rows, every other row shifted by half a step."""
    for (left, y), (right, _) in _hatch(rings, (0, 1), step):
        shift = round(y / step) % 2 / 2
        for column in range(ceil(left / step - shift), floor(right / step - shift) + 1):
            yield (column + shift) * step, y


def _hatch(rings: Rings, across: Spot, step: float) -> Iterator[tuple[Spot, Spot]]:
    """The parts inside the rings of the lines on which ``across`` times a spot is a whole step.

    A line enters and leaves them in turn wherever it crosses an edge.
    """
    a, b = across
    crossed: defaultdict[int, list[float]] = defaultdict(list)
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            start, end = a * ax + b * ay, a * bx + b * by
            for number in range(ceil(min(start, end) / step), ceil(max(start, end) / step)):
                part = (number * step - start) / (end - start)
                x, y = ax + part * (bx - ax), ay + part * (by - ay)
                crossed[number].append(b * x - a * y)
    square = a * a + b * b
    for number, along in sorted(crossed.items()):
        far = number * step
        spots = [((a * far + b * on) / square, (b * far - a * on) / square) for on in sorted(along)]
        yield from zip(spots[::2], spots[1::2], strict=True)
