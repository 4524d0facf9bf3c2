"""The building blocks of all windows, each made and named in one call."""

import gc
from collections.abc import Callable
from html import escape
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QMargins, Qt, SignalInstance
from PySide6.QtGui import QBrush, QColor, QFontDatabase
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

Part: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | None
"""A widget or layout, with how much it stretches if it does; None for space that stretches."""

Margin: TypeAlias = int | tuple[int, int, int, int]
"""The margin on all sides, or left, above, right and below."""

UNLIMITED = 16777215
"""As wide or high as Qt lets a widget be."""

FRAME = QMargins(8, 40, 8, 8)
"""What the frame of a window takes, as long as there is none yet."""

L = TypeVar("L", bound=QBoxLayout)
W = TypeVar("W", bound=QWidget)
B = TypeVar("B", bound=QAbstractSpinBox)

_INSET = 6


def fill(layout: L, *parts: Part, margin: Margin | None = None, spacing: int | None = None) -> L:
    """Put widgets into a row or column, in order, with the usual margin and spacing or others."""
    for part in parts:
        inner, stretch = part if isinstance(part, tuple) else (part, 0)
        match inner:
            case None:
                layout.addStretch(1)
            case QWidget():
                layout.addWidget(inner, stretch)
            case QLayout():
                layout.addLayout(inner, stretch)
    if margin is not None:
        layout.setContentsMargins(*((margin,) * 4 if isinstance(margin, int) else margin))
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def abreast(*parts: Part) -> QHBoxLayout:
    """A row of widgets."""
    return fill(QHBoxLayout(), *parts)


def page(*parts: Part, margin: int | None = None) -> QWidget:
    """A column of widgets, as a widget of its own."""
    widget = QWidget()
    fill(QVBoxLayout(widget), *parts, margin=margin)
    return widget


def scrolled(part: QWidget) -> QScrollArea:
    """A part that is scrolled where there is not enough room for it."""
    area = QScrollArea(widgetResizable=True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(part)
    return area


def split(*parts: tuple[QWidget, int], upright: bool = False) -> QSplitter:
    """Widgets with movable dividers between them, each with its initial size."""
    line = QSplitter(Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal)
    for part, _ in parts:
        line.addWidget(part)
    line.setSizes([size for _, size in parts])
    return line


def form(*rows: tuple[str, QWidget | QLayout]) -> QFormLayout:
    """A form with a row per field, named by its label."""
    layout = QFormLayout()
    for label, field in rows:
        layout.addRow(label, field)
        if isinstance(field, QWidget):
            named(field, label)
    return layout


def named(part: W, name: str) -> W:
    """A widget with a name for screen readers, without the mnemonic's mark."""
    part.setAccessibleName(name.replace("&", ""))
    return part


def inset(box: B) -> B:
    """A field of a number or a date whose text keeps clear of the edge, as in other fields."""
    box.lineEdit().setTextMargins(_INSET, 0, 0, 0)  # the style sheet's padding does not reach it
    return box


def push(
    text: str, act: Callable[..., object] | SignalInstance, tip: str = "", tone: str = ""
) -> QPushButton:
    """A button that does something; Return does not press it by accident."""
    button = QPushButton(text, autoDefault=False)
    button.setToolTip(tip)
    button.setProperty("tone", tone)
    button.clicked.connect(act)
    return button


def tool(text: str, tip: str = "", *, lasts: bool = False) -> QToolButton:
    """A flat button, named by its tooltip or its text; one that ``lasts`` stays down."""
    button = named(QToolButton(autoRaise=True), tip or text)
    button.setText(text)
    button.setToolTip(tip)
    button.setCheckable(lasts)
    return button


def search_line(what: str, sift: Callable[..., object]) -> QLineEdit:
    """A search line, which says what it searches and can be cleared with one click."""
    line = named(QLineEdit(placeholderText=what, clearButtonEnabled=True), what)
    line.setToolTip(what)  # in case it is too narrow to say so
    line.textChanged.connect(sift)
    return line


def in_columns(part: W) -> W:
    """A widget in a monospaced font, so that columns line up."""
    part.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return part


def sheet_of(name: str, *, fixed: bool = False, wraps: bool = True) -> QPlainTextEdit:
    """A named sheet of text in columns; one that is ``fixed`` is for reading only."""
    sheet = named(in_columns(QPlainTextEdit(readOnly=fixed)), name)
    if not wraps:
        sheet.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    return sheet


def caption(text: str = "", tone: str = "", **how: Any) -> QLabel:  # noqa: ANN401  # as Qt takes it
    """A label that shows its text literally, whoever wrote it, in a look of the style sheet."""
    label = QLabel(text, textFormat=Qt.TextFormat.PlainText, **how)
    label.setProperty("tone", tone)
    return label


def unmarked(text: str) -> str:
    """A text to be shown literally in a tooltip or one of Qt's own boxes."""
    return escape(text).replace("\n", "<br>") if "<" in text else text


def agreed(window: QWidget | None, question: str) -> bool:
    """Whether the user answered yes to a doubtful question; Enter says no."""
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    return QMessageBox.question(window, "SpyDip", unmarked(question), yes | no, no) == yes


def heading(text: str = "") -> QLabel:
    """A label in the font of headings."""
    return caption(text, "heading")


def called(text: str, part: QWidget) -> QLabel:
    """A widget's label, whose mnemonic leads to it."""
    label = caption(text)
    label.setBuddy(part)
    named(part, text)
    return label


def cell(text: str, ground: QColor | None = None, ink: QColor | None = None) -> QTableWidgetItem:
    """A table cell whose tooltip has its whole text; with a background and ink of its own."""
    item = QTableWidgetItem(text)
    item.setToolTip(unmarked(text))
    if ground is not None:
        item.setBackground(QBrush(ground))
    if ink is not None:
        item.setForeground(QBrush(ink))
    return item


def retire(window: QWidget) -> None:
    """Close a window for good, and keep it until Qt is done with it.

    Python's own collector would destroy it while Qt may still be delivering its events. Windows
    retired earlier are collected now; otherwise they would stay for long.
    """
    gc.collect()
    window.close()
    window.destroyed.connect(lambda: _RETIRED.discard(window))
    _RETIRED.add(window)
    window.deleteLater()


_RETIRED: set[QWidget] = set()


def accepted(dialog: QDialog) -> bool:
    """Whether a dialog that is shown now is accepted; it is gone once its answers are read."""
    code = dialog.exec()
    dialog.deleteLater()
    return code == QDialog.DialogCode.Accepted
