"""The standard board's picture shows the rules exactly, and everything on it has room."""

import re
import tomllib
from collections import Counter
from itertools import combinations

import pytest
import shapely

from engine.board.check import check
from engine.board.graph import Terrain
from tests.maps import picture

pytestmark = pytest.mark.usefixtures("qapp")

RULES = tomllib.loads((picture.BOARD / "board.toml").read_text(encoding="utf-8"))["province"]
LANDS = sorted(id_ for id_, part in RULES.items() if part["terrain"] != "sea")
PLAYED = sorted(id_ for id_, part in RULES.items() if part["terrain"] != "impassable")
NAME_ROOM = 1.0  # units between a name and anything else
SHORTEST = 10.0  # units: every border must be seen without a glass


def main_ground(id_):
    """The largest piece of a province."""
    return max(shapely.get_parts(picture.standing().provinces[id_].area), key=shapely.area)


def test_the_picture_says_what_the_rules_say_without_exceptions():
    report = check("standard")
    assert report.faults == ()
    assert str(report.summary).startswith("0 mismatches over 111 army and 141 fleet links")
    assert str(report.summary).endswith(" 0 exceptions")


def test_every_id_stands_once():
    ids = Counter(e.get("id") for e in picture.drawn().iter() if e.get("id"))
    assert {name: count for name, count in ids.items() if count > 1} == {}
    assert {id_.lower() for id_ in RULES} <= ids.keys()


def test_the_ground_covers_the_frame_once():
    standing = picture.standing()
    grounds = [p.area for p in standing.provinces.values()]
    grounds += [i.geometry for i in standing.inert.values()]
    grounds += [p.also for p in standing.provinces.values()]
    left, top, width, height = standing.frame
    assert sum(ground.area for ground in grounds) == pytest.approx(width * height, rel=1e-9)
    assert shapely.union_all(grounds).area == pytest.approx(width * height, rel=1e-9)
    assert (left, top) == (0, 0)


def test_the_shortest_border_can_be_seen():
    areas = {id_: shape.area for id_, shape in picture.standing().provinces.items()}
    lengths = {
        (one, other): areas[one].boundary.intersection(areas[other].boundary).length
        for one, other in combinations(areas, 2)
        if areas[one].intersects(areas[other])
    }
    short = {pair: round(length, 1) for pair, length in lengths.items() if length < SHORTEST}
    assert {pair: length for pair, length in short.items() if length > 0} == {}


def test_the_picture_is_plain_and_light():
    text = (picture.BOARD / "map.svg").read_text(encoding="utf-8")
    assert len(text) < 700_000
    assert not re.search(r"<script|href=|url\(|@import|data:", text)
    points = sum(shapely.get_num_coordinates(p.area) for p in picture.standing().provinces.values())
    assert points < 30_000


def test_pieces_stand_inside_their_province_and_apart():
    crowded = []
    for id_ in PLAYED:
        ground, things = main_ground(id_), picture.pieces(id_)
        crowded += [(id_, k) for k, thing in things.items() if thing.difference(ground).area > 0.01]
        for one, other in combinations(things, 2):
            if things[one].distance(things[other]) == 0:
                crowded.append((id_, one, other))
    assert crowded == []


def test_a_unit_may_fill_a_disc_of_twelve_units_and_more():
    assert picture.standing().piece >= 12.5


def test_fleets_on_split_coasts_stand_at_their_coast_apart_from_all_else():
    standing = picture.standing()
    for place, kind, thing in picture.ashore():
        shape = standing.provinces[place[:3]]
        assert thing.distance(shape.coasts[place].line) == 0, (place, kind)
        for other, piece in picture.pieces(place[:3]).items():
            assert thing.distance(piece) > 0, (place, kind, other)
        for name, ink in picture.names().items():
            assert thing.distance(ink) > 0, (place, kind, name)
    for (place, kind, one), (_, _, other) in combinations(picture.ashore(), 2):
        assert one.distance(other) > 0, (place, kind)


def test_a_name_touches_nothing():
    touched = []
    for id_, ink in picture.names().items():
        ground = main_ground(id_)
        room = {"edge": ink.distance(ground.boundary) if ground.contains(ink) else -1}
        if id_ in PLAYED:
            room |= {kind: ink.distance(thing) for kind, thing in picture.pieces(id_).items()}
        touched += [(id_, kind, far) for kind, far in room.items() if far < NAME_ROOM]
    assert touched == []


def test_nothing_stands_on_the_mat():
    left, top, width, height = picture.standing().frame
    inside = shapely.box(left, top, left + width, top + height).buffer(-11)
    assert all(inside.contains(ink) for ink in picture.names().values())
    for id_ in PLAYED:
        assert all(inside.contains(thing) for thing in picture.pieces(id_).values()), id_


def test_no_two_names_touch():
    for (one, first), (other, second) in combinations(picture.names().items(), 2):
        assert first.distance(second) > 3, (one, other)


def test_every_province_is_named_as_the_rules_name_it():
    for id_, shape in picture.standing().provinces.items():
        assert shape.label.text.replace("\n", " ") == RULES[id_]["name"]
    drawn = next(e for e in picture.drawn() if e.get("id") == "names")
    for group in drawn:
        id_ = group.get("id").removeprefix("name-").upper()
        text = "".join(text.text for text in group if text.get("class") != "halo")
        assert text.replace(" ", "") == RULES[id_]["name"].replace(" ", "")


def test_every_centre_is_marked_in_its_province():
    for id_ in LANDS:
        mark = picture.standing().provinces[id_].centre_mark
        assert (mark is not None) == RULES[id_].get("centre", False)
        assert mark is None or main_ground(id_).contains(shapely.Point(mark))


def test_marmara_counts_as_constantinople_for_a_click():
    also = picture.standing().provinces["CON"].also
    assert also.area > 500
    assert picture.standing().board.provinces["CON"].terrain is Terrain.COAST
