"""Land is split along rough lines, and whole cells follow."""

import pytest
import shapely

from maps.builder.base import Cell
from maps.builder.cells import assign, heal, split
from maps.builder.errors import SourceError
from maps.builder.source import Block, Override

LAND = shapely.box(0, 0, 10, 10)


def block(**parts):
    return Block(name="Land", countries=("LND",), **parts)


def cells(*boxes, country="LND"):
    return [Cell(shapely.box(*corners), country) for corners in boxes]


def provinces(found):
    return {name: shapely.union_all(parts).bounds for name, parts in found.items()}


def refusal(*arguments):
    with pytest.raises(SourceError) as caught:
        assign(*arguments)
    return str(caught.value)


def test_a_cut_makes_two_zones_named_by_their_seeds():
    found = split(
        block(cuts=[[(5, -1), (5, 11)]], seeds={"one": [(1, 1)], "two": [(9, 9)]}), LAND, 1
    )
    assert {zone.province: zone.ground.bounds for zone in found} == {
        "one": (0, 0, 5, 10),
        "two": (5, 0, 10, 10),
    }


def test_a_cut_that_ends_a_little_short_is_led_on():
    short = block(cuts=[[(5, 0.4), (5, 9.7)]], seeds={"one": [(1, 1)], "two": [(9, 9)]})
    assert len(split(short, LAND, 0.5)) == 2


def test_a_cut_that_ends_too_short_leaves_two_seeds_in_one_face():
    short = block(cuts=[[(5, 2), (5, 10)]], seeds={"one": [(1, 1)], "two": [(9, 9)]})
    with pytest.raises(SourceError) as caught:
        split(short, LAND, 0.5)
    assert str(caught.value) == (
        "Land: the seeds one and two are in one face: no cut parts two at (9.0, 9.0) from one."
    )


def test_a_seed_on_no_land_is_named():
    with pytest.raises(
        SourceError, match=r"Land: the seed one at \(20.0, 1.0\) is on no land of it"
    ):
        split(block(seeds={"one": [(20, 1)]}), LAND, 0.5)


def test_a_zone_without_a_seed_follows_the_neighbour_it_touches_most():
    cuts = [[(5, -1), (5, 11)], [(5, 7), (8, 7), (8, 11)]]
    found = split(block(cuts=cuts, seeds={"one": [(1, 1)], "two": [(9, 1)]}), LAND, 0.1)
    assert sorted(zone.province for zone in found) == ["one", "two", "two"]


def test_healing_joins_a_loose_end_to_the_nearest_line():
    net = heal([shapely.LineString([(0, 0), (10, 0)]), shapely.LineString([(5, 5), (5, 0.3)])], 0.5)
    assert len(shapely.get_parts(shapely.line_merge(net))) == 4  # the line in two, end, overshoot


def test_a_cell_goes_whole_to_the_zone_that_it_overlaps_most():
    rough = block(cuts=[[(4.6, -1), (5.3, 11)]], seeds={"one": [(1, 1)], "two": [(9, 9)]})
    found = assign(cells((0, 0, 5, 10), (5, 0, 10, 10)), [rough], [], 0.1)
    assert provinces(found) == {"one": (0, 0, 5, 10), "two": (5, 0, 10, 10)}


def test_points_name_big_cells_and_the_rest_follow_the_nearest():
    pointed = block(points={"one": [(1, 1)], "two": [(19, 1)]})
    found = assign(cells((0, 0, 5, 10), (6, 0, 8, 10), (13, 0, 20, 10)), [pointed], [], 0.1)
    assert provinces(found) == {"one": (0, 0, 8, 10), "two": (13, 0, 20, 10)}


def test_points_of_two_provinces_in_one_cell_are_refused():
    pointed = block(points={"one": [(1, 1)], "two": [(2, 2)]})
    said = refusal(cells((0, 0, 5, 5)), [pointed], [], 0.1)
    assert said == "Land: points of one and two share one cell."


def test_an_override_moves_one_cell():
    whole = Block(countries=("LND",), all="one")
    found = assign(
        cells((0, 0, 5, 10), (5, 0, 10, 10)), [whole], [Override(at=(7, 7), to="two")], 0.1
    )
    assert provinces(found) == {"one": (0, 0, 5, 10), "two": (5, 0, 10, 10)}


def test_a_country_in_no_block_or_in_two_is_named():
    whole = Block(countries=("LND",), all="one")
    assert refusal(cells((0, 0, 1, 1), country="XYZ"), [whole], [], 0.1) == (
        "Country XYZ is in no block."
    )
    assert "Country LND is in two blocks" in refusal(cells((0, 0, 1, 1)), [whole, whole], [], 0.1)


def test_a_block_whose_countries_have_no_land_is_named():
    said = refusal(
        cells((0, 0, 1, 1)),
        [Block(countries=("LND",), all="one"), Block(name="Sunken", countries=("ATL",), all="two")],
        [],
        0.1,
    )
    assert said == "Sunken: the base has no land of these countries."
