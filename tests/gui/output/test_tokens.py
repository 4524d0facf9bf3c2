"""The drawing of a piece tells the kind: no letter of a power can be taken for it, at any size."""

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.report.look import DAY
from engine.units import Glyph
from engine.variants import espionage, infiltration, spy
from spydip_gui.output.coats import Coat, coat, faded
from spydip_gui.output.files import encoded
from spydip_gui.output.palette import Palette, theme
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.strokes import Spot
from spydip_gui.output.tokens import draw_body, draw_token
from tests.maps.colours import contrast

SMALL = 8.0
"""The radius of a token of 16 pixels."""

SIGN = QRect(8, 16, 16, 16)
"""Where its sign is drawn at this radius, on an image of four radii, below the owner's tile."""

PIECES = {
    kind: piece
    for variant in (spy, infiltration, espionage)
    for kind, piece in variant.VARIANT.unit_kinds.items()
    if piece.covert
}

EVERYBODY = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"]


@pytest.fixture(params=["day", "night"])
def look(palette: Palette, request: pytest.FixtureRequest) -> Palette:
    return replace(palette, theme=theme(request.param))


def grey(kind: str, wearing: Coat, palette: Palette, radius: float = SMALL) -> QImage:
    """A token in the middle of an image without colours, on land."""
    side = round(4 * radius)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(palette.colour("land"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_token(painter, kind, (side / 2, side / 2), radius, wearing, palette)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def apart(one: QImage, other: QImage, within: QRect) -> float:
    """What part of two images differs by more than a quarter of all greys."""
    spots = [(x, y) for x in range(within.left(), within.right() + 1) for y in rows(within)]
    grounds = ((QColor(one.pixel(*at)).red(), QColor(other.pixel(*at)).red()) for at in spots)
    return sum(abs(a - b) > 64 for a, b in grounds) / len(spots)


def rows(within: QRect) -> range:
    return range(within.top(), within.bottom() + 1)


@pytest.mark.parametrize("power", EVERYBODY)
def test_the_sign_of_an_army_is_not_that_of_a_fleet(
    power: str, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId(power))
    army, fleet, unknown = (grey(kind, wearing, look) for kind in "AF?")
    assert apart(army, fleet, SIGN) > 0.2
    assert apart(army, unknown, SIGN) > 0.2
    assert apart(fleet, unknown, SIGN) > 0.2


def test_the_outline_alone_tells_an_army_from_a_fleet(picture: Picture, look: Palette) -> None:
    black = replace(coat(picture.board, look, None), fill=(ink := look.colour("outline")), ink=ink)
    army, fleet, unknown = (silhouette(kind, black, look) for kind in "AF?")
    for one, other in combinations((army, fleet, unknown), 2):
        assert apart(one, other, QRect(6, 6, 20, 20)) > 0.1


def silhouette(kind: str, wearing: Coat, palette: Palette) -> QImage:
    """A small token without a letter, of one colour."""
    image = QImage(32, 32, QImage.Format.Format_RGB32)
    image.fill(palette.colour("casing"))
    painter = QPainter(image)
    draw_body(painter, kind, (16, 16), SMALL, wearing, palette)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("kind", ["A", "F", "?"])
def test_the_letter_of_a_power_is_no_part_of_the_sign(
    kind: str, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId("FRANCE"))
    french, austrian = (grey(kind, replace(wearing, letter=one), look) for one in "FA")
    assert french != austrian
    assert french.copy(SIGN) == austrian.copy(SIGN)
    left = QRect(0, 0, 20, 32)
    assert french.copy(left) == austrian.copy(left)


@pytest.mark.parametrize("radius", [SMALL, 24.0])
def test_who_wants_letters_on_the_pieces_has_them(
    radius: float, picture: Picture, look: Palette
) -> None:
    wearing = replace(coat(picture.board, look, PowerId("ITALY")), letter="")
    within = QRect(*[round(radius * 1.4)] * 2, *[round(radius * 1.2)] * 2)
    lettered = replace(look, lettered=True)
    army, fleet = (grey(kind, wearing, lettered, radius) for kind in "AF")
    assert apart(army, grey("A", wearing, look, radius), within) > 0.1
    assert apart(army, fleet, within) > 0.1


@pytest.mark.parametrize("kind", ["A", "F"])
def test_a_small_token_is_no_large_one_made_smaller(
    kind: str, picture: Picture, look: Palette
) -> None:
    wearing = replace(coat(picture.board, look, PowerId("AUSTRIA")), letter="", pattern="")
    smooth = Qt.TransformationMode.SmoothTransformation
    small, same, large = (grey(kind, wearing, look, radius) for radius in (14, 14.99, 15))
    within = QRect(12, 16, 32, 36)  # below the owner's letter
    assert apart(small, same.scaled(small.size(), mode=smooth), within) < 0.05
    assert apart(small, large.scaled(small.size(), mode=smooth), within) > 0.06


@pytest.mark.parametrize(("radius", "shown"), [(15.5, False), (16.0, True), (24.0, True)])
@pytest.mark.parametrize("kind", ["A", "F"])
def test_a_token_wears_its_powers_pattern_where_it_has_room(
    kind: str, radius: float, shown: bool, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId("TURKEY"))
    plain = grey(kind, replace(wearing, pattern=""), look, radius)
    assert (grey(kind, wearing, look, radius) != plain) is shown


def test_a_token_on_paper_wears_its_pattern_however_small(
    picture: Picture, palette: Palette
) -> None:
    wearing = coat(picture.board, palette, PowerId("TURKEY"))

    def written(one: Coat) -> int:
        draw = partial(put, one)
        return len(encoded(".svg", (0, 0, 40, 40), draw, title="", width=40, page="A4"))

    def put(one: Coat, painter: QPainter) -> None:
        draw_token(painter, "A", (20, 20), SMALL, one, palette)

    assert written(wearing) > written(replace(wearing, pattern=""))


SHAPES = {kind: one.drawn for kind, one in PIECES.items()}


@pytest.mark.parametrize("radius", [6.0, 8.0, 12.0])
@pytest.mark.parametrize("power", EVERYBODY)
def test_the_outlines_of_covert_pieces_are_told_apart_by_every_power(
    radius: float, power: str, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId(power))
    drawn = [grey_pip(glyph, wearing, look, radius) for glyph in SHAPES.values()]
    for one, other in combinations(drawn, 2):
        assert apart(one, other, one.rect()) > 0.04


@pytest.mark.parametrize("kind", SHAPES)
def test_a_covert_piece_shows_its_owner_inside_or_beside_its_sign(
    kind: str, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId("FRANCE"))

    def differs(radius: float) -> list[Spot]:
        french, austrian = (
            grey_pip(SHAPES[kind], replace(wearing, letter=one), look, radius) for one in "FA"
        )
        side = range(french.width())
        return [(x, y) for x in side for y in side if french.pixel(x, y) != austrian.pixel(x, y)]

    for radius, beside in ((6.0, False), (8.0, False), (9.0, True), (15.0, True)):
        found = differs(radius)
        x = sum(x for x, _ in found) / len(found)
        assert (x > 2 * radius + 0.5 * radius) is beside


@pytest.mark.parametrize("kind", ["A", "F", *SHAPES])
def test_the_signs_of_pages_are_drawn_like_the_pieces_of_the_map(
    kind: str, picture: Picture, palette: Palette
) -> None:
    """The page has the drawing itself, the map's is made of the same numbers."""
    wearing = replace(coat(picture.board, palette, PowerId("FRANCE")), letter="", pattern="")
    ours = kind in SHAPES
    radius = 20.0 if ours else 14.0
    drawn = grey_pip(SHAPES[kind], wearing, palette, radius) if ours else None
    drawn = drawn or grey(kind, wearing, palette, radius)
    paged = QImage(drawn.size(), QImage.Format.Format_RGB32)
    paged.fill(palette.colour("land"))
    painter = QPainter(paged)
    view = 28 / 10.4 * radius if ours else 44 / 16 * radius
    room = QRectF(0, 0, view, view)
    room.moveCenter(QPointF(drawn.width() / 2, drawn.height() / 2))
    svg = DAY.sign(kind, "FRANCE").replace("#06456b", wearing.ink.name())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, room)
    painter.end()
    left = QRect(0, round(drawn.height() * 0.3), round(drawn.width() * 0.55), drawn.height() // 2)
    assert apart(drawn, paged.convertToFormat(drawn.format()), left) < 0.04


@pytest.mark.parametrize("power", EVERYBODY)
def test_a_sign_can_be_read_on_every_body(power: str, picture: Picture, look: Palette) -> None:
    wearing = coat(picture.board, look, PowerId(power))
    assert contrast(wearing.ink.name(), wearing.fill.name()) >= 4.5
    veiled = faded(wearing, look)
    assert contrast(veiled.ink.name(), veiled.fill.name()) >= 4.5
    assert wearing.weave is not None
    assert contrast(wearing.ink.name(), wearing.weave.name()) >= 1.5


def test_a_sign_can_be_read_where_nothing_is_known(picture: Picture, look: Palette) -> None:
    wearing = coat(picture.board, look, None)
    assert contrast(wearing.ink.name(), wearing.fill.name()) >= 4.4


def grey_pip(glyph: Glyph, wearing: Coat, palette: Palette, radius: float) -> QImage:
    """A covert piece in the middle of such an image."""
    side = round(4 * radius)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(palette.colour("land"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_pip(painter, glyph, (side / 2, side / 2), radius, wearing, palette)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)
