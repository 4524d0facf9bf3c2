"""Names stand beside the tokens of all units that there could be."""

import pytest
from PySide6.QtCore import QRectF

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.output.labels import _covered, _tokens, label_spots
from spydip_gui.output.names import _EM, _corners, _placed
from spydip_gui.output.palette import bundled_family
from spydip_gui.output.position import token_size

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = 0.55


def boxes(picture: Picture, token: float, scale: float) -> dict[ProvinceId, QRectF]:
    found = {}
    for id_, (at, size, words) in _placed(picture, bundled_family(), token, scale).items():
        box = _corners(words).boundingRect()
        part = size / _EM
        corner = (at[0] + box.left() * part, at[1] + box.top() * part)
        found[id_] = QRectF(*corner, box.width() * part, box.height() * part)
    return found


def hidden(picture: Picture, token: float, names: dict[ProvinceId, QRectF]) -> float:
    """How much of all the names tokens on every province and coast would cover."""
    tokens = [one for shape in picture.provinces.values() for one in _tokens(shape, token)]
    return sum(_covered(box, tokens) for box in names.values())


def test_names_make_room_where_tokens_have_grown(picture: Picture) -> None:
    token = token_size(picture, SMALL)
    assert token > picture.piece
    standing = boxes(picture, picture.piece, SMALL)
    assert hidden(picture, token, boxes(picture, token, SMALL)) < 0.25 * hidden(
        picture, token, standing
    )


def test_names_stay_near_and_inside_the_frame(picture: Picture) -> None:
    token = token_size(picture, SMALL)
    for id_, box in boxes(picture, token, SMALL).items():
        x, y = picture.provinces[id_].label.at
        assert QRectF(*picture.frame).contains(box) or box.center().x() == pytest.approx(x, abs=2)
        assert abs(box.center().x() - x) + abs(box.center().y() - y) < 3.2 * token


def test_names_stand_where_the_picture_places_them_where_tokens_have_not_grown(
    picture: Picture,
) -> None:
    spots = label_spots(picture, picture.piece, boxes(picture, picture.piece, 1.0))
    assert spots == {id_: shape.label.at for id_, shape in picture.provinces.items()}
