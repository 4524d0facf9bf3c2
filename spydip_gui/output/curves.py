"""Curves as lists of points: bent, cut to length, measured."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from spydip_gui.output.strokes import Spot

Points = tuple[Spot, ...]

_FINE = 18  # points on each leg of a curve


@lru_cache(maxsize=1024)
def bent(start: Spot, end: Spot, bulge: float = 0.1) -> Points:
    """A curve between two spots that swings to the left by this fraction of its length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    pull = ((start[0] + end[0]) / 2 + dy * bulge * 2, (start[1] + end[1]) / 2 - dx * bulge * 2)
    return tuple(
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * pull[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * pull[1] + t * t * end[1],
        )
        for t in (n / _FINE for n in range(_FINE + 1))
    )


def through(stops: Points) -> Points:
    """A smooth curve through spots; for two of them, a bent one."""
    if len(stops) < 3:
        return bent(stops[0], stops[-1])
    row = (stops[0], *stops, stops[-1])
    points: list[Spot] = []
    for number in range(len(stops) - 1):
        points += _leg(*row[number : number + 4])
    return (*points, stops[-1])


def cut(points: Points, start: float, end: float) -> Points:
    """The points with these lengths cut off at the start and at the end."""
    lengths = _lengths(points)
    last = lengths[-1] - end
    if start >= last:
        return points[len(points) // 2 : len(points) // 2 + 2]
    inside = [spot for spot, far in zip(points, lengths, strict=True) if start < far < last]
    return (at(points, start), *inside, at(points, last))


def at(points: Points, far: float) -> Spot:
    """The spot this far along the points."""
    lengths = _lengths(points)
    number = bisect_left(lengths, far, 1)
    if number == len(points):
        return points[-1]
    one, other = points[number - 1 : number + 1]
    before, after = lengths[number - 1 : number + 1]
    part = (far - before) / (after - before) if after > before else 0.0
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def beside(points: Points, far: float, away: float) -> Spot:
    """The spot this far along the points and this far off them, on the outside of the bend."""
    x, y = at(points, far)
    (ax, ay), (bx, by) = points[0], points[-1]
    long = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (by - ay) / long, (ax - bx) / long
    side = 1 if (x - ax) * dx + (y - ay) * dy >= 0 else -1
    return x + side * dx * away, y + side * dy * away


def length(points: Points) -> float:
    """The length of a line through points."""
    return _lengths(points)[-1]


def distance(points: Points, spot: Spot) -> float:
    """How far a spot is from the lines between points."""
    return min(_away(one, other, spot) for one, other in pairwise(points))


def direction(points: Points) -> Spot:
    """The direction in which the points end, as a vector of length 1."""
    (ax, ay), (bx, by) = points[-2], points[-1]
    far = hypot(bx - ax, by - ay) or 1.0
    return (bx - ax) / far, (by - ay) / far


def path(points: Points) -> QPainterPath:
    """The points as a path."""
    found = QPainterPath()
    found.addPolygon(QPolygonF([QPointF(*spot) for spot in points]))
    return found


@lru_cache(maxsize=256)
def _lengths(points: Points) -> Sequence[float]:
    """How far along the curve each of its points is."""
    steps = (hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    return tuple(accumulate(steps, initial=0.0))


def _away(start: Spot, end: Spot, spot: Spot) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    across, down = spot[0] - start[0], spot[1] - start[1]
    far = dx * dx + dy * dy
    part = min(max((across * dx + down * dy) / far, 0.0), 1.0) if far else 0.0
    return hypot(across - part * dx, down - part * dy)


def _leg(before: Spot, start: Spot, end: Spot, after: Spot) -> Points:
    """One leg of a smooth curve, by the spots around it."""

    def mixed(axis: int, t: float) -> float:
        a, b, c, d = before[axis], start[axis], end[axis], after[axis]
        return 0.5 * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t**3
        )

    return tuple((mixed(0, t), mixed(1, t)) for t in (n / _FINE for n in range(_FINE)))
