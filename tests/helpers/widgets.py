"""Everything that a window could tell anybody: all texts of all of its widgets."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.UserRole,
    Qt.ItemDataRole.UserRole + 1,
)


def texts(window: QWidget) -> list[str]:
    """Every text, tip and name in a window, with what can be clicked and what is shown."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        found += [f"{kind}: {text}" for text in own_texts(widget)]
        for action in widget.actions():
            state = f"{action.isEnabled()} {action.isChecked()}"
            found.append(f"action: {action.text()} {action.toolTip()} {state}")
    return found


def own_texts(widget: QWidget) -> Iterator[str]:
    """Every text of one widget."""
    yield f"{widget.isEnabled()} {widget.isHidden()}"
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.windowTitle()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield f"{widget.text()} {widget.placeholderText()}"
        case QTextEdit():
            yield widget.toHtml()
        case QPlainTextEdit():
            yield widget.toPlainText()
        case QComboBox():
            yield from _cells(widget.model())
        case QAbstractItemView() if widget.model() is not None:
            yield from _cells(widget.model())
        case QMainWindow():
            yield widget.statusBar().currentMessage()
        case _:
            pass


def _cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    top = parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
    for row in range(model.rowCount(top)):
        for column in range(columns):
            index = model.index(row, column, top)
            yield " | ".join(str(model.data(index, role)) for role in _ROLES)
        if not isinstance(model, QAbstractListModel):
            yield from _cells(model, model.index(row, 0, top))
