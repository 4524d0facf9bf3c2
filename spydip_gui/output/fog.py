"""Draws what is not seen now: hatched ground, closer where it was never seen."""

from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.viewmodel import MapView, Sighting

_STEPS = {Sighting.EARLIER: 1.0, Sighting.NEVER: 0.55}
_DEPTHS = {Sighting.EARLIER: 0.12, Sighting.NEVER: 0.22}


def draw_fog(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the hatch over every province that the viewer does not see now."""
    hatch = QColor(palette.colour("fog"))
    hatch.setAlphaF(0.5)
    pen = QPen(hatch, picture.piece * 0.06)
    deep = QColor(palette.colour("shade"))
    for id_, fog in view.fog.items():
        shape = picture.provinces[id_]
        deep.setAlphaF(_DEPTHS[fog.sighting] * (2 if deep.lightness() < 40 else 1))
        for ground in (shape.area, shape.also):
            painter.fillPath(ground_path(ground), deep)
        step = picture.piece * _STEPS[fog.sighting]
        painter.strokePath(pattern_path(shape.area, "rising", step), pen)
