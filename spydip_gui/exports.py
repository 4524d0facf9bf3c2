"""The map as it is seen at the desk, written to a file or to paper."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from engine.board.picture import Picture
from spydip_gui.output.files import OutputError, pdf, png, save, svg
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import MapView

WIDTH = 2400
"""How many pixels wide a picture is written."""


def export(path: Path, view: MapView, picture: Picture, palette: Palette, title: str) -> None:
    """Write what a viewer sees to a PNG, SVG or PDF file; raises OutputError."""
    draw = partial(draw_view, view=view, picture=picture, palette=palette)
    match path.suffix.lower():
        case ".png":
            data = png(picture.frame, WIDTH, draw)
        case ".svg":
            data = svg(picture.frame, WIDTH, title, draw)
        case ".pdf":
            data = pdf(picture.frame, "A4", title, draw)
        case other:
            raise OutputError(f"Nothing is known of {other!r} files: write .png, .svg or .pdf.")
    save(path, data)


def print_out(printer: QPrinter, view: MapView, picture: Picture, palette: Palette) -> None:
    """Draw what a viewer sees on one page, as large as it goes."""
    painter = QPainter(printer)
    page = QRectF(printer.pageLayout().paintRectPixels(printer.resolution()))
    left, top, wide, high = picture.frame
    scale = min(page.width() / wide, page.height() / high)
    painter.scale(scale, scale)
    painter.translate(-left, -top)
    draw_view(painter, view, picture, palette)
    painter.end()
