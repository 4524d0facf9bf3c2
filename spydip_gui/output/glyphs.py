"""Caches small drawings that recur, such as tokens, as images for screen and PNG."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

_ROOM = 2.0  # what a glyph may cover around its spot, in radii
_MOST = 1024
_DOTS = (QPixmap, QImage, QWidget)  # all else is for paper, or is enlarged later
_kept: dict[Hashable, tuple[QImage, int]] = {}  # with half of its side


def draw_glyph(
    painter: QPainter,
    key: Hashable,
    at: tuple[float, float],
    radius: float,
    draw: Callable[[QPainter], None],
) -> None:
    """Draw at a spot what ``draw`` draws for a radius of 1, within two radii.

    ``key`` distinguishes the drawing from all others. Files for paper get the drawing itself.
    """
    turn, device = painter.worldTransform(), painter.device()
    scaled = not turn.isRotating() and turn.m11() == turn.m22()
    if scaled and isinstance(device, _DOTS) and device.devicePixelRatio() == 1:
        pixels = round(radius * turn.m11(), 2)
        image, half = _kept.get((key, pixels)) or _image((key, pixels), pixels, draw)
        x, y = turn.m11() * at[0] + turn.dx(), turn.m22() * at[1] + turn.dy()
        painter.setWorldMatrixEnabled(False)  # quicker than saving and restoring everything
        painter.drawImage(round(x - half), round(y - half), image)
        painter.setWorldMatrixEnabled(True)
    else:
        painter.save()
        painter.translate(*at)
        painter.scale(radius, radius)
        draw(painter)
        painter.restore()


def _image(key: Hashable, pixels: float, draw: Callable[[QPainter], None]) -> tuple[QImage, int]:
    if len(_kept) >= _MOST:
        _kept.clear()
    half = ceil(pixels * _ROOM)
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    painter.scale(pixels, pixels)
    draw(painter)
    painter.end()
    found = _kept[key] = image, half
    return found
