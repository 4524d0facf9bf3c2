"""The board as one item in the map's scene, drawn from pixmaps that stay sharp at every scale."""

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.board.graph import ProvinceId
from engine.board.picture import Picture
from spydip_gui.map.fan import Fan
from spydip_gui.map.hits import Finder, Grounds, Hit
from spydip_gui.map.lights import Light, draw_light
from spydip_gui.map.plate import Lens, Plate, Stamp, plate
from spydip_gui.output.draw import Look
from spydip_gui.output.files import Draw
from spydip_gui.output.layout import Layout
from spydip_gui.output.names import Name
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_pieces, laid_out, ways_of
from spydip_gui.output.ways import Ways
from spydip_gui.viewmodel import MapView


class Layers:
    """The pixmaps of one lens."""

    def __init__(self, picture: Picture, palette: Palette, lens: Lens, view: MapView) -> None:
        """Wait to draw: a window often changes its size or view several times in a row."""
        self.lens = lens
        self.film: Callable[[QPainter], None] | None = None
        """What is painted instead while pieces move."""
        self.layout = laid_out(picture, lens.scale)
        self._palette = palette
        self._view = view
        self._drawn: tuple[QPixmap, QPixmap] | None = None
        self._owned: tuple[object, ...] = ()
        self._ground = QPixmap()
        self._ways: Ways | None = None

    @cached_property
    def _plate(self) -> Plate:
        return plate(self.layout.picture, self._palette, self.lens)

    def ways(self, view: MapView) -> Ways:
        """Where the orders of a view run."""
        if self._ways is None or self._ways.arrows is not view.arrows:
            self._ways = ways_of(view, self.layout, self._palette)
        return self._ways

    def show_view(self, view: MapView) -> None:
        """Show a view once it is painted."""
        self._view, self._drawn = view, None

    def _draw(self, painter: QPainter, view: MapView) -> None:
        draw_pieces(painter, view, self.layout, self._palette, partial(self.write, painter))

    @property
    def shown(self) -> tuple[QPixmap, QPixmap]:
        """What is shown now: the pieces, and the ground, redrawn only if it has changed."""
        if self._drawn is None:
            view = self._view
            known = {id_: fog.sighting for id_, fog in view.fog.items()}
            owned = (view.owners, view.hidden, known)
            if owned != self._owned:
                self._owned, self._ground = owned, self._grounded(view)
            pieces = self._plate.drawn(lambda painter: self._draw(painter, view))
            self._drawn = self._ground, pieces
        return self._drawn

    def drawn(self, draw: Draw) -> QPixmap:
        """A drawing that covers the whole lens."""
        return self._plate.drawn(draw)

    def write(self, painter: QPainter, name: Name) -> None:
        """Draw a name, at this scale."""
        self._plate.lay(painter, self._plate.name(name))

    def put(self, painter: QPainter, layer: QPixmap) -> None:
        """Paint a layer where it belongs."""
        self._plate.put(painter, Stamp(self.lens.region.topLeft(), layer))

    def paint(self, painter: QPainter, between: Draw) -> None:
        """Paint the pixmaps where they belong, with ``between`` drawn between ground and pieces."""
        if self.film is not None:
            self.film(painter)
            return
        corner = self.lens.region.topLeft()
        ground, pieces = self.shown
        self._plate.put(painter, Stamp(corner, ground))
        painter.save()
        painter.setClipRect(self.lens.region, Qt.ClipOperation.IntersectClip)
        between(painter)
        painter.restore()
        self._plate.put(painter, Stamp(corner, pieces))

    def _grounded(self, view: MapView) -> QPixmap:
        """The bare ground with a stamp on each province that looks different."""
        ground = self._plate.below.copy()
        painter = QPainter(ground)
        pixels = self.lens.scale * self.lens.ratio
        painter.scale(pixels, pixels)
        painter.translate(-self.lens.region.topLeft())
        for id_ in self.layout.picture.provinces:
            look = Look.of(view, id_)
            if look != Look(id_):
                self._plate.lay(painter, self._plate.stamp(look))
        self._plate.put(painter, Stamp(self.lens.region.topLeft(), self._plate.above))
        painter.end()
        return ground


class BoardItem(QGraphicsItem):
    """The whole board with its pieces, in the picture's own units."""

    def __init__(self, picture: Picture, palette: Palette, view: MapView) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.picture = picture
        self.palette = palette
        self.view = view
        self._grounds = Grounds(picture)
        self._whole: Layers | None = None
        self._near: Layers | None = None
        self.fan: Fan | None = None
        self._lights: dict[str, Light] = {}
        self._finder: Finder | None = None

    @property
    def layers(self) -> Layers | None:
        """The pixmaps on show, once there are any."""
        return self._near or self._whole

    def end_film(self) -> None:
        """Show the position again, with nothing moving."""
        for layers in (self._whole, self._near):
            if layers is not None:
                layers.film = None
        self.update()

    @property
    def layout(self) -> Layout:
        """Where things stand at the current scale."""
        layers = self.layers
        return layers.layout if layers else Layout(self.picture, self.picture.piece)

    @property
    def ways(self) -> Ways:
        """Where the orders run at the current scale."""
        layers = self.layers
        return layers.ways(self.view) if layers else Ways.of(self.view, self.layout)

    def show_view(self, view: MapView) -> None:
        """Show another view of the same board."""
        if view == self.view:
            return
        self.view = view
        for layers in (self._whole, self._near):
            if layers is not None:
                layers.show_view(view)
        self.open_fan(self.fan.rail.province if self.fan else None)

    def show_board(self, picture: Picture, view: MapView) -> None:
        """Show another board, or a changed version of the same."""
        self.prepareGeometryChange()
        self.picture, self.view, self.fan = picture, view, None
        self._grounds = Grounds(picture)
        self._whole = self._near = None
        self._lights.clear()
        self._finder = None
        self.update()

    def set_palette(self, palette: Palette) -> None:
        """Switch to another theme's colours."""
        self.palette = palette
        lens = [layers.lens if layers else None for layers in (self._whole, self._near)]
        self._whole, self._near = (self._layers(one) if one else None for one in lens)
        self.update()

    def look(self, lens: Lens) -> None:
        """Draw a part of the board sharp, or all of it."""
        layers = self._layers(lens)
        if lens.region.contains(self.boundingRect()):
            self._whole, self._near = layers, None
        else:
            self._near = layers
        self.open_fan(self.fan.rail.province if self.fan else None)

    def sharp(self, part: QRectF, scale: float) -> bool:
        """Whether a part is already drawn sharp at a scale."""
        wanted = part.intersected(self.boundingRect())
        layers = self._near or self._whole
        return layers is not None and layers.lens.covers(wanted, scale)

    def hit(self, spot: QPointF) -> Hit:
        """What lies at a spot of the picture."""
        if self._finder is None:
            self._finder = self._new_finder()
        return self._finder.at((spot.x(), spot.y()))

    def light(self, whose: str, light: Light) -> None:
        """Light provinces (or none) for one owner; others' lights stay."""
        if light != self._lights.get(whose):
            self._lights[whose] = light
            self.update()

    def open_fan(self, province: ProvinceId | None) -> None:
        """Open out a province's row of covert pieces, or close the open one."""
        rails = [rail for rail in self.view.rails if rail.province == province]
        self.fan = Fan(rails[0], self.layout) if rails else None
        self._finder = None
        self.update()

    def set_fan(self, fan: Fan) -> None:
        """Show the open fan with a different selection of pieces."""
        self.fan = fan
        self._finder = None
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802  # Qt's name
        """The picture's frame."""
        return QRectF(*self.picture.frame)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,  # noqa: ARG002  # Qt's signature
    ) -> None:
        """Paint the cached pixmaps; the whole board at low resolution fills any gap."""
        if self._whole is None:
            self.look(Lens(self.boundingRect(), painter.worldTransform().m11()))
        part = option.exposedRect.intersected(self.boundingRect())
        near = self._near
        if self._whole is not None and (near is None or not near.lens.region.contains(part)):
            self._whole.paint(painter, self._draw_lights)
        if near is not None:
            near.paint(painter, self._draw_lights)

    def _draw_lights(self, painter: QPainter) -> None:
        for light in self._lights.values():
            draw_light(painter, self.picture, self.palette, light, self.layout.size)

    def _layers(self, lens: Lens) -> Layers:
        return Layers(self.picture, self.palette, lens, self.view)

    def _new_finder(self) -> Finder:
        layers = self._near or self._whole
        scale = layers.lens.scale if layers else 1.0
        return Finder(self._grounds, self.view, self.layout, self.fan, scale=scale)


class Overlay(QGraphicsItem):
    """Something drawn over a board by `draw`, at the board's scale."""

    def __init__(self, board: BoardItem, over: float) -> None:
        super().__init__(board)
        self._board = board
        self.setZValue(over)

    def draw(self, painter: QPainter) -> None:
        """Draw the overlay."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:  # noqa: N802  # Qt's name
        """The whole board."""
        return self._board.boundingRect()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002  # Qt's signature
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        """Draw it with smooth edges."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
