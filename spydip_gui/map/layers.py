"""The map as pixmaps for one lens: what never changes is drawn once, what does on top of it."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.board.graph import PowerId, ProvinceId
from engine.board.picture import Picture, ProvinceShape
from spydip_gui.output.draw import (
    draw_above,
    draw_below,
    draw_ground,
    draw_province,
    ground_colour,
)
from spydip_gui.output.fog import draw_unseen
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path
from spydip_gui.output.position import draw_pieces, token_size
from spydip_gui.viewmodel import MapView, Sighting

Draw = Callable[[QPainter], None]

_MOST_STAMPS = 12_000_000  # pixels of provinces that are kept


@dataclass(frozen=True, slots=True)
class Lens:
    """A part of the picture at so many points a unit, ``ratio`` pixels a point."""

    region: QRectF
    scale: float
    ratio: float = 1.0

    @classmethod
    def over(cls, region: QRectF, scale: float, ratio: float = 1.0) -> "Lens":
        """A lens over at least a region, with its corner on a whole pixel so that nothing blurs."""
        pixels = scale * ratio
        left, top = floor(region.left() * pixels) / pixels, floor(region.top() * pixels) / pixels
        return cls(QRectF(QPointF(left, top), region.bottomRight()), scale, ratio)

    def covers(self, part: QRectF, scale: float) -> bool:
        """Whether a part of the picture can be shown sharp through this lens."""
        return abs(scale / self.scale - 1) < 1e-3 and self.region.contains(part)


class Layers:
    """The pixmaps of one lens."""

    def __init__(self, picture: Picture, palette: Palette, lens: Lens) -> None:
        """Draw what never changes."""
        self.lens = lens
        self._picture = picture
        self._palette = palette
        self._below = self._drawn(self._draw_bare, lens.region)
        self._above = self._drawn(
            lambda painter: draw_above(painter, picture, palette, self.layout.size), lens.region
        )
        self._ground = self._below
        self._pieces = self._above
        self._stamps: dict[_Look, _Stamp] = {}
        self._kept = 0
        self._shown: tuple[object, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where things stand at this scale."""
        return Layout(self._picture, token_size(self._picture, self.lens.scale))

    def show_view(self, view: MapView) -> None:
        """Draw what a view changes, the ground only if it differs from the last one's."""
        known = {id_: fog.sighting for id_, fog in view.fog.items()}
        ground = (view.owners, view.hidden, known)
        if ground != self._shown:
            self._shown = ground
            self._ground = self._grounded(view)
        self._pieces = self._drawn(
            lambda painter: draw_pieces(painter, view, self.layout, self._palette),
            self.lens.region,
        )

    def paint(self, painter: QPainter, between: Draw) -> None:
        """Put the pixmaps where they belong, with what is drawn between ground and pieces."""
        corner = self.lens.region.topLeft()
        self._put(painter, _Stamp(corner, self._ground))
        painter.save()
        painter.setClipRect(self.lens.region, Qt.ClipOperation.IntersectClip)
        between(painter)
        painter.restore()
        self._put(painter, _Stamp(corner, self._pieces))

    def _draw_bare(self, painter: QPainter) -> None:
        draw_below(painter, self._picture, self._palette)
        draw_ground(painter, self._picture, self._palette, {})

    def _grounded(self, view: MapView) -> QPixmap:
        """The bare ground with a stamp on each province that looks different."""
        ground = self._below.copy()
        painter = QPainter(ground)
        pixels = self.lens.scale * self.lens.ratio
        painter.scale(pixels, pixels)
        painter.translate(-self.lens.region.topLeft())
        for id_ in self._picture.provinces:
            fog = view.fog.get(id_)
            look = _Look(
                id_, view.owners.get(id_), id_ in view.hidden, fog.sighting if fog else None
            )
            if look.differs and not self._inside(id_).isEmpty():
                self._put(painter, self._stamp(look))
        self._put(painter, _Stamp(self.lens.region.topLeft(), self._above))
        painter.end()
        return ground

    def _stamp(self, look: "_Look") -> "_Stamp":
        """The picture of one province, drawn once for each of its looks."""
        if look not in self._stamps:
            if self._kept > _MOST_STAMPS:
                self._stamps.clear()
                self._kept = 0
            room = self._room(look.province)
            stamp = _Stamp(
                room.topLeft(), self._drawn(lambda painter: self._draw_look(painter, look), room)
            )
            self._stamps[look] = stamp
            self._kept += stamp.area
        return self._stamps[look]

    def _inside(self, id_: ProvinceId) -> QRectF:
        """What of the lens a province may cover."""
        return _bounds(self._picture.provinces[id_]).intersected(self.lens.region)

    def _room(self, id_: ProvinceId) -> QRectF:
        """The same with an edge, and its corner on a whole pixel."""
        inside, corner = self._inside(id_), self.lens.region.topLeft()
        pixels = self.lens.scale * self.lens.ratio
        start = QPointF(
            corner.x() + floor((inside.left() - corner.x()) * pixels - 1) / pixels,
            corner.y() + floor((inside.top() - corner.y()) * pixels - 1) / pixels,
        )
        return QRectF(start, inside.bottomRight() + QPointF(1 / pixels, 1 / pixels))

    def _draw_look(self, painter: QPainter, look: "_Look") -> None:
        picture, palette = self._picture, self._palette
        id_, owner, hidden = look.province, look.owner, look.hidden
        if owner is not None or hidden:
            draw_province(painter, picture, palette, id_, owner, hidden=hidden)
        if look.sighting is not None:
            colour = ground_colour(picture, palette, id_, owner, hidden=hidden)
            draw_unseen(painter, picture, palette, id_, look.sighting, colour)

    def _put(self, painter: QPainter, stamp: "_Stamp") -> None:
        pixels, pixmap = self.lens.scale * self.lens.ratio, stamp.pixmap
        size = QSizeF(pixmap.width() / pixels, pixmap.height() / pixels)
        painter.drawPixmap(QRectF(stamp.at, size), pixmap, QRectF(pixmap.rect()))

    def _drawn(self, draw: Draw, region: QRectF) -> QPixmap:
        pixels = self.lens.scale * self.lens.ratio
        pixmap = QPixmap(
            QSize(max(1, ceil(region.width() * pixels)), max(1, ceil(region.height() * pixels)))
        )
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)  # the same both ways: Qt strokes much faster so
        painter.translate(-region.topLeft())
        draw(painter)
        painter.end()
        return pixmap


@dataclass(frozen=True, slots=True)
class _Look:
    """How one province looks: whose it is, and how well it is known."""

    province: ProvinceId
    owner: PowerId | None
    hidden: bool
    sighting: Sighting | None

    @property
    def differs(self) -> bool:
        """Whether it is not simply nobody's ground that is seen."""
        return self.owner is not None or self.hidden or self.sighting is not None


@dataclass(frozen=True, slots=True)
class _Stamp:
    """A pixmap and where its corner belongs."""

    at: QPointF
    pixmap: QPixmap

    @property
    def area(self) -> int:
        """How many pixels it has."""
        return self.pixmap.width() * self.pixmap.height()


def _bounds(shape: ProvinceShape) -> QRectF:
    whole = QRectF()
    for ground in (shape.ground, shape.beyond):
        whole = whole.united(ground_path(ground).boundingRect())
    return whole
