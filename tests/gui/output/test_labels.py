"""Names stand beside the tokens and rows of all pieces that there could be."""

import pytest
from PySide6.QtCore import QRectF

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from engine.language.texts import LANGUAGES
from spydip_gui.output.labels import _tokens, label_spots
from spydip_gui.output.layout import Layout
from spydip_gui.output.names import _EM, _corners, _placed
from spydip_gui.output.palette import bundled_family
from spydip_gui.output.paths import inside_frame
from spydip_gui.output.position import token_size

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = 0.55


def boxes(
    picture: Picture, token: float, scale: float, language: str = "en"
) -> dict[ProvinceId, QRectF]:
    found = {}
    placed = _placed(picture, bundled_family(), language, token, scale)
    for id_, (at, size, words) in placed.items():
        box = _corners(words).boundingRect()
        part = size / _EM
        corner = (at[0] + box.left() * part, at[1] + box.top() * part)
        found[id_] = QRectF(*corner, box.width() * part, box.height() * part)
    return found


def hidden(picture: Picture, token: float, names: dict[ProvinceId, QRectF]) -> float:
    """How much of all the names tokens on every province and coast would cover."""
    tokens = [one for shape in picture.provinces.values() for one in _tokens(shape, token)]
    return sum(covered(box, tokens) for box in names.values())


def covered(box: QRectF, things: list[QRectF]) -> float:
    found = [box.intersected(thing) for thing in things]
    return sum(one.width() * one.height() for one in found if one.isValid())


def row(layout: Layout, id_: ProvinceId, pips: int) -> QRectF:
    """What so many covert pieces of a province cover."""
    x, y = layout.rail(id_)
    half = (pips - 1) * layout.step / 2 + layout.pip
    return QRectF(x - half, y - layout.pip, 2 * half, 2 * layout.pip)


def test_names_make_room_where_tokens_have_grown(picture: Picture) -> None:
    token = token_size(picture, SMALL)
    assert token > picture.piece
    standing = boxes(picture, picture.piece, SMALL)
    assert hidden(picture, token, boxes(picture, token, SMALL)) < 0.25 * hidden(
        picture, token, standing
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.27, SMALL, 0.736])
def test_names_stay_near_and_inside_the_frame(
    picture: Picture, scale: float, language: str
) -> None:
    token = token_size(picture, scale)
    for id_, box in boxes(picture, token, scale, language).items():
        x, y = picture.provinces[id_].label.at
        assert inside_frame(picture).contains(box) or box.center().x() == pytest.approx(x, abs=2)
        assert abs(box.center().x() - x) + abs(box.center().y() - y) < 3.2 * token


def test_names_stand_where_the_picture_places_them_where_nothing_would_cover_them(
    picture: Picture,
) -> None:
    placed = boxes(picture, 0.1, 1.0)  # tokens too small to cover anything
    spots = label_spots(picture, 0.1, placed)
    assert spots == {id_: shape.label.at for id_, shape in picture.provinces.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scale", "most"), [(0.52, 1), (0.736, 0), (1.0, 0), (2.1, 0)])
def test_two_covert_pieces_leave_the_name_of_their_province_readable(
    picture: Picture, scale: float, most: int, language: str
) -> None:
    layout = Layout(picture, token_size(picture, scale))
    names = boxes(picture, layout.size, scale, language)
    lost = [
        id_
        for id_, box in names.items()
        if not picture.provinces[id_].label.angle
        and covered(box, [row(layout, id_, 2)]) > 0.12 * box.width() * box.height()
    ]
    assert len(lost) <= most


def test_names_are_drawn_in_the_language_of_the_reader(picture: Picture) -> None:
    written = {
        language: {
            id_: words.text
            for id_, (_, _, words) in _placed(
                picture, bundled_family(), language, picture.piece, 1.0
            ).items()
        }
        for language in LANGUAGES
    }
    board = picture.board
    assert written["en"]["BOT"] == "Gulf of\nBothnia"
    assert written["de"]["BOT"] == "Bottnischer\nMeerbusen"
    assert written["fr"]["VIE"] == "Vienne"
    for language in ("de", "fr"):
        assert {
            id_: text.replace("-\n", "").replace("\n", " ")
            for id_, text in written[language].items()
        } == {id_: board.spoken.place(language, id_) for id_ in board.provinces}


def test_a_long_name_is_set_smaller_where_it_has_no_room_and_only_there(picture: Picture) -> None:
    sizes = {
        language: {
            id_: size
            for id_, (_, size, _) in _placed(
                picture, bundled_family(), language, picture.piece, 1.0
            ).items()
        }
        for language in ("en", "de")
    }
    assert sizes["de"]["RUH"] < 0.9 * sizes["en"]["RUH"]  # Ruhrgebiet
    assert sizes["de"]["SWE"] == sizes["en"]["SWE"]  # Schweden
    assert all(size >= 0.8 * sizes["en"][id_] for id_, size in sizes["de"].items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.52, 0.736, 2.1])
def test_names_do_not_lie_on_each_other(picture: Picture, scale: float, language: str) -> None:
    names = boxes(picture, token_size(picture, scale), scale, language)
    level = {id_: box for id_, box in names.items() if not picture.provinces[id_].label.angle}
    met = [
        (one, other)
        for one, box in level.items()
        for other, there in level.items()
        if one < other and covered(box, [there]) > 0.1 * box.width() * box.height()
    ]
    assert met == []


def test_names_can_be_read_from_afar_and_do_not_grow_for_ever_close_in(picture: Picture) -> None:
    for scale in (SMALL, 1.0, 2.1, 8.4):
        token = token_size(picture, scale)
        names = boxes(picture, token, scale)
        single = [
            box for id_, box in names.items() if "\n" not in picture.provinces[id_].label.text
        ]
        highs = [box.height() * scale for box in single]
        assert min(highs) > 5.5
        assert max(highs) < 1.5 * token * scale
