"""Where the things of a view stand on a picture."""

from math import dist

from engine.board.picture import Picture
from spydip_gui.output.layout import Layout
from spydip_gui.output.position import token_size


def test_a_dislodged_unit_leaves_the_letter_of_the_other_free(picture: Picture) -> None:
    layout = Layout(picture, token_size(picture, 0.55))
    for province, shape in picture.provinces.items():
        assert dist(shape.unit, layout.beside(province)) > 2.5 * layout.size
