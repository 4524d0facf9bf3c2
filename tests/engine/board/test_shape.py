"""The corners of a shape are those of its geometry, read with shapely or without."""

import pytest
import shapely

from engine.board.shape import pack, unpack

SQUARE = shapely.box(0, 0, 4, 4)
RING = SQUARE.difference(shapely.box(1, 1, 2, 2))


@pytest.mark.parametrize(
    "geometry",
    [
        shapely.Polygon(),
        SQUARE,
        RING,
        shapely.union(RING, shapely.box(6, 6, 8, 8)),
        shapely.LineString([(0, 0), (1, 2), (3.5, 1)]),
        shapely.GeometryCollection([SQUARE, shapely.LineString([(5, 5), (6, 7)])]),
    ],
)
def test_a_shape_has_the_corners_of_its_geometry(geometry: shapely.Geometry) -> None:
    shape = unpack(pack(geometry))
    corners = [corner for line in shape.lines for corner in line]
    assert corners == [tuple(pair) for pair in shapely.get_coordinates(geometry).tolist()]
    assert shape.geometry.equals(geometry)


def test_each_hole_and_each_part_is_a_line_of_its_own() -> None:
    assert len(unpack(pack(shapely.union(RING, shapely.box(6, 6, 8, 8)))).lines) == 3
