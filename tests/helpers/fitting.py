"""What does not fit in a window: texts wider than their part, rows and buttons cut off."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QSplitter,
    QStatusBar,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

_SLACK = 1
"""Pixels that a size may be out by rounding."""


def faults(window: QWidget, room: QSize | None = None) -> list[str]:
    """What is cut off in a window that is shown, and whether it is larger than the ``room``."""
    found = []
    if room is not None and (window.width() > room.width() or window.height() > room.height()):
        found.append(f"window of {_size(window.size())} in {_size(room)}")
    for part in window.findChildren(QWidget):
        if part.isVisibleTo(window) and part.width() and part.height():
            found += [f"{_name(part)}: {fault}" for fault in _of(part)]
    return found


def _of(part: QWidget) -> Iterator[str]:
    if _outside(part):
        yield f"reaches over the edge of its {type(part.parentWidget()).__name__}"
    match part:
        case QLabel():
            yield from _label(part)
        case QTabBar():
            yield from _tabs(part)
        case QAbstractButton():
            yield from _button(part)
        case QComboBox():
            yield from _small(part, part.currentText())
        case QAbstractSpinBox():
            yield from _small(part, part.text())
        case QLineEdit() if part.isVisible() and not isinstance(part.parentWidget(), QComboBox):
            yield from _line(part)
        case QHeaderView():
            yield from _header(part)
        case QAbstractItemView():
            yield from _cells(part)


def _outside(part: QWidget) -> bool:
    """Whether a part is cut by the one around it; what is scrolled may be."""
    around = part.parentWidget()
    if around is None or part.isWindow() or isinstance(around, QTabBar | QHeaderView):
        return False
    scrolled = around.parentWidget()
    if isinstance(scrolled, QAbstractScrollArea) and scrolled.viewport() is around:
        return False
    if isinstance(around, QAbstractScrollArea | QStatusBar | QMenuBar | QSplitter):
        return False
    return not around.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(part.geometry())


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or label.textFormat() == Qt.TextFormat.RichText or "<" in text:
        return
    inside = label.contentsRect()
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + _SLACK:
            yield f"“{text[:40]}” needs {needed} of {label.height()} high"
        text = max(text.split(), key=len, default="")
    flags = Qt.TextFlag.TextShowMnemonic if label.buddy() else Qt.TextFlag.TextExpandTabs
    box = label.fontMetrics().size(flags, text)
    if box.width() > inside.width() + _SLACK:
        yield f"“{text[:40]}” needs {box.width()} of {inside.width()}"
    if not label.wordWrap() and box.height() > inside.height() + 3:
        yield f"“{text[:40]}” needs {box.height()} of {inside.height()} high"


def _button(button: QAbstractButton) -> Iterator[str]:
    text = button.text()
    if not text:
        return
    needed = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)
    if needed.width() > button.width() + _SLACK or needed.height() > button.height() + _SLACK:
        yield f"“{text[:40]}” needs {_size(needed)} of {_size(button.size())}"


def _tabs(row: QTabBar) -> Iterator[str]:
    for number in range(row.count()):
        box, text = row.tabRect(number), row.tabText(number)
        wide = row.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
        if row.isTabVisible(number) and (
            wide > box.width() + _SLACK or box.right() > row.width() + _SLACK
        ):
            yield f"tab “{text}” is cut"


def _small(part: QWidget, text: str) -> Iterator[str]:
    wide = part.fontMetrics().horizontalAdvance(text)
    if wide > part.width() - 18 and text not in part.toolTip():
        yield f"“{text[:40]}” needs {wide} of {part.width() - 18}"


def _line(line: QLineEdit) -> Iterator[str]:
    hint = line.placeholderText()
    wide = line.fontMetrics().horizontalAdvance(hint)
    if not line.text() and wide > line.width() - 4 and hint not in line.toolTip():
        yield f"hint “{hint[:40]}” needs {wide} of {line.width() - 4}"


def _header(header: QHeaderView) -> Iterator[str]:
    if header.orientation() == Qt.Orientation.Vertical:
        return
    model = header.model()
    for number in range(header.count()):
        text = str(model.headerData(number, Qt.Orientation.Horizontal) or "")
        wide = header.fontMetrics().horizontalAdvance(text)
        if not header.isSectionHidden(number) and wide > header.sectionSize(number) + _SLACK:
            yield f"column “{text}” needs {wide} of {header.sectionSize(number)}"


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, shown = view.model(), view.viewport().rect()
    if model is None:
        return
    for row in range(min(model.rowCount(view.rootIndex()), 60)):
        first = model.index(row, 0, view.rootIndex())
        for column in range(
            view.header().count() if isinstance(view, QTreeView) else _columns(view)
        ):
            index = first.siblingAtColumn(column)
            box = view.visualRect(index)
            text = str(index.data() or "")
            if not text or box.isEmpty() or not shown.intersects(box):
                continue
            yield from _cell(view, box, text, str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))


def _columns(view: QAbstractItemView) -> int:
    match view:
        case QTreeView():
            return view.header().count()
        case QTableView():
            return view.horizontalHeader().count()
    return 1


def _cell(view: QAbstractItemView, box: QRect, text: str, tip: str) -> Iterator[str]:
    needed = view.fontMetrics().size(0, text)
    lines = max(1, box.height() // max(1, view.fontMetrics().lineSpacing()))
    if view.fontMetrics().height() > box.height() + 2:
        yield f"row of “{text[:40]}” is {box.height()} high"
    # What is cut short tells the rest in its tip.
    if needed.width() > box.width() * lines and text.split("\n", maxsplit=1)[0] not in tip:
        yield f"cell “{text[:40]}” needs {needed.width()} of {box.width()}"


def _name(part: QWidget) -> str:
    names = []
    one: QWidget | None = part
    while one is not None and len(names) < 3:
        names.append(one.objectName() or one.accessibleName()[:24] or type(one).__name__)
        one = one.parentWidget()
        if isinstance(one, QGroupBox):
            names.append(one.title())
    return " in ".join(names)


def _size(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"
