"""Lit provinces, painted between ground and pieces so that the pieces keep their colours."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path, inside_frame


@dataclass(frozen=True, slots=True)
class Light:
    """Provinces and how brightly they are lit; ``edge`` is the width of the edge, in tokens."""

    provinces: frozenset[ProvinceId]
    fill: float
    edge: float


def differing_light(provinces: frozenset[ProvinceId]) -> Light:
    """The light on what differs from the map beside."""
    return Light(provinces, 0.14, 0.15)


def draw_light(
    painter: QPainter, picture: Picture, palette: Palette, light: Light, size: float
) -> None:
    """Light provinces within the frame of the board, next to tokens of this radius."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(inside_frame(picture), Qt.ClipOperation.IntersectClip)
    glow = QColor(palette.colour("lit"))
    for place in sorted(light.provinces):
        area = ground_path(picture.provinces[place].ground)
        glow.setAlphaF(light.fill)
        painter.fillPath(area, glow)
        glow.setAlphaF(0.95)
        painter.strokePath(area, QPen(glow, size * light.edge))
    painter.restore()
