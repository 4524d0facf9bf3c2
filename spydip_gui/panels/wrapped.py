"""Sentences in a tree that take as many lines as they need."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

from spydip_gui.theme.list_widgets import Index

_MARGIN, _AIR = 8, 8
_TALL = 10_000


class Wrapped(QStyledItemDelegate):
    """Gives items that span their tree the height their text needs at its width."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.setUniformRowHeights(False)
        tree.setItemDelegateForColumn(0, self)
        tree.header().sectionResized.connect(self._lay_out)

    def _lay_out(self) -> None:
        self._tree.scheduleDelayedItemsLayout()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """As high as the wrapped text, no wider than anything else."""
        size = super().sizeHint(option, index)
        if self._tree.itemFromIndex(index).columnCount() > 1:
            return size
        depth, above = int(self._tree.rootIsDecorated()), index.parent()
        while above.isValid():
            above, depth = above.parent(), depth + 1
        room = self._tree.viewport().width() - depth * self._tree.indentation() - _MARGIN
        flags = Qt.TextFlag.TextWordWrap
        text = str(index.data() or "")
        box = QRect(0, 0, max(room, 40), _TALL)
        high = option.fontMetrics.boundingRect(box, flags, text).height() + _AIR
        return QSize(40, max(size.height(), high))
