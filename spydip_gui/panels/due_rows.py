"""Paints what is due, row by row: the piece's sign, its order, a chip with the expected result."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QStyleOptionViewItem

from engine.board.graph import PowerId
from engine.session.rows import Row
from engine.session.seat import Seat
from engine.units import RIDING, Kind
from spydip_gui.language.reader import say
from spydip_gui.models.orders import OrdersModel
from spydip_gui.panels.row_paint import (
    AIR,
    GAP,
    HIGH,
    LEFT,
    SIGN,
    LinkedRows,
    chip_place,
    laid,
    paint_chip,
    paint_ground,
    paint_sign,
    small,
    wide,
)
from spydip_gui.theme.list_widgets import Index
from spydip_gui.theme.window_colours import shade

_STEP = 20
"""How far a further order of a piece is set in."""


class DueRows(LinkedRows):
    """Draws the rows of an orders model; ``offered`` are those with an ``If`` to click."""

    def __init__(self, model: OrdersModel, view: Callable[[], Seat]) -> None:
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
        place = option.rect
        paint_ground(painter, option, "warning_on" if row.missing else "")
        self._draw_sign(painter, row, place)
        text, why = self._texts(index.row(), option.font, self._room(option, index))
        left = place.left() + _begin(row)
        painter.setPen(shade("text" if row.order or row.missing else "muted"))
        text.draw(painter, QPointF(left, place.top() + AIR))
        if why is not None:
            painter.setPen(shade("alarm"))
            why.draw(painter, QPointF(left, place.top() + AIR + text.boundingRect().height()))
        self._draw_chips(painter, option, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """As high as the text needs."""
        row = self._model.row_at(index.row())
        if row is None:
            return QSize(0, HIGH)
        texts = self._texts(index.row(), option.font, self._room(option, index))
        high = sum(text.boundingRect().height() for text in texts if text is not None)
        return QSize(option.rect.width(), max(HIGH, int(high) + 2 * AIR))

    def link(self, option: QStyleOptionViewItem, index: Index) -> QRect | None:
        """Where the ``If`` of a row is, if it has one."""
        if index.row() not in self.offered:
            return None
        chip, width = self._chip(option, index), wide(small(option.font), self.tr("If")) + 12
        return QRect(chip.left() - width - 4, chip.top(), width, chip.height())

    def _chip(self, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Where the chip at the end of a row is; empty if there is none."""
        word, place = self._model.expected(index.row()).word, option.rect
        return chip_place(place, word, option.font)

    def _room(self, option: QStyleOptionViewItem, index: Index) -> float:
        """How wide the text of a row may be."""
        row, ends = self._model.row_at(index.row()), self._chip(option, index)
        ends = self.link(option, index) or ends
        return max(60, ends.left() - GAP - option.rect.left() - (_begin(row) if row else 0))

    def _texts(
        self, number: int, font: QFont, room: float
    ) -> tuple[QTextLayout, QTextLayout | None]:
        (head, rest), told = self._model.words(number), self._model.why(number)
        why = laid(say(told), 0, small(font), room) if told is not None else None
        return laid(f"{head} {rest}".strip(), len(head), font, room), why

    def _draw_sign(self, painter: QPainter, row: Row, place: QRect) -> None:
        kind = Kind(row.kind) if row.prisoners is None else RIDING
        indent = _STEP if row.more else 0
        at = (place.left() + LEFT + indent + SIGN / 2 - 2, place.top() + HIGH / 2 + 1)
        paint_sign(painter, self._view(), kind, PowerId(row.country), at)

    def _draw_chips(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        word, tone = self._model.expected(index.row())
        painter.setFont(small(option.font))
        middle = Qt.AlignmentFlag.AlignCenter
        chip = self._chip(option, index)
        if word:
            paint_chip(painter, chip, word, tone)
        if_chip = self.link(option, index)
        if if_chip is not None:
            painter.setPen(QPen(shade("edge"), 1))
            painter.setBrush(shade("base"))
            painter.drawRoundedRect(QRectF(if_chip), 7, 7)
            painter.setPen(shade("text"))
            painter.drawText(if_chip, middle, self.tr("If"))


def _begin(row: Row) -> int:
    """Where the text of a row begins."""
    return LEFT + SIGN + GAP + (_STEP if row.more else 0)
