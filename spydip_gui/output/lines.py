"""Draws the lines of orders: solid, dashed, dotted or strung with beads, with their heads."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from spydip_gui.output import curves
from spydip_gui.output.coats import lettering
from spydip_gui.output.curves import Points
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot, placed
from spydip_gui.viewmodel import Line

_DASHES = {
    Line.SUPPORT: (3.2, 2.0),
    Line.GUARD: (3.2, 2.0),
    Line.HOLD: (2.6, 1.9),
    Line.COVERT: (0.1, 2.1),
    Line.RETREAT: (0.1, 2.1),
}
_WIDTHS = {
    Line.MOVE: 0.27,
    Line.CONVOY: 0.12,
    Line.COVERT: 0.24,
    Line.RETREAT: 0.27,
    Line.SUPPORT: 0.2,
    Line.GUARD: 0.18,
    Line.HOLD: 0.16,
    Line.REMOVE: 0.28,
}

_PALE = 2.0  # pixels
_BEAD = 0.3  # the radius of a bead, in radii of a token


class LinePen:
    """Draws lines beside tokens of a size."""

    def __init__(self, painter: QPainter, size: float, palette: Palette) -> None:
        """Draw with a painter in the picture's own units."""
        self._painter = painter
        self._palette = palette
        self._size = size

    def line(self, points: Points, line: Line, colour: QColor) -> None:
        """Draw the line of an order without its head."""
        if line is Line.CONVOY:
            self._string(points, colour)
        else:
            end = self._size * 0.5 if line not in {Line.SUPPORT, Line.GUARD} else 0.0
            self.stroke(curves.path(curves.cut(points, 0, end)), line, colour)

    def thin(self, points: Points, line: Line, colour: QColor) -> None:
        """Draw the pale line of an order that is over, two pixels wide at any scale."""
        pen = QPen(colour, _PALE, c=ROUND, j=ROUNDED)
        pen.setCosmetic(True)
        if line in _DASHES:
            pen.setDashPattern([3, 3])
        self._painter.save()
        self._painter.setOpacity(self._painter.opacity() * 0.3)
        self._painter.strokePath(curves.path(points), pen)
        self._painter.restore()

    def _string(self, points: Points, colour: QColor) -> None:
        """A line of beads, as convoys are drawn."""
        self.stroke(curves.path(curves.cut(points, 0, self._size * 0.5)), Line.CONVOY, colour)
        step = self._size * 0.95
        for number in range(int(curves.length(points) / step)):
            self.dot(curves.at(points, (number + 0.3) * step), self._size * 0.24, colour)

    def head(self, points: Points, colour: QColor) -> None:
        """Draw an arrowhead where points end."""
        x, y = points[-1]
        dx, dy = curves.direction(points)
        long, wide = self._size * 0.85, self._size * 0.44
        head = QPolygonF(
            [
                QPointF(x, y),
                QPointF(x - dx * long - dy * wide, y - dy * long + dx * wide),
                QPointF(x - dx * long * 0.72, y - dy * long * 0.72),
                QPointF(x - dx * long + dy * wide, y - dy * long - dx * wide),
            ]
        )
        path = QPainterPath()
        path.addPolygon(head)
        path.closeSubpath()
        casing = self._palette.colour("casing")
        self._painter.strokePath(path, QPen(casing, self._size * 0.22, j=ROUNDED))
        self._painter.fillPath(path, colour)

    def dot(self, at: Spot, radius: float, colour: QColor) -> None:
        """Draw a dot in a casing."""
        self._painter.setPen(QPen(self._palette.colour("casing"), self._size * 0.11))
        self._painter.setBrush(colour)
        self._painter.drawEllipse(QPointF(*at), radius, radius)

    def bead(self, at: Spot, number: int, colour: QColor) -> None:
        """Draw the bead of a route, too small for a piece, with its number beside it."""
        self.dot(at, self._size * _BEAD, colour)
        with placed(self._painter, (at[0] - self._size * 0.7, at[1])):
            digits = lettering(str(number), self._size * 0.62)
            casing = self._palette.colour("casing")
            self._painter.strokePath(digits, QPen(casing, self._size * 0.34, j=ROUNDED))
            self._painter.fillPath(digits, colour)

    def stroke(self, path: QPainterPath, line: Line, colour: QColor) -> None:
        """Draw along a path as a kind of line is drawn, on a casing that sets it off."""
        width = self._size * _WIDTHS.get(line, 0.22)
        casing = self._palette.colour("casing")
        for shade, wide in ((casing, width + self._size * 0.2), (colour, width)):
            pen = QPen(shade, wide, c=ROUND, j=ROUNDED)
            if line in _DASHES and shade is colour:
                pen.setDashPattern(_DASHES[line])
            self._painter.strokePath(path, pen)
