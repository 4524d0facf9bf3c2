"""Draws what is not seen now: hatched ground, closer where it was never seen."""

from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.viewmodel import MapView, Sighting

_STEPS = {Sighting.EARLIER: 1.0, Sighting.NEVER: 0.55}
_DEPTHS = {Sighting.EARLIER: 0.12, Sighting.NEVER: 0.22}


def draw_fog(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the hatch over every province that the viewer does not see now."""
    for id_, fog in view.fog.items():
        draw_unseen(painter, picture, palette, id_, fog.sighting)


def draw_unseen(
    painter: QPainter, picture: Picture, palette: Palette, id_: ProvinceId, sighting: Sighting
) -> None:
    """Draw the hatch over one province that is not seen now."""
    deep = QColor(palette.colour("shade"))
    deep.setAlphaF(_DEPTHS[sighting] * (2 if deep.lightness() < 40 else 1))
    shape = picture.provinces[id_]
    for ground in (shape.ground, shape.beyond):
        painter.fillPath(ground_path(ground), deep)
    hatch = QColor(palette.colour("fog"))
    hatch.setAlphaF(0.5)
    lines = pattern_path(shape.ground, "rising", picture.piece * _STEPS[sighting])
    painter.strokePath(lines, QPen(hatch, picture.piece * 0.06))
