"""A player's turn on paper: one PDF with the letter, then the map with its legend."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPageLayout, QPainter, QPdfWriter, QTextDocument

from engine.board.graph import Location
from engine.board.picture import Picture
from spydip_gui.output.cut import cut
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import content, opened, pdf_writer, turn_page
from spydip_gui.output.lean_pdf import lean
from spydip_gui.output.legend import draw_legend
from spydip_gui.output.palette import Palette
from spydip_gui.output.text_pages import in_grey, put_page
from spydip_gui.viewmodel import MapView

_DOTS = 300
_POINTS = 10
_MARGIN = 15.0
_COLUMN = 320
"""How wide a column is, in pixels of a screen."""

_WHITE = '<body style="background-color:#ffffff;margin:0;padding:0">'
"""The paper has its own ground and margins."""

_WIDE = 1600
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
    scene: Sequence[Location] = (),
) -> bytes:
    """A PDF of a letter's HTML page and of the map, ``title`` at the foot of each sheet.

    ``form`` is a key of `PAGES`; a ``grey`` one is for printers without colours. The ``cut`` shown
    on the page is that of the ``scene``.
    """
    buffer, palette = opened(), replace(palette, grey=grey)
    writer = pdf_writer(buffer, title, _DOTS)
    turn_page(writer, form, QPageLayout.Orientation.Portrait, _MARGIN)
    letter = QTextDocument()
    letter.documentLayout().setPaintDevice(writer)
    letter.setDefaultFont(QFont(palette.family, _POINTS))
    letter.setDocumentMargin(0)
    page = page.replace("<body>", _WHITE)
    scenery = cut(view, picture, palette, scene)
    if grey and scenery is not None:
        scenery = scenery.convertToFormat(QImage.Format.Format_Grayscale8)
    put_page(letter, in_grey(page) if grey else page, {"cut": scenery}, _COLUMN)
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
    room = QRectF(0, 0, writer.width(), writer.height() - 4 * foot)
    draw = partial(_draw_map, view=view, picture=picture, palette=palette, room=room, foot=foot)
    _map_in_grey(painter, writer, draw) if grey else draw(painter)
    _foot(painter, writer, palette, f"{title} · {sheets}/{sheets}")
    painter.end()
    return lean(content(buffer))


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


def _draw_map(
    painter: QPainter,
    *,
    view: MapView,
    picture: Picture,
    palette: Palette,
    room: QRectF,
    foot: float,
) -> None:
    left, top, wide, high = picture.frame
    scale = min(room.width() / wide, room.height() / high)
    begin = (room.width() - wide * scale) / 2
    painter.save()
    painter.translate(begin, 0)
    painter.scale(scale, scale)
    painter.translate(-left, -top)
    drawing(view, picture, palette, _WIDE)(painter)
    painter.restore()
    below = QRectF(begin, high * scale + foot * 0.3, wide * scale, foot * 0.8)
    draw_legend(painter, view, picture.board, palette, below)


def _map_in_grey(painter: QPainter, writer: QPdfWriter, draw: partial[None]) -> None:
    """Draw by way of a greyscale image; patterns and letters tell the powers apart."""
    image = QImage(writer.width(), writer.height(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    brush = QPainter(image)
    draw(brush)
    brush.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    painter.drawImage(QRect(0, 0, image.width(), image.height()), grey)
