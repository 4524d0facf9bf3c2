"""The keys that switch views: digits and minus, which only peek while held."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from spydip_gui.dialogs.curtain import Curtain
from spydip_gui.document.document import Document
from spydip_gui.gestures.key_hold import Held
from spydip_gui.panels.viewers import ViewerRow

PEEK = 450
"""A key of a view held longer than so many milliseconds shows it only while it is held."""

LET_GO = 60
"""So many milliseconds after a key was let go it is not down again at once, as one that repeats."""


class ViewKeys(QObject):
    """Watches the keys of a window, and of its lists, which would search for a digit."""

    peeked = Signal(str)
    """A peek is over: the view before it is wanted again."""

    def __init__(self, document: Document, viewers: ViewerRow, curtain: Curtain) -> None:
        """Choose among a document's viewers, unless the curtain is closed."""
        super().__init__()
        self._document = document
        self._viewers = viewers
        self._curtain = curtain
        self._held = Held()
        self._before = document.view.viewer
        self._over = QTimer(self, singleShot=True, interval=LET_GO)
        self._over.timeout.connect(self._end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Take the keys that switch views."""
        if isinstance(event, QKeyEvent) and _is_views(event):
            if event.type() is QEvent.Type.KeyPress:
                self._press(event)
                return True
            if event.type() is QEvent.Type.KeyRelease:
                self._release(event)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or not self._curtain.isHidden():
            return
        waits = self._over.isActive()
        self._over.stop()
        repeats = not self._held.press(event)
        if repeats and waits:
            return  # it was down all the while, and its view is still shown
        if not repeats and not waits:
            self._before = self._document.view.viewer
        if event.text() == "-":
            self._viewers.ask_together()
        else:
            self._viewers.ask_number(int(event.text()))

    def _release(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if self._held.release(event) > PEEK:
            self._over.start()

    def _end(self) -> None:
        if self._curtain.isHidden():
            self.peeked.emit(self._before)


def _is_views(event: QKeyEvent) -> bool:
    plain = event.modifiers() in (
        Qt.KeyboardModifier.NoModifier,
        Qt.KeyboardModifier.KeypadModifier,
    )
    return plain and len(event.text()) == 1 and event.text() in "0123456789-"
