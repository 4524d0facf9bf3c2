"""Draws the small signs on the map: marks of failures, deeds of covert pieces, notes."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spydip_gui.output.coats import lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import Line, Mark

Spot = tuple[float, float]

NOTE = 0.6
"""How high the capitals of a note are that must be read, in radii of a token."""


def draw_mark(painter: QPainter, mark: Mark, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the mark of a failure: bar, scissors, sinking ship, cross or question mark."""
    painter.save()
    painter.translate(*at)
    painter.scale(radius, radius)
    alarm, casing = palette.colour("alarm"), palette.colour("casing")
    painter.setPen(QPen(casing, 0.5))
    painter.setBrush(alarm)
    painter.drawEllipse(QPointF(), 1, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(), 1, 1)
    pen = QPen(casing, 0.26)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark is Mark.UNKNOWN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(casing)
        painter.drawPath(lettering("?", 1.15))
    else:
        painter.drawPath(_MARKS[mark]())
    painter.restore()


def draw_bar(painter: QPainter, at: Spot, way: Spot, width: float, palette: Palette) -> None:
    """Draw the bar at which a move was stopped, across its way."""
    across = QPointF(-way[1] * width, way[0] * width)
    middle = QPointF(*at)
    for colour, wide in (("casing", 0.62), ("alarm", 0.34)):
        pen = QPen(palette.colour(colour), width * wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle - across, middle + across)


def draw_told(painter: QPainter, letters: str, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the mark of what was told of a province: the letters of its kind, a loss without any."""
    if letters:
        colour, path = palette.colour("outline"), lettering(letters, 1.5 / (1 + len(letters)) + 0.3)
        _draw_ringed(painter, path, at, radius, colour, palette, filled=True)
    else:
        draw_deed(painter, Line.STRIKE, at, radius, palette.colour("alarm"), palette)


def draw_deed(
    painter: QPainter, line: Line, at: Spot, radius: float, colour: QColor, palette: Palette
) -> None:
    """Draw the sign of what a piece does where it is: strike, watch or cover."""
    _draw_ringed(painter, _DEEDS[line](), at, radius, colour, palette)


def _draw_ringed(  # noqa: PLR0913  # as all that draws
    painter: QPainter,
    path: QPainterPath,
    at: Spot,
    radius: float,
    colour: QColor,
    palette: Palette,
    *,
    filled: bool = False,
) -> None:
    painter.save()
    painter.translate(*at)
    painter.scale(radius, radius)
    painter.setPen(QPen(colour, 0.22))
    painter.setBrush(palette.colour("casing"))
    painter.drawEllipse(QPointF(), 1.1, 1.1)
    pen = QPen(colour, 0.24)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(Qt.PenStyle.NoPen if filled else pen)
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def draw_note(
    painter: QPainter, text: str, at: Spot, height: float, colour: QColor, palette: Palette
) -> None:
    """Draw a short text on a ground of its own, around a spot."""
    words = lettering(text, height)
    box = words.boundingRect()
    room = QRectF(0, 0, box.width() + height * 1.1, height * 2)
    room.moveCenter(QPointF())
    painter.save()
    painter.translate(*at)
    painter.setPen(QPen(colour, height * 0.16))
    painter.setBrush(palette.colour("casing"))
    painter.drawRoundedRect(room, height * 0.5, height * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(words)
    painter.restore()


def draw_date(painter: QPainter, text: str, at: Spot, height: float, palette: Palette) -> None:
    """Write when something was seen, in a halo and no frame: it is no order and no piece."""
    key = ("date", text, palette.theme.over["casing"])
    draw_glyph(painter, key, at, height, partial(_draw_date, text=text, palette=palette))


def _draw_date(painter: QPainter, text: str, palette: Palette) -> None:
    halo = QPen(palette.colour("casing"), 0.5)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    words = lettering(text, 1.0)
    painter.strokePath(words, halo)
    painter.fillPath(words, palette.colour("land-name"))


def _bar() -> QPainterPath:
    path = QPainterPath(QPointF(-0.6, 0))
    path.lineTo(0.6, 0)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath(QPointF(-0.45, -0.45))
    path.lineTo(0.45, 0.45)
    path.moveTo(-0.45, 0.45)
    path.lineTo(0.45, -0.45)
    return path


def _scissors() -> QPainterPath:
    path = QPainterPath(QPointF(-0.22, 0.3))
    path.lineTo(0.4, -0.68)
    path.moveTo(0.22, 0.3)
    path.lineTo(-0.4, -0.68)
    path.addEllipse(QPointF(-0.36, 0.48), 0.22, 0.22)
    path.addEllipse(QPointF(0.36, 0.48), 0.22, 0.22)
    return path


def _sinking() -> QPainterPath:
    """A ship's stern over two waves."""
    path = QPainterPath(QPointF(-0.1, 0.1))
    path.lineTo(0.05, -0.62)
    path.lineTo(0.5, -0.3)
    path.lineTo(0.36, 0.1)
    for y in (0.16, 0.52):
        path.moveTo(-0.68, y)
        path.quadTo(-0.45, y + 0.3, -0.22, y)
        path.quadTo(0.0, y + 0.3, 0.22, y)
        path.quadTo(0.45, y + 0.3, 0.68, y)
    return path


def _dagger() -> QPainterPath:
    path = QPainterPath(QPointF(-0.62, 0.62))
    path.lineTo(0.62, -0.62)
    path.moveTo(-0.55, -0.02)
    path.lineTo(0.02, 0.55)
    return path


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(-0.78, 0))
    path.quadTo(0, -0.85, 0.78, 0)
    path.quadTo(0, 0.85, -0.78, 0)
    path.addEllipse(QPointF(), 0.13, 0.13)
    return path


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-0.52, -0.6))
    path.lineTo(0.52, -0.6)
    path.lineTo(0.52, 0.0)
    path.quadTo(0.45, 0.5, 0, 0.75)
    path.quadTo(-0.45, 0.5, -0.52, 0.0)
    path.closeSubpath()
    return path


_MARKS = {
    Mark.BAR: _bar,
    Mark.SCISSORS: _scissors,
    Mark.SINKING: _sinking,
    Mark.CROSS: _cross,
}
_DEEDS = {Line.STRIKE: _dagger, Line.WATCH: _eye, Line.COVER: _shield}
