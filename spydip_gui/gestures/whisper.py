"""The ghost text beside the pointer: the order being written and why it is not possible."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.outcome import Verdict

_LOOKS = {
    Verdict.FINE: ("#173a1d", "#e8f6e9", "#3f7f49"),
    Verdict.DOUBTFUL: ("#4a3200", "#fff3d6", "#c68a00"),
    Verdict.IMPOSSIBLE: ("#5a0d0d", "#fde7e6", "#b3261e"),
}
"""Ink, ground and edge by verdict."""

_MARKS = {Verdict.FINE: "", Verdict.DOUBTFUL: "△ ", Verdict.IMPOSSIBLE: "✕ "}
"""The same without colours."""


class Whisper(QLabel):
    """A small label over the map that lets the mouse through."""

    def __init__(self, over: QWidget) -> None:
        """Wait over a widget, unseen."""
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def say(self, ghost: Hint, spot: QPoint) -> None:
        """Show a ghost's text beside a spot, inside the widget below."""
        lines = [line for line in (ghost.text, ghost.why) if line]
        if not lines:
            self.hide()
            return
        ink, ground, edge = _LOOKS[ghost.verdict]
        self.setStyleSheet(
            f"color: {ink}; background: {ground}; border: 1px solid {edge};"
            "border-radius: 4px; padding: 3px 6px;"
        )
        self.setText(_MARKS[ghost.verdict] + "\n".join(lines))
        room = self._over.rect()
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in self.text().split("\n"))
        self.setFixedWidth(min(widest + 20, max(160, room.width() // 3)))
        self.setFixedHeight(self.heightForWidth(self.width()))
        corner = spot + QPoint(18, 16)
        if corner.x() + self.width() > room.width():
            corner.setX(spot.x() - self.width() - 12)
        if corner.y() + self.height() > room.height():
            corner.setY(spot.y() - self.height() - 12)
        self.move(corner)
        self.show()
        self.raise_()
