"""Where the things of a view stand on a picture."""

from math import dist

from engine.board.picture import Picture
from spydip_gui.output.layout import Layout
from spydip_gui.output.position import token_size
from spydip_gui.viewmodel import Arrow, Line, Pip, Rail


def test_a_dislodged_unit_leaves_the_letter_of_the_other_free(picture: Picture) -> None:
    layout = Layout(picture, token_size(picture, 0.55))
    for province, shape in picture.provinces.items():
        assert dist(shape.unit, layout.beside(province)) > 2.5 * layout.size


def test_an_order_to_one_of_several_covert_pieces_leads_from_it_and_to_it(picture: Picture) -> None:
    row = Rail("CON", (Pip("SPY", "AUSTRIA", 1), Pip("SPY", "TURKEY", 1)))
    layout = Layout(picture, picture.piece, (row,))
    (austrian, _), (turkish, _) = layout.pips(row)
    hold = Arrow(text="", line=Line.HOLD, stops=("CON",), power="TURKEY", covert="SPY")
    move = Arrow(text="", line=Line.COVERT, stops=("BUL", "CON"), power="AUSTRIA", covert="SPY")
    assert layout.origin(hold) == turkish
    assert layout.stop(move, "CON") == austrian
    assert layout.origin(move) == layout.rail("BUL")
