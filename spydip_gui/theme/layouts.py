"""Rows and columns of widgets, filled in one call."""

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

Part: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | None
"""A widget or layout, with how much it stretches if it does; None for space that stretches."""

L = TypeVar("L", bound=QBoxLayout)


def fill(layout: L, *parts: Part) -> L:
    """Put parts into a row or column, one after the other."""
    for part in parts:
        match part:
            case None:
                layout.addStretch(1)
            case (QWidget() as widget, int() as stretch):
                layout.addWidget(widget, stretch)
            case (QLayout() as inner, int() as stretch):
                layout.addLayout(inner, stretch)
            case QWidget():
                layout.addWidget(part)
            case QLayout():
                layout.addLayout(part)
    return layout
