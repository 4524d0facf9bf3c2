"""The map as it is seen at the desk, written to a file, at once or as a replay."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen

from engine.board.picture import Picture
from spydip_gui.output.files import Draw, OutputError, as_png, encoded, folder, painted, save
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view, token_size
from spydip_gui.viewmodel import MapView

WIDTH = 2400
"""How many pixels wide a picture is written."""

FRAME = 1200
"""How many pixels wide the frames of a replay are."""

PACE = 1200
"""How many milliseconds each turn of a replay is shown."""


def drawing(view: MapView, picture: Picture, palette: Palette, width: int) -> Draw:
    """What draws a view with tokens that can be read where it is so many pixels wide."""
    size = token_size(picture, width / picture.frame[2])
    return partial(draw_view, view=view, picture=picture, palette=palette, size=size)


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
    """What a viewer sees as an image that can be read at its size, with a name in its corner."""
    whole = drawing(view, picture, palette, width or FRAME)

    def draw(painter: QPainter) -> None:
        whole(painter)
        if name:
            _entitle(painter, picture, palette, name)

    return painted(picture.frame, width or FRAME, draw)


def replay(
    path: Path, names: Sequence[str], images: Iterator[QImage], pace: int = PACE
) -> tuple[Path, ...]:
    """Write images as a GIF or, where the path has no ending, as frames into a folder.

    Raises:
        OutputError: the ending is another, or a file cannot be written.
    """
    from spydip_gui.output.replay import gif  # noqa: PLC0415  # not for the first window

    if path.suffix.lower() == ".gif":
        return (save(path, gif(images, pace)),)
    if path.suffix:
        raise OutputError("file.no_replay", form=path.suffix)
    place, frames = folder(path), enumerate(zip(names, images, strict=True))
    return tuple(save(place / f"{n:03}-{name}.png", as_png(one)) for n, (name, one) in frames)


def _entitle(painter: QPainter, picture: Picture, palette: Palette, name: str) -> None:
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
