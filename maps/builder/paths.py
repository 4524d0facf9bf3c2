"""Writes shapes as SVG path data on the grid of tenths, so that shared edges stay shared."""

from collections.abc import Iterable

import numpy as np
import shapely

from maps.builder.geometry import Floats, lines, polygons

_TENTHS = 10


def area(ground: shapely.Geometry) -> str:
    """The path of some ground; holes run the other way round, so that any fill rule will do."""
    whole = [shapely.Polygon(p.exterior, p.interiors) for p in polygons(ground)]
    rings = [
        ring
        for polygon in shapely.orient_polygons(whole)
        for ring in (polygon.exterior, *polygon.interiors)
    ]
    return "".join(_subpath(shapely.get_coordinates(ring), closed=True) for ring in rings)


def line(shapes: Iterable[shapely.Geometry]) -> str:
    """The path of some lines."""
    return "".join(
        _subpath(shapely.get_coordinates(piece), closed=piece.is_ring)
        for shape in shapes
        for piece in lines(shape)
    )


def decimal(value: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    tenths = round(value * _TENTHS)
    sign, tenths = ("-", -tenths) if tenths < 0 else ("", tenths)
    whole, part = divmod(tenths, _TENTHS)
    if not part:
        return f"{sign}{whole}" if whole else "0"
    return f"{sign}{whole or ''}.{part}"


def _subpath(points: Floats, *, closed: bool) -> str:
    grid = np.rint(points * _TENTHS).astype(int)
    moved = np.any(np.diff(grid, axis=0) != 0, axis=1)
    grid = grid[np.concatenate([[True], moved])]
    if len(grid) < 2:
        return ""
    steps = np.diff(grid, axis=0)[: -1 if closed else None]
    start = f"M{_numbers(grid[0])}l"
    return start + _joined([_numbers(step) for step in steps]) + ("z" if closed else "")


def _numbers(pair: Floats) -> str:
    return _joined([decimal(float(number) / _TENTHS) for number in pair])


def _joined(numbers: list[str]) -> str:
    """Numbers in a row; a minus sign separates them as well as a blank."""
    return "".join(
        number if rank == 0 or number.startswith("-") else f" {number}"
        for rank, number in enumerate(numbers)
    )
