"""Keeps small drawings that come back often, such as tokens, as images for screen and PNG."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPaintEngine, QPainter

_ROOM = 2.0  # what a glyph may cover around its spot, in its radii
_MOST = 1024
_kept: dict[Hashable, QImage] = {}


def draw_glyph(
    painter: QPainter,
    key: Hashable,
    at: tuple[float, float],
    radius: float,
    draw: Callable[[QPainter], None],
) -> None:
    """Draw what ``draw`` draws for a radius of 1, at a spot, within two radii around it.

    ``key`` tells one drawing from all others. Files for paper get the drawing itself.
    """
    turn = painter.worldTransform()
    scaled = not turn.isRotating() and turn.m11() == turn.m22()
    raster = painter.paintEngine().type() == QPaintEngine.Type.Raster
    painter.save()
    if scaled and raster and painter.device().devicePixelRatio() == 1:
        pixels = round(radius * turn.m11(), 2)
        image = _image((key, pixels), pixels, draw)
        spot, half = turn.map(QPointF(*at)), image.width() / 2
        painter.resetTransform()
        painter.drawImage(QPointF(round(spot.x() - half), round(spot.y() - half)), image)
    else:
        painter.translate(*at)
        painter.scale(radius, radius)
        draw(painter)
    painter.restore()


def _image(key: Hashable, pixels: float, draw: Callable[[QPainter], None]) -> QImage:
    if key not in _kept:
        if len(_kept) >= _MOST:
            _kept.clear()
        side = 2 * ceil(pixels * _ROOM)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(pixels, pixels)
        draw(painter)
        painter.end()
        _kept[key] = image
    return _kept[key]
