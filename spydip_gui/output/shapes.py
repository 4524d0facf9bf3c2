"""The outlines of pieces: bodies and signs, with fewer lines when they are small."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPen, QTransform

from engine.units import Glyph, Shape, Sign
from spydip_gui.output.coats import lettering
from spydip_gui.output.patterns import pattern_within
from spydip_gui.output.strokes import ROUND, Spot, path_of

MIDDLE, RADIUS = 24.0, 16.0
"""Tokens are drawn around this spot, both across and down, for this radius."""

_STEP = 4.4  # between the lines of a pattern


@dataclass(frozen=True, slots=True)
class Drawing:
    """One kind of token: its body, the sign on it, and where its flag flies."""

    body: QPainterPath
    sign: QPainterPath
    mast: Spot


@lru_cache(maxsize=8)
def token(kind: str, *, large: bool) -> Drawing:
    """An army, a fleet or neither, with the extra details of a ``large`` one."""
    return {"A": _army, "F": _fleet}.get(kind, _unknown)(large=large)


@lru_cache(maxsize=64)
def woven(kind: str, pattern: str) -> QPainterPath:
    """A power's pattern on a large token, as lines to be stroked."""
    rings = token(kind, large=True).body.toSubpathPolygons()
    spots = tuple(tuple((spot.x(), spot.y()) for spot in ring.toList()) for ring in rings)
    return pattern_within(spots, pattern, _STEP)


def _army(*, large: bool) -> Drawing:
    """A gun on a block."""
    body = QPainterPath()
    body.addRoundedRect(QRectF(8.5, 8.5, 31, 31), 5.5, 5.5)
    return Drawing(body, _gun() if large else _plain_gun(), (35.6, 9))


def _plain_gun() -> QPainterPath:
    barrel = _shape(
        *((37.9, 21.8), (17, 15.6), (17.7, 13.4), (11.7, 11.4), (9.1, 19.2)),
        *((14.9, 21.2), (15.5, 19.4), (34.1, 31.4)),
    )
    apart, wheel, hub = (_disc(25.7, 30.2, radius) for radius in (8.6, 7, 2.7))
    gun = barrel.united(_thick(4, (31.5, 33.4), (38.5, 37.4))).subtracted(apart)
    return gun.united(wheel.subtracted(hub))


def _gun() -> QPainterPath:
    """The gun, with a knob on its breech and spokes in its wheel."""
    barrel = _shape(
        *((11.7, 22.6), (31.9, 16.5), (31.5, 15.2), (35.8, 13.8), (38, 20.3)),
        *((33.9, 21.9), (33.5, 20.8), (14.3, 29.4)),
    )
    gun = barrel.united(_disc(10.4, 27, 2.2)).united(_thick(3, (18, 32), (10.2, 36.2)))
    x, y = 22.6, 29.8
    wheel = _disc(x, y, 7.55).subtracted(_disc(x, y, 5.25)).united(_disc(x, y, 2))
    for across, down in ((0, 6), (6, 0), (4.2, 4.2), (4.2, -4.2)):
        wheel = wheel.united(_thick(1.1, (x - across, y - down), (x + across, y + down)))
    gun = gun.subtracted(_disc(x, y, 8.5)).united(wheel)
    return QTransform(-0.92, 0, 0, 0.92, 45.6, 2.6).map(gun)


def _fleet(*, large: bool) -> Drawing:
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
    if not large:
        band = _shape(
            *((7.6, 35.4), (40.4, 35.4), (39, 38, 37, 39.2, 34.5, 39.2)),
            *((13.5, 39.2), (11, 39.2, 9, 38, 7.6, 35.4)),
        )
        return Drawing(body, band, (24.1, 8))
    band = _shape(
        *((7, 33.2), (12, 34.4, 17, 34.9, 24, 34.9), (31, 34.9, 36, 34.4, 41, 33.2)),
        *((39.4, 37.6, 37.2, 39.6, 34.5, 39.6), (13.5, 39.6), (10.8, 39.6, 8.6, 37.6, 7, 33.2)),
    )
    for port in (16, 21.3, 26.7, 32):
        band = band.subtracted(_disc(port, 36.9, 1.15))
    return Drawing(body, band, (24.1, 8))


def _unknown(*, large: bool) -> Drawing:  # noqa: ARG001  # as the others
    """A question mark on a disc."""
    mark = lettering("?", 17.5).translated(MIDDLE, MIDDLE)
    return Drawing(_disc(MIDDLE, MIDDLE, 15.5), mark, (35.6, 12))


@lru_cache(maxsize=8)
def outline(shape: Shape) -> QPainterPath:
    """The body of a covert piece, for a radius of 1."""
    match shape:
        case Shape.DIAMOND:
            path = _shape((12, 0.8), (23.2, 12), (12, 23.2), (0.8, 12))
        case Shape.TRIANGLE:
            path = _shape((12, 1.2), (23.4, 21.4), (0.6, 21.4))
        case Shape.SHIELD:
            foot = (21.8, 17, 17.6, 20.9, 12, 23.2), (6.4, 20.9, 2.2, 17, 2.2, 11.4)
            path = _shape((2.2, 2.4), (21.8, 2.4), (21.8, 11.4), *foot)
        case Shape.DISC:
            path = _disc(12, 12, 9.8)
    return _fitted(path)


@lru_cache(maxsize=4)
def head(shape: Shape) -> QPainterPath:
    """The dark part of the body, at any size: the head of a shield."""
    path = QPainterPath()
    if shape is Shape.SHIELD:
        path.addRect(QRectF(2.2, 2.4, 19.6, 5.6))
    return _fitted(path)


@lru_cache(maxsize=64)
def emblem(glyph: Glyph) -> QPainterPath:
    """The emblem on a covert piece that has room for it, for a radius of 1."""
    path = QPainterPath()
    match glyph.sign:
        case Sign.EYE:
            path = _eye()
        case Sign.HAT:
            crown = (7.4, 12.9, 7.6, 12.4, 8, 9.6), (8.3, 7.4, 9.6, 7, 12, 8)
            other = (14.4, 7, 15.7, 7.4, 16, 9.6), (16.4, 12.4, 16.6, 12.9, 18.8, 13.6)
            brim = (17.4, 15.3, 14.8, 16, 12, 16), (9.2, 16, 6.6, 15.3, 5.2, 13.6)
            path = _shape((5.2, 13.6), *crown, *other, *brim)
        case Sign.DAGGER:
            path = _shape((12, 5.6), (13.7, 8.4), (13.7, 13.4), (10.3, 13.4), (10.3, 8.4))
            path.addRect(QRectF(8, 13.6, 8, 2.1))
            path.addRect(QRectF(10.9, 15.7, 2.2, 3.7))
        case Sign.BAR:
            path.addRect(QRectF(2.2, 7.6, 19.6, 5.4))
        case Sign.LETTERS:
            down, height = (16.2, 5) if glyph.shape is Shape.TRIANGLE else (12, 7)
            path = lettering(glyph.letters, height).translated(12, down)
        case Sign.NONE:
            pass
    return _fitted(path)


@lru_cache(maxsize=4)
def eye(width: float = 1.0) -> QPainterPath:
    """An eye around a spot: two lids, and a pupil in the white between them."""
    path = QTransform.fromTranslate(-12, -12).map(_eye())
    return QTransform.fromScale(width / 8.4, width / 8.4).map(path)


def _eye() -> QPainterPath:
    lids = (6, 8.3, 8.8, 6.5, 12, 6.5), (15.2, 6.5, 18, 8.3, 20.4, 12)
    path = _shape((3.6, 12), *lids, (18, 15.7, 15.2, 17.5, 12, 17.5), (8.8, 17.5, 6, 15.7, 3.6, 12))
    path.addPath(_disc(12, 12, 3.5))
    path.addPath(_disc(12, 12, 1.5))
    return path


_UNIT = 10.4  # covert pieces' drawings use this many units for a radius, centred on (12, 12)


def _fitted(path: QPainterPath) -> QPainterPath:
    around = QTransform.fromTranslate(-12, -12).map(path)
    return QTransform.fromScale(1 / _UNIT, 1 / _UNIT).map(around)


def _shape(start: Spot, *ways: tuple[float, ...]) -> QPainterPath:
    """A closed outline."""
    path = path_of((start, *ways))
    path.closeSubpath()
    return path


def _thick(width: float, start: Spot, end: Spot) -> QPainterPath:
    """A line of this width, as an outline."""
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, width, c=ROUND))
    return stroker.createStroke(path_of((start, end)))


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path
