"""Turns the outlines of a picture into Qt paths."""

from functools import lru_cache

import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF


def area_path(area: shapely.Geometry) -> QPainterPath:
    """The polygons of an area, with their holes."""
    path = QPainterPath()
    for part in shapely.get_parts(area):
        if not isinstance(part, shapely.Polygon):
            continue
        for ring in (part.exterior, *part.interiors):
            path.addPolygon(_polygon(ring))
            path.closeSubpath()
    return path


@lru_cache(maxsize=512)
def ground_path(area: shapely.Geometry) -> QPainterPath:
    """The same, made once for each area; it must not be changed."""
    return area_path(area)


def _polygon(line: shapely.Geometry) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in shapely.get_coordinates(line).tolist()])
