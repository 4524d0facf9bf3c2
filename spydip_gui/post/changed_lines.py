"""Lines that went and lines that came, each in its colour and with its mark."""

from collections.abc import Sequence

from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from spydip_gui.theme.parts import in_columns, named

_GONE, _COME = QColor(215, 70, 40, 80), QColor(60, 150, 90, 80)


class ChangedLines(QListWidget):
    """Shows a difference: ``-`` before what went, ``+`` before what came."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        named(in_columns(self), self.tr("What changed"))

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show lines; those with neither mark are shown plainly."""
        self.clear()
        for line in lines:
            item = QListWidgetItem(line)
            if line[:1] in "+-" and line:
                item.setBackground(QBrush(_COME if line[0] == "+" else _GONE))
            self.addItem(item)
