"""The sign of a token tells the kind: no letter of a power can be taken for it, at any size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import PowerId
from engine.board.picture import Picture
from spydip_gui.output.coats import Coat, coat
from spydip_gui.output.palette import Palette, theme
from spydip_gui.output.tokens import draw_token

SMALL = 8.0
"""The radius of a token of 16 pixels."""

SIGN = QRect(8, 16, 16, 16)
"""Where its sign is drawn at this radius, on an image of four radii, below the owner's tile."""

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


@pytest.mark.parametrize("kind", ["A", "F", "?"])
def test_a_token_is_the_same_drawing_on_a_small_picture_and_on_paper(
    kind: str, picture: Picture, look: Palette
) -> None:
    wearing = coat(picture.board, look, PowerId("AUSTRIA"))
    small, large = grey(kind, wearing, look, 10), grey(kind, wearing, look, 60)
    mode = Qt.TransformationMode.SmoothTransformation
    shrunk = large.scaled(small.size(), mode=mode)
    assert apart(small, shrunk, small.rect()) < 0.03
