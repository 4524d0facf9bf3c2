"""Shapes of every kind become the ground they cover."""

import math

import pytest
import shapely

from engine.board import svg
from engine.board.faults import BoardError
from engine.board.outlines import Drawing

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 100 100">'
)
SQUARE = "M0 0H10V10H0Z"
NAMED = f"<path id='x' d='{SQUARE}'/>"
HOLE = "M2 2H8V8H2Z"
BACKWARD_HOLE = "M2 2V8H8V2Z"

MOVED_USE = "<g transform='scale(2)'><use id='x' xlink:href='#d' transform='translate(1 1)'/></g>"


def drawing(inside: str, match: str = "id") -> Drawing:
    return Drawing(svg.parse(f"{HEAD}{inside}</svg>".encode(), "map.svg"), match, "map.svg")


def area(inside: str, name: str = "x") -> shapely.Geometry:
    return drawing(inside).areas([name])


@pytest.mark.parametrize(
    ("inside", "ground", "bounds"),
    [
        (f"<path id='x' d='{SQUARE}'/>", 100, (0, 0, 10, 10)),
        ("<path id='x' d='m0 0 10 0 0 10 -10 0'/>", 100, (0, 0, 10, 10)),
        ("<rect id='x' x='1' y='2' width='3' height='4'/>", 12, (1, 2, 4, 6)),
        ("<circle id='x' cx='50' cy='50' r='10'/>", math.pi * 100, (40, 40, 60, 60)),
        ("<ellipse id='x' cx='50' cy='50' rx='20' ry='5'/>", math.pi * 100, (30, 45, 70, 55)),
        ("<polygon id='x' points='0,0 10,0 10,10 0,10'/>", 100, (0, 0, 10, 10)),
        ("<path id='x' d='M40 50A10 10 0 0 1 60 50A10 10 0 0 1 40 50Z'/>", 314.16, None),
        (f"<g id='x'><path d='{SQUARE}'/><rect x='20' width='5' height='2'/></g>", 110, None),
        (f"<path id='x' d='{SQUARE}M20 0H30V10H20Z'/>", 200, (0, 0, 30, 10)),
        (f"<path id='x' d='{SQUARE}' transform='translate(5 6) scale(2)'/>", 400, (5, 6, 25, 26)),
        (f"<g transform='scale(2)'><path id='x' d='{SQUARE}'/></g>", 400, (0, 0, 20, 20)),
        (
            f"<g transform='translate(1)'><g transform='rotate(90)'>{NAMED}</g></g>",
            100,
            (-9, 0, 1, 10),
        ),
        (
            f"<defs><path id='d' d='{SQUARE}'/></defs><use id='x' href='#d' x='5' y='6'/>",
            100,
            (5, 6, 15, 16),
        ),
        (
            f"<g transform='scale(9)'><path id='d' d='{SQUARE}'/></g>{MOVED_USE}",
            400,
            (2, 2, 22, 22),
        ),
        (f"<symbol id='s'><path d='{SQUARE}'/></symbol><use id='x' href='#s'/>", 100, None),
    ],
)
def test_a_shape_covers_its_ground(inside: str, ground: float, bounds) -> None:
    found = area(inside)
    assert found.area == pytest.approx(ground, rel=0.01)
    if bounds:
        assert found.bounds == pytest.approx(bounds, abs=0.02)


@pytest.mark.parametrize(
    ("path", "ground"),
    [
        (f"d='{SQUARE}{BACKWARD_HOLE}'", 64),
        (f"d='{SQUARE}{HOLE}'", 100),
        (f"d='{SQUARE}{HOLE}' fill-rule='evenodd'", 64),
        (f"d='{SQUARE}{HOLE}' style='fill-rule:evenodd'", 64),
        (f"d='{SQUARE}{BACKWARD_HOLE}M4 4H6V6H4Z'", 68),
    ],
)
def test_a_hole_is_one_by_winding_or_by_the_even_odd_rule(path: str, ground: float) -> None:
    assert area(f"<path id='x' {path}/>").area == pytest.approx(ground)


def test_a_group_hands_its_fill_rule_down() -> None:
    found = area(f"<g fill-rule='evenodd'><path id='x' d='{SQUARE}{HOLE}'/></g>")
    assert found.area == pytest.approx(64)


@pytest.mark.parametrize(
    ("match", "attribute"),
    [("id", "id"), ("inkscape:label", "inkscape:label"), ("data-province", "data-province")],
)
def test_elements_are_named_by_the_chosen_attribute(match: str, attribute: str) -> None:
    found = drawing(f"<path {attribute}='par' d='{SQUARE}'/>", match)
    assert found.areas(["par"]).area == 100


def test_lines_keep_their_length() -> None:
    assert drawing("<polyline id='x' points='0,0 3,4 3,9'/>").lines(["x"]).length == 10


def test_an_outline_that_crosses_itself_is_found() -> None:
    found = drawing("<path id='x' d='M0 0H10V10H6V-3H0Z'/>")
    assert found.crossing(found.named["x"][0]) == (6, 0)


def test_a_sound_outline_crosses_nowhere() -> None:
    found = drawing(f"<path id='x' d='{SQUARE}'/>")
    assert found.crossing(found.named["x"][0]) is None


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        ("<g id='x'><use href='#x'/></g>", "“x” of the picture cannot be read: it uses itself"),
        ("<rect id='x' width='50%' height='4'/>", "its width is '50%', which is no plain length"),
        ("<path id='x' d='M0 0H10V10Z' transform='rotate(a)'/>", "“x” of the picture cannot be"),
        ("<path id='x' d='M0 0 L nan,4z'/>", "its outline breaks off"),
        ("<path id='x' d='M0 0h'/>", "its outline breaks off"),
        ("<path id='x' d='M0 0 L1e400,3 5,5z'/>", "a number of its outline is too large"),
    ],
)
def test_an_element_that_makes_no_sense_is_named(inside: str, sentence: str) -> None:
    with pytest.raises(BoardError, match=r"map\.svg") as caught:
        area(inside)
    assert sentence in str(caught.value)


def test_uses_that_multiply_are_stopped() -> None:
    layers = [f"<g id='l0'><path d='{SQUARE}'/></g>"]
    for level in range(1, 5):
        ten = f"<use href='#l{level - 1}'/>" * 10
        layers.append(f"<g id='l{level}'>{ten}</g>")
    with pytest.raises(BoardError, match="more than 5000 shapes"):
        area("".join(layers), "l4")


def test_a_frame_without_a_view_box_is_the_size() -> None:
    root = svg.parse(b'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>', "m")
    assert Drawing(root, "id", "m").frame == (0, 0, 30, 20)


def test_a_view_box_that_is_not_four_numbers_is_refused() -> None:
    root = svg.parse(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30"/>', "m")
    with pytest.raises(BoardError, match="not four numbers"):
        _ = Drawing(root, "id", "m").frame
