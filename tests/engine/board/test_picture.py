"""A picture says where everything stands, and fills in what its files leave out."""

import pytest
import shapely

from engine.board.faults import BoardError
from engine.board.graph import Location, ProvinceId
from engine.board.picture import load_picture
from engine.board.spots import room

STR = ProvinceId("STR")
NORTH, SOUTH = Location("STR/NC"), Location("STR/SC")


def test_every_province_of_merrow_is_on_its_picture() -> None:
    picture = load_picture("merrow")
    assert picture.provinces.keys() == picture.board.provinces.keys()
    assert picture.frame == (0, 0, 800, 600)
    assert picture.licence == "MIT"


def test_a_picture_is_read_once_until_its_files_change(merrow) -> None:
    folder = merrow()
    before = load_picture(folder)
    assert load_picture(folder) is before
    (folder / "anchors.toml").write_text("[province.HES]\nlabel_size = 7\n")
    assert load_picture(folder).provinces[ProvinceId("HES")].label.size == 7


def test_units_stand_on_their_coast_where_there_are_several() -> None:
    picture = load_picture("merrow")
    spots = [picture.unit(place) for place in (Location("STR"), NORTH, SOUTH)]
    assert spots == [(520, 280), (530, 192), (522, 400)]
    assert picture.dislodged(NORTH) == (500, 190)
    assert picture.dislodged(Location("STR")) == (496, 254)


def test_what_the_files_do_not_place_is_put_where_there_is_room(merrow) -> None:
    picture = load_picture(
        merrow(
            board={
                "unit = [520, 280]\ndislodged = [496, 254]\ncentre_mark = [484, 292]\n": "",
                "rail = [520, 306]\n": "",
                "label = [512, 332]\n": "",
                "unit = [530, 192]\ndislodged = [500, 190]\n": "",
            }
        )
    )
    strand = picture.provinces[STR]
    for spot in (strand.unit, strand.dislodged, strand.rail, strand.centre_mark, strand.label.at):
        assert room(strand.area, spot) > 0
    assert shapely.Point(strand.unit).distance(shapely.Point(strand.dislodged)) >= picture.piece
    north = strand.coasts[NORTH]
    assert north.line.distance(shapely.Point(north.unit)) <= 3 * picture.piece
    assert north.unit != north.dislodged


def test_a_name_is_the_provinces_own_unless_the_picture_has_another(merrow) -> None:
    folder = merrow(board={"label = [406, 388]": 'label = [406, 388]\nlabel_text = "The Wyke"'})
    shapes = load_picture(folder).provinces
    assert shapes[ProvinceId("WYK")].label.text == "The Wyke"
    assert shapes[ProvinceId("OAK")].label.text == "Oakhollow"


def test_a_key_of_the_board_wins_over_the_same_key_of_the_anchors(merrow) -> None:
    folder = merrow()
    (folder / "anchors.toml").write_text(
        "[province.wyk]\nunit = [1, 1]\nlabel_angle = 30\n"
        "[province.str.coast.nc]\nunit = [1, 1]\n[inert]\npaths = ['compass']\n"
    )
    picture = load_picture(folder)
    assert picture.unit(Location("WYK")) == (428, 424)
    assert picture.unit(NORTH) == (530, 192)
    assert picture.provinces[ProvinceId("WYK")].label.angle == 30
    assert list(picture.inert) == ["compass"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[province.XYZ]\nunit = [1, 1]", "Province XYZ is not in board.toml."),
        ("[province.WYK.coast.NC]\nunit = [1, 1]", "Coast WYK/NC is not in board.toml."),
        ("[province.WYK]\nunit = [1]", "province.WYK.unit"),
        ("[province.WYK]\nname = 'x'", "province.WYK.name is not a key"),
    ],
)
def test_anchors_of_another_board_are_refused(merrow, text: str, sentence: str) -> None:
    folder = merrow()
    (folder / "anchors.toml").write_text(text)
    with pytest.raises(BoardError) as caught:
        load_picture(folder)
    assert sentence in str(caught.value)


def test_a_province_that_is_not_drawn_is_named(merrow) -> None:
    with pytest.raises(BoardError, match=r"Hest Heath \(HES\) is not on the picture"):
        load_picture(merrow(svg={'id="hes"': 'id="heath"'}))


def test_the_layers_hold_what_they_name_and_no_more() -> None:
    picture = load_picture("merrow")
    below, above = picture.below.decode(), picture.above.decode()
    assert 'id="waves"' in below
    assert 'id="wave"' in below
    assert 'id="borders"' not in below
    assert 'id="borders"' in above
    assert 'id="hes"' not in above
    assert "coasts" not in below + above


def test_what_a_layer_uses_comes_along(merrow) -> None:
    used = '<use href="#shore"/></g></svg>'
    folder = merrow(
        svg={"</svg>": f'<g id="extra">{used}'}, board={'"borders", "coastline"': '"extra"'}
    )
    above = load_picture(folder).above.decode()
    assert 'id="shore"' in above
    assert 'id="waterlines"' not in above


def test_a_picture_without_layers_is_drawn_whole_less_what_is_hidden(merrow) -> None:
    folder = merrow(board={'below = ["seas", "waves", "waterlines", "sealines"]\n': ""})
    below = load_picture(folder).below.decode()
    assert 'id="hes"' in below
    assert 'id="coastline"' not in below
    assert 'id="coasts"' not in below


def test_pieces_are_as_large_as_the_tightest_province_allows(merrow) -> None:
    roomy = load_picture("merrow").piece
    tight = load_picture(merrow(board={"unit = [214, 328]": "unit = [178, 310]"})).piece
    assert roomy == pytest.approx(800 / 48)
    assert 800 / 160 <= tight < roomy
