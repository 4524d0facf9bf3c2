"""The board as one item of the map's scene, drawn as files are drawn."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.graph import Location
from engine.board.picture import Picture
from spydip_gui.output.palette import Palette
from spydip_gui.output.paths import area_path
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import MapView


class BoardItem(QGraphicsItem):
    """The whole board with its pieces, in the picture's own units."""

    def __init__(self, picture: Picture, palette: Palette, view: MapView) -> None:
        """Show a view of the board."""
        super().__init__()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.picture = picture
        self._palette = palette
        self._areas = {id_: area_path(shape.area) for id_, shape in picture.provinces.items()}
        self._drawn = QPicture()
        self.show_view(view)

    def show_view(self, view: MapView) -> None:
        """Show another view of the same board."""
        self._drawn = QPicture()
        painter = QPainter(self._drawn)
        draw_view(painter, view, self.picture, self._palette)
        painter.end()
        self.update()

    def province_at(self, spot: QPointF) -> str:
        """The name of the province under a spot of the picture, or nothing."""
        for id_, area in self._areas.items():
            if area.contains(spot):
                return f"{self.picture.board.provinces[id_].name} ({Location(id_)})"
        return ""

    def boundingRect(self) -> QRectF:  # noqa: N802  # Qt's name
        """The picture's frame."""
        return QRectF(*self.picture.frame)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002  # Qt's signature
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw what was recorded when the view was set."""
        painter.drawPicture(0, 0, self._drawn)
