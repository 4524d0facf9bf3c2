"""Writes what a painter draws to PNG, SVG or PDF."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

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

WIDEST: Final = 20_000
"""The most pixels a PNG may be wide."""


class OutputError(ValueError):
    """A picture could not be written; the message says what to do."""


def write_png(path: Path, frame: Frame, width: int, draw: Draw) -> None:
    """Draw into a PNG of that many pixels' width.

    Raises:
        OutputError: If the width is out of bounds or the file cannot be written.
    """
    if not 16 <= width <= WIDEST:
        raise OutputError(f"A picture is 16 to {WIDEST} pixels wide, not {width}.")
    image = QImage(_size(frame, width), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _into(painter, frame, QRectF(image.rect()), draw)
    painter.end()
    if not image.save(str(path)):
        raise OutputError(f"The picture cannot be written to {path}.")


def write_svg(path: Path, frame: Frame, width: int, title: str, draw: Draw) -> None:
    """Draw into an SVG of that nominal width.

    Raises:
        OutputError: If the file cannot be written.
    """
    size = _size(frame, width)
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setTitle(title)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter()
    if not painter.begin(generator):
        raise OutputError(f"The picture cannot be written to {path}.")
    _into(painter, frame, QRectF(0, 0, size.width(), size.height()), draw)
    painter.end()


def write_pdf(path: Path, frame: Frame, page: str, title: str, draw: Draw) -> None:
    """Draw onto one page of paper, turned to suit, as large as its margins allow.

    Raises:
        OutputError: If the file cannot be written.
    """
    wide = frame[2] >= frame[3]
    turn = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("SpyDip")
    writer.setResolution(600)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(PAGES[page]), turn, QMarginsF(10, 10, 10, 10), QPageLayout.Unit.Millimeter
        )
    )
    painter = QPainter()
    if not painter.begin(writer):
        raise OutputError(f"The picture cannot be written to {path}.")
    paper = QRectF(0, 0, writer.width(), writer.height())
    scale = min(paper.width() / frame[2], paper.height() / frame[3])
    target = QRectF(0, 0, frame[2] * scale, frame[3] * scale)
    target.moveCenter(paper.center())
    _into(painter, frame, target, draw)
    painter.end()


def _size(frame: Frame, width: int) -> QSize:
    return QSize(width, max(1, round(width * frame[3] / frame[2])))


def _into(painter: QPainter, frame: Frame, target: QRectF, draw: Draw) -> None:
    painter.translate(target.topLeft())
    painter.scale(target.width() / frame[2], target.height() / frame[3])
    painter.translate(-frame[0], -frame[1])
    draw(painter)
