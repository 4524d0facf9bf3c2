"""The map as pixmaps for one lens: what never changes is drawn once, what does on top of it."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.board.picture import Picture
from spydip_gui.output.draw import draw_above, draw_below, draw_ground
from spydip_gui.output.fog import draw_fog
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_pieces, token_size
from spydip_gui.viewmodel import MapView

Draw = Callable[[QPainter], None]


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
        self._below = self._drawn(lambda painter: draw_below(painter, picture, palette))
        self._above = self._drawn(lambda painter: draw_above(painter, picture, palette))
        self._ground = self._below
        self._pieces = self._drawn(lambda _: None)
        self._shown: tuple[object, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where things stand at this scale."""
        return Layout(self._picture, token_size(self._picture, self.lens.scale))

    def show_view(self, view: MapView) -> None:
        """Draw what a view changes, the ground only if it differs from the last one's."""
        ground = (view.owners, view.hidden, view.fog)
        if ground != self._shown:
            self._shown = ground
            self._ground = self._drawn(lambda painter: self._draw_ground(painter, view))
        self._pieces = self._drawn(
            lambda painter: draw_pieces(painter, view, self.layout, self._palette)
        )

    def paint(self, painter: QPainter) -> None:
        """Put the pixmaps where they belong."""
        for pixmap in (self._ground, self._pieces):
            self._put(painter, pixmap)

    def _draw_ground(self, painter: QPainter, view: MapView) -> None:
        self._put(painter, self._below)
        draw_ground(painter, self._picture, self._palette, view.owners, view.hidden)
        draw_fog(painter, view, self._picture, self._palette)
        self._put(painter, self._above)

    def _put(self, painter: QPainter, pixmap: QPixmap) -> None:
        pixels = self.lens.scale * self.lens.ratio
        size = QSizeF(pixmap.width() / pixels, pixmap.height() / pixels)
        painter.drawPixmap(QRectF(self.lens.region.topLeft(), size), pixmap, QRectF(pixmap.rect()))

    def _drawn(self, draw: Draw) -> QPixmap:
        region, pixels = self.lens.region, self.lens.scale * self.lens.ratio
        pixmap = QPixmap(QSize(ceil(region.width() * pixels), ceil(region.height() * pixels)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels, pixels)  # the same both ways: Qt strokes much faster so
        painter.translate(-region.topLeft())
        draw(painter)
        painter.end()
        return pixmap
