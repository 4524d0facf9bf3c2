"""A player's turn on paper: one PDF with the letter, then the map with its legend."""

from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPageLayout, QPainter, QPdfWriter, QTextDocument

from engine.board.picture import Picture
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import Draw, content, opened, painted, pdf_writer, turn_page
from spydip_gui.output.lean_pdf import lean
from spydip_gui.output.legend import draw_legend
from spydip_gui.output.map_pdf import map_pdf, put_map
from spydip_gui.output.palette import Palette
from spydip_gui.output.text_pages import in_grey, put_page
from spydip_gui.viewmodel import MapView

_DOTS = 300
_GREY = QImage.Format.Format_Grayscale8
_POINTS = 10
_MARGIN = 15.0
_INCH = 25.4
_COLUMN = 320
"""How wide a column is, in pixels of a screen."""

_WHITE = '<body style="background-color:#ffffff;margin:0;padding:0">'
"""The paper has its own ground and margins."""

_WIDE = 1400
"""Tokens are as large as on a picture of so many pixels."""


def on_paper(  # noqa: PLR0913  # what is printed, and how
    page: str,
    view: MapView,
    picture: Picture,
    palette: Palette,
    title: str,
    *,
    form: str = "A4",
    grey: bool = False,
    scenery: QImage | None = None,
    drawn: bytes = b"",
) -> bytes:
    """A PDF of a letter's HTML page and of the map, ``title`` at the foot of each sheet.

    ``form`` is a key of `PAGES`; a ``grey`` one is for printers without colours. The page shows the
    ``scenery`` as its ``cut``. A map that was ``drawn`` as a PDF already is not drawn again.
    """
    buffer, palette = opened(), replace(palette, grey=grey)
    writer = pdf_writer(buffer, title, _DOTS)
    turn_page(writer, form, QPageLayout.Orientation.Portrait, _MARGIN)
    letter = QTextDocument()
    letter.documentLayout().setPaintDevice(writer)
    letter.setDefaultFont(QFont(palette.family, _POINTS))
    letter.setDocumentMargin(0)
    page = page.replace("<body>", _WHITE)
    shown = scenery.convertToFormat(_GREY) if grey and scenery is not None else scenery
    put_page(letter, in_grey(page) if grey else page, {"cut": shown}, _COLUMN)
    foot = _DOTS * 0.25
    letter.setPageSize(QSizeF(writer.width(), writer.height() - 2 * foot))
    painter = QPainter(writer)
    sheets = letter.pageCount() + 1
    for number in range(letter.pageCount()):
        if number:
            writer.newPage()
        _draw_sheet(painter, letter, number)
        _foot(painter, writer, palette, f"{title} · {number + 1}/{sheets}")
    turn_page(writer, form, QPageLayout.Orientation.Landscape, _MARGIN)
    writer.newPage()
    place = _place(picture, writer.width(), writer.height() - 4 * foot)
    if grey:
        _map_in_grey(painter, picture, drawing(view, picture, palette, _WIDE), place)
    below = QRectF(place.left(), place.bottom() + foot * 0.3, place.width(), foot * 0.8)
    draw_legend(painter, view, picture.board, palette, below)
    _foot(painter, writer, palette, f"{title} · {sheets}/{sheets}")
    painter.end()
    if grey:
        return lean(content(buffer))
    points = _points(place, writer.pageLayout().fullRectPoints().height())
    drawn = drawn or map_pdf(view, picture, palette, title, _WIDE)
    return put_map(content(buffer), drawn, points)


def _draw_sheet(painter: QPainter, letter: QTextDocument, number: int) -> None:
    size = letter.pageSize()
    painter.save()
    painter.translate(0, -number * size.height())
    letter.drawContents(painter, QRectF(0, number * size.height(), size.width(), size.height()))
    painter.restore()


def _foot(painter: QPainter, writer: QPdfWriter, palette: Palette, text: str) -> None:
    painter.setFont(QFont(palette.family, _POINTS - 2))
    painter.setPen(Qt.GlobalColor.black)
    line = QRectF(0, 0, writer.width(), writer.height())
    painter.drawText(line, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, text)


def _place(picture: Picture, wide: float, high: float) -> QRectF:
    """Where the map goes on a page: as large as there is room for, at the top."""
    scale = min(wide / picture.frame[2], high / picture.frame[3])
    across = picture.frame[2] * scale
    return QRectF((wide - across) / 2, 0, across, picture.frame[3] * scale)


def _points(place: QRectF, high: float) -> tuple[float, float, float, float]:
    """A place on a page of this height in points: its left, bottom, right and top in points."""
    margin, scale = _MARGIN / _INCH * 72, 72 / _DOTS
    left, right = (margin + side * scale for side in (place.left(), place.right()))
    top, bottom = (high - margin - side * scale for side in (place.top(), place.bottom()))
    return left, bottom, right, top


def _map_in_grey(painter: QPainter, picture: Picture, draw: Draw, place: QRectF) -> None:
    """Draw by way of an image without colours; patterns and letters tell the powers apart."""
    image = painted(picture.frame, round(place.width()), draw)
    painter.drawImage(place, image.convertToFormat(_GREY))
