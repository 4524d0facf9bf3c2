"""The map as seen at the desk, written to a file."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen

from engine.board.picture import Picture
from spydip_gui.output.files import Draw, encoded, painted, save
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view, laid_out
from spydip_gui.viewmodel import MapView

WIDTH = 2400
"""How many pixels wide a picture is written."""

FRAME = 1200
"""How many pixels wide an image is that nobody gave a width."""


def drawing(view: MapView, picture: Picture, palette: Palette, width: int) -> Draw:
    """A function that draws a view with tokens readable at this width in pixels."""
    layout = laid_out(picture, width / picture.frame[2])
    return partial(draw_view, view=view, picture=picture, palette=palette, layout=layout)


def export(  # noqa: PLR0913  # what is drawn, and how
    path: Path,
    view: MapView,
    picture: Picture,
    palette: Palette,
    title: str,
    *,
    width: int = WIDTH,
    page: str = "A4",
) -> Path:
    """Write what a viewer sees to a PNG, SVG or PDF file, and say which; raises OutputError."""
    draw, form = drawing(view, picture, palette, width), path.suffix.lower()
    return save(path, encoded(form, picture.frame, draw, title=title, width=width, page=page))


def image(
    view: MapView, picture: Picture, palette: Palette, name: str = "", *, width: int = 0
) -> QImage:
    """What a viewer sees as an image readable at its own size, with a name in its corner."""
    whole = drawing(view, picture, palette, width or FRAME)

    def draw(painter: QPainter) -> None:
        whole(painter)
        if name:
            entitle(painter, picture, palette, name)

    return painted(picture.frame, width or FRAME, draw)


def entitle(painter: QPainter, picture: Picture, palette: Palette, name: str) -> None:
    """Write a name into the corner of a picture."""
    font = QFont(palette.family)
    size = picture.piece * 2.2
    font.setPixelSize(100)
    font.setBold(True)
    left, top, _, high = picture.frame
    text = QPainterPath()
    text.addText(QPointF(0, 0), font, name)
    painter.save()
    painter.translate(left + size * 0.6, top + high - size * 0.7)
    painter.scale(size / 100, size / 100)
    painter.strokePath(text, QPen(palette.colour("casing"), 22))
    painter.fillPath(text, palette.colour("outline"))
    painter.restore()
