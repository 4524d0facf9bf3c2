"""Draws a board's picture: ground, owners, names and units."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import Location, PowerId, ProvinceId, Terrain
from engine.board.picture import Label, Picture
from spydip_gui.output import files
from spydip_gui.output.palette import Livery, Palette
from spydip_gui.output.paths import area_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.output.restyle import recoloured
from spydip_gui.output.tokens import draw_token

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
    left, top, width, height = picture.frame
    frame = QRectF(left, top, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(frame)
    painter.setFont(QFont(palette.family))
    painter.fillRect(frame, palette.colour("sea"))
    _layer(painter, picture.below, frame, palette)
    _ground(painter, picture, palette, owners)
    _layer(painter, picture.above, frame, palette)
    _links(painter, picture, palette)
    _centres(painter, picture, palette)
    _names(painter, picture, palette)
    for power, unit in units:
        kind, _, place = unit.partition(" ")
        letter = picture.board.powers[power].letter
        spot, colour = picture.unit(Location(place)), palette.power(picture.board, power)
        draw_token(painter, kind, spot, picture.piece, colour, letter)


def _layer(painter: QPainter, layer: bytes, frame: QRectF, palette: Palette) -> None:
    layer = recoloured(layer, palette.theme.map)
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        layer = files.mark_unstroked(layer)
    QSvgRenderer(QByteArray(layer)).render(painter, frame)


def _ground(
    painter: QPainter, picture: Picture, palette: Palette, owners: Mapping[ProvinceId, PowerId]
) -> None:
    for id_, shape in picture.provinces.items():
        terrain = picture.board.provinces[id_].terrain
        if terrain is Terrain.SEA:
            continue
        if id_ in owners:
            _owned(painter, picture, id_, palette.livery(picture.board, owners[id_]))
            continue
        ground = palette.colour("inert" if terrain is Terrain.IMPASSABLE else "land")
        painter.fillPath(area_path(shape.area), ground)


def _owned(painter: QPainter, picture: Picture, id_: ProvinceId, livery: Livery) -> None:
    area = picture.provinces[id_].area
    painter.fillPath(area_path(area), QColor(livery.fill))
    ink = QColor(livery.ink)
    ink.setAlphaF(0.22)
    pattern = pattern_path(area, livery.pattern, picture.piece * 0.8)
    painter.strokePath(pattern, QPen(ink, picture.piece * 0.08))


def _links(painter: QPainter, picture: Picture, palette: Palette) -> None:
    painter.setPen(QPen(palette.colour("sea-name"), picture.piece * 0.15, Qt.PenStyle.DashLine))
    for link in picture.links:
        stops = [picture.unit(link.start), *link.via, picture.unit(link.end)]
        painter.drawPolyline([QPointF(*stop) for stop in stops])


def _centres(painter: QPainter, picture: Picture, palette: Palette) -> None:
    radius = picture.piece * 0.4
    for shape in picture.provinces.values():
        if shape.centre_mark is None:
            continue
        middle = QPointF(*shape.centre_mark)
        painter.setPen(QPen(palette.colour("heart"), radius * 0.2))
        painter.setBrush(palette.colour("centre"))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(palette.colour("heart"))
        painter.drawEllipse(middle, radius * 0.42, radius * 0.42)


def _names(painter: QPainter, picture: Picture, palette: Palette) -> None:
    for id_, shape in picture.provinces.items():
        at_sea = picture.board.provinces[id_].terrain is Terrain.SEA
        size = shape.label.size or picture.piece * (1.0 if at_sea else 0.85)
        font = QFont(palette.family)
        font.setPixelSize(100)
        font.setItalic(at_sea)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 15 if at_sea else 0)
        _name(painter, shape.label, font, size, palette, at_sea=at_sea)


def _name(
    painter: QPainter, label: Label, font: QFont, size: float, palette: Palette, *, at_sea: bool
) -> None:
    """Set a name as outlines, centred, so that files look alike wherever they are opened."""
    path = QPainterPath()
    for row, text in enumerate(label.text.split("\n")):
        line = QPainterPath()
        line.addText(0, 0, font, text)
        path.addPath(line.translated(-line.boundingRect().center().x(), row * 105))
    # The middle of the capitals is the middle of the name, whatever tails its letters have.
    below = path.boundingRect().bottom() if "\n" in label.text else 0
    painter.save()
    painter.translate(*label.at)
    painter.rotate(label.angle)
    painter.scale(size / 100, size / 100)
    painter.translate(0, (QFontMetricsF(font).capHeight() - below) / 2)
    halo = palette.colour("sea" if at_sea else "halo")
    halo.setAlphaF(0.75)
    pen = QPen(halo, 22)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, palette.colour("sea-name" if at_sea else "land-name"))
    painter.restore()
