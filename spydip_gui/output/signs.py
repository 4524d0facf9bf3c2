"""Draws the small signs on the map: marks of failure, covert actions, notes."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spydip_gui.output.coats import lettering, readable
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot, path_of, placed
from spydip_gui.viewmodel import Line, Mark

NOTE = 0.6
"""How high the capitals of a note are that must be read, in radii of a token."""


def draw_mark(painter: QPainter, mark: Mark, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the mark of a failure: bar, scissors, sinking ship, cross or question mark."""
    alarm, casing = palette.colour("alarm"), palette.colour("casing")
    with placed(painter, at, radius):
        painter.setPen(QPen(casing, 0.5))
        painter.setBrush(alarm)
        painter.drawEllipse(QPointF(), 1, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(), 1, 1)
        if mark is Mark.UNKNOWN:
            painter.fillPath(lettering("?", 1.15), casing)
        else:
            painter.strokePath(_MARKS[mark], QPen(casing, 0.26, c=ROUND))


def draw_danger(painter: QPainter, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the sign of a unit about to be dislodged."""
    triangle = path_of(((0, -1), (1.06, 0.84), (-1.06, 0.84)))
    triangle.closeSubpath()
    outline = palette.colour("outline")
    with placed(painter, at, radius):
        painter.strokePath(triangle, QPen(palette.colour("casing"), 0.6, j=ROUNDED))
        painter.fillPath(triangle, palette.colour("amber"))
        painter.strokePath(triangle, QPen(outline, 0.2, j=ROUNDED))
        ink = readable(palette.colour("amber"))
        painter.fillPath(lettering("!", 1.05).translated(0, 0.22), ink)


def draw_plus(painter: QPainter, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the sign of a unit to be built."""
    with placed(painter, at, radius):
        painter.setPen(QPen(palette.colour("casing"), 0.4))
        painter.setBrush(palette.colour("outline"))
        painter.drawEllipse(QPointF(), 1, 1)
        plus = path_of(((-0.5, 0), (0.5, 0)), ((0, -0.5), (0, 0.5)))
        painter.strokePath(plus, QPen(palette.colour("casing"), 0.28, c=ROUND))


def draw_chosen(painter: QPainter, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the ring around a piece of this radius that a gesture has picked."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in (("outline", 0.34), ("lit", 0.21)):
        painter.setPen(QPen(palette.colour(colour), radius * wide))
        painter.drawEllipse(QPointF(*at), radius * 1.6, radius * 1.6)


def draw_bar(painter: QPainter, at: Spot, way: Spot, width: float, palette: Palette) -> None:
    """Draw the bar where a move was stopped, across its path."""
    across = QPointF(-way[1] * width, way[0] * width)
    middle = QPointF(*at)
    for colour, wide in (("casing", 0.62), ("alarm", 0.34)):
        painter.setPen(QPen(palette.colour(colour), width * wide, c=ROUND))
        painter.drawLine(middle - across, middle + across)


def draw_told(painter: QPainter, letters: str, at: Spot, radius: float, palette: Palette) -> None:
    """Draw the mark for a fact about a province: the letters of its kind, a loss without any."""
    if letters:
        ink = palette.colour("outline")
        with placed(painter, at, radius):
            _draw_ring(painter, ink, palette)
            painter.fillPath(lettering(letters, 1.5 / (1 + len(letters)) + 0.3), ink)
    else:
        draw_deed(painter, Line.STRIKE, at, radius, palette.colour("alarm"), palette)


def draw_deed(
    painter: QPainter, line: Line, at: Spot, radius: float, colour: QColor, palette: Palette
) -> None:
    """Draw the sign of what a piece does where it is: strike, watch or cover."""
    with placed(painter, at, radius):
        _draw_ring(painter, colour, palette)
        painter.strokePath(_DEEDS[line], QPen(colour, 0.24, c=ROUND, j=ROUNDED))


def _draw_ring(painter: QPainter, colour: QColor, palette: Palette) -> None:
    painter.setPen(QPen(colour, 0.22))
    painter.setBrush(palette.colour("casing"))
    painter.drawEllipse(QPointF(), 1.1, 1.1)


def draw_note(
    painter: QPainter, text: str, at: Spot, height: float, colour: QColor, palette: Palette
) -> None:
    """Draw a short text on its own ground, centred on a spot."""
    words = lettering(text, height)
    room = QRectF(0, 0, words.boundingRect().width() + height * 1.1, height * 2)
    room.moveCenter(QPointF())
    with placed(painter, at):
        painter.setPen(QPen(colour, height * 0.16))
        painter.setBrush(palette.colour("casing"))
        painter.drawRoundedRect(room, height * 0.5, height * 0.5)
        painter.fillPath(words, colour)


def draw_date(painter: QPainter, text: str, at: Spot, height: float, palette: Palette) -> None:
    """Draw when something was seen, in a halo but no frame: it is neither order nor piece."""
    key = ("date", text, palette.theme.over["casing"])
    draw_glyph(painter, key, at, height, partial(_draw_date, text=text, palette=palette))


def _draw_date(painter: QPainter, text: str, palette: Palette) -> None:
    words = lettering(text, 1.0)
    painter.strokePath(words, QPen(palette.colour("casing"), 0.5, j=ROUNDED))
    painter.fillPath(words, palette.colour("land-name"))


def _scissors() -> QPainterPath:
    path = path_of(((-0.22, 0.3), (0.4, -0.68)), ((0.22, 0.3), (-0.4, -0.68)))
    path.addEllipse(QPointF(-0.36, 0.48), 0.22, 0.22)
    path.addEllipse(QPointF(0.36, 0.48), 0.22, 0.22)
    return path


def _sinking() -> QPainterPath:
    """A ship's stern over two waves."""
    path = path_of(((-0.1, 0.1), (0.05, -0.62), (0.5, -0.3), (0.36, 0.1)))
    for y in (0.16, 0.52):
        crest = y + 0.3
        waves = (-0.45, crest, -0.22, y), (0.0, crest, 0.22, y), (0.45, crest, 0.68, y)
        path.addPath(path_of(((-0.68, y), *waves)))
    return path


def _eye() -> QPainterPath:
    path = path_of(((-0.78, 0), (0, -0.85, 0.78, 0), (0, 0.85, -0.78, 0)))
    path.addEllipse(QPointF(), 0.13, 0.13)
    return path


def _shield() -> QPainterPath:
    top = (-0.52, -0.6), (0.52, -0.6), (0.52, 0.0)
    path = path_of((*top, (0.45, 0.5, 0, 0.75), (-0.45, 0.5, -0.52, 0.0)))
    path.closeSubpath()
    return path


_MARKS = {
    Mark.BAR: path_of(((-0.6, 0), (0.6, 0))),
    Mark.SCISSORS: _scissors(),
    Mark.SINKING: _sinking(),
    Mark.CROSS: path_of(((-0.45, -0.45), (0.45, 0.45)), ((-0.45, 0.45), (0.45, -0.45))),
}
_DEEDS = {
    Line.STRIKE: path_of(((-0.62, 0.62), (0.62, -0.62)), ((-0.55, -0.02), (0.02, 0.55))),
    Line.WATCH: _eye(),
    Line.COVER: _shield(),
}
