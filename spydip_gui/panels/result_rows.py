"""Paints results row by row: sign, order, a chip; below a failure, its reason and its rule."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout
from PySide6.QtWidgets import QStyleOptionViewItem

from engine.adjudication.outcome import Result
from engine.session.seat import Seat
from spydip_gui.models.expected import Tone
from spydip_gui.models.results import ResultRow, ResultsModel
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

_BEGIN = LEFT + SIGN + GAP


class ResultRows(LinkedRows):
    """Draws the rows of results; the selected row gives its reason even if it succeeded.

    The rule that decided a row can be clicked.
    """

    def __init__(self, model: ResultsModel, view: Callable[[], Seat]) -> None:
        super().__init__()
        self._model = model
        self._view = view
        self.open = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row = self._model.row_at(index.row())
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = option.rect
        paint_ground(painter, option)
        at = (place.left() + LEFT + SIGN / 2 - 2, place.top() + HIGH / 2 + 1)
        paint_sign(painter, self._view(), row.kind, row.country, at)
        text, why = self._texts(row, option, index)
        top = QPointF(place.left() + _BEGIN, place.top() + AIR)
        painter.setPen(shade("text"))
        text.draw(painter, top)
        if why is not None:
            painter.setPen(shade("muted"))
            why.draw(painter, top + QPointF(0, text.boundingRect().height()))
        painter.setFont(small(option.font))
        rule = self.link(option, index)
        if rule is not None:
            self._draw_rule(painter, rule, row.rule)
        paint_chip(painter, chip_place(place, row.word, option.font), row.word, _tone(row))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """As high as the text needs."""
        row = self._model.row_at(index.row())
        if row is None:
            return QSize(0, HIGH)
        texts = self._texts(row, option, index)
        high = sum(text.boundingRect().height() for text in texts if text is not None)
        rule = self.link(option, index)
        if rule is not None:
            high = max(high, rule.bottom() + 1 - option.rect.top() - AIR)
        return QSize(40, max(HIGH, int(high) + 2 * AIR))

    def link(self, option: QStyleOptionViewItem, index: Index) -> QRect | None:
        """Where the rule of a row is, if shown: after its reason, or on a line of its own."""
        row = self._model.row_at(index.row())
        if row is None or not row.rule or not self._tells(row, index):
            return None
        text, why = self._texts(row, option, index)
        left, top = option.rect.left() + _BEGIN, option.rect.top() + AIR
        width, letters = wide(small(option.font), row.rule), small(option.font)
        high = text.boundingRect().height()
        if why is None:
            return QRect(left, int(top + high), width, int(_line(letters)))
        last = why.lineAt(why.lineCount() - 1)
        behind = left + last.naturalTextWidth() + wide(letters, " ")
        beneath = behind + width > option.rect.right() - GAP
        below = high + last.y() + (last.height() if beneath else 0)
        return QRect(int(left if beneath else behind), int(top + below), width, int(last.height()))

    def _tells(self, row: ResultRow, index: Index) -> bool:
        return row.failed or index.row() == self.open

    def _texts(
        self, row: ResultRow, option: QStyleOptionViewItem, index: Index
    ) -> tuple[QTextLayout, QTextLayout | None]:
        place = option.rect
        room = chip_place(place, row.word, option.font).left() - GAP - place.left() - _BEGIN
        text = laid(f"{row.head} {row.rest}".strip(), len(row.head), option.font, max(60, room))
        if not row.why or not self._tells(row, index):
            return text, None
        whole = max(60, place.width() - _BEGIN - GAP)
        return text, laid(row.why, 0, small(option.font), whole)

    def _draw_rule(self, painter: QPainter, place: QRect, rule: str) -> None:
        letters = QFont(painter.font())
        letters.setUnderline(True)
        painter.save()
        painter.setFont(letters)
        painter.setPen(shade("accent"))
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip, rule)
        painter.restore()


def _line(font: QFont) -> float:
    return laid(" ", 0, font, 60).boundingRect().height()


def _tone(row: ResultRow) -> Tone:
    if row.one.result is Result.SUCCEEDS:
        return Tone.GOOD
    return Tone.ALARM
