"""Turns what a painter draws into the bytes of a PNG, SVG or PDF file."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from engine.errors import UserError
from engine.files import put, why_not
from spydip_gui.output.lean_pdf import lean

Frame = tuple[float, float, float, float]
"""Left, top, width and height in the drawing's own units."""

Draw = Callable[[QPainter], None]
"""Draws everything, in the drawing's own units."""

PAGES: Final = {
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "Letter": QPageSize.PageSizeId.Letter,
}
"""The paper that a PDF may be made for."""

NARROWEST: Final = 16
WIDEST: Final = 20_000
"""The fewest and the most pixels that a picture may be wide."""

MARGIN: Final = 10.0
"""How wide the margin of a picture's page is, in millimetres."""

_UNSTROKED: Final = b"#01fe02"  # a colour nobody would draw with
_NO_STROKE: Final = b'stroke="none"'


_QUICK: Final = 30
"""How hard a PNG is packed: a map takes a tenth more than packed harder, in half the time."""


class OutputError(UserError):
    """A picture could not be written; the message says what to do."""


def png(frame: Frame, width: int, draw: Draw) -> bytes:
    """A PNG of this width in pixels; raises OutputError if it is out of bounds."""
    return as_png(painted(frame, width, draw))


def as_png(image: QImage) -> bytes:
    """An image as PNG bytes."""
    buffer = opened()
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_QUICK)
    writer.write(image)
    return content(buffer)


def painted(frame: Frame, width: int, draw: Draw) -> QImage:
    """An image of this width in pixels; raises OutputError if it is out of bounds."""
    image = QImage(_size(frame, width), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _into(painter, frame, QRectF(image.rect()), draw)
    painter.end()
    return image


def svg(frame: Frame, width: int, title: str, draw: Draw) -> bytes:
    """An SVG of this nominal width; raises OutputError if it is out of bounds."""
    size = _size(frame, width)
    buffer = opened()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setResolution(96)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    _into(painter, frame, QRectF(0, 0, size.width(), size.height()), draw)
    painter.end()
    return re.sub(rb'stroke="%s" stroke-opacity="[^"]*"' % _UNSTROKED, _NO_STROKE, content(buffer))


def mark_unstroked(picture: bytes) -> bytes:
    """An SVG whose unstroked shapes get a marker colour, which `svg` takes out again.

    Qt's generator gives a black stroke to every shape that Qt's reader left without one.
    """
    marked = re.sub(rb"""(stroke\s*[:=]\s*["']?)none""", rb"\1" + _UNSTROKED, picture)
    return re.sub(rb"<svg ", b'<svg stroke="%s" ' % _UNSTROKED, marked, count=1)


def pdf(frame: Frame, page: str, title: str, *draws: Draw) -> bytes:
    """A PDF, turned to fit, with a page for each drawing, as large as the margins allow."""
    wide = frame[2] >= frame[3]
    buffer = opened()
    writer = pdf_writer(buffer, title, 600)
    turn_page(writer, page, QPageLayout.Orientation(int(wide)), MARGIN)
    paper = QRectF(0, 0, writer.width(), writer.height())
    scale = min(paper.width() / frame[2], paper.height() / frame[3])
    target = QRectF(0, 0, frame[2] * scale, frame[3] * scale)
    target.moveCenter(paper.center())
    painter = QPainter(writer)
    for number, draw in enumerate(draws):
        if number:
            writer.newPage()
        painter.save()
        _into(painter, frame, target, draw)
        painter.restore()
    painter.end()
    return content(buffer)


def pdf_writer(buffer: QBuffer, title: str, dots: int) -> QPdfWriter:
    """A writer for a PDF into a buffer, at this many dots per inch."""
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("SpyDip")
    writer.setResolution(dots)
    return writer


def turn_page(writer: QPdfWriter, page: str, way: QPageLayout.Orientation, margin: float) -> None:
    """Use this paper for the next pages, with margins in millimetres."""
    margins, unit = QMarginsF(margin, margin, margin, margin), QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(QPageSize(PAGES[page]), way, margins, unit))


def encoded(
    form: str, frame: Frame, draw: Draw, *, title: str, width: int = 1600, page: str = "A4"
) -> bytes:
    """A picture in the format of a file extension: ``.png``, ``.svg`` or ``.pdf``.

    Raises OutputError if the form is another or the width is out of bounds.
    """
    match form:
        case ".png":
            return png(frame, width, draw)
        case ".svg":
            return svg(frame, width, title, draw)
        case ".pdf":
            return lean(pdf(frame, page, title, draw))
        case _:
            raise OutputError("file.kind_unknown", form=form)


def save(path: Path, data: bytes) -> Path:
    """Write a file into an existing folder, and return its path; raises OutputError."""
    try:
        put(path, data)
    except OSError as error:
        raise OutputError(why_not(error, path)) from error
    return path


def opened() -> QBuffer:
    """An empty buffer that can be written to."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def content(buffer: QBuffer) -> bytes:
    """What was written to a buffer."""
    buffer.close()
    return bytes(buffer.data().data())


def _size(frame: Frame, width: int) -> QSize:
    if not NARROWEST <= width <= WIDEST:
        raise OutputError("file.picture_width", least=NARROWEST, most=WIDEST, width=width)
    return QSize(width, max(1, round(width * frame[3] / frame[2])))


def folder(path: Path) -> Path:
    """A folder, created if it does not exist; raises OutputError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(why_not(error, path)) from error
    return path


def _into(painter: QPainter, frame: Frame, target: QRectF, draw: Draw) -> None:
    painter.translate(target.topLeft())
    scale = target.width() / frame[2]
    painter.scale(scale, scale)  # scaled the same both ways: Qt strokes much faster so
    painter.translate(-frame[0], -frame[1])
    draw(painter)
