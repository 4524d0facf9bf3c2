"""Draws the tokens of armies and fleets: shape tells the kind, colour and letter the owner."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

LETTERS: Final = "Libertinus Sans"
"""The family of the letters on tokens, which must be read at a few pixels."""

_PALE: Final = "#fffdf6"
_DARK: Final = "#1d1812"


def draw_token(
    painter: QPainter, kind: str, at: tuple[float, float], radius: float, colour: QColor, text: str
) -> None:
    """Draw an army (``A``) or a fleet (``F``) within a disc of that radius.

    A pale middle sets it off from ground of its own colour, and its letter can be read on any.
    """
    painter.save()
    painter.translate(*at)
    shape = _fleet(radius) if kind == "F" else _army(radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPath(shape.translated(radius * 0.09, radius * 0.16))
    painter.setPen(QPen(QColor(_DARK), radius * 0.14))
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PALE))
    painter.drawPath(QTransform.fromScale(0.72, 0.72).map(shape))
    _letter(painter, text, radius, 0.08 * radius if kind == "F" else 0.0)
    painter.restore()


def _army(radius: float) -> QPainterPath:
    side = radius * 0.92
    path = QPainterPath()
    path.addRoundedRect(QRectF(-side, -side, 2 * side, 2 * side), radius * 0.3, radius * 0.3)
    return path


def _fleet(radius: float) -> QPainterPath:
    """A hull with a raised stern and prow."""
    width, deck, keel = 1.3 * radius, -0.6 * radius, 0.86 * radius
    path = QPainterPath(QPointF(-width, deck))
    path.quadTo(0, deck * 0.55, width, deck)
    path.cubicTo(0.95 * width, 0.6 * keel, 0.55 * width, keel, 0, keel)
    path.cubicTo(-0.55 * width, keel, -0.95 * width, 0.6 * keel, -width, deck)
    path.closeSubpath()
    return path


def _letter(painter: QPainter, text: str, radius: float, drop: float) -> None:
    font = QFont([LETTERS, painter.font().family()])
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    scale = radius * 0.86 / max(box.height(), 1)
    painter.save()
    painter.translate(0, drop)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_DARK))
    painter.drawPath(path)
    painter.restore()
