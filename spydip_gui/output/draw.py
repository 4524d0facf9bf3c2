"""Draws a board's picture: ground, owners, fog, names and centres."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPaintEngine, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.board.graph import PowerId, ProvinceId, Terrain
from engine.board.picture import Picture
from spydip_gui.output import files
from spydip_gui.output.coats import lettering
from spydip_gui.output.palette import Palette, Theme, mixed
from spydip_gui.output.paths import ground_path
from spydip_gui.output.patterns import pattern_path
from spydip_gui.output.restyle import recoloured, solid, themed, unstroked
from spydip_gui.viewmodel import MapView, Sighting

_STEPS = {Sighting.EARLIER: 1.0, Sighting.NEVER: 0.55}
_VEIL = 0.8
"""How much of the night lies over what a designer drew in colours of the day."""

_DEPTHS = {Sighting.EARLIER: 0.12, Sighting.NEVER: 0.22}


@dataclass(frozen=True, slots=True)
class Look:
    """How one province looks: whose it is, and how well it is known; None if it is seen now."""

    province: ProvinceId
    owner: PowerId | None = None
    hidden: bool = False
    sighting: Sighting | None = None

    @classmethod
    def of(cls, view: MapView, id_: ProvinceId) -> "Look":
        """How a view shows a province."""
        fog = view.fog.get(id_)
        return cls(id_, view.owners.get(id_), id_ in view.hidden, fog.sighting if fog else None)


class BoardPen:
    """Draws the board below all pieces, in the picture's own units."""

    def __init__(self, painter: QPainter, picture: Picture, palette: Palette) -> None:
        self._painter = painter
        self._picture = picture
        self._palette = palette

    def begin(self) -> None:
        """Set up the painter; nothing is drawn beyond the frame."""
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setClipRect(QRectF(*self._picture.frame), Qt.ClipOperation.IntersectClip)
        self._painter.setFont(QFont(self._palette.family))

    def draw_below(self) -> None:
        """Draw the sea and all that lies beneath the provinces, and set the painter up."""
        self.begin()
        self._painter.fillRect(QRectF(*self._picture.frame), self._palette.colour("sea"))
        self._layer(self._picture.below)
        if not themed(self._picture.below, self._palette.theme.map) and self._palette.dark:
            veil = self._palette.colour("sea")
            veil.setAlphaF(_VEIL)
            self._painter.fillRect(QRectF(*self._picture.frame), veil)

    def draw_land(self, look: Look) -> None:
        """Draw the land of a province in its owner's livery, dim in fog; nothing at sea."""
        picture, id_ = self._picture, look.province
        if self._at_sea(look):
            return
        ground = picture.provinces[id_].ground
        self._painter.fillPath(ground_path(ground), self._dim(self._colour(look), look))
        if look.owner is not None:
            livery = self._palette.livery(picture.board, look.owner)
            ink = self._dim(mixed(QColor(livery.fill), QColor(livery.ink), 0.22), look)
            pattern = pattern_path(ground, livery.pattern, picture.piece * 0.8)
            self._painter.strokePath(pattern, QPen(ink, picture.piece * 0.08))

    def draw_fog(self, look: Look) -> None:
        """Draw the hatching over a province that is not seen now; its land is drawn dim already."""
        if look.sighting is None:
            return
        deep, depth = self._depth(look.sighting)
        deep.setAlphaF(depth)
        shape, piece = self._picture.provinces[look.province], self._picture.piece
        for ground in (shape.ground, shape.beyond) if self._at_sea(look) else (shape.beyond,):
            self._painter.fillPath(ground_path(ground), deep)
        lines = pattern_path(shape.ground, "rising", piece * _STEPS[look.sighting])
        # Solid lines, since translucent ones bloat files; what lies below is known.
        hatch = mixed(self._dim(self._colour(look), look), self._palette.colour("fog"), 0.5)
        self._painter.strokePath(lines, QPen(hatch, piece * 0.06))

    def draw_above(self) -> None:
        """Draw borders and bridges, which are public and stay whatever is seen."""
        picture = self._picture
        self._layer(picture.above)
        dashes = Qt.PenStyle.DashLine
        self._painter.setPen(QPen(self._palette.colour("sea-name"), picture.piece * 0.15, dashes))
        for link in picture.links:
            stops = [picture.unit(link.start), *link.via, picture.unit(link.end)]
            self._painter.drawPolyline([QPointF(*stop) for stop in stops])

    def draw_centres(self, hidden: Collection[ProvinceId], size: float) -> None:
        """Draw the centres' marks, with a question mark if the owner is unknown.

        ``size`` is the radius of tokens; next to them the marks stay small at any zoom.
        """
        painter, heart = self._painter, self._palette.colour("heart")
        radius = min(self._picture.piece, size) * 0.4
        for id_, shape in self._picture.provinces.items():
            if shape.centre_mark is None:
                continue
            middle = QPointF(*shape.centre_mark)
            painter.setPen(QPen(heart, radius * 0.2))
            painter.setBrush(self._palette.colour("centre"))
            painter.drawEllipse(middle, radius, radius)
            if id_ in hidden:
                painter.fillPath(lettering("?", radius * 1.2).translated(middle), heart)
            else:
                painter.setBrush(heart)
                painter.drawEllipse(middle, radius * 0.42, radius * 0.42)

    def _at_sea(self, look: Look) -> bool:
        return self._picture.board.provinces[look.province].terrain is Terrain.SEA

    def _dim(self, colour: QColor, look: Look) -> QColor:
        """A colour as it looks in the fog over a province, if there is any."""
        return colour if look.sighting is None else mixed(colour, *self._depth(look.sighting))

    def _depth(self, sighting: Sighting) -> tuple[QColor, float]:
        """The colour of the fog, and how much of it there is."""
        deep = QColor(self._palette.colour("shade"))
        return deep, _DEPTHS[sighting] * (2 if deep.lightness() < 40 else 1)

    def _colour(self, look: Look) -> QColor:
        """The colour of a province: its owner's, or that of its terrain."""
        board, palette = self._picture.board, self._palette
        terrain = board.provinces[look.province].terrain
        if terrain is Terrain.SEA:
            return palette.colour("sea")
        if look.owner is not None:
            return palette.power(board, look.owner)
        bare = "inert" if terrain is Terrain.IMPASSABLE else "land"
        return palette.colour("veil" if look.hidden else bare)

    def _layer(self, layer: bytes) -> None:
        frame, device = QRectF(*self._picture.frame), self._painter.device()
        if isinstance(device, QImage) and _fills(self._painter, frame, device):
            self._painter.save()
            self._painter.resetTransform()
            size = device.width(), device.height()
            plate = _plate(layer, self._palette.theme, self._picture.frame, size)
            self._painter.drawImage(0, 0, plate)
            self._painter.restore()
            return
        theme, kind = self._palette.theme, self._painter.paintEngine().type()
        if kind not in {QPaintEngine.Type.Pdf, QPaintEngine.Type.SVG}:
            _renderer(layer, theme).render(self._painter, frame)
            return
        layer = recoloured(layer, theme.map)
        if kind == QPaintEngine.Type.Pdf:
            layer = unstroked(solid(layer, self._palette.colour("sea")))
        else:
            layer = files.mark_unstroked(layer)
        QSvgRenderer(QByteArray(layer)).render(self._painter, frame)


def _fills(painter: QPainter, frame: QRectF, image: QImage) -> bool:
    """Whether exactly the whole picture is painted."""
    shown, whole = painter.combinedTransform().mapRect(frame), QRectF(image.rect())
    return shown.adjusted(-1, -1, 1, 1).contains(whole) and whole.adjusted(-1, -1, 1, 1).contains(
        shown
    )


@lru_cache(maxsize=4)
def _plate(layer: bytes, theme: Theme, frame: files.Frame, size: tuple[int, int]) -> QImage:
    """A layer painted whole, the same for every viewer."""
    plate = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    plate.fill(Qt.GlobalColor.transparent)
    painter = QPainter(plate)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size[0] / frame[2], size[0] / frame[2])
    painter.translate(-frame[0], -frame[1])
    _renderer(layer, theme).render(painter, QRectF(*frame))
    painter.end()
    return plate


@lru_cache(maxsize=4)
def _renderer(layer: bytes, theme: Theme) -> QSvgRenderer:
    """Draws a layer in the colours of a theme, at any scale."""
    return QSvgRenderer(QByteArray(recoloured(layer, theme.map)))
