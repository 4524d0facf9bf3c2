"""Draws orders: the line shows what an order is about, the colour who gave it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.board.graph import Board
from spydip_gui.output import curves
from spydip_gui.output.coats import coat
from spydip_gui.output.curves import Points
from spydip_gui.output.lines import LinePen
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.signs import NOTE, draw_bar, draw_deed, draw_mark, draw_note, draw_plus
from spydip_gui.output.strokes import Spot, path_of
from spydip_gui.output.tokens import GHOSTLY, draw_token
from spydip_gui.output.ways import WAYS, Ways, octagon
from spydip_gui.viewmodel import Arrow, Line, Mark

_MARK = 0.58  # the radius of a failure's mark, in tokens
_ROOM = 4.2  # a line shorter than this has no room for a note or a pip on it, in tokens


class ArrowPen:
    """Draws the arrows of one view."""

    def __init__(self, painter: QPainter, ways: Ways, palette: Palette) -> None:
        self._painter = painter
        self._ways = ways
        self._layout = ways.layout
        self._palette = palette
        self._size = ways.layout.size
        self._pen = LinePen(painter, ways.layout, palette)
        self._marks: list[tuple[Mark, Spot]] = []

    def draw_marks(self) -> None:
        """Draw the marks of the arrows drawn so far, on top of everything."""
        for mark, at in self._marks:
            draw_mark(self._painter, mark, at, self._size * _MARK, self._palette)
        self._marks.clear()

    def draw(self, arrow: Arrow) -> None:
        """Draw one arrow; the mark of its failure waits until everything else is drawn."""
        colour = self._colour(arrow)
        if arrow.faded:
            self._pen.faded(self._ways.line(arrow), arrow.line, colour)
            return
        match arrow.line:
            case line if line in WAYS and len(arrow.stops) > 1:
                self._way(arrow, colour)
            case Line.SUPPORT:
                self._support(arrow, colour)
            case Line.GUARD:
                self._guard(arrow, colour)
            case Line.HOLD:
                self._ring(arrow, colour)
            case Line.BUILD:
                self._build(arrow)
            case Line.REMOVE:
                self._remove(arrow)
            case Line.STRIKE | Line.WATCH | Line.COVER:
                self._deed(arrow, colour)
            case _:
                self._mark(arrow, self._layout.place(arrow.stops[0]))

    def _colour(self, arrow: Arrow) -> QColor:
        if arrow.failed and not arrow.faded:
            return self._palette.colour("alarm")
        return coat(self._layout.picture.board, self._palette, arrow.power).line

    def _double(self, arrow: Arrow) -> bool:
        """Whether colour alone cannot show that an order failed."""
        return arrow.failed and self._palette.grey

    def _way(self, arrow: Arrow, colour: QColor) -> None:
        points = self._ways.way(arrow)
        beaded = len(arrow.stops) > 2
        line = Line.CONVOY if beaded and not arrow.covert else arrow.line
        self._pen.line(points, line, colour, double=self._double(arrow))
        if arrow.mark is not Mark.BAR:
            self._pen.head(points, colour)
        if beaded and arrow.line is Line.MOVE:
            self._beads(arrow, colour)
        self._words(arrow, points, colour)
        if arrow.mark is Mark.BAR:
            way = curves.direction(points)
            draw_bar(self._painter, points[-1], way, self._size * 0.7, self._palette)
        else:
            # Not in the middle, where support lines join.
            far = curves.length(points) * (0.14 if arrow.mark is Mark.CROSS else 0.3)
            self._mark(arrow, curves.at(points, far))

    def _words(self, arrow: Arrow, points: Points, colour: QColor) -> None:
        """Write the note on an order's line: on it, or beside a line that it would hide."""
        note = str(arrow.number) if arrow.number else arrow.note
        if "?" in arrow.stops:
            note = "?"
        whole = curves.length(points)
        far = whole * (0.1 if arrow.stops[0] == "?" else 0.78)
        if whole < self._size * _ROOM:
            far = whole * 0.5
        aside = self._size * 0.95 if whole < self._size * _ROOM else 0.0
        if arrow.deed is not None:
            spot = curves.beside(points, far, aside)
            draw_deed(self._painter, arrow.deed, spot, self._size * 0.5, colour, self._palette)
            far -= self._size * 1.25
        if note:
            self._note(note, curves.beside(points, far, aside), colour)

    def _note(self, note: str, at: Spot, colour: QColor) -> None:
        draw_note(self._painter, note, at, self._size * NOTE, colour, self._palette)

    def _support(self, arrow: Arrow, colour: QColor) -> None:
        points = self._ways.support(arrow)
        self._pen.line(points, Line.SUPPORT, colour, double=self._double(arrow))
        self._pen.dot(points[-1], colour)
        self._mark(arrow, curves.at(points, curves.length(points) * 0.45))

    def _guard(self, arrow: Arrow, colour: QColor) -> None:
        points, double = self._ways.guard(arrow), self._double(arrow)
        self._pen.line(points, Line.GUARD, colour, double=double)
        corners = octagon(self._layout.place(arrow.stops[1]), self._size)
        self._pen.stroke(curves.path(corners), Line.GUARD, colour, double=double)
        self._mark(arrow, curves.at(points, curves.length(points) * 0.5))

    def _ring(self, arrow: Arrow, colour: QColor) -> None:
        spot = self._layout.origin(arrow)
        # Outside the red ring of a dislodged unit.
        radius = self._size * (0.85 if arrow.covert else 1.9 if arrow.fallen else 1.55)
        path = QPainterPath()
        path.addEllipse(QPointF(*spot), radius, radius)
        self._pen.stroke(path, Line.HOLD, colour, double=self._double(arrow))
        self._mark(arrow, (spot[0] - radius * 0.75, spot[1] - radius * 0.75))

    def _build(self, arrow: Arrow) -> None:
        wearing = coat(self._layout.picture.board, self._palette, arrow.power)
        spot = self._layout.origin(arrow)
        self._painter.save()
        self._painter.setOpacity(self._painter.opacity() * GHOSTLY)
        if arrow.covert:
            size = self._layout.pip
            draw_pip(self._painter, arrow.glyph, spot, size, wearing, self._palette)
        else:
            draw_token(self._painter, arrow.kind, spot, self._size, wearing, self._palette)
        self._painter.restore()
        beside = (spot[0] + self._size * 1.25, spot[1] + self._size * 0.95)
        if arrow.covert:
            beside = self._layout.beside_pip(spot, Board.province_of(arrow.stops[0]))
        if arrow.note:
            self._note(f"+{arrow.note}", beside, wearing.line)
        else:
            draw_plus(self._painter, beside, self._size * 0.5, self._palette)
        self._mark(arrow, (spot[0] - self._size, spot[1] - self._size))

    def _remove(self, arrow: Arrow) -> None:
        x, y = self._layout.origin(arrow)
        reach = self._size * (0.6 if arrow.covert else 1.1)
        left, top, right, foot = x - reach, y - reach, x + reach, y + reach
        path = path_of(((left, top), (right, foot)), ((left, foot), (right, top)))
        ink = self._palette.colour("outline")
        self._pen.stroke(path, Line.REMOVE, ink)
        if arrow.number:
            self._note(str(arrow.number), (x + reach * 1.2, y + reach * 1.2), ink)

    def _deed(self, arrow: Arrow, colour: QColor) -> None:
        x, y = self._layout.origin(arrow)
        if arrow.covert:
            beside = self._layout.beside_pip((x, y), Board.province_of(arrow.stops[0]))
        else:
            beside = (x - self._size * 1.15, y - self._size * 0.95)
        draw_deed(self._painter, arrow.line, beside, self._size * 0.5, colour, self._palette)
        self._mark(arrow, (beside[0] + self._size * 0.5, beside[1] - self._size * 0.5))

    def _mark(self, arrow: Arrow, at: Spot) -> None:
        if not arrow.failed:
            return
        if arrow.marked is not None:
            at = self._layout.beside_lost(arrow.marked)
        self._marks.append((arrow.mark, at))

    def _beads(self, arrow: Arrow, colour: QColor) -> None:
        """Number each sea of a route, beside the fleet there."""
        for number, stop in enumerate(arrow.stops[1:-1], 1):
            self._pen.bead(self._layout.bead(stop), number, colour)
