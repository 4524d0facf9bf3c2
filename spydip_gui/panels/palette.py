"""The command palette: type a few letters of what you want to do, press Enter."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.theme.list_widgets import EmptyNote, Index, Roomy
from spydip_gui.theme.parts import fill, named, search_line

_ACTION = Qt.ItemDataRole.UserRole
_KEYS = _ACTION + 1


class CommandPalette(QDialog):
    """Searches the commands available now."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """Offer those of these actions that are enabled."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("All commands"))
        self.search = search_line(self.tr("What do you want to do?"), self._sift)
        self.search.returnPressed.connect(self._run)
        self.search.installEventFilter(self)
        self.list = named(QListWidget(), self.tr("Commands"))
        _Line(self.list)
        self.none = EmptyNote(self.list, self.tr("There is no command of that name."))
        self.list.itemActivated.connect(self._run)
        fill(QVBoxLayout(self), self.search, self.list)
        self.resize(460, 460)
        for action in actions:
            if action.isEnabled() and action.text():
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                name = action.text().replace("&", "")
                item = QListWidgetItem(name)
                item.setData(_ACTION, action)
                item.setData(_KEYS, keys)
                spoken = f"{name}, {keys}" if keys else name
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Let the arrows move in the list while typing."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step:
                self._move(step)
                return True
        return super().eventFilter(watched, event)

    def _move(self, step: int) -> None:
        shown = [r for r in range(self.list.count()) if not self.list.item(r).isHidden()]
        if shown:
            now = self.list.currentRow()
            at = shown.index(now) if now in shown else -step
            self.list.setCurrentRow(shown[(at + step) % len(shown)])

    def _sift(self, wanted: str) -> None:
        letters = wanted.casefold().split()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            text = f"{item.text()} {item.data(_KEYS)}".casefold()
            fits = all(part in text for part in letters)
            item.setHidden(not fits)
            if fits and first is None:
                first = row
        self.list.setCurrentRow(-1 if first is None else first)
        self.none.follow()

    def _run(self) -> None:
        item = self.list.currentItem()
        if self.list.currentRow() >= 0 and not item.isHidden():
            self.accept()
            item.data(_ACTION).trigger()


class _Line(Roomy):
    """Draws a command's key at the end of its line."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name, then the key."""
        super().paint(painter, option, index)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.PlaceholderText
        painter.save()
        painter.setPen(option.palette.color(role))
        room = option.rect.adjusted(0, 0, -8, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, right, str(index.data(_KEYS)))
        painter.restore()
