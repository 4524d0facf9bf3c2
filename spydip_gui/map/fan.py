"""A row of covert pieces opened out over the map, so that each can be seen and picked."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from spydip_gui.output.coats import coat
from spydip_gui.output.layout import Layout, Spot
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_count, draw_pip
from spydip_gui.viewmodel import Pip, Rail

_ACROSS = 4  # pieces in a row of the fan
_LARGER = 1.35  # than on the rail
_STEP = 3.1  # from piece to piece, in their radii


@dataclass(frozen=True, slots=True)
class Fan:
    """One rail opened out; it stands over its province, within the picture."""

    rail: Rail
    layout: Layout

    @property
    def radius(self) -> float:
        """The radius of a piece."""
        return self.layout.pip * _LARGER

    @property
    def ground(self) -> QRectF:
        """What the fan covers."""
        rows = -(-len(self.rail.pips) // _ACROSS)
        across = min(len(self.rail.pips), _ACROSS)
        step = self.radius * _STEP
        x, y = self.layout.rail(self.rail.province)
        wide, high = across * step, rows * step
        ground = QRectF(x - wide / 2, y - self.layout.pip, wide, high)
        frame = QRectF(*self.layout.picture.frame)
        ground.moveLeft(min(max(ground.left(), frame.left()), frame.right() - wide))
        ground.moveTop(min(max(ground.top(), frame.top()), frame.bottom() - high))
        return ground

    @property
    def pips(self) -> tuple[tuple[Spot, Pip], ...]:
        """Where each piece stands."""
        ground, step = self.ground, self.radius * _STEP
        return tuple(
            (
                (
                    ground.left() + (number % _ACROSS + 0.5) * step,
                    ground.top() + (number // _ACROSS + 0.5) * step,
                ),
                pip,
            )
            for number, pip in enumerate(self.rail.pips)
        )


def draw_fan(painter: QPainter, fan: Fan, palette: Palette) -> None:
    """Draw a fan with its ground."""
    back = QColor(palette.colour("casing"))
    back.setAlphaF(0.93)
    painter.setPen(QPen(palette.colour("outline"), fan.radius * 0.12))
    painter.setBrush(back)
    painter.drawRoundedRect(fan.ground, fan.radius, fan.radius)
    for spot, pip in fan.pips:
        wearing = coat(fan.layout.picture.board, palette, pip.power)
        draw_pip(painter, pip.kind, spot, fan.radius, wearing, palette)
        if pip.count > 1:
            draw_count(painter, str(pip.count), spot, fan.radius, palette)
