"""Turns the shapes of a picture into Qt paths."""

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.board.shape import Shape


@lru_cache(maxsize=512)
def ground_path(ground: Shape) -> QPainterPath:
    """The polygons of a ground, with their holes, made once; it must not be changed."""
    path = QPainterPath()
    for ring in ground.lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path
