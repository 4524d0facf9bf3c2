"""Draws the tokens of armies and fleets: the sign tells the kind, colour and a tile the owner."""

from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from spydip_gui.output.coats import Coat, lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot, path_of

_MIDDLE, _RADIUS = 24.0, 16.0
"""The drawings are made around this spot, both across and down, for tokens of this radius."""

_TILE = QRectF(33.5, -5.5, 18, 18)
"""Where the owner's letter stands, outside the body, where it is not taken for a kind."""


def draw_token(
    painter: QPainter, kind: str, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw an army (``A``), a fleet (``F``) or a unit of unknown kind (``?``) on a disc's room.

    A pale casing and a dark outline set it off from ground of its own colour. Screen and paper
    get the same drawing, whatever its size.
    """
    draw_body(painter, kind, at, radius, coat, palette)
    draw_tile(painter, kind, at, radius, coat, palette)


def draw_body(
    painter: QPainter, kind: str, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw a token without the owner's letter."""
    key = ("token", kind, coat.key, palette.theme.over["casing"])
    draw_glyph(painter, key, at, radius, partial(_draw, kind=kind, coat=coat, palette=palette))


def draw_tile(
    painter: QPainter, kind: str, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw the owner's letter at the corner of a token; none where nothing is known of it."""
    if kind in _KNOWN or coat.letter != "?":
        key = ("tile", coat.letter, palette.theme.over["casing"])
        draw = partial(_draw_tile, letter=coat.letter, palette=palette)
        draw_glyph(painter, key, at, radius, draw)


def _draw(painter: QPainter, kind: str, coat: Coat, palette: Palette) -> None:
    parts = _parts(kind)
    casing, outline = palette.colour("casing"), palette.colour("outline")
    _set_up(painter)
    painter.setBrush(casing)
    painter.setPen(_pen(casing, 7.5))
    painter.drawPath(parts.body)
    painter.setBrush(coat.fill)
    edge = _pen(outline, 2.6)
    if kind not in _KNOWN:
        edge.setDashPattern([2, 1.4])
    painter.setPen(edge)
    painter.drawPath(parts.body)
    painter.fillPath(parts.sign, coat.ink)


def _draw_tile(painter: QPainter, letter: str, palette: Palette) -> None:
    _set_up(painter)
    outline = palette.colour("outline")
    painter.setBrush(palette.colour("casing"))
    painter.setPen(_pen(outline, 1.8))
    painter.drawRoundedRect(_TILE, 3, 3)
    painter.fillPath(lettering(letter, _TILE.height() * 0.7).translated(_TILE.center()), outline)


def _set_up(painter: QPainter) -> None:
    """Turn a radius of 1 around the spot into the units of the drawings."""
    painter.scale(1 / _RADIUS, 1 / _RADIUS)
    painter.translate(-_MIDDLE, -_MIDDLE)


@dataclass(frozen=True, slots=True)
class _Parts:
    """The shapes of one kind of token: its body, and the sign on it."""

    body: QPainterPath
    sign: QPainterPath


@lru_cache(maxsize=4)
def _parts(kind: str) -> _Parts:
    return _KNOWN.get(kind, _unknown)()


def _army() -> _Parts:
    """A gun on a block."""
    body = QPainterPath()
    body.addRoundedRect(QRectF(8.5, 8.5, 31, 31), 5.5, 5.5)
    barrel = _shape(
        *((37.9, 21.8), (17, 15.6), (17.7, 13.4), (11.7, 11.4), (9.1, 19.2)),
        *((14.9, 21.2), (15.5, 19.4), (34.1, 31.4)),
    )
    trail = path_of(((31.5, 33.4), (38.5, 37.4)))
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, 4, c=ROUND))
    apart, wheel, hub = (_disc(25.7, 30.2, radius) for radius in (8.6, 7, 2.7))
    gun = barrel.united(stroker.createStroke(trail)).subtracted(apart)
    return _Parts(body, gun.united(wheel.subtracted(hub)))


def _fleet() -> _Parts:
    """A ship under sail, with one mast."""
    body = _shape(
        *((3.5, 29.5), (9, 31, 14, 31.6, 24, 31.6), (34, 31.6, 39, 31, 44.5, 29.5)),
        *((43, 36.5, 39.5, 40.5, 34.5, 40.5), (13.5, 40.5), (8.5, 40.5, 5, 36.5, 3.5, 29.5)),
    )
    aft = (11.8, 21, 12.4, 14.5, 11.4, 8.6), (16.5, 9.6, 19.6, 9.8, 22, 9.4)
    fore = (27, 21.4, 27, 13.6, 25.2, 6.2), (32, 9.6, 37.5, 16.4, 40.4, 27.4)
    body.addPath(_shape((8.2, 27.6), *aft, (23.4, 15.6, 23.4, 21.6, 22, 27.9)))
    body.addPath(_shape((25.4, 27.9), *fore))
    body.addPath(_shape((24.1, 5), (24.1, 30.5)))  # the mast
    band = _shape(
        *((7.6, 35.4), (40.4, 35.4), (39, 38, 37, 39.2, 34.5, 39.2)),
        *((13.5, 39.2), (11, 39.2, 9, 38, 7.6, 35.4)),
    )
    return _Parts(body, band)


def _unknown() -> _Parts:
    """A question mark on a disc."""
    mark = lettering("?", 17.5).translated(_MIDDLE, _MIDDLE)
    return _Parts(_disc(_MIDDLE, _MIDDLE, 15.5), mark)


_KNOWN = {"A": _army, "F": _fleet}


def _shape(start: Spot, *ways: tuple[float, ...]) -> QPainterPath:
    """A closed outline."""
    path = path_of((start, *ways))
    path.closeSubpath()
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, j=ROUNDED)
