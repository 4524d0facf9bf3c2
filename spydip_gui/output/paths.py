"""Turns the shapes of a picture into Qt paths."""

import re
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from engine.board.picture import Picture
from engine.board.shape import Shape

_INNER = re.compile(rb'<rect [^>]*class="frame inner"[^>]*>')
_SIDE = re.compile(rb'\b(x|y|width|height)="([\d.]+)"')


@lru_cache(maxsize=4)
def inside_frame(picture: Picture) -> QRectF:
    """The part of a picture within its frame, or all of it if it has none."""
    found = _INNER.search(picture.above)
    if found is None:
        return QRectF(*picture.frame)
    sides = {name: float(size) for name, size in _SIDE.findall(found[0])}
    return QRectF(*(sides.get(name, 0.0) for name in (b"x", b"y", b"width", b"height")))


@lru_cache(maxsize=512)
def ground_path(ground: Shape) -> QPainterPath:
    """The polygons of a ground, with their holes; cached, so it must not be changed."""
    path = QPainterPath()
    for ring in ground.lines:
        path.moveTo(*ring[0])
        for x, y in ring[1:]:  # three times as fast as building a polygon of points first
            path.lineTo(x, y)
        path.closeSubpath()
    return path
