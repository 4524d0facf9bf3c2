"""Draws any moment of the animation between two positions, for the screen and for replays."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from engine.board.graph import Board
from spydip_gui.output import curves
from spydip_gui.output.arrows import ArrowPen
from spydip_gui.output.coats import coat
from spydip_gui.output.curves import Points
from spydip_gui.output.files import Draw
from spydip_gui.output.layout import Layout
from spydip_gui.output.names import Name
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_counted
from spydip_gui.output.position import draw_pieces, ways_of
from spydip_gui.output.strokes import Spot
from spydip_gui.output.tokens import draw_token
from spydip_gui.viewmodel import Line, Mark, Piece, Pip
from spydip_gui.viewmodel.motion import LASTS, Course, Passage, Trip
from spydip_gui.viewmodel.values import NOBODY

_LIFTED, _GLIDED, _SPRUNG = 120, 520, 700
_SAILED, _PUSHED, _GROWN = 620, 320, 160
_HIGHER = 0.06  # how much larger a lifted piece is drawn
_STEPS = (0.5, 1.0)
_PALE = 0.3
_TRAVELS = frozenset((Course.GOES, Course.BOUNCES, Course.TURNS))


@dataclass(frozen=True, slots=True)
class Sheets:
    """How layers are ``drawn`` once, and how they are ``put`` on a painter.

    ``grounds`` are the grounds of both positions; ``write`` draws a name, if the film does not.
    """

    drawn: Callable[[Draw], QPixmap]
    put: Callable[[QPainter, QPixmap], None]
    grounds: tuple[QPixmap, QPixmap]
    write: Callable[[QPainter, Name], None] | None = None


class Film:
    """One animation on one layout; what stands still is drawn once, in a few layers."""

    def __init__(self, way: Passage, layout: Layout, palette: Palette, sheets: Sheets) -> None:
        self._way, self._palette, self._sheets = way, palette, sheets
        self._layout = replace(layout, rails=way.before.rails)
        self._then = replace(layout, rails=way.after.rails)
        self._ways = ways_of(replace(way.before, arrows=way.arrows), self._layout, palette)
        self._trips = [(trip, self._points(trip)) for trip in way.trips]
        self._creeping = any(isinstance(trip.what, Pip) for trip in way.trips)
        self._kept: dict[str, QPixmap] = {}
        self._draws: dict[str, Draw] = {
            "still": self._draw_still,
            "given": partial(self._draw_flat, judged=False),
            "judged": partial(self._draw_flat, judged=True),
            "settled": partial(self._draw_flat, judged=True, settled=True),
            **{f"risen {high}": partial(self._draw_risen, high=high) for high in _STEPS},
        }

    def prepare(self) -> bool:
        """Draw one of the layers; returns whether there was one left."""
        for name in self._draws:
            if name not in self._kept:
                self._layer(name)
                return True
        return False

    def end(self) -> None:
        """Drop all layers, as they are large."""
        self._kept.clear()
        self._draws.clear()

    def paint(self, painter: QPainter, now: float) -> None:
        """Paint the moment at this many milliseconds."""
        settled = _part(now, _SPRUNG, LASTS)
        self._sheets.put(painter, self._layer("judged" if now >= _GLIDED else "given"))
        if settled:
            painter.setOpacity(settled)
            self._sheets.put(painter, self._layer("settled"))
            painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._creeping:
            self._draw_trips(painter, now, Pip)
            self._sheets.put(painter, self._layer("still"))
        self._draw_trips(painter, now, Piece)

    def _layer(self, name: str) -> QPixmap:
        if name not in self._kept:
            layer = self._sheets.drawn(self._draws[name])
            if name in ("given", "judged", "settled"):  # opaque, hence much quicker
                plain = layer.toImage().convertToFormat(QImage.Format.Format_RGB32)
                layer = QPixmap.fromImage(plain)
            self._kept[name] = QPixmap() if name.startswith("risen") else layer
        return self._kept[name]

    def _draw_flat(self, painter: QPainter, *, judged: bool, settled: bool = False) -> None:
        """The ground with the orders, as given or with their results."""
        self._sheets.put(painter, self._sheets.grounds[settled])
        painter.setOpacity(_PALE if settled else 1.0)
        pen = ArrowPen(painter, self._ways, self._palette)
        for arrow in sorted(self._way.arrows, key=lambda arrow: arrow.line is Line.SUPPORT):
            if not arrow.over:
                pen.draw(arrow if judged else replace(arrow, mark=Mark.NONE, marked=None))
        pen.draw_marks()
        painter.setOpacity(1.0)
        if not self._creeping:
            self._sheets.put(painter, self._layer("still"))

    def _draw_still(self, painter: QPainter) -> None:
        write = self._sheets.write and partial(self._sheets.write, painter)
        draw_pieces(painter, self._way.still, self._layout, self._palette, write)

    def _draw_risen(self, painter: QPainter, *, high: float) -> None:
        """Draw every piece at a size it will reach, so that these are cached from the start."""
        for trip, points in self._trips:
            if isinstance(trip.what, Piece):
                self._draw_token(painter, trip.what, points[0], 1 + _HIGHER * high)

    def _points(self, trip: Trip) -> Points:
        """The path of a piece."""
        layout, stops = self._layout, trip.stops
        if isinstance(trip.what, Pip):
            pip = trip.what
            first, last = (Board.province_of(stop) for stop in (stops[0], stops[-1]))
            power = pip.power or NOBODY
            seas = (layout.rail(Board.province_of(stop)) for stop in stops[1:-1])
            start = layout.covert(pip.kind, power, first)
            return curves.through((start, *seas, self._then.covert(pip.kind, power, last)))
        start = layout.beside(stops[0]) if trip.beside else layout.place(stops[0])
        if len(stops) == 1:
            return (start, layout.beside(stops[0]) if trip.driven else start)
        return self._ways.along(stops) or curves.through((start, *map(layout.place, stops[1:])))

    def _draw_trips(self, painter: QPainter, now: float, kind: type) -> None:
        for trip, points in self._trips:
            if isinstance(trip.what, kind):
                self._draw_trip(painter, trip, points, now)

    def _draw_trip(self, painter: QPainter, trip: Trip, points: Points, now: float) -> None:
        size, spot = self._layout.size, self._spot(trip, points, now)
        seen, grown = _shown(trip.course, now)
        if seen <= 0 or grown <= 0:
            return
        painter.setOpacity(seen)
        if isinstance(trip.what, Pip):
            wearing = coat(self._layout.picture.board, self._palette, trip.what.power)
            draw_counted(painter, trip.what, spot, self._layout.pip, wearing, self._palette)
        else:
            high = _height(trip, now)
            if high:
                self._draw_shadow(painter, spot, high)
            if trip.driven and now >= _GLIDED:
                painter.setPen(QPen(self._palette.colour("alarm"), size * 0.25))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(*spot), size * 1.5, size * 1.5)
            self._draw_token(painter, trip.what, spot, (1 + _HIGHER * high) * grown)
        painter.setOpacity(1.0)

    def _draw_token(self, painter: QPainter, piece: Piece, spot: Spot, larger: float) -> None:
        wearing = coat(self._layout.picture.board, self._palette, piece.power)
        size = self._layout.size * larger
        draw_token(painter, piece.kind, spot, size, wearing, self._palette)

    def _draw_shadow(self, painter: QPainter, spot: Spot, high: float) -> None:
        size, ink = self._layout.size, QColor(self._palette.colour("outline"))
        ink.setAlphaF(0.28 * high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        beneath = QPointF(spot[0], spot[1] + size * (0.95 + 0.25 * high))
        painter.drawEllipse(beneath, size * 0.95, size * 0.32)

    def _spot(self, trip: Trip, points: Points, now: float) -> Spot:
        """Where a piece is at a moment."""
        whole = curves.length(points)
        match trip.course:
            case Course.GOES:
                end = _SAILED if len(trip.stops) > 2 else _GLIDED
                return curves.at(points, whole * _eased(_part(now, _LIFTED, end)))
            case Course.BOUNCES | Course.TURNS:
                far = whole * 0.5
                if trip.course is Course.BOUNCES:
                    far = max(whole - 1.6 * self._layout.size, whole * 0.4)
                if now <= _GLIDED:
                    return curves.at(points, far * _eased(_part(now, _LIFTED, _GLIDED)))
                back = _eased(_part(now, _GLIDED, _SPRUNG))
                if not trip.driven:
                    return curves.at(points, far * (1 - back))
                out = (curves.at(points, far), self._layout.beside(trip.stops[0]))
                return curves.at(out, curves.length(out) * back)
            case Course.FALLS:
                return curves.at(points, whole * _eased(_part(now, _PUSHED, _GLIDED)))
            case _:
                return points[0]


def _shown(course: Course, now: float) -> tuple[float, float]:
    """A piece's opacity at a moment, and its size in eighths."""
    match course:
        case Course.COMES:
            return _part(now, _GLIDED, _SPRUNG), 1.0
        case Course.LEAVES:
            return 1.0 - _part(now, _GLIDED, _SPRUNG), 1.0
        case Course.GROWS:
            return 1.0, round(8 * _part(now, _LIFTED, _LIFTED + _GROWN)) / 8
        case Course.SHRINKS:
            left = 1.0 - _part(now, _LIFTED, _LIFTED + _GROWN)
            return left, round(8 * left) / 8
        case _:
            return 1.0, 1.0


def _height(trip: Trip, now: float) -> float:
    """How high above the board a piece is, in halves, so that few of its sizes are drawn."""
    if trip.course not in _TRAVELS:
        return 0.0
    down = _SAILED if len(trip.stops) > 2 else _SPRUNG
    rise = min(_part(now, 0, _LIFTED), 1.0 - _part(now, down, down + _LIFTED))
    return round(2 * rise) / 2


def _part(now: float, start: float, end: float) -> float:
    return min(max((now - start) / (end - start), 0.0), 1.0)


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
