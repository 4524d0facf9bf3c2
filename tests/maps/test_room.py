"""Pieces and names find places where they touch neither the edge nor each other."""

from itertools import combinations

import pytest
import shapely

from maps.builder.places import Sizes
from maps.builder.room import Box, Wanted, stand

SIZES = Sizes(unit=10, dislodged=8, mark=4, rail=(26, 6), margin=1)
NAME = Box(22, 6)


def things(standing):
    """Everything that stands, as areas."""
    (x, y), (u, v) = standing.rail, standing.name
    found = [
        shapely.Point(standing.unit).buffer(SIZES.unit),
        shapely.Point(standing.dislodged).buffer(SIZES.dislodged),
        shapely.box(x - 13, y - 3, x + 13, y + 3),
        shapely.box(u - NAME.half_width, v - NAME.half_height, u + NAME.half_width, v + 6),
    ]
    if standing.mark:
        found.append(shapely.Point(standing.mark).buffer(SIZES.mark))
    return found


@pytest.mark.parametrize(
    "ground",
    [
        shapely.box(0, 0, 70, 60),
        shapely.box(0, 0, 130, 38),
        shapely.Point(50, 50).buffer(42),
        shapely.Polygon([(0, 0), (120, 0), (0, 120)]),
    ],
    ids=["square", "strip", "disc", "wedge"],
)
@pytest.mark.parametrize("mark", [None, (15.0, 15.0)])
def test_everything_stands_inside_and_apart(ground, mark):
    found = things(stand(ground, Wanted(sizes=SIZES, name=NAME, mark=mark)))
    if mark is None or ground.contains(found[-1]):
        for thing in found:
            assert ground.contains(thing)
    for one, other in combinations(found, 2):
        assert one.distance(other) > 0


def test_in_a_tight_place_the_unit_comes_first():
    tight = shapely.box(0, 0, 24, 30)
    found = stand(tight, Wanted(sizes=SIZES, name=NAME))
    assert tight.contains(shapely.Point(found.unit).buffer(SIZES.unit))


def test_what_was_chosen_by_hand_stays_and_the_rest_keeps_clear_of_it():
    wanted = Wanted(
        sizes=SIZES,
        name=NAME,
        name_at=(60.0, 40.0),
        unit_at=(20.0, 20.0),
        dislodged_at=(90.0, 15.0),
    )
    found = stand(shapely.box(0, 0, 120, 80), wanted)
    assert (found.name, found.unit, found.dislodged) == ((60, 40), (20, 20), (90, 15))


def test_the_largest_piece_of_a_scattered_province_is_taken():
    scattered = shapely.union_all([shapely.box(0, 0, 30, 30), shapely.box(100, 0, 200, 90)])
    assert stand(scattered, Wanted(sizes=SIZES, name=NAME)).unit[0] > 100


def test_the_rail_is_right_beneath_the_unit():
    found = stand(shapely.box(0, 0, 100, 100), Wanted(sizes=SIZES, name=NAME))
    assert found.rail[0] == found.unit[0]
    assert found.rail[1] > found.unit[1] + SIZES.unit
