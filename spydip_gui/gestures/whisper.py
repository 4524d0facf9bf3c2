"""The ghost text beside the pointer: the order being written, or why it is impossible."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.outcomes import Verdict
from spydip_gui.language.reader import say
from spydip_gui.theme.sheet import toned

_TONES = {Verdict.FINE: "good", Verdict.DOUBTFUL: "warning", Verdict.IMPOSSIBLE: "alarm"}

_MARKS = {Verdict.FINE: "", Verdict.DOUBTFUL: "△ ", Verdict.IMPOSSIBLE: "✕ "}
"""The same without colours."""


_PADDING = 24


def marked(ghost: Hint, between: str = "\n") -> str:
    """The order and its notes, marked if it is doubtful or impossible."""
    lines = [line for line in map(say, (ghost.text, *ghost.why)) if line]
    return _MARKS[ghost.verdict] + between.join(lines) if lines else ""


class Whisper(QLabel):
    """A small label over the map that ignores the mouse."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setObjectName("whisper")
        self.hide()

    def say(self, ghost: Hint, spot: QPoint) -> None:
        """Show a ghost's text beside a spot, kept inside the widget."""
        if not (ghost.text or ghost.why):
            self.hide()
            return
        toned(self, _TONES[ghost.verdict])
        self.ensurePolished()
        self.setText(marked(ghost))
        room = self._over.rect()
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in self.text().split("\n"))
        wide = min(widest + _PADDING, max(160, room.width() // 3))
        inside = QRect(0, 0, wide - _PADDING, room.height())
        text = metrics.boundingRect(inside, Qt.TextFlag.TextWordWrap, self.text())
        self.setFixedSize(wide, text.height() + _PADDING // 3)
        corner = spot + QPoint(18, 16)
        if corner.x() + self.width() > room.width():
            corner.setX(spot.x() - self.width() - 12)
        if corner.y() + self.height() > room.height():
            corner.setY(spot.y() - self.height() - 12)
        self.move(corner)
        self.show()
        self.raise_()
