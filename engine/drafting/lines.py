"""Provinces from lines: what border lines enclose, their ends joined if they nearly meet."""

from collections.abc import Iterable

import numpy as np
import shapely


def faces(lines: Iterable[shapely.Geometry], reach: float) -> list[shapely.Geometry]:
    """What lines enclose, once ends within ``reach`` of another line are joined to it."""
    parts = [part for line in lines for part in shapely.get_parts(line) if part.length > 0]
    if not parts:
        return []
    joined = [*parts, *_joints(parts, reach)]
    net = shapely.union_all([shapely.force_2d(part) for part in joined], grid_size=0.001)
    return [one for one in shapely.get_parts(shapely.polygonize([net])) if one.area > 0]


def _joints(parts: list[shapely.Geometry], reach: float) -> list[shapely.Geometry]:
    """Short lines from every loose end to the nearest other line, and slightly beyond it."""
    tree = shapely.STRtree(parts)
    found = []
    for number, part in enumerate(parts):
        if part.is_closed:
            continue
        for at in (0, -1):
            end = shapely.get_point(part, at)
            near = [n for n in tree.query(end, predicate="dwithin", distance=reach) if n != number]
            if not near:
                continue
            ways = shapely.shortest_line(end, np.asarray(parts, dtype=object)[near])
            way = ways[int(np.argmin(shapely.length(ways)))]
            (x, y), (to_x, to_y) = way.coords
            if way.length > 0:
                over = 1 + 0.02 / way.length
                found.append(
                    shapely.LineString([(x, y), (x + (to_x - x) * over, y + (to_y - y) * over)])
                )
    return found


def split(
    area: shapely.Geometry, lines: Iterable[shapely.Geometry], reach: float
) -> list[shapely.Geometry]:
    """The parts of an area cut by lines across it; the area itself if none crosses it."""
    wide = area.buffer(reach)
    across = [line.intersection(wide) for line in lines if line.intersects(area)]
    inner = [
        part
        for line in across
        for part in shapely.get_parts(line)
        if part.geom_type == "LineString" and part.length > 0
    ]
    if not inner:
        return [area]
    edges = [*shapely.get_parts(shapely.union_all(shapely.boundary(shapely.get_parts(area))))]
    found = [
        face
        for face in faces([*edges, *inner], reach)
        if area.contains(shapely.point_on_surface(face))
    ]
    return found if len(found) > 1 else [area]
