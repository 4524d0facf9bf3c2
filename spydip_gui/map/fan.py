"""A row of covert pieces fanned out over the map, so that each can be seen and picked."""

from dataclasses import dataclass, field
from functools import cached_property
from math import dist

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spydip_gui.output.coats import coat
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_counted
from spydip_gui.output.rows import singles
from spydip_gui.output.strokes import Spot
from spydip_gui.viewmodel import Pip, Rail

SINGLE = 30
"""Up to so many pieces are shown one by one, more by their kinds and powers with a number."""

_ACROSS = 4  # pieces per row of the fan, six if there are many
_LARGER = 1.6  # than on the rail
_STEP = 2.6  # from piece to piece, in their radii
_EDGE = 0.55  # of bare ground around all pieces, in their radii: there a band may begin
_ROW = 1.15  # from the middle of the row to its edge, in radii of its pips
_REACH = 1.25  # how far from its middle a piece can still be hit, in radii


@dataclass(frozen=True)
class Fan:
    """One rail opened out, below its row, or above it if there is no room.

    The row itself stays free, since its badge picks the whole stack.
    ``picked`` are the numbers of the pieces enclosed by a selection band; ``band`` is that band
    while it is being drawn.
    """

    rail: Rail
    layout: Layout
    picked: frozenset[int] = field(default=frozenset())
    band: QRectF | None = None

    @property
    def radius(self) -> float:
        """The radius of a piece."""
        return self.layout.pip * _LARGER

    @cached_property
    def ground(self) -> QRectF:
        """The area that the fan covers."""
        across = self._across
        rows = -(-len(self.shown) // across)
        step = self.radius * _STEP
        x, y = self.layout.rail(self.rail.province)
        edge = 2 * self.radius * _EDGE
        wide, high = min(len(self.shown), across) * step + edge, rows * step + edge
        room = self.layout.pip * _ROW
        ground = QRectF(x - wide / 2, y + room, wide, high)
        frame = QRectF(*self.layout.picture.frame)
        ground.moveLeft(min(max(ground.left(), frame.left()), frame.right() - wide))
        if ground.bottom() > frame.bottom():
            ground.moveBottom(y - room)
        return ground

    @cached_property
    def shown(self) -> tuple[Pip, ...]:
        """The pieces shown: one by one, unless there are too many."""
        if self.rail.total > SINGLE:
            return self.rail.pips
        return tuple(singles(self.rail))

    @property
    def pips(self) -> tuple[tuple[Spot, Pip], ...]:
        """Where each piece stands."""
        step, across, edge = self.radius * _STEP, self._across, self.radius * _EDGE
        left, top = self.ground.left() + edge, self.ground.top() + edge
        return tuple(
            ((left + (number % across + 0.5) * step, top + (number // across + 0.5) * step), pip)
            for number, pip in enumerate(self.shown)
        )

    def at(self, spot: Spot) -> int | None:
        """The number of the piece at a spot, or None."""
        far, number = min((dist(at, spot), number) for number, (at, _) in enumerate(self.pips))
        return number if far < self.radius * _REACH else None

    def within(self, band: QRectF) -> frozenset[int]:
        """The pieces whose middle lies within a band."""
        pips = enumerate(self.pips)
        return frozenset(number for number, (spot, _) in pips if band.contains(*spot))

    @property
    def _across(self) -> int:
        return _ACROSS if len(self.shown) <= _ACROSS * 3 else 6


def draw_fan(painter: QPainter, fan: Fan, palette: Palette) -> None:
    """Draw a fan: its ground, a ring around picked pieces, and the band."""
    back = QColor(palette.colour("casing"))
    back.setAlphaF(0.93)
    painter.setPen(QPen(palette.colour("outline"), fan.radius * 0.12))
    painter.setBrush(back)
    painter.drawRoundedRect(fan.ground, fan.radius, fan.radius)
    for number, (spot, pip) in enumerate(fan.pips):
        wearing = coat(fan.layout.picture.board, palette, pip.power)
        draw_counted(painter, pip, spot, fan.radius, wearing, palette)
        if number in fan.picked:
            painter.setPen(QPen(palette.colour("lit"), fan.radius * 0.28))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(*spot), fan.radius * 1.32, fan.radius * 1.32)
    if fan.band is not None:
        glow = QColor(palette.colour("lit"))
        painter.setPen(QPen(glow, fan.radius * 0.15))
        glow.setAlphaF(0.2)
        painter.setBrush(glow)
        painter.drawRect(fan.band)
