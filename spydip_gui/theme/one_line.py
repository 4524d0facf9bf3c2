"""A line of text that ends in dots if it does not fit; its tooltip has all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from spydip_gui.theme.parts import named, unmarked

_LEAST = 40


class OneLine(QLabel):
    """Plain text that makes way for what stands beside it."""

    def __init__(self, tone: str = "") -> None:
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
        """Paint as much of it as fits."""
        painter, room = QPainter(self), self.contentsRect()
        text = " ".join(self.text().splitlines())
        cut = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, self.alignment(), cut)
