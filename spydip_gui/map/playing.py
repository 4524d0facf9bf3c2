"""Plays one order over the map: its arrow grows from the piece, then what stopped it is marked."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QObject, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.board.graph import Location
from spydip_gui.map.board import BoardItem, Overlay
from spydip_gui.output import curves
from spydip_gui.output.arrows import ArrowPen
from spydip_gui.settings import animated
from spydip_gui.viewmodel import Arrow, Mark

LASTS = 600
"""Milliseconds in which an arrow grows."""


class Player(QObject):
    """Plays orders over a board; draws nothing in between."""

    def __init__(self, board: BoardItem, parent: QObject) -> None:
        super().__init__(parent)
        self._item = _PlayItem(board)
        self.course = QVariantAnimation(self)
        self.course.setStartValue(0.0)
        self.course.setEndValue(1.0)
        self.course.setDuration(LASTS)
        self.course.valueChanged.connect(self._item.grow)

    @property
    def grown(self) -> float:
        """How much of the arrow is drawn, from 0 (nothing is playing) to 1."""
        return self._item.grown if self._item.arrows else 0.0

    def play(self, arrows: Sequence[Arrow], causes: Sequence[Location]) -> None:
        """Play an order's arrows and then mark the causes; at once if animations are off."""
        self.course.stop()
        self._item.show_order(tuple(arrows), tuple(causes))
        if arrows and animated():
            self.course.start()
        else:
            self._item.grow(1.0)

    def stop(self) -> None:
        """Stop, and draw nothing."""
        self.course.stop()
        self._item.show_order((), ())


class _PlayItem(Overlay):
    """Draws arrows as far as they have grown."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__(board, over=9)
        self.arrows: tuple[Arrow, ...] = ()
        self.grown = 0.0
        self._causes: tuple[Location, ...] = ()

    def show_order(self, arrows: tuple[Arrow, ...], causes: tuple[Location, ...]) -> None:
        self.arrows, self._causes, self.grown = arrows, causes, 0.0
        self.update()

    def grow(self, part: float) -> None:
        self.grown = part
        self.update()

    def draw(self, painter: QPainter) -> None:
        pen = ArrowPen(painter, self._board.ways, self._board.palette)
        for arrow in self.arrows:
            painter.save()
            self._glow(painter, arrow)
            if self.grown < 1.0:
                painter.setClipPath(self._reach(arrow), Qt.ClipOperation.IntersectClip)
                pen.draw(replace(arrow, mark=Mark.NONE))
            else:
                pen.draw(arrow)
                pen.draw_marks()
            painter.restore()
        if self.grown >= 1.0:
            self._mark_causes(painter)

    def _reach(self, arrow: Arrow) -> QPainterPath:
        """A circle around the piece, as wide as its arrow has grown."""
        layout = self._board.layout
        known = [layout.place(stop) for stop in (*arrow.stops, *arrow.joins) if stop != "?"]
        x, y = known[0]
        far = max(hypot(a - x, b - y) for a, b in known) + layout.size * 4
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), far * self.grown, far * self.grown)
        return path

    def _glow(self, painter: QPainter, arrow: Arrow) -> None:
        """Light the arrow's path as far as it has grown; the map draws the arrow anyway."""
        size, points = self._board.layout.size, self._board.ways.line(arrow)
        ink = QColor(self._board.palette.colour("lit"))
        ink.setAlphaF(0.7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, size * 0.9, c=Qt.PenCapStyle.RoundCap))
        if points:
            left = curves.length(points) * (1.0 - self.grown)
            painter.drawPath(curves.path(curves.cut(points, 0.0, left)))
        else:
            spot = QPointF(*self._board.layout.place(arrow.stops[0]))
            painter.drawEllipse(spot, size * 1.6, size * 1.6)

    def _mark_causes(self, painter: QPainter) -> None:
        layout, palette = self._board.layout, self._board.palette
        for cause in self._causes:
            spot = QPointF(*layout.place(cause))
            for ink, wide in (("casing", 0.55), ("alarm", 0.28)):
                painter.setPen(QPen(palette.colour(ink), layout.size * wide))
                painter.setBrush(QColor(Qt.GlobalColor.transparent))
                painter.drawEllipse(spot, layout.size * 1.7, layout.size * 1.7)
