"""What the lists of all windows share: rows, spacing, and a note for an empty list."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QBrush, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTreeView,
    QTreeWidget,
)

from spydip_gui.theme.parts import in_columns, named, unmarked
from spydip_gui.theme.window_colours import shade

Index: TypeAlias = QModelIndex | QPersistentModelIndex

VALUE = Qt.ItemDataRole.UserRole
"""The value that a line of a list stands for."""

_NARROW = 60
"""How narrow a column may be: its title can be read."""


class Roomy(QStyledItemDelegate):
    """Rows with space above and below, so that the dots of an ``Ö`` are not cut off."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        view.setItemDelegate(self)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802  # Qt's
        """As large as the text, and a little taller."""
        return super().sizeHint(option, index) + QSize(0, 4)


_BESIDE, _BELOW, _TALL = 8, 8, 10_000


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
        room = self._tree.viewport().width() - depth * self._tree.indentation() - _BESIDE
        flags = Qt.TextFlag.TextWordWrap
        text = str(index.data() or "")
        box = QRect(0, 0, max(room, 40), _TALL)
        high = option.fontMetrics.boundingRect(box, flags, text).height() + _BELOW
        return QSize(40, max(size.height(), high))


def by_rows(table: QTableView, *titles: str) -> None:
    """Have a table read by rows: selected whole, without a grid, read-only.

    A table widget with its own items gets a column for each of the ``titles``.
    """
    if isinstance(table, QTableWidget):
        table.setColumnCount(len(titles))
        table.setHorizontalHeaderLabels(titles)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)
    header.setHighlightSections(False)
    header.setMinimumSectionSize(_NARROW)


_SIDE = 16  # what a note leaves free at its sides, and above if there is room


class EmptyNote(QLabel):
    """Says in an empty list why there is nothing."""

    def __init__(self, view: QAbstractItemView, text: str = "") -> None:
        super().__init__(view.viewport())
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.follow)
        self.say(text)

    def say(self, text: str) -> None:
        """Give another reason, to the eye and to a screen reader."""
        self.setText(text)
        self.follow()

    def follow(self) -> None:
        """Show the note if no row is visible, even because a search hides them all."""
        model, view = self._view.model(), self._view
        empty = all(_hidden(view, row) for row in range(model.rowCount()))
        view.setAccessibleDescription(self.text() if empty else "")
        self._stand()
        self.setVisible(empty and bool(self.text()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay as large as the view."""
        if event.type() == QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)

    def _stand(self) -> None:
        """Cover the whole view, near its top edge if it is low."""
        room = self._view.viewport().rect()
        self.setContentsMargins(_SIDE, 0, _SIDE, 0)
        down = (room.height() - self.heightForWidth(room.width())) // 2
        self.setContentsMargins(_SIDE, max(0, min(_SIDE, down)), _SIDE, 0)
        self.setGeometry(room)  # scrolling the view moved it along


def _hidden(view: QAbstractItemView, row: int) -> bool:
    match view:
        case QTreeView():
            return view.isRowHidden(row, QModelIndex())
        case QListView():
            return view.isRowHidden(row)
    return False


class Lines(QListWidget):
    """A list of lines, each with a value under `VALUE`; ``note`` is what an empty one says."""

    def __init__(self, name: str, none: str = "", *, wraps: bool = False) -> None:
        """Start empty; ``none`` says why."""
        super().__init__()
        named(self, name)
        Roomy(self)
        self.note = EmptyNote(self, none)
        self.setWordWrap(wraps)

    def add(self, text: str, value: object = None, tip: str = "") -> QListWidgetItem:
        """Add a line."""
        item = QListWidgetItem(text)
        item.setData(VALUE, value)
        item.setToolTip(unmarked(tip))
        self.addItem(item)
        return item

    def show_lines(self, lines: Iterable[tuple[str, str]]) -> None:
        """Show other lines with their tooltips, keeping the row."""
        row = max(0, self.currentRow())
        with QSignalBlocker(self):
            self.clear()
            for text, tip in lines:
                self.add(text, tip=tip)
        self.setCurrentRow(min(row, self.count() - 1))


class ChangedLines(QListWidget):
    """Shows a difference: ``-`` before what was removed, ``+`` before what was added."""

    def __init__(self) -> None:
        super().__init__()
        named(in_columns(self), self.tr("What changed"))

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show lines; those with neither mark are shown plainly."""
        self.clear()
        for line in lines:
            item = QListWidgetItem(line)
            if line[:1] in "+-" and line:
                item.setBackground(QBrush(shade("good_on" if line[0] == "+" else "alarm_on")))
            self.addItem(item)
