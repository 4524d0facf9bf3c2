"""Paints what is due row by row: the sign of a piece, its order, a chip with what is expected."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.board.graph import PowerId
from engine.session.rows import Row
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS, Kind, glyph_of
from spydip_gui.language.reader import say
from spydip_gui.language.row_words import row_words
from spydip_gui.models.expected import Tone
from spydip_gui.models.orders import OrdersModel
from spydip_gui.output.coats import coat
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.tokens import draw_token
from spydip_gui.theme.window_colours import palette_for, shade, worn

HIGH = 34
"""How high a row of one line is."""

_LEFT, _SIGN, _GAP, _AIR = 12, 24, 8, 7
_SMALL, _CHIP = 13, 22
_STEP = 20
"""How far a further order of a piece is set in."""

Index = QModelIndex | QPersistentModelIndex


class DueRows(QStyledItemDelegate):
    """Draws the rows of an orders' model.

    ``wanted`` says that the ``If`` of a row was clicked; ``offered`` are the rows that have one.
    """

    wanted = Signal(int)

    def __init__(self, model: OrdersModel, view: Callable[[], Seat]) -> None:
        """Draw the rows of what a viewer sees."""
        super().__init__()
        self._model = model
        self._view = view
        self.offered: frozenset[int] = frozenset()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row = self._model.row_at(index.row())
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place, chosen = option.rect, bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or row.missing:
            painter.fillRect(place, shade("soft" if chosen else "warning_on"))
        painter.setPen(shade("hairline"))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        if chosen:
            painter.fillRect(QRect(place.left(), place.top(), 3, place.height()), shade("accent"))
        self._draw_sign(painter, row, place)
        text, why = self._texts(row, option.font, self._room(option, index))
        left = place.left() + _begin(row)
        painter.setPen(shade("text" if row.order or row.missing else "muted"))
        text.draw(painter, QPointF(left, place.top() + _AIR))
        if why is not None:
            painter.setPen(shade("alarm"))
            why.draw(painter, QPointF(left, place.top() + _AIR + text.boundingRect().height()))
        self._draw_chips(painter, option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """As high as the text needs."""
        row = self._model.row_at(index.row())
        if row is None:
            return QSize(0, HIGH)
        texts = self._texts(row, option.font, self._room(option, index))
        high = sum(text.boundingRect().height() for text in texts if text is not None)
        return QSize(option.rect.width(), max(HIGH, int(high) + 2 * _AIR))

    def editorEvent(  # noqa: N802  # Qt's name
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click on ``If`` asks for the condition; any other is the table's."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            if_chip = self.if_chip(option, index)
            if if_chip is not None and if_chip.contains(event.position().toPoint()):
                self.wanted.emit(index.row())
                return True
        return super().editorEvent(event, model, option, index)

    def if_chip(self, option: QStyleOptionViewItem, index: Index) -> QRect | None:
        """Where the ``If`` of a row is, if it has one."""
        if index.row() not in self.offered:
            return None
        chip, width = self._chip(option, index), _width(_small(option.font), self.tr("If")) + 12
        return QRect(chip.left() - width - 4, chip.top(), width, chip.height())

    def _chip(self, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Where the word at the end of a row is; empty where there is none."""
        word, place = self._model.expected(index.row()).word, option.rect
        width = _width(_small(option.font), word) + 16 if word else 0
        return QRect(place.right() - 8 - width, place.top() + (HIGH - _CHIP) // 2, width, _CHIP)

    def _room(self, option: QStyleOptionViewItem, index: Index) -> float:
        """How wide the text of a row may be."""
        row, ends = self._model.row_at(index.row()), self._chip(option, index)
        ends = self.if_chip(option, index) or ends
        return max(60, ends.left() - _GAP - option.rect.left() - (_begin(row) if row else 0))

    def _texts(self, row: Row, font: QFont, room: float) -> tuple[QTextLayout, QTextLayout | None]:
        view = self._view()
        head, rest = row_words(view.board, view.rules.reader, row)
        why = _laid(say(row.why), 0, _small(font), room) if row.why is not None else None
        return _laid(f"{head} {rest}".strip(), len(head), font, room), why

    def _draw_sign(self, painter: QPainter, row: Row, place: QRect) -> None:
        view, colours = self._view(), _colours(worn())
        kind = Kind(row.kind or ("AGENT" if row.prisoners else ""))
        if not kind:
            return
        wearing = coat(view.board, colours, PowerId(row.country))
        indent = _STEP if row.more else 0
        at = (place.left() + _LEFT + indent + _SIGN / 2 - 2, place.top() + HIGH / 2 + 1)
        if kind in STANDARD_KINDS:
            draw_token(painter, kind, at, _SIGN * 0.4, wearing, colours)
        else:
            glyph = glyph_of(kind, view.rules.variant.unit_kinds)
            draw_pip(painter, glyph, at, _SIGN * 0.36, wearing, colours)

    def _draw_chips(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        word, tone = self._model.expected(index.row())
        painter.setFont(_small(option.font))
        middle = Qt.AlignmentFlag.AlignCenter
        chip = self._chip(option, index)
        if word:
            ground, ink = _TONES[tone]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade(ground))
            painter.drawRoundedRect(QRectF(chip), 7, 7)
            painter.setPen(shade(ink))
            painter.drawText(chip, middle, word)
        if_chip = self.if_chip(option, index)
        if if_chip is not None:
            painter.setPen(QPen(shade("edge"), 1))
            painter.setBrush(shade("base"))
            painter.drawRoundedRect(QRectF(if_chip), 7, 7)
            painter.setPen(shade("text"))
            painter.drawText(if_chip, middle, self.tr("If"))


_TONES = {
    Tone.PLAIN: ("rail", "text"),
    Tone.GOOD: ("good_on", "good"),
    Tone.WARNING: ("warning_on", "warning"),
    Tone.ALARM: ("alarm_on", "alarm"),
}
"""The ground and the ink of a chip."""


def _begin(row: Row) -> int:
    """Where the text of a row begins."""
    return _LEFT + _SIGN + _GAP + (_STEP if row.more else 0)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _SMALL / 15)
    return small


def _width(font: QFont, text: str) -> int:
    return _advance(font.toString(), text)


@lru_cache(maxsize=512)
def _advance(font: str, text: str) -> int:
    letters = QFont()
    letters.fromString(font)
    return QFontMetrics(letters).horizontalAdvance(text)


def _laid(text: str, bold: int, font: QFont, room: float) -> QTextLayout:
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
