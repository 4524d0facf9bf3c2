"""Grounds become one partition, stay one when smoothed, and are written so that it stays one."""

import re

import numpy as np
import pytest
import shapely

from maps.builder import paths
from maps.builder.borders import borders, coasts
from maps.builder.geometry import densified, rounded
from maps.builder.partition import partition, require_partition, without_crumbs
from maps.builder.smoothing import smooth

FRAME = shapely.box(0, 0, 100, 60)


def wave(x, *, phase=0.0):
    """A crooked line from the bottom of the frame to its top."""
    ys = np.linspace(0, 60, 241)
    return np.column_stack([x + 1.5 * np.sin(ys * 1.7 + phase) + np.sin(ys * 5), ys])


def grounds():
    """Two lands and a sea with crooked borders that overlap a little."""
    left, right = wave(35), wave(70, phase=1)
    one = shapely.Polygon([(0, 0), *left, (0, 60)])
    two = shapely.Polygon([*left, *right[::-1]]).buffer(0.003)
    sea = shapely.Polygon([*right, (100, 60), (100, 0)])
    return {"one": one, "two": two.intersection(FRAME), "sea": sea}


def test_overlapping_grounds_become_a_partition_of_the_frame():
    with pytest.raises(ValueError, match="no partition"):
        require_partition(grounds())
    found = partition(grounds(), FRAME, 0.5)
    require_partition(found)
    assert sum(ground.area for ground in found.values()) == pytest.approx(FRAME.area)


def test_a_gap_goes_to_the_neighbour_that_it_touches_most():
    parts = {"one": shapely.box(0, 0, 40, 60), "two": shapely.box(41, 0, 100, 60)}
    parts["two"] = parts["two"].union(shapely.box(40, 0, 41, 20))
    found = partition(parts, FRAME, 0.01)
    require_partition(found)
    assert found["two"].area == 60 * 60


def test_a_finished_ground_lies_on_the_grid_of_tenths():
    for ground in smooth(partition(grounds(), FRAME, 0.5), {"sea"}, FRAME).values():
        tenths = shapely.get_coordinates(ground) * 10
        assert np.abs(tenths - np.rint(tenths)).max() < 1e-6


def test_smoothing_keeps_the_partition_and_about_the_areas():
    before = partition(grounds(), FRAME, 0.5)
    after = smooth(before, {"sea"}, FRAME)
    require_partition(after)
    for name, ground in after.items():
        assert ground.area == pytest.approx(before[name].area, rel=0.02)


def test_borders_between_lands_come_out_calmer_than_coasts():
    before = partition(grounds(), FRAME, 0.1)
    after = borders(smooth(before, {"sea"}, FRAME))
    inland = after[frozenset(("one", "two"))].length
    coast = after[frozenset(("two", "sea"))].length
    assert inland < coast


def test_a_crumb_goes_to_the_neighbour_that_it_touches_most():
    crumb = shapely.box(50, 20, 52, 22)
    one = shapely.union_all([shapely.box(0, 0, 40, 60), crumb])
    rest = shapely.box(40, 0, 100, 60).difference(crumb)
    found = without_crumbs({"one": one, "two": rest}, 6)
    assert found["one"].bounds == (0, 0, 40, 60)
    assert found["two"].area == 60 * 60


def test_a_ground_that_is_all_small_is_kept():
    small, rest = shapely.box(0, 0, 2, 2), FRAME.difference(shapely.box(0, 0, 2, 2))
    assert without_crumbs({"small": small, "rest": rest}, 6)["small"].area == 4


def test_grounds_that_meet_in_a_point_have_no_border():
    corner = {
        "a": shapely.box(0, 0, 1, 1),
        "b": shapely.box(1, 1, 2, 2),
        "c": shapely.box(1, 0, 2, 1),
    }
    found = borders(corner)
    assert found.keys() == {frozenset("ac"), frozenset("bc")}
    assert found[frozenset("ac")].length == 1


def test_a_coast_is_the_shore_nearest_to_its_spot_but_no_island():
    spain = shapely.union_all([shapely.box(0, 20, 60, 40), shapely.box(30, 44, 34, 48)])
    rest = {"por": shapely.box(0, 0, 60, 20), "fra": shapely.box(60, 0, 100, 60)}
    sea = shapely.box(0, 20, 60, 60).difference(spain)
    found = borders({"spa": spain, "sea": sea, **rest})
    lines = coasts({"spa/nc": (32.0, 46.0)}, frozenset({"sea"}), found)
    assert lines["spa/nc"].bounds == (0, 40, 60, 40)


def test_densifying_keeps_the_ends_and_fills_between():
    found = densified([(0.0, 0.0), (1.0, 0.0), (1.0, 0.5)], 0.25)
    assert found.tolist()[0] == [0, 0]
    assert found.tolist()[-1] == [1, 0.5]
    assert np.hypot(*np.diff(found, axis=0).T).max() <= 0.25


def test_rounding_cuts_corners_but_not_ends():
    corner = np.array([[0.0, 0], [4, 0], [4, 4]])
    found = rounded(corner, 2)
    assert found[0].tolist() == [0, 0]
    assert found[-1].tolist() == [4, 4]
    assert shapely.LineString(found).distance(shapely.Point(4, 0)) > 0.5


def test_rounding_a_ring_leaves_it_a_ring():
    ring = np.array([[0.0, 0], [4, 0], [4, 4], [0, 4], [0, 0]])
    found = rounded(ring, 1, ring=True)
    assert found[0].tolist() == found[-1].tolist()
    assert shapely.LinearRing(found).distance(shapely.Point(0, 0)) > 0.5


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (12.34, "12.3"), (-3, "-3")],
)
def test_numbers_are_as_short_as_svg_allows(value, text):
    assert paths.decimal(value) == text


def test_a_path_ends_where_it_began_and_its_holes_run_the_other_way():
    around, inside = shapely.box(0, 0, 10, 10).exterior, shapely.box(2, 2, 4, 4).exterior
    ground = shapely.Polygon(around, [inside])
    outer, hole = re.findall(r"M([^M]*)z", paths.area(ground))
    turns = []
    for ring in (outer, hole):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", ring)]
        steps = np.array(numbers).reshape(-1, 2)
        turns.append(shapely.LinearRing(np.cumsum(steps, axis=0)).is_ccw)
    assert turns[0] != turns[1]


def test_steps_are_taken_between_rounded_points_so_that_errors_do_not_add_up():
    shape = shapely.LineString([(n * 0.34, 0) for n in range(101)])
    numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", paths.line([shape]))]
    assert sum(numbers[::2]) == pytest.approx(34.0)
