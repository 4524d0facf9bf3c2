"""A line of text that is cut with dots where it has no room, and told in full by its tip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from spydip_gui.theme.parts import named, unmarked

_LEAST = 40


class OneLine(QLabel):
    """Plain text that gives way to what stands beside it."""

    def __init__(self, tone: str = "") -> None:
        """Begin without text, in a look of the style sheet."""
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        if tone:
            self.setProperty("tone", tone)
        self.setMinimumWidth(_LEAST)

    def say(self, text: str) -> None:
        """Show another text."""
        self.setText(text)
        self.setToolTip(unmarked(text))
        named(self, text)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for a few letters."""
        return QSize(_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint as much of it as there is room for."""
        painter, room = QPainter(self), self.contentsRect()
        text = " ".join(self.text().splitlines())
        cut = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, self.alignment(), cut)
