"""What is drawn of a board only once per lens: the ground, the names and each province's looks."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.board.picture import Picture, ProvinceShape
from spydip_gui.output.draw import BoardPen, Look
from spydip_gui.output.files import Draw
from spydip_gui.output.names import Name
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import ground_path

_MOST_STAMPS = 12_000_000  # pixels kept for provinces
_SAME = 1e-4  # smaller differences in scale or place move no pixel
_NOTHING = Qt.GlobalColor.transparent
_MOST_PLATES = 2  # beside those that windows show: the whole board, and a part of it


@dataclass(frozen=True, slots=True)
class Lens:
    """A part of the picture at a scale in points per unit; ``ratio`` is pixels per point."""

    region: QRectF
    scale: float
    ratio: float = 1.0

    @classmethod
    def over(cls, region: QRectF, scale: float, ratio: float = 1.0) -> "Lens":
        """A lens over at least this region, its corner on a whole pixel so that nothing blurs."""
        pixels = scale * ratio
        left, top = floor(region.left() * pixels) / pixels, floor(region.top() * pixels) / pixels
        return cls(QRectF(QPointF(left, top), region.bottomRight()), scale, ratio)

    def covers(self, part: QRectF, scale: float) -> bool:
        """Whether this lens shows a part of the picture sharp."""
        return abs(scale / self.scale - 1) < 1e-3 and self.region.contains(part)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A pixmap and where its corner goes."""

    at: QPointF
    pixmap: QPixmap

    @property
    def area(self) -> int:
        """Its size in pixels."""
        return self.pixmap.width() * self.pixmap.height()


def plate(picture: Picture, palette: Palette, lens: Lens) -> "Plate":
    """The plate of a lens; windows that show the same part the same way share one."""
    return _plate(picture, palette, lens.region.getRect(), lens.scale, lens.ratio)


@lru_cache(maxsize=_MOST_PLATES)
def _plate(
    picture: Picture,
    palette: Palette,
    region: tuple[float, float, float, float],
    scale: float,
    ratio: float,
) -> "Plate":
    return Plate(picture, palette, Lens(QRectF(*region), scale, ratio))


class Plate:
    """What stays the same at one lens: the pixmaps ``below`` and ``above`` the pieces."""

    def __init__(self, picture: Picture, palette: Palette, lens: Lens) -> None:
        """Draw it; provinces are drawn the first time they are needed."""
        self.lens = lens
        self._picture = picture
        self._palette = palette
        # Without an alpha channel, which makes it quick to copy and to paint.
        self.below = self.drawn(self._draw_bare, on=palette.colour("sea"))
        self.above = self.drawn(lambda painter: self._pen(painter).draw_above())
        self._stamps: dict[Look | Name, Stamp] = {}
        self._kept = 0

    def put(self, painter: QPainter, stamp: Stamp) -> None:
        """Paint a stamp where it belongs, pixel on pixel."""
        spot, sharp = painter.worldTransform().map(stamp.at), painter.worldTransform().m11()
        if self.lens.ratio == 1 and abs(sharp - self.lens.scale) < _SAME and _whole(spot):
            self.lay(painter, stamp)
            return
        pixels, pixmap = self.lens.scale * self.lens.ratio, stamp.pixmap
        size = QSizeF(pixmap.width() / pixels, pixmap.height() / pixels)
        painter.drawPixmap(QRectF(stamp.at, size), pixmap, QRectF(pixmap.rect()))

    def lay(self, painter: QPainter, stamp: Stamp | None) -> None:
        """Paint a stamp, if any, on a drawing at this scale, which is quicker than at any other."""
        if stamp is not None:
            turn, at = painter.worldTransform(), stamp.at
            x, y = turn.m11() * at.x() + turn.dx(), turn.m22() * at.y() + turn.dy()
            painter.setWorldMatrixEnabled(False)
            painter.drawPixmap(round(x), round(y), stamp.pixmap)
            painter.setWorldMatrixEnabled(True)

    def stamp(self, look: Look) -> Stamp | None:
        """The picture of one province, drawn once for each of its looks; None outside the lens."""
        if look in self._stamps:
            return self._stamps[look]
        room = _bounds(self._picture.provinces[look.province])
        return self._stamp(look, room, lambda painter: self._draw_look(painter, look))

    def name(self, name: Name) -> Stamp | None:
        """The picture of a name; None outside the lens."""
        if name in self._stamps:
            return self._stamps[name]
        return self._stamp(name, name.bounds, lambda painter: name.draw(painter, self._palette))

    def _stamp(self, key: Look | Name, bounds: QRectF, draw: Draw) -> Stamp | None:
        if not bounds.intersects(self.lens.region):
            return None
        if self._kept > _MOST_STAMPS:
            self._stamps.clear()
            self._kept = 0
        room = self._room(bounds.intersected(self.lens.region))
        stamp = self._stamps[key] = Stamp(room.topLeft(), self.drawn(draw, room))
        self._kept += stamp.area
        return stamp

    def drawn(
        self, draw: Draw, region: QRectF | None = None, on: QColor | Qt.GlobalColor = _NOTHING
    ) -> QPixmap:
        """A drawing at this scale, over the whole lens or a region of it."""
        region = self.lens.region if region is None else region
        pixels = self.lens.scale * self.lens.ratio
        pixmap = QPixmap(
            QSize(max(1, ceil(region.width() * pixels)), max(1, ceil(region.height() * pixels)))
        )
        pixmap.fill(on)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)  # scaled the same both ways: Qt strokes much faster so
        painter.translate(-region.topLeft())
        draw(painter)
        painter.end()
        return pixmap

    def _pen(self, painter: QPainter) -> BoardPen:
        return BoardPen(painter, self._picture, self._palette)

    def _draw_bare(self, painter: QPainter) -> None:
        pen = self._pen(painter)
        pen.draw_below()
        for id_ in self._picture.provinces:
            pen.draw_land(Look(id_))

    def _draw_look(self, painter: QPainter, look: Look) -> None:
        pen = self._pen(painter)
        if look != Look(look.province):
            pen.draw_land(look)
        pen.draw_fog(look)

    def _room(self, inside: QRectF) -> QRectF:
        """A part of the lens with a margin, and its corner on a whole pixel."""
        corner = self.lens.region.topLeft()
        pixels = self.lens.scale * self.lens.ratio
        start = QPointF(
            corner.x() + floor((inside.left() - corner.x()) * pixels - 1) / pixels,
            corner.y() + floor((inside.top() - corner.y()) * pixels - 1) / pixels,
        )
        return QRectF(start, inside.bottomRight() + QPointF(1 / pixels, 1 / pixels))


def _bounds(shape: ProvinceShape) -> QRectF:
    beyond = ground_path(shape.beyond).boundingRect()
    return ground_path(shape.ground).boundingRect().united(beyond)


def _whole(spot: QPointF) -> bool:
    """Whether a spot is on the corner of a pixel."""
    return all(abs(one - round(one)) < _SAME for one in (spot.x(), spot.y()))
