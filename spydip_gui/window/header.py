"""The header: title, viewers, deadline, the main button and the game master's steps."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from spydip_gui.theme.icons import icon
from spydip_gui.theme.one_line import OneLine
from spydip_gui.theme.parts import caption, fill, named
from spydip_gui.theme.sheet import toned
from spydip_gui.window.steps import Steps

HIGH = 48

_MAIN, _NARROW = 38, 820
"""The height of the main button; narrower windows show its icon alone."""
_GAP, _TITLE, _EDGE = 14, 150, 10
"""The gap between parts, the least width of title and phase, and the margin; in pixels."""


class Header(QWidget):
    """Title and phase, the switcher, the deadline and the main button, in one row.

    The game master's steps take the place of the deadline and button, or a row of their own
    beneath if there is no room.
    """

    def __init__(self, switcher: QWidget, steps: Steps) -> None:
        super().__init__()
        self._switcher, self._steps = switcher, steps
        self.title, self.phase = OneLine("heading"), OneLine("muted")
        self.due = caption("", "muted")
        self.main = QPushButton(autoDefault=False)
        self.main.setProperty("tone", "main")
        self.main.setFixedHeight(_MAIN - 6)
        self.main.setIconSize(QSize(26, 20))
        self._word = ""
        words = fill(QVBoxLayout(), self.title, self.phase, margin=0, spacing=0)
        head = QFrame()
        head.setObjectName("header")
        head.setFixedHeight(HIGH)
        parts = (words, 2), (switcher, 5), steps, self.due, self.main
        margin = _EDGE, 2, _EDGE, 2
        self._row = fill(QHBoxLayout(head), *parts, margin=margin, spacing=_GAP)
        self._rows = fill(QVBoxLayout(self), head, margin=0, spacing=0)
        steps.hide()

    def offer(self, word: str, sign: str, tip: str, *, steps: bool) -> None:
        """Set the main button, hidden if ``word`` is empty; and show or hide the steps."""
        self._word = word
        self._steps.setVisible(steps)
        self.main.setVisible(bool(word))
        self.main.setIcon(icon(sign, "accent_on"))
        self.main.setToolTip(tip)
        named(self.main, word or tip)
        toned(self.main, "main")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Leave out what does not fit, least needed first."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self.main.setText("" if narrow else self._word)
        beneath = not self._steps.isHidden() and self._needed(self._steps) > self.width()
        self._stand(beneath=beneath)
        whole = [self.main, *([] if beneath else [self._steps])]
        shown = [part for part in whole if not part.isHidden()]
        needed = self._needed(*shown, self.due)
        self.due.setHidden(narrow or needed > self.width() or not self.due.text())
        self._share([part for part in (*shown, self.due) if not part.isHidden()])

    def _share(self, beside: Sequence[QWidget]) -> None:
        """Give title and phase what they need, if the whole switcher has room too."""
        wide = max(line.sizeHint().width() for line in (self.title, self.phase))
        spare = self.width() - self._needed(*beside)
        grows = max(0, min(spare, wide - _TITLE))
        self._row.setStretch(0, _TITLE + grows)
        self._row.setStretch(1, max(1, self._switcher.sizeHint().width() + spare - grows))

    def _needed(self, *parts: QWidget) -> int:
        """The width of the row with these parts after the switcher, in pixels."""
        wide = sum(part.sizeHint().width() + _GAP for part in (self._switcher, *parts))
        return 2 * _EDGE + _TITLE + wide

    def _stand(self, *, beneath: bool) -> None:
        """Put the steps in the row, or in a row of their own."""
        shown, inside = not self._steps.isHidden(), self._row.indexOf(self._steps) >= 0
        if inside is not beneath:
            return
        if beneath:
            self._rows.addWidget(self._steps)
        else:
            self._row.insertWidget(2, self._steps)
        self._steps.setVisible(shown)  # moving hides it
