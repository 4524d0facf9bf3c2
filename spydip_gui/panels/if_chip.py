"""The chip on an order's row that puts a condition to it."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

_WIDE = 26
_GAP = 4

Index = QModelIndex | QPersistentModelIndex


class IfChip(QStyledItemDelegate):
    """Draws the piece of an order with an ``If`` behind it.

    ``wanted`` says that the chip of a row was clicked; ``offered`` are the rows that have one.
    """

    wanted = Signal(int)

    def __init__(self) -> None:
        """Offer it on no row yet."""
        super().__init__()
        self.offered: frozenset[int] = frozenset()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the piece and the chip."""
        super().paint(painter, option, index)
        if index.row() not in self.offered:
            return
        place = chip_of(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(option.palette.mid().color(), 1))
        painter.setBrush(option.palette.button())
        painter.drawRoundedRect(place, 5, 5)
        painter.setPen(option.palette.buttonText().color())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.tr("If"))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """With room for the chip."""
        size = super().sizeHint(option, index)
        room = _WIDE + 2 * _GAP if index.row() in self.offered else 0
        return QSize(size.width() + room, size.height())

    def editorEvent(  # noqa: N802  # Qt's name
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click on the chip asks for its condition; any other is the table's."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            on_chip = chip_of(option.rect).contains(event.position().toPoint())
            if on_chip and index.row() in self.offered:
                self.wanted.emit(index.row())
                return True
        return super().editorEvent(event, model, option, index)


def chip_of(cell: QRect) -> QRect:
    """Where the chip is in a cell."""
    high = min(cell.height() - 4, 20)
    top = cell.top() + (cell.height() - high) // 2
    return QRect(cell.right() - _WIDE - _GAP, top, _WIDE, high)
