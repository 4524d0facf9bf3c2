"""The head of the window: the game, the viewer, the time left, and the one main button."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from spydip_gui.theme.icons import icon
from spydip_gui.theme.one_line import OneLine
from spydip_gui.theme.parts import caption, fill, named
from spydip_gui.theme.sheet import toned

HIGH = 48

_MAIN, _NARROW = 38, 820
"""The height of the main button; narrower windows show its icon alone."""
_GAP, _TITLE = 14, 150
"""What stands between the parts, and what is left to title and phase at least."""


class Header(QFrame):
    """Title and phase, the row of viewers, the deadline and the main button, in one row."""

    def __init__(self, switcher: QWidget) -> None:
        """Hold the row of viewers."""
        super().__init__()
        self.setObjectName("header")
        self.setFixedHeight(HIGH)
        self._switcher = switcher
        self.title, self.phase = OneLine("heading"), OneLine("muted")
        self.due = caption()
        self.due.setProperty("tone", "muted")
        self.main = QPushButton(autoDefault=False)
        self.main.setProperty("tone", "main")
        self.main.setFixedHeight(_MAIN - 6)
        self.main.setIconSize(QSize(26, 20))
        self._word = ""
        words = fill(QVBoxLayout(), self.title, self.phase, margin=0)
        words.setSpacing(0)
        row = fill(QHBoxLayout(self), (words, 2), (switcher, 5), self.due, self.main)
        row.setContentsMargins(10, 2, 10, 2)
        row.setSpacing(_GAP)

    def offer(self, word: str, sign: str, tip: str) -> None:
        """Let the main button do this; without a word there is no button."""
        self._word = word
        self.main.setVisible(bool(word))
        self.main.setIcon(icon(sign, "accent_on"))
        self.main.setToolTip(tip)
        named(self.main, word or tip)
        toned(self.main, "main")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Leave out what does not fit, least important first."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self.main.setText("" if narrow else self._word)
        parts = [self._switcher, self.due, *([] if self.main.isHidden() else [self.main])]
        needed = sum(part.sizeHint().width() + _GAP for part in parts) + _TITLE
        self.due.setHidden(narrow or needed > self.width() or not self.due.text())
