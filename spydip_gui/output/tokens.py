"""Draws armies and fleets: the outline shows the kind; colour, pattern and a flag the owner."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPen

from spydip_gui.output import shapes
from spydip_gui.output.coats import Coat, lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.palette import Palette
from spydip_gui.output.shapes import MIDDLE, RADIUS
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot, path_of

LARGE, WOVEN = 15.0, 16.0
"""From these radii in pixels on a token has its details, and its power's pattern."""

TILT = -13.0
"""How far a unit leans that was driven out, in degrees."""

GHOSTLY = 0.6
"""How much is seen of a unit that is to be built or removed."""

_TILE = QRectF(33.5, -5.5, 18, 18)
"""Where the owner's letter stands, outside the body, where it is not taken for a kind."""

_KNOWN = "AF"
_LETTER = 17.0  # the height of letters, for those who want them on the pieces


def draw_token(
    painter: QPainter, kind: str, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw an army (``A``), a fleet (``F``) or a unit of unknown kind (``?``), in a disc's space.

    A pale casing and a dark outline set it off from ground of its own colour. When it is small on
    the screen, it has fewer lines, and its owner's letter on a tile instead of a flag.
    """
    draw_body(painter, kind, at, radius, coat, palette)
    draw_owner(painter, kind, at, radius, coat, palette)


def draw_body(  # noqa: PLR0913  # as all that draws
    painter: QPainter,
    kind: str,
    at: Spot,
    radius: float,
    coat: Coat,
    palette: Palette,
    *,
    tilted: bool = False,
) -> None:
    """Draw a token without the owner's letter; it leans if ``tilted``."""
    key = ("token", kind, coat.key, palette.theme.over["casing"], palette.lettered, tilted)
    draw = partial(_draw_body, kind=kind, coat=coat, palette=palette, tilted=tilted)
    draw_glyph(painter, key, at, radius, draw)


def draw_owner(  # noqa: PLR0913  # as all that draws
    painter: QPainter,
    kind: str,
    at: Spot,
    radius: float,
    coat: Coat,
    palette: Palette,
    *,
    tilted: bool = False,
) -> None:
    """Draw the owner's letter beside a token; nothing if the owner is unknown."""
    if kind in _KNOWN or coat.letter != "?":
        key = ("owner", kind, coat.letter, palette.theme.over["casing"], tilted)
        draw = partial(_draw_owner, kind=kind, letter=coat.letter, palette=palette, tilted=tilted)
        draw_glyph(painter, key, at, radius, draw)


def _draw_body(painter: QPainter, kind: str, coat: Coat, palette: Palette, *, tilted: bool) -> None:
    pixels = painter.worldTransform().m11()
    parts = shapes.token(kind, large=pixels >= LARGE)
    casing, outline = palette.colour("casing"), palette.colour("outline")
    _set_up(painter, tilted=tilted)
    painter.setBrush(casing)
    painter.setPen(_pen(casing, 7.5))
    painter.drawPath(parts.body)
    painter.fillPath(parts.body, coat.fill)
    paper = painter.paintEngine().type() != QPaintEngine.Type.Raster
    if coat.pattern and coat.weave and (paper or pixels >= WOVEN):
        painter.strokePath(shapes.woven(kind, coat.pattern), _pen(coat.weave, 0.9))
    edge = _pen(outline, 2.1 if pixels >= LARGE else 2.6)
    if kind not in _KNOWN or not coat.sure:
        edge.setDashPattern([2, 1.4])
    painter.strokePath(parts.body, edge)
    if palette.lettered and kind in _KNOWN:
        letter = lettering(kind, _LETTER).translated(MIDDLE, MIDDLE)
        painter.strokePath(letter, _pen(coat.fill, 4))
        painter.fillPath(letter, coat.ink)
    else:
        painter.fillPath(parts.sign, coat.ink)


def _draw_owner(
    painter: QPainter, kind: str, letter: str, palette: Palette, *, tilted: bool
) -> None:
    large = painter.worldTransform().m11() >= LARGE
    _set_up(painter, tilted=tilted)
    if large:
        _draw_flag(painter, shapes.token(kind, large=True).mast, letter, palette)
    else:
        draw_tile(painter, _TILE, letter, palette)


def draw_tile(painter: QPainter, tile: QRectF, letter: str, palette: Palette) -> None:
    """Draw a letter on a small ground of its own."""
    side, outline = tile.height(), palette.colour("outline")
    painter.setBrush(palette.colour("casing"))
    painter.setPen(_pen(outline, side * 0.1))
    painter.drawRoundedRect(tile, side / 6, side / 6)
    painter.fillPath(lettering(letter, side * 0.7).translated(tile.center()), outline)


def _draw_flag(painter: QPainter, mast: Spot, letter: str, palette: Palette) -> None:
    """Draw a flag with a swallow tail, at its mast."""
    casing, outline = palette.colour("casing"), palette.colour("outline")
    x, y = mast
    pole = path_of(((x, y), (x, -4.6)))
    cloth = path_of(((x, -4.6), (x + 13.2, -4.6), (x + 10.6, 0.5), (x + 13.2, 5.6), (x, 5.6)))
    cloth.closeSubpath()
    painter.strokePath(pole, _pen(casing, 4.4))
    painter.strokePath(cloth, _pen(casing, 4))
    painter.strokePath(pole, QPen(outline, 2, c=ROUND))
    painter.fillPath(cloth, casing)
    painter.strokePath(cloth, _pen(outline, 1.4))
    painter.fillPath(lettering(letter, 6.8).translated(x + 5.6, 0.55), outline)


def _set_up(painter: QPainter, *, tilted: bool) -> None:
    """Convert a radius of 1 around the spot to the units of the drawings."""
    painter.scale(1 / RADIUS, 1 / RADIUS)
    if tilted:
        painter.rotate(TILT)
    painter.translate(-MIDDLE, -MIDDLE)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, j=ROUNDED)
