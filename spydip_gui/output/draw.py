"""Draws a board's picture: ground, owners, names and centres."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPaintEngine, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import PowerId, ProvinceId, Terrain
from engine.board.picture import Picture
from spydip_gui.output import files
from spydip_gui.output.coats import lettering
from spydip_gui.output.names import draw_names
from spydip_gui.output.palette import Livery, Palette, mixed
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.output.restyle import recoloured, solid, unstroked


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
    if picture.board.provinces[id_].terrain is Terrain.SEA:
        return
    colour = ground_colour(picture, palette, id_, owner, hidden=hidden)
    painter.fillPath(ground_path(picture.provinces[id_].ground), colour)
    if owner is not None:
        _draw_pattern(painter, picture, id_, palette.livery(picture.board, owner))


def ground_colour(
    picture: Picture, palette: Palette, id_: ProvinceId, owner: PowerId | None, *, hidden: bool
) -> QColor:
    """The colour of a province: its owner's, or that of its kind of ground."""
    terrain = picture.board.provinces[id_].terrain
    if terrain is Terrain.SEA:
        return palette.colour("sea")
    if owner is not None:
        return palette.power(picture.board, owner)
    return palette.colour(
        "veil" if hidden else "inert" if terrain is Terrain.IMPASSABLE else "land"
    )


def draw_above(
    painter: QPainter, picture: Picture, palette: Palette, size: float | None = None
) -> None:
    """Draw borders, bridges and names: all that is public and stays, whatever is seen.

    ``size`` is the radius of tokens, beside which the names stand.
    """
    _layer(painter, picture.above, QRectF(*picture.frame), palette)
    _links(painter, picture, palette)
    draw_names(painter, picture, palette, size or picture.piece)


def draw_centres(
    painter: QPainter,
    picture: Picture,
    palette: Palette,
    hidden: Collection[ProvinceId] = (),
    size: float | None = None,
) -> None:
    """Draw the marks of centres; of those whose owner is not known with a question mark.

    ``size`` is the radius of tokens, beside which the marks are small however close one is.
    """
    radius = min(picture.piece, size or picture.piece) * 0.4
    for id_, shape in picture.provinces.items():
        if shape.centre_mark is None:
            continue
        middle = QPointF(*shape.centre_mark)
        painter.setPen(QPen(palette.colour("heart"), radius * 0.2))
        painter.setBrush(palette.colour("centre"))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(palette.colour("heart"))
        if id_ in hidden:
            mark = lettering("?", radius * 1.2).translated(middle)
            painter.fillPath(mark, palette.colour("heart"))
        else:
            painter.drawEllipse(middle, radius * 0.42, radius * 0.42)


def _layer(painter: QPainter, layer: bytes, frame: QRectF, palette: Palette) -> None:
    layer = recoloured(layer, palette.theme.map)
    kind = painter.paintEngine().type()
    if kind == QPaintEngine.Type.Pdf:
        layer = unstroked(solid(layer, palette.colour("sea")))
    if kind == QPaintEngine.Type.SVG:
        layer = files.mark_unstroked(layer)
    QSvgRenderer(QByteArray(layer)).render(painter, frame)


def _draw_pattern(painter: QPainter, picture: Picture, id_: ProvinceId, livery: Livery) -> None:
    ink = mixed(QColor(livery.fill), QColor(livery.ink), 0.22)
    pattern = pattern_path(picture.provinces[id_].ground, livery.pattern, picture.piece * 0.8)
    painter.strokePath(pattern, QPen(ink, picture.piece * 0.08))


def _links(painter: QPainter, picture: Picture, palette: Palette) -> None:
    painter.setPen(QPen(palette.colour("sea-name"), picture.piece * 0.15, Qt.PenStyle.DashLine))
    for link in picture.links:
        stops = [picture.unit(link.start), *link.via, picture.unit(link.end)]
        painter.drawPolyline([QPointF(*stop) for stop in stops])
