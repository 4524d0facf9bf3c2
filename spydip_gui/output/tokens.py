"""Draws the tokens of armies and fleets: shape tells the kind, colour and letter the owner."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

LETTERS: Final = "Libertinus Sans"
"""The family of the letters on tokens, which must be read at a few pixels."""


def draw_token(
    painter: QPainter, kind: str, at: tuple[float, float], radius: float, colour: QColor, text: str
) -> None:
    """Draw an army (``A``) or a fleet (``F``) within a disc of that radius."""
    painter.save()
    painter.translate(*at)
    shape = _fleet(radius) if kind == "F" else _army(radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawPath(shape.translated(radius * 0.08, radius * 0.14))
    painter.setBrush(colour)
    painter.setPen(QPen(QColor("#fffdf6"), radius * 0.28))
    painter.drawPath(shape)
    painter.setPen(QPen(colour.darker(260), radius * 0.1))
    painter.drawPath(shape)
    _letter(painter, text, radius, colour, 0.16 * radius if kind == "F" else 0.0)
    painter.restore()


def _army(radius: float) -> QPainterPath:
    side = radius * 0.82
    path = QPainterPath()
    path.addRoundedRect(QRectF(-side, -side, 2 * side, 2 * side), radius * 0.3, radius * 0.3)
    return path


def _fleet(radius: float) -> QPainterPath:
    """A hull with a raised stern and prow."""
    path = QPainterPath(QPointF(-1.12 * radius, -0.52 * radius))
    path.quadTo(0, -0.3 * radius, 1.12 * radius, -0.52 * radius)
    path.cubicTo(1.05 * radius, 0.5 * radius, 0.6 * radius, 0.82 * radius, 0, 0.82 * radius)
    path.cubicTo(
        -0.6 * radius, 0.82 * radius, -1.05 * radius, 0.5 * radius, -1.12 * radius, -0.52 * radius
    )
    path.closeSubpath()
    return path


def _letter(painter: QPainter, text: str, radius: float, colour: QColor, drop: float) -> None:
    font = QFont([LETTERS, painter.font().family()])
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    scale = radius * 0.92 / max(box.height(), 1)
    painter.save()
    painter.translate(0, drop)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffffff") if _is_dark(colour) else QColor("#1d1812"))
    painter.drawPath(path)
    painter.restore()


def _is_dark(colour: QColor) -> bool:
    """Whether white reads better on the colour than black (relative luminance, WCAG 2)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.25
