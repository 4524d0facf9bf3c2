"""Turns the outlines of a picture into Qt paths."""

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


def _polygon(line: shapely.Geometry) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in shapely.get_coordinates(line).tolist()])
