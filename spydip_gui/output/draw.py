"""Draws a board's picture: ground, owners, names and units."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import Location, PowerId, ProvinceId, Terrain
from engine.board.picture import Picture
from spydip_gui.output import files
from spydip_gui.output.coats import coat, lettering
from spydip_gui.output.palette import Livery, Palette
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.output.restyle import recoloured
from spydip_gui.output.tokens import draw_token

_EM: Final = 100
_VECTOR: Final = {QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf}

Units = Iterable[tuple[PowerId, str]]
"""Units as the board file writes them, each with its power: ``("RUSSIA", "F STP/SC")``."""


def draw_board(
    painter: QPainter,
    picture: Picture,
    palette: Palette,
    owners: Mapping[ProvinceId, PowerId],
    units: Units,
) -> None:
    """Draw the whole picture in its own units; owned provinces in their owners' liveries."""
    draw_below(painter, picture, palette)
    draw_ground(painter, picture, palette, owners)
    draw_above(painter, picture, palette)
    draw_centres(painter, picture, palette)
    for power, unit in units:
        kind, _, place = unit.partition(" ")
        wearing = coat(picture.board, palette, power)
        draw_token(painter, kind, picture.unit(Location(place)), picture.piece, wearing, palette)


def draw_below(painter: QPainter, picture: Picture, palette: Palette) -> None:
    """Draw the sea and all that lies beneath the provinces, and set the painter up."""
    frame = QRectF(*picture.frame)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
    painter.setFont(QFont(palette.family))
    painter.fillRect(frame, palette.colour("sea"))
    _layer(painter, picture.below, frame, palette)


def draw_ground(
    painter: QPainter,
    picture: Picture,
    palette: Palette,
    owners: Mapping[ProvinceId, PowerId],
    hidden: Collection[ProvinceId] = (),
) -> None:
    """Draw the land: owned provinces in their owners' liveries, veiled where nobody knows."""
    for id_ in picture.provinces:
        draw_province(painter, picture, palette, id_, owners.get(id_), hidden=id_ in hidden)


def draw_province(
    painter: QPainter,
    picture: Picture,
    palette: Palette,
    id_: ProvinceId,
    owner: PowerId | None,
    *,
    hidden: bool,
) -> None:
    """Draw the land of one province; nothing at sea."""
    terrain = picture.board.provinces[id_].terrain
    if terrain is Terrain.SEA:
        return
    if owner is not None:
        _owned(painter, picture, id_, palette.livery(picture.board, owner))
        return
    ground = "veil" if hidden else "inert" if terrain is Terrain.IMPASSABLE else "land"
    painter.fillPath(ground_path(picture.provinces[id_].ground), palette.colour(ground))


def draw_above(painter: QPainter, picture: Picture, palette: Palette) -> None:
    """Draw borders, bridges and names: all that is public and stays, whatever is seen."""
    _layer(painter, picture.above, QRectF(*picture.frame), palette)
    _links(painter, picture, palette)
    _names(painter, picture, palette)


def draw_centres(
    painter: QPainter, picture: Picture, palette: Palette, hidden: Collection[ProvinceId] = ()
) -> None:
    """Draw the marks of centres; of those whose owner is not known with a question mark."""
    radius = picture.piece * 0.4
    for id_, shape in picture.provinces.items():
        if shape.centre_mark is None:
            continue
        middle = QPointF(*shape.centre_mark)
        painter.setPen(QPen(palette.colour("heart"), radius * 0.2))
        painter.setBrush(palette.colour("centre"))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(palette.colour("heart"))
        if id_ in hidden:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(lettering("?", radius * 1.2).translated(middle))
        else:
            painter.drawEllipse(middle, radius * 0.42, radius * 0.42)


def _layer(painter: QPainter, layer: bytes, frame: QRectF, palette: Palette) -> None:
    layer = recoloured(layer, palette.theme.map)
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        layer = files.mark_unstroked(layer)
    QSvgRenderer(QByteArray(layer)).render(painter, frame)


def _owned(painter: QPainter, picture: Picture, id_: ProvinceId, livery: Livery) -> None:
    ground = picture.provinces[id_].ground
    painter.fillPath(ground_path(ground), QColor(livery.fill))
    ink = QColor(livery.ink)
    ink.setAlphaF(0.22)
    pattern = pattern_path(ground, livery.pattern, picture.piece * 0.8)
    painter.strokePath(pattern, QPen(ink, picture.piece * 0.08))


def _links(painter: QPainter, picture: Picture, palette: Palette) -> None:
    painter.setPen(QPen(palette.colour("sea-name"), picture.piece * 0.15, Qt.PenStyle.DashLine))
    for link in picture.links:
        stops = [picture.unit(link.start), *link.via, picture.unit(link.end)]
        painter.drawPolyline([QPointF(*stop) for stop in stops])


def _names(painter: QPainter, picture: Picture, palette: Palette) -> None:
    for id_, shape in picture.provinces.items():
        at_sea = picture.board.provinces[id_].terrain is Terrain.SEA
        size = shape.label.size or picture.piece * (1.0 if at_sea else 0.85)
        name, halo = _lettering(shape.label.text, palette.family, at_sea=at_sea)
        shade = palette.colour("sea" if at_sea else "halo")
        shade.setAlphaF(0.75)
        painter.save()
        painter.translate(*shape.label.at)
        painter.rotate(shape.label.angle)
        painter.scale(size / _EM, size / _EM)
        if painter.paintEngine().type() in _VECTOR:
            painter.strokePath(name, _halo_pen(shade))  # a third of the size in a file
        else:
            painter.fillPath(halo, shade)
        painter.fillPath(name, palette.colour("sea-name" if at_sea else "land-name"))
        painter.restore()


def _halo_pen(colour: QColor) -> QPen:
    pen = QPen(colour, 0.22 * _EM)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@lru_cache(maxsize=512)
def _lettering(text: str, family: str, *, at_sea: bool) -> tuple[QPainterPath, QPainterPath]:
    """A name and its halo as outlines around its middle, so that files need no font."""
    font = QFont(family)
    font.setPixelSize(_EM)
    font.setItalic(at_sea)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.15 * _EM if at_sea else 0)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for row, words in enumerate(text.split("\n")):
        line = QPainterPath()
        line.addText(0, 0, font, words)
        path.addPath(line.translated(-line.boundingRect().center().x(), row * 1.05 * _EM))
    # The middle of the capitals is the middle of a line, whatever tails its letters have.
    rise = QFontMetricsF(font).capHeight() - text.count("\n") * 1.05 * _EM
    path.translate(0, rise / 2)
    halo = QPainterPathStroker(_halo_pen(QColor())).createStroke(path)
    halo.setFillRule(Qt.FillRule.WindingFill)
    return path, halo
