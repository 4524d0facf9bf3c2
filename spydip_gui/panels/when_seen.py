"""Fills a panel only while it is seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class WhenSeen(QObject):
    """Fills a panel anew after a change: at once if it is visible, else when it is shown."""

    def __init__(self, panel: QWidget, fill: Callable[[], None]) -> None:
        super().__init__(panel)
        self._panel, self._fill = panel, fill
        self._stale = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._catch_up)
        panel.installEventFilter(self)

    def fill(self) -> None:
        """Fill it, or have it filled later."""
        self._stale = True
        self._catch_up()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Catch up a moment after the panel is shown, if it is still visible.

        A window that opens shows each of its panels before it puts one in front of the others.
        """
        if event.type() == QEvent.Type.Show:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _catch_up(self) -> None:
        if self._stale and self._panel.isVisible():
            self._stale = False
            self._fill()
