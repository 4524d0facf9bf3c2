"""The map's colours can be told apart by everyone, and read on each other."""

import math
import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from tests.bench.colours import groups, nearest, nearest_in_grey
from tests.maps import colours

ROOT = Path(__file__).parents[2]
PALETTE = tomllib.loads((ROOT / "resources/themes/palette.toml").read_text(encoding="utf-8"))
STYLE = (ROOT / "maps/standard/source/style.css").read_text(encoding="utf-8")
BOARD = tomllib.loads((ROOT / "maps/standard/board.toml").read_text(encoding="utf-8"))
LEAST = {"day": (11.0, 4.0), "night": (13.0, 5.0)}  # CIEDE2000, L*
ARROWS = {"day": (8.0, 3.0), "night": (11.0, 4.0)}


def grounds(time):
    fills = {power: part["fill"] for power, part in PALETTE[time]["powers"].items()}
    return {**fills, "land": PALETTE[time]["map"]["land"], "sea": PALETTE[time]["map"]["sea"]}


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.0, 2.0), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_published_examples(one, other, apart):
    assert colours.difference(one, other) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("vision", colours.VISIONS)
@pytest.mark.parametrize("grey", ["#000000", "#777777", "#ffffff"])
def test_greys_look_the_same_to_every_eye(vision, grey):
    assert colours.difference(colours.lab(grey), colours.lab(grey, vision)) < 0.5


def test_red_and_green_of_one_lightness_are_hard_to_tell_apart_without_one_cone():
    red, green = "#b5432e", "#6e6e1e"
    assert colours.difference(colours.lab(red), colours.lab(green)) > 30
    seen = [colours.lab(colour, "deuteranopia") for colour in (red, green)]
    assert colours.difference(*seen) < 12


@pytest.mark.parametrize("vision", colours.VISIONS)
@pytest.mark.parametrize("time", LEAST)
def test_any_two_grounds_are_apart_to_every_eye(time, vision):
    seen = {name: colours.lab(colour, vision) for name, colour in grounds(time).items()}
    near = {
        (one, other): apart
        for one, other in combinations(seen, 2)
        if (apart := colours.difference(seen[one], seen[other])) < LEAST[time][0]
    }
    assert not near


@pytest.mark.parametrize("time", LEAST)
def test_any_two_grounds_are_apart_in_grey(time):
    light = {name: colours.lab(colour)[0] for name, colour in grounds(time).items()}
    near = {
        (one, other): light[one] - light[other]
        for one, other in combinations(light, 2)
        if abs(light[one] - light[other]) < LEAST[time][1]
    }
    assert not near


@pytest.mark.parametrize("vision", colours.VISIONS)
@pytest.mark.parametrize("time", ARROWS)
def test_any_two_arrows_are_apart_to_every_eye_and_from_the_sign_of_failure(time, vision):
    apart, one, other = nearest(groups(PALETTE[time])["arrows"], vision)
    assert apart >= ARROWS[time][0], (one, other)


@pytest.mark.parametrize("time", ARROWS)
def test_any_two_arrows_are_apart_in_grey(time):
    apart, one, other = nearest_in_grey(groups(PALETTE[time])["arrows"])
    assert apart >= ARROWS[time][1], (one, other)


@pytest.mark.parametrize("time", ARROWS)
def test_no_arrow_outshines_the_sign_of_failure(time):
    arrows = groups(PALETTE[time])["arrows"]
    glow = {name: math.hypot(*colours.lab(colour)[1:]) for name, colour in arrows.items()}
    assert max(glow, key=glow.get) == "failure"


@pytest.mark.parametrize("time", LEAST)
def test_what_stands_on_a_fill_and_what_runs_over_the_map_can_be_read(time):
    scene = PALETTE[time]["map"]
    for part in PALETTE[time]["powers"].values():
        assert colours.contrast(part["ink"], part["fill"]) >= 3
        assert colours.contrast(part["line"], scene["land"]) >= 4.5
        assert colours.contrast(part["line"], scene["sea"]) >= 4.5


@pytest.mark.parametrize("time", LEAST)
def test_names_can_be_read_on_their_ground_and_on_every_fill_by_their_halo(time):
    scene = PALETTE[time]["map"]
    assert colours.contrast(scene["land-name"], scene["land"]) >= 7
    assert colours.contrast(scene["land-name"], scene["halo"]) >= 7
    assert colours.contrast(scene["sea-name"], scene["sea"]) >= 4.5


@pytest.mark.parametrize("time", LEAST)
def test_every_power_of_the_standard_board_has_colours_and_a_pattern_of_its_own(time):
    powers = PALETTE[time]["powers"]
    assert powers.keys() == BOARD["powers"].keys()
    assert len({part["pattern"] for part in powers.values()}) == len(powers)


def test_day_and_night_name_the_same_things():
    assert PALETTE["day"]["map"].keys() == PALETTE["night"]["map"].keys()
    for power, part in PALETTE["day"]["powers"].items():
        assert part["pattern"] == PALETTE["night"]["powers"][power]["pattern"]


def test_the_picture_is_drawn_in_the_colours_of_the_day():
    day = PALETTE["day"]["map"]
    drawn = {
        name: set(re.findall(rf"\.{name}\{{[^}}]*?(?:fill|stroke):(#[0-9a-f]{{6}})", STYLE))
        for name in day
    }
    assert drawn == {name: {colour} for name, colour in day.items()}
