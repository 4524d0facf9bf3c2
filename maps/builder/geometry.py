"""Small helpers on shapes and lines that several stages of the builder share."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import shapely

Floats = npt.NDArray[np.float64]
"""Points as rows, or plain numbers."""


def polygons(ground: shapely.Geometry) -> list[shapely.Polygon]:
    """The polygons in some ground, without lines and points."""
    return [p for p in shapely.get_parts(ground) if p.geom_type == "Polygon" and p.area > 0]


def lines(shape: shapely.Geometry) -> list[shapely.LineString]:
    """The lines in a shape, whatever it is a collection of, without points."""
    parts = shapely.get_parts(shapely.get_parts(shape))
    return [p for p in parts if p.geom_type in {"LineString", "LinearRing"} and p.length > 0]


def merged(shapes: Iterable[shapely.Geometry]) -> list[shapely.LineString]:
    """The lines of several shapes, joined end to end wherever that is unambiguous."""
    pieces = [line for shape in shapes for line in lines(shape)]
    if not pieces:
        return []
    return lines(shapely.line_merge(shapely.union_all(pieces)))


def sound(ground: shapely.Geometry) -> shapely.Geometry:
    """The ground without crossings in its own outline."""
    return ground if ground.is_valid else ground.buffer(0)


def faces(net: shapely.Geometry, within: shapely.Geometry) -> list[shapely.Polygon]:
    """The areas that a noded net of lines encloses, as far as they are within some ground."""
    shapely.prepare(within)
    enclosed = shapely.get_parts(shapely.polygonize(shapely.get_parts(net)))
    return [face for face in enclosed if within.contains(face.representative_point())]


def shared(one: shapely.Geometry, other: shapely.Geometry) -> float:
    """How far the edges of two grounds run together."""
    return float(one.boundary.intersection(other.boundary).length)


def densified(points: Sequence[tuple[float, float]], step: float) -> Floats:
    """A line with points at least every step."""
    found: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise(points):
        pieces = max(1, math.ceil(math.hypot(bx - ax, by - ay) / step))
        parts = [n / pieces for n in range(pieces)]
        found += [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts]
    return np.array([*found, points[-1]], dtype=np.float64)


def rounded(points: Floats, passes: int, *, ring: bool = False) -> Floats:
    """A line with its corners cut, each pass at a quarter of both sides; its ends stay.

    The method is G. M. Chaikin's ("An algorithm for high-speed curve generation", 1974). A ring
    repeats its first point at its end, and is rounded there as well.
    """
    for _ in range(passes):
        if len(points) < 3:
            return points
        near = points[:-1] * 0.75 + points[1:] * 0.25
        far = points[:-1] * 0.25 + points[1:] * 0.75
        both = np.stack([near, far], axis=1).reshape(-1, 2)
        ends = (both, both[:1]) if ring else (points[:1], both[1:-1], points[-1:])
        points = np.vstack(ends)
    return points
