"""What small drawings share: a coordinate system around a spot, and paths from numbers."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

Spot = tuple[float, float]

ROUND, ROUNDED = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
"""How lines end, and how they turn."""


@contextmanager
def placed(painter: QPainter, at: Spot, radius: float = 1.0) -> Iterator[None]:
    """Draw around a spot as if a radius there were 1; the painter is restored afterwards."""
    painter.save()
    painter.translate(*at)
    painter.scale(radius, radius)
    yield
    painter.restore()


def path_of(*runs: tuple[tuple[float, ...], ...]) -> QPainterPath:
    """A path of several runs, each of lines (by their ends) and curves (by one or two controls)."""
    path = QPainterPath()
    for start, *ways in runs:
        path.moveTo(*start)
        for way in ways:
            spots = [QPointF(*spot) for spot in zip(way[::2], way[1::2], strict=True)]
            (path.lineTo, path.quadTo, path.cubicTo)[len(spots) - 1](*spots)
    return path
