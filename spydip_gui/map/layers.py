"""The map as pixmaps for one lens: what never changes is drawn once, what does on top of it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.board.picture import Picture
from spydip_gui.map.plate import Draw, Lens, Look, Stamp, plate
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_pieces, token_size
from spydip_gui.viewmodel import MapView


class Layers:
    """The pixmaps of one lens."""

    def __init__(self, picture: Picture, palette: Palette, lens: Lens) -> None:
        """Have what never changes drawn, if it is not yet."""
        self.lens = lens
        self.layout = Layout(picture, token_size(picture, lens.scale))
        self._palette = palette
        self._plate = plate(picture, palette, lens)
        self._ground = self._plate.below
        self._pieces = self._plate.above
        self._shown: tuple[object, ...] = ()

    def show_view(self, view: MapView) -> None:
        """Draw what a view changes, the ground only if it differs from the last one's."""
        known = {id_: fog.sighting for id_, fog in view.fog.items()}
        ground = (view.owners, view.hidden, known)
        if ground != self._shown:
            self._shown = ground
            self._ground = self._grounded(view)
        self._pieces = self._plate.drawn(
            lambda painter: draw_pieces(painter, view, self.layout, self._palette)
        )

    def paint(self, painter: QPainter, between: Draw) -> None:
        """Put the pixmaps where they belong, with what is drawn between ground and pieces."""
        corner = self.lens.region.topLeft()
        self._plate.put(painter, Stamp(corner, self._ground))
        painter.save()
        painter.setClipRect(self.lens.region, Qt.ClipOperation.IntersectClip)
        between(painter)
        painter.restore()
        self._plate.put(painter, Stamp(corner, self._pieces))

    def _grounded(self, view: MapView) -> QPixmap:
        """The bare ground with a stamp on each province that looks different."""
        ground = self._plate.below.copy()
        painter = QPainter(ground)
        pixels = self.lens.scale * self.lens.ratio
        painter.scale(pixels, pixels)
        painter.translate(-self.lens.region.topLeft())
        for id_ in self.layout.picture.provinces:
            fog = view.fog.get(id_)
            look = Look(
                id_, view.owners.get(id_), id_ in view.hidden, fog.sighting if fog else None
            )
            stamp = self._plate.stamp(look) if look.differs else None
            if stamp is not None:
                self._plate.put(painter, stamp)
        self._plate.put(painter, Stamp(self.lens.region.topLeft(), self._plate.above))
        painter.end()
        return ground
