"""One turn on one sheet of paper: title, turn and viewer above the map, its legend below."""

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter

from engine.board.picture import Picture
from spydip_gui.output.exports import drawing
from spydip_gui.output.files import content, opened, pdf_writer, save, turn_page
from spydip_gui.output.lean_pdf import lean
from spydip_gui.output.legend import draw_legend
from spydip_gui.output.palette import Palette, theme
from spydip_gui.viewmodel import MapView

_DOTS, _MARGIN = 600, 10.0
_HEAD, _SMALL = 15.0, 10.0
"""How large title and turn are, in points."""

_WIDE = 1600
"""Tokens are as large as on a picture of so many pixels."""


@dataclass(frozen=True, slots=True)
class Head:
    """The heading above the map: the game, the turn and the viewer."""

    title: str
    turn: str
    viewer: str


def draw_page(  # noqa: PLR0913  # what is drawn, and where
    painter: QPainter,
    room: QRectF,
    view: MapView,
    picture: Picture,
    palette: Palette,
    head: Head,
    *,
    dots: float,
) -> None:
    """Draw one sheet into this space, at this resolution (dpi); by night, in the day's colours."""
    palette = replace(palette, theme=theme("day"))
    point = dots / 72
    line, legend = QRectF(room), QRectF(room)
    line.setHeight(_HEAD * 1.4 * point)
    legend.setTop(room.bottom() - _SMALL * 2 * point)
    _write_head(painter, line, point, palette, head)
    within = room.adjusted(0, line.height() + 4 * point, 0, -legend.height() - 4 * point)
    left, top, wide, high = picture.frame
    scale = min(within.width() / wide, within.height() / high)
    painter.save()
    painter.translate(within.center().x() - wide * scale / 2, within.top())
    painter.scale(scale, scale)
    painter.translate(-left, -top)
    drawing(view, picture, palette, _WIDE)(painter)
    painter.restore()
    legend.moveTop(within.top() + high * scale + 4 * point)
    draw_legend(painter, view, picture.board, palette, legend)


def _write_head(
    painter: QPainter, line: QRectF, point: float, palette: Palette, head: Head
) -> None:
    painter.save()
    painter.setPen(Qt.GlobalColor.black)
    font = QFont(palette.family)
    font.setPixelSize(round(_SMALL * point))
    painter.setFont(font)
    told = f"{head.turn} · {head.viewer}"
    beside = painter.fontMetrics().horizontalAdvance(told) + 12 * point
    foot = Qt.AlignmentFlag.AlignBottom
    painter.drawText(line, foot | Qt.AlignmentFlag.AlignRight, told)
    font.setPixelSize(round(_HEAD * point))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    room = round(line.width() - beside)
    title = painter.fontMetrics().elidedText(head.title, Qt.TextElideMode.ElideRight, room)
    painter.drawText(line, foot | Qt.AlignmentFlag.AlignLeft, title)
    painter.restore()


def print_page(
    printer: QPrinter, view: MapView, picture: Picture, palette: Palette, head: Head
) -> None:
    """Print a turn on one sheet."""
    palette = replace(palette, grey=printer.colorMode() is QPrinter.ColorMode.GrayScale)
    painter = QPainter(printer)
    room = QRectF(printer.pageLayout().paintRectPixels(printer.resolution()))
    room.moveTo(0, 0)
    draw_page(painter, room, view, picture, palette, head, dots=printer.resolution())
    painter.end()


def save_page(
    path: Path, view: MapView, picture: Picture, palette: Palette, head: Head, page: str = "A4"
) -> Path:
    """Write a turn as a PDF of one sheet, and say where; raises OutputError."""
    buffer = opened()
    writer = pdf_writer(buffer, head.title, _DOTS)
    turn_page(writer, page, orientation(picture), _MARGIN)
    painter = QPainter(writer)
    room = QRectF(0, 0, writer.width(), writer.height())
    draw_page(painter, room, view, picture, palette, head, dots=_DOTS)
    painter.end()
    return save(path, lean(content(buffer)))


def orientation(picture: Picture) -> QPageLayout.Orientation:
    """Which way round the sheet suits a map."""
    _, _, wide, high = picture.frame
    upright, lying = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
    return lying if wide >= high else upright
