"""Draws orders: lines differ by what an order is about, colours by who gave it."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.board.graph import Board, Location
from spydip_gui.output import curves
from spydip_gui.output.coats import coat
from spydip_gui.output.curves import Points
from spydip_gui.output.layout import Layout
from spydip_gui.output.lines import LinePen
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.signs import NOTE, draw_bar, draw_deed, draw_mark, draw_note, draw_plus
from spydip_gui.output.strokes import Spot, path_of
from spydip_gui.output.tokens import GHOSTLY, draw_token
from spydip_gui.viewmodel import Arrow, Line, Mark

_MARK = 0.58  # the radius of a failure's mark, in tokens
_SHAFT = 1.6  # how much of an arrow is shown at least, in tokens
_ROAM = 2.6  # how far a stub reaches to or from a place that is not known, in tokens


class ArrowPen:
    """Draws the arrows of one view."""

    def __init__(self, painter: QPainter, layout: Layout, palette: Palette) -> None:
        """Draw with a painter in the picture's own units."""
        self._painter = painter
        self._layout = layout
        self._palette = palette
        self._size = layout.size
        self._pen = LinePen(painter, layout.size, palette)
        self._marks: list[tuple[Mark, Spot]] = []

    def draw_marks(self) -> None:
        """Draw the marks of the arrows drawn so far, which nothing else is to cover."""
        for mark, at in self._marks:
            draw_mark(self._painter, mark, at, self._size * _MARK, self._palette)
        self._marks.clear()

    def draw(self, arrow: Arrow) -> None:
        """Draw one arrow; the mark of its failure waits until all else is drawn."""
        colour = self._colour(arrow)
        if arrow.faded:
            self._pale(arrow, colour)
            return
        match arrow.line:
            case Line.MOVE | Line.RETREAT | Line.COVERT | Line.CONVOY if len(arrow.stops) > 1:
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
        if arrow.failed:
            return self._palette.colour("alarm")
        return coat(self._layout.picture.board, self._palette, arrow.power).line

    def _points(self, arrow: Arrow, stops: tuple[Location, ...]) -> Points:
        known = [None if at == "?" else self._layout.stop(arrow, at) for at in stops]
        if stops == arrow.stops and known[0] is not None:
            known[0] = self._layout.origin(arrow)
        spots: list[Spot] = []
        for number, spot in enumerate(known):
            if spot is None:
                x, y = next(s for s in (*known[number:], *reversed(known)) if s is not None)
                far = self._size * _ROAM
                spots.append((x + (far if number else -far), y - far * 0.8))
            else:
                spots.append(spot)
        return curves.through(tuple(spots))

    def _way(self, arrow: Arrow, colour: QColor) -> None:
        whole = self._points(arrow, arrow.stops)
        room = self._size * (0.8 if arrow.covert else 1.25)
        end = room + (self._size * 0.6 if arrow.mark is Mark.BAR else 0.0)
        # A short way begins beneath its piece, for else nothing were left but the head.
        start = min(room, max(0.0, curves.length(whole) - end - self._size * _SHAFT))
        points = curves.cut(whole, start, end)
        beaded = len(arrow.stops) > 2
        self._pen.line(points, Line.CONVOY if beaded and not arrow.covert else arrow.line, colour)
        self._pen.head(points, colour)
        if beaded and arrow.line is Line.MOVE:
            self._beads(arrow, colour)
        self._words(arrow, points, colour)
        if arrow.mark is Mark.BAR:
            way = curves.direction(points)
            draw_bar(self._painter, points[-1], way, self._size * 0.7, self._palette)
        else:
            # Not in the middle, where the lines of supports join the way.
            far = curves.length(points) * (0.14 if arrow.mark is Mark.CROSS else 0.3)
            self._mark(arrow, curves.at(points, far))

    def _pale(self, arrow: Arrow, colour: QColor) -> None:
        """An order of the turn before: where it led, without head or mark."""
        points = self._points(arrow, arrow.stops)
        if arrow.line is Line.SUPPORT:
            joined = self._points(arrow, arrow.joins)
            meet = curves.at(joined, curves.length(joined) * 0.55)
            points = curves.bent(self._layout.place(arrow.stops[0]), meet, 0.07)
        self._pen.thin(points, arrow.line, colour)

    def _words(self, arrow: Arrow, points: Points, colour: QColor) -> None:
        note = str(arrow.number) if arrow.number else arrow.note
        if "?" in arrow.stops:
            note = "?"
        far = curves.length(points) * (0.1 if arrow.stops[0] == "?" else 0.78)
        if arrow.deed is not None:
            spot = curves.at(points, far)
            draw_deed(self._painter, arrow.deed, spot, self._size * 0.5, colour, self._palette)
            far -= self._size * 1.25
        if note:
            self._note(note, curves.at(points, far), colour)

    def _note(self, note: str, at: Spot, colour: QColor) -> None:
        draw_note(self._painter, note, at, self._size * NOTE, colour, self._palette)

    def _support(self, arrow: Arrow, colour: QColor) -> None:
        joined = self._points(arrow, arrow.joins)
        meet = curves.at(joined, curves.length(joined) * 0.55)
        start = self._layout.place(arrow.stops[0])
        points = curves.cut(curves.bent(start, meet, 0.07), self._size * 1.25, 0)
        self._pen.line(points, Line.SUPPORT, colour)
        self._pen.dot(meet, self._size * 0.3, colour)
        self._mark(arrow, curves.at(points, curves.length(points) * 0.45))

    def _guard(self, arrow: Arrow, colour: QColor) -> None:
        start, end = (self._layout.place(stop) for stop in arrow.stops)
        points = curves.cut(curves.bent(start, end, 0.05), self._size * 1.25, self._size * 1.75)
        self._pen.line(points, Line.GUARD, colour)
        far, turns = self._size * 1.75, [pi * (n + 0.5) / 4 for n in (*range(8), 0)]
        corners = tuple((end[0] + far * cos(a), end[1] + far * sin(a)) for a in turns)
        self._pen.stroke(curves.path(corners), Line.GUARD, colour)
        self._mark(arrow, curves.at(points, curves.length(points) * 0.5))

    def _ring(self, arrow: Arrow, colour: QColor) -> None:
        spot = self._layout.origin(arrow)
        # Outside the red ring of a unit that was driven out.
        radius = self._size * (0.85 if arrow.covert else 1.9 if arrow.fallen else 1.55)
        path = QPainterPath()
        path.addEllipse(QPointF(*spot), radius, radius)
        self._pen.stroke(path, Line.HOLD, colour)
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
        """The number of each sea of a route, beside the fleet that stands there."""
        for number, stop in enumerate(arrow.stops[1:-1], 1):
            self._pen.bead(self._layout.bead(stop), number, colour)
