"""Pictures of what a viewer sees, for comparing: as the desk draws them, and as files."""

from functools import cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.board.picture import Picture, load_picture
from spydip_gui.map.board import Layers
from spydip_gui.map.plate import Lens
from spydip_gui.output.files import encoded
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import MapView

WIDTH = 320
"""So many pixels wide are pictures: small, for what they are drawn from is compared beside them."""


@cache
def _picture(board: str) -> Picture:
    return load_picture(board)


@cache
def _palette() -> Palette:
    return Palette(family=bundled_family())


@cache
def _layers(board: str) -> Layers:
    picture = _picture(board)
    lens = Lens.over(QRectF(*picture.frame), _scale(picture))
    return Layers(picture, _palette(), lens, MapView(viewer="GM"))


def look_of(board: str) -> tuple[Picture, Palette]:
    """The picture of a board and the colours that it is drawn in."""
    return _picture(board), _palette()


def _scale(picture: Picture) -> float:
    return WIDTH / picture.frame[2]


def drawn(board: str, view: MapView) -> bytes:
    """The pixels of a view as the map on the desk draws it; what never changes is drawn once."""
    picture, layers = _picture(board), _layers(board)
    image = QImage(WIDTH, round(_scale(picture) * picture.frame[3]), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(_scale(picture), _scale(picture))
    painter.translate(-picture.frame[0], -picture.frame[1])
    layers.show_view(view)
    layers.paint(painter, lambda _painter: None)
    painter.end()
    return bytes(image.constBits())


def filed(board: str, view: MapView) -> tuple[bytes, ...]:
    """The files that are written of a view: an SVG, in which nothing may hide, and a PNG."""
    picture = _picture(board)
    draw = partial(draw_view, view=view, picture=picture, palette=_palette())
    forms = (".svg", ".png")
    return tuple(encoded(form, picture.frame, draw, title="Twins", width=WIDTH) for form in forms)
