"""The head of the window: which game this is, who looks, until when, and the one main button."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import caption, fill, named
from spydip_gui.theme.sheet import toned

HIGH = 48

_MAIN, _NARROW = 38, 820
"""The height of the main button; narrower windows show its icon alone."""


class Elided(QLabel):
    """A line of text that is cut with dots where there is no room, and told in full by its tip."""

    def __init__(self, tone: str) -> None:
        """Begin without text, in a look of the style sheet."""
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self.setProperty("tone", tone)
        self.setMinimumWidth(60)
        self._whole = ""

    def say(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self.setToolTip(text)
        named(self, text)
        self._cut()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """As wide as the whole text."""
        wide = self.fontMetrics().horizontalAdvance(self._whole) + 4
        return QSize(wide, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Cut the text anew."""
        super().resizeEvent(event)
        self._cut()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Cut the text in the letters that it has by now."""
        self._cut()
        super().paintEvent(event)

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1)
        )
        if cut != self.text():
            self.setText(cut)


class Header(QFrame):
    """Title and phase, the switcher, the deadline and the main button, in one row."""

    def __init__(self, switcher: QWidget) -> None:
        """Hold the switcher."""
        super().__init__()
        self.setObjectName("header")
        self.setFixedHeight(HIGH)
        self.title, self.phase = Elided("heading"), Elided("muted")
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
        row.setSpacing(14)

    def offer(self, word: str, sign: str, tip: str) -> None:
        """Let the main button do this; without a word there is none."""
        self._word = word
        self.main.setVisible(bool(word))
        self.main.setIcon(icon(sign, "accent_on"))
        self.main.setToolTip(tip)
        named(self.main, word or tip)
        toned(self.main, "main")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Leave out what has no room, least needed first."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self.main.setText("" if narrow else self._word)
        self.due.setHidden(narrow or not self.due.text())
