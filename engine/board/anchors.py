"""Finds room on a province for pieces and names where the board's files do not place them."""

from collections.abc import Iterable

import shapely

Spot = tuple[float, float]
"""A point of the picture."""


def middle(area: shapely.Geometry, taken: Iterable[tuple[Spot, float]] = ()) -> Spot:
    """The point of the area farthest from its edge and from the discs already taken."""
    free = area.difference(
        shapely.union_all([shapely.Point(spot).buffer(radius) for spot, radius in taken])
    )
    parts = shapely.get_parts(area if free.is_empty else free)
    largest = max(parts, key=lambda part: part.area)
    circle = shapely.maximum_inscribed_circle(largest)
    return (circle.coords[0][0], circle.coords[0][1])


def near(area: shapely.Geometry, mark: shapely.Geometry, room: float) -> Spot:
    """A point of the area close to a coast's mark with some room around it."""
    strip = area.intersection(mark.buffer(3 * room))
    return middle(area if strip.is_empty else strip)


def room(area: shapely.Geometry, spot: Spot) -> float:
    """The distance of a point to the edge of the area; negative where it lies outside."""
    point = shapely.Point(spot)
    distance = float(area.boundary.distance(point))
    return distance if area.covers(point) else -distance
