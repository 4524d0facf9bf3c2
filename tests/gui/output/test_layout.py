"""Where the things of a view stand on a picture."""

from itertools import permutations
from math import dist

import pytest
from shapely import Point, affinity

from engine.board.graph import Location, Terrain
from engine.board.picture import Picture, load_picture
from spydip_gui.output.layout import Layout
from spydip_gui.output.position import token_size
from spydip_gui.viewmodel import Arrow, Line, Pip, Rail


def test_a_dislodged_unit_leaves_the_letter_of_the_other_free(picture: Picture) -> None:
    layout = Layout(picture, token_size(picture, 0.55))
    for province, shape in picture.provinces.items():
        assert dist(shape.unit, layout.beside(province)) > 2.5 * layout.size


@pytest.mark.parametrize("scale", [0.45, 0.55, 1.0])
def test_a_dislodged_unit_covers_no_unit_of_another_province(
    picture: Picture, scale: float
) -> None:
    layout = Layout(picture, token_size(picture, scale))
    provinces = picture.provinces
    for one, other in permutations(provinces, 2):
        assert dist(layout.beside(one), provinces[other].unit) > 2 * layout.size


@pytest.mark.parametrize("board", ["standard", "merrow"])
@pytest.mark.parametrize("scale", [0.45, 0.55, 1.0])
def test_no_unit_is_cut_off_by_the_frame(board: str, scale: float) -> None:
    picture = load_picture(board)
    layout = Layout(picture, token_size(picture, scale))
    left, top, wide, high = picture.frame
    for province, shape in picture.provinces.items():
        for at in (Location(province), *shape.coasts):
            for x, y in (layout.place(at), layout.beside(at)):
                assert left + 1.2 * layout.size < x < left + wide - 1.5 * layout.size, at
                assert top + 1.7 * layout.size < y < top + high - 1.2 * layout.size, at


@pytest.mark.parametrize("fleet", [1.3, 1.12])
def test_a_unit_stands_on_its_own_ground_in_a_small_window(picture: Picture, fleet: float) -> None:
    """A ship is wider than high; coasts have their places off the land."""
    size = token_size(picture, 0.52)
    for id_, shape in picture.provinces.items():
        if picture.board.provinces[id_].terrain is Terrain.IMPASSABLE:
            continue
        body = affinity.scale(Point(shape.unit).buffer(size), fleet, 1.12)
        inside = shape.ground.geometry.intersection(body).area
        assert inside > 0.8 * body.area, id_


@pytest.mark.parametrize("scale", [0.52, 1.0])
def test_the_row_of_a_province_is_off_the_units_of_others(picture: Picture, scale: float) -> None:
    layout = Layout(picture, token_size(picture, scale))
    for one, other in permutations(picture.provinces, 2):
        apart = dist(layout.rail(one), picture.provinces[other].unit)
        assert apart > layout.size + 0.8 * layout.pip, (one, other)


def test_an_order_to_one_of_several_covert_pieces_leads_from_it_and_to_it(picture: Picture) -> None:
    row = Rail("CON", (Pip("SPY", "AUSTRIA", 1), Pip("SPY", "TURKEY", 1)))
    layout = Layout(picture, picture.piece, (row,))
    (austrian, _), (turkish, _) = layout.pips(row)
    hold = Arrow(text="", line=Line.HOLD, stops=("CON",), power="TURKEY", covert="SPY")
    move = Arrow(text="", line=Line.COVERT, stops=("BUL", "CON"), power="AUSTRIA", covert="SPY")
    assert layout.origin(hold) == turkish
    assert layout.stop(move, "CON") == austrian
    assert layout.origin(move) == layout.rail("BUL")
