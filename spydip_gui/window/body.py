"""Map and column side by side: the map gets the width that its height needs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from spydip_gui.gestures.verb_bar import WIDE
from spydip_gui.window.map_area import EDGE

_SHAPE = 1.25
"""How many times as wide as high the map is."""


class Body(QSplitter):
    """Shares out its width whenever it changes, until the user has moved the divider."""

    def __init__(self, middle: QWidget, foot: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.fixed = 0
        self._foot = foot
        self.setChildrenCollapsible(False)
        self.setHandleWidth(6)
        self.addWidget(middle)
        self.splitterMoved.connect(self._moved)

    def fix(self, side: int) -> None:
        """Fix the width of the column."""
        self.fixed = side
        self.share()

    def share(self) -> None:
        """Share out the width again."""
        wide, high = self.width(), self.height() - self._foot - 2 * EDGE
        wanted = round(high * _SHAPE) + 2 * EDGE + WIDE
        if self.fixed:
            wanted = wide - self.fixed
        column = self.widget(1)
        if column is None:
            return  # the map is laid out before the column is there
        side = max(min(wide - wanted, column.maximumWidth()), column.minimumSizeHint().width())
        self.setSizes([wide - side, side])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Share out the new width."""
        super().resizeEvent(event)
        self.share()

    def _moved(self) -> None:
        self.fixed = self.sizes()[1]
