"""Draws the lines of orders: solid, dashed, dotted or strung with beads, with their heads."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from spydip_gui.output import curves
from spydip_gui.output.coats import lettering
from spydip_gui.output.curves import Points
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.strokes import ROUND, ROUNDED, Spot, placed
from spydip_gui.viewmodel import Line

_DASHES = {
    Line.SUPPORT: (6.0, 4.5),
    Line.GUARD: (6.0, 4.5),
    Line.HOLD: (6.0, 4.5),
    Line.COVERT: (0.01, 6.5),
    Line.RETREAT: (0.01, 6.5),
}
_WIDTHS = {Line.SUPPORT: 2.4, Line.GUARD: 2.4, Line.HOLD: 2.4, Line.CONVOY: 1.4}
_WIDTH, _CASING, _FADED = 3.0, 1.5, 2.0  # of most lines, of the casing, of last turn's lines
_LONG, _WIDE = 10.0, 10.4  # length and width of an arrowhead
_BEAD, _STEP = 2.9, 11.0  # the radius of a convoy's beads, and the distance between them
_NUMBERED = 0.3  # the radius of a numbered bead, in tokens
_DOT = 3.0  # the radius of the dot where a support joins a move
_GLIMMER = 0.3  # the opacity of last turn's orders


class LinePen:
    """Draws lines in widths given in screen pixels, however far the map is zoomed."""

    def __init__(self, painter: QPainter, layout: Layout, palette: Palette) -> None:
        self._painter = painter
        self._palette = palette
        self._size = layout.size
        self._px = layout.stroke

    def line(self, points: Points, line: Line, colour: QColor, *, double: bool = False) -> None:
        """Draw an order's line without its head; ``double`` if colour alone cannot show failure."""
        if line is Line.CONVOY:
            self._string(points, colour)
        else:
            self.stroke(curves.path(self._headless(points, line)), line, colour, double=double)

    def faded(self, points: Points, line: Line, colour: QColor) -> None:
        """Draw the line of a previous turn's order."""
        shade = QColor(colour)
        shade.setAlphaF(_GLIMMER)
        pen = QPen(shade, _FADED * self._px, c=ROUND, j=ROUNDED)
        if line in _DASHES:
            pen.setDashPattern([3, 3])
        self._painter.strokePath(curves.path(points), pen)

    def _headless(self, points: Points, line: Line) -> Points:
        if line in {Line.SUPPORT, Line.GUARD}:
            return points
        return curves.cut(points, 0, _LONG / 2 * self._px)

    def _string(self, points: Points, colour: QColor) -> None:
        """Draw a string of beads, as for convoys."""
        self.stroke(curves.path(self._headless(points, Line.CONVOY)), Line.CONVOY, colour)
        step = _STEP * self._px
        for number in range(int(curves.length(points) / step)):
            self._disc(curves.at(points, (number + 0.3) * step), _BEAD * self._px, colour)

    def head(self, points: Points, colour: QColor) -> None:
        """Draw an arrowhead at the end of the points."""
        x, y = points[-1]
        long, wide = self._px * _LONG, self._px * _WIDE / 2
        back = curves.at(points, max(0.0, curves.length(points) - long))
        dx, dy = curves.direction((back, points[-1]))
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
        self._painter.strokePath(path, QPen(casing, 2 * _CASING * self._px, j=ROUNDED))
        self._painter.fillPath(path, colour)

    def dot(self, at: Spot, colour: QColor) -> None:
        """Draw the dot where a support joins a move."""
        self._disc(at, _DOT * self._px, colour)

    def bead(self, at: Spot, number: int, colour: QColor) -> None:
        """Draw a bead of a route, too small to pass for a piece, with its number beside it."""
        self._disc(at, self._size * _NUMBERED, colour)
        with placed(self._painter, (at[0] - self._size * 0.7, at[1])):
            digits = lettering(str(number), self._size * 0.62)
            casing = self._palette.colour("casing")
            self._painter.strokePath(digits, QPen(casing, self._size * 0.34, j=ROUNDED))
            self._painter.fillPath(digits, colour)

    def stroke(
        self, path: QPainterPath, line: Line, colour: QColor, *, double: bool = False
    ) -> None:
        """Stroke a path in an order's line style, on a casing that sets it off."""
        width = self._px * _WIDTHS.get(line, _WIDTH)
        casing = self._palette.colour("casing")
        whole = width * 1.6 if double else width
        strokes = [(casing, whole + 2 * _CASING * self._px), (colour, whole)]
        for shade, wide in strokes + [(casing, whole / 3)] * double:
            pen = QPen(shade, wide, c=ROUND, j=ROUNDED)
            if line in _DASHES and shade is colour:
                pen.setDashPattern([part * self._px / wide for part in _DASHES[line]])
            self._painter.strokePath(path, pen)

    def _disc(self, at: Spot, radius: float, colour: QColor) -> None:
        self._painter.setPen(QPen(self._palette.colour("casing"), self._px))
        self._painter.setBrush(colour)
        self._painter.drawEllipse(QPointF(*at), radius, radius)
