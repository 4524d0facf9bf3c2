"""Draws what is not seen now: hatched ground, closer where it was never seen."""

from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.viewmodel import Fog, MapView, Sighting

_STEPS = {Sighting.EARLIER: 1.0, Sighting.NEVER: 0.55}
_SHADES = {Sighting.EARLIER: 0.1, Sighting.NEVER: 0.2}


def draw_fog(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the hatch over every province that the viewer does not see now."""
    for id_, fog in view.fog.items():
        shape = picture.provinces[id_]
        for ground in (shape.area, shape.also):
            painter.fillPath(ground_path(ground), _veil(palette, fog))
        ink = QColor(palette.colour("fog"))
        ink.setAlphaF(0.5)
        step = picture.piece * _STEPS[fog.sighting]
        hatch = pattern_path(shape.area, "rising", step)
        painter.strokePath(hatch, QPen(ink, picture.piece * 0.06))


def _veil(palette: Palette, fog: Fog) -> QColor:
    veil = QColor(palette.colour("fog"))
    veil.setAlphaF(_SHADES[fog.sighting])
    return veil
