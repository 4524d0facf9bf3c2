"""What the painted rows of the panels share: ground, a piece's sign, text, a chip, a link."""

from functools import lru_cache

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.board.graph import PowerId
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS, Kind, glyph_of
from spydip_gui.models.expected import Tone
from spydip_gui.output.coats import coat
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.tokens import draw_token
from spydip_gui.theme.list_widgets import Index
from spydip_gui.theme.window_colours import palette_for, shade, worn

HIGH = 34
"""How high a row of one line is."""

LEFT, SIGN, GAP, AIR = 12, 24, 8, 7
_SMALL, _CHIP = 13, 22

_TONES = {
    Tone.PLAIN: ("rail", "text"),
    Tone.GOOD: ("good_on", "good"),
    Tone.WARNING: ("warning_on", "warning"),
    Tone.ALARM: ("alarm_on", "alarm"),
}
"""The ground and the ink of a chip."""


class LinkedRows(QStyledItemDelegate):
    """Draws rows with something to click; ``wanted`` carries the row in which it was clicked."""

    wanted = Signal(int)

    def link(self, option: QStyleOptionViewItem, index: Index) -> QRect | None:
        """Where a row can be clicked, if anywhere."""
        raise NotImplementedError

    def editorEvent(  # noqa: N802  # Qt's name
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click there is reported; any other goes to the list."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            link = self.link(option, index)
            if link is not None and link.contains(event.position().toPoint()):
                self.wanted.emit(index.row())
                return True
        return super().editorEvent(event, model, option, index)


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, tone: str = "") -> None:
    """Draw the ground of a row, with an edge if it is selected, and the line below it."""
    place, chosen = option.rect, bool(option.state & QStyle.StateFlag.State_Selected)
    if chosen or tone:
        painter.fillRect(place, shade("soft" if chosen else tone))
    painter.setPen(shade("hairline"))
    painter.drawLine(place.bottomLeft(), place.bottomRight())
    if chosen:
        painter.fillRect(QRect(place.left(), place.top(), 3, place.height()), shade("accent"))


def paint_sign(
    painter: QPainter, view: Seat, kind: Kind, country: PowerId, at: tuple[float, float]
) -> None:
    """Draw the sign of a country's piece around a point, if there is a piece."""
    if not kind:
        return
    colours = _colours(worn())
    wearing = coat(view.board, colours, country)
    if kind in STANDARD_KINDS:
        draw_token(painter, kind, at, SIGN * 0.4, wearing, colours)
    else:
        glyph = glyph_of(kind, view.rules.variant.unit_kinds)
        draw_pip(painter, glyph, at, SIGN * 0.36, wearing, colours)


def chip_place(place: QRect, word: str, font: QFont) -> QRect:
    """Where the chip at the end of a row is; of no width if it is empty."""
    width = wide(small(font), word) + 16 if word else 0
    return QRect(place.right() - 8 - width, place.top() + (HIGH - _CHIP) // 2, width, _CHIP)


def paint_chip(painter: QPainter, chip: QRect, word: str, tone: Tone) -> None:
    """Draw a chip with a word, in the painter's font."""
    ground, ink = _TONES[tone]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(ground))
    painter.drawRoundedRect(QRectF(chip), 7, 7)
    painter.setPen(shade(ink))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, word)


def small(font: QFont) -> QFont:
    """The font of chips and reasons in a row with this font."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _SMALL / 15)
    return small


def wide(font: QFont, text: str) -> int:
    """The width of a text in a font."""
    return _advance(font.toString(), text)


@lru_cache(maxsize=512)
def _advance(font: str, text: str) -> int:
    letters = QFont()
    letters.fromString(font)
    return QFontMetrics(letters).horizontalAdvance(text)


def laid(text: str, bold: int, font: QFont, room: float) -> QTextLayout:
    """A text broken into lines, so many of its letters bold; kept, as rows are drawn often."""
    return _broken(text, bold, font.toString(), room)


@lru_cache(maxsize=512)
def _broken(text: str, bold: int, font: str, room: float) -> QTextLayout:
    letters = QFont()
    letters.fromString(font)
    layout = QTextLayout(text, letters)
    heavy = QTextCharFormat()
    heavy.setFontWeight(QFont.Weight.Bold)
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = 0, bold, heavy
    layout.setFormats([found])
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    high = 0.0
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(room)
        line.setPosition(QPointF(0, high))
        high += line.height()
        line = layout.createLine()
    layout.endLayout()
    return layout


@lru_cache(maxsize=2)
def _colours(time: str) -> Palette:
    return palette_for(time)
