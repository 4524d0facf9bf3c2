"""Patterns that tell the powers' grounds apart where colours cannot: lines, grids and dots."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import numpy as np
import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

Bounds = tuple[float, float, float, float]
Lines = Iterator[tuple[tuple[float, float], tuple[float, float]]]

_DOT = 0.09  # the radius of a dot as a part of the step


@lru_cache(maxsize=4096)
def pattern_path(area: shapely.Geometry, pattern: str, step: float) -> QPainterPath:
    """The pattern over an area, as lines to be stroked; neighbours' patterns meet.

    Args:
        area: The ground to cover.
        pattern: A key of `PATTERNS`, or ``dots``.
        step: How far apart the lines are.
    """
    path = QPainterPath()
    if pattern == "dots":
        for x, y in _dots(area, step):
            path.addEllipse(QPointF(x, y), _DOT * step, _DOT * step)
        return path
    lines = shapely.multilinestrings([list(line) for line in PATTERNS[pattern](area.bounds, step)])
    for part in shapely.get_parts(shapely.intersection(area, lines)):
        points = shapely.get_coordinates(part)
        path.moveTo(*points[0])
        path.lineTo(*points[-1])
    return path


def _dots(area: shapely.Geometry, step: float) -> list[tuple[float, float]]:
    left, top, right, bottom = area.bounds
    rows = np.arange(np.floor(top / step), np.ceil(bottom / step) + 1)
    columns = np.arange(np.floor(left / step) - 1, np.ceil(right / step) + 1)
    x, y = np.meshgrid(columns, rows)
    spots = np.column_stack([((x + (y % 2) / 2) * step).ravel(), (y * step).ravel()])
    shapely.prepare(area)
    inside = shapely.contains_xy(area, spots[:, 0], spots[:, 1])
    return [(float(x), float(y)) for x, y in spots[inside]]


def _level(bounds: Bounds, step: float) -> Lines:
    left, top, right, bottom = bounds
    for y in _marks(top, bottom, step):
        yield (left, y), (right, y)


def _upright(bounds: Bounds, step: float) -> Lines:
    left, top, right, bottom = bounds
    for x in _marks(left, right, step):
        yield (x, top), (x, bottom)


def _rising(bounds: Bounds, step: float) -> Lines:
    left, top, right, bottom = bounds
    for c in _marks(left + top, right + bottom, step * 1.4):
        yield (c - bottom, bottom), (c - top, top)


def _falling(bounds: Bounds, step: float) -> Lines:
    left, top, right, bottom = bounds
    for c in _marks(left - bottom, right - top, step * 1.4):
        yield (c + top, top), (c + bottom, bottom)


def _grid(bounds: Bounds, step: float) -> Lines:
    yield from _level(bounds, step * 1.5)
    yield from _upright(bounds, step * 1.5)


def _lozenges(bounds: Bounds, step: float) -> Lines:
    yield from _rising(bounds, step * 1.5)
    yield from _falling(bounds, step * 1.5)


def _marks(first: float, last: float, step: float) -> Iterator[float]:
    """The multiples of the step between two numbers."""
    yield from (np.arange(np.ceil(first / step), np.floor(last / step) + 1) * step).tolist()


PATTERNS: Final[Mapping[str, Callable[[Bounds, float], Lines]]] = MappingProxyType(
    {
        "level": _level,
        "upright": _upright,
        "rising": _rising,
        "falling": _falling,
        "grid": _grid,
        "lozenges": _lozenges,
    }
)
"""The patterns made of lines, by name."""
