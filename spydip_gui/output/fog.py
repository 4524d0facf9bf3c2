"""Draws what is not seen now: hatched ground, closer where it was never seen."""

from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.output.draw import ground_colour
from spydip_gui.output.palette import Palette, mixed
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.viewmodel import MapView, Sighting

_STEPS = {Sighting.EARLIER: 1.0, Sighting.NEVER: 0.55}
_DEPTHS = {Sighting.EARLIER: 0.12, Sighting.NEVER: 0.22}


def draw_fog(painter: QPainter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw the hatch over every province that the viewer does not see now."""
    for id_, fog in view.fog.items():
        owner, hidden = view.owners.get(id_), id_ in view.hidden
        colour = ground_colour(picture, palette, id_, owner, hidden=hidden)
        draw_unseen(painter, picture, palette, id_, fog.sighting, colour)


def draw_unseen(
    painter: QPainter,
    picture: Picture,
    palette: Palette,
    id_: ProvinceId,
    sighting: Sighting,
    colour: QColor,
) -> None:
    """Draw the hatch over one province of a colour that is not seen now."""
    deep = QColor(palette.colour("shade"))
    depth = _DEPTHS[sighting] * (2 if deep.lightness() < 40 else 1)
    # Solid lines, for translucent ones fill files; what they lie on is known.
    hatch = mixed(mixed(colour, deep, depth), palette.colour("fog"), 0.5)
    deep.setAlphaF(depth)
    shape = picture.provinces[id_]
    for ground in (shape.ground, shape.beyond):
        painter.fillPath(ground_path(ground), deep)
    lines = pattern_path(shape.ground, "rising", picture.piece * _STEPS[sighting])
    painter.strokePath(lines, QPen(hatch, picture.piece * 0.06))
