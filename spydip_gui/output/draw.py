"""Draws a board's picture: ground, owners, names and units."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import Location, PowerId, ProvinceId, Terrain
from engine.board.picture import Label, Picture
from spydip_gui.output import files
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import area_path
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
    """Draw the whole picture in its own units; provinces with an owner take the owner's tint."""
    left, top, width, height = picture.frame
    frame = QRectF(left, top, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(frame)
    painter.setFont(QFont(palette.family))
    painter.fillRect(frame, QColor(palette.sea))
    _layer(painter, picture.below, frame)
    _ground(painter, picture, palette, owners)
    _layer(painter, picture.above, frame)
    _links(painter, picture, palette)
    _centres(painter, picture, palette)
    _names(painter, picture, palette)
    for power, unit in units:
        kind, _, place = unit.partition(" ")
        draw_token(
            painter,
            kind,
            picture.unit(Location(place)),
            picture.piece,
            palette.power(picture.board, power),
            picture.board.powers[power].letter,
        )


def _layer(painter: QPainter, layer: bytes, frame: QRectF) -> None:
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        layer = files.mark_unstroked(layer)
    QSvgRenderer(QByteArray(layer)).render(painter, frame)


def _ground(
    painter: QPainter, picture: Picture, palette: Palette, owners: Mapping[ProvinceId, PowerId]
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for id_, shape in picture.provinces.items():
        terrain = picture.board.provinces[id_].terrain
        if terrain is Terrain.SEA:
            continue
        ground = palette.impassable if terrain is Terrain.IMPASSABLE else palette.land
        colour = QColor(ground)
        if id_ in owners:
            colour = _tinted(colour, palette.power(picture.board, owners[id_]))
        painter.fillPath(area_path(shape.area), colour)


def _tinted(ground: QColor, tint: QColor) -> QColor:
    part = 0.45
    return QColor.fromRgbF(
        ground.redF() * (1 - part) + tint.redF() * part,
        ground.greenF() * (1 - part) + tint.greenF() * part,
        ground.blueF() * (1 - part) + tint.blueF() * part,
    )


def _links(painter: QPainter, picture: Picture, palette: Palette) -> None:
    painter.setPen(QPen(QColor(palette.sea_ink), picture.piece * 0.15, Qt.PenStyle.DashLine))
    for link in picture.links:
        stops = [picture.unit(link.start), *link.via, picture.unit(link.end)]
        painter.drawPolyline([QPointF(*stop) for stop in stops])


def _centres(painter: QPainter, picture: Picture, palette: Palette) -> None:
    radius = picture.piece * 0.4
    for shape in picture.provinces.values():
        if shape.centre_mark is None:
            continue
        middle = QPointF(*shape.centre_mark)
        painter.setPen(QPen(QColor(palette.ink), radius * 0.2))
        painter.setBrush(QColor(palette.halo))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(QColor(palette.ink))
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
    halo = QColor(palette.sea if at_sea else palette.halo)
    halo.setAlphaF(0.75)
    pen = QPen(halo, 22)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor(palette.sea_ink if at_sea else palette.ink))
    painter.restore()
