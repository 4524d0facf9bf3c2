"""What the closed curtain hides and switches off in a window, and brings back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QToolTip, QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.dialogs.curtain import Curtain

ALLOWED = frozenset({Action.show_help, Action.show_about, Action.close})
"""What may be done while the curtain is closed; everything else is off."""


class Veil:
    """Hides what a window shows, and switches off whatever is forbidden behind the curtain.

    Hidden widgets take no keys, clicks or drops, and screen readers skip them. The frames of the
    panels stay where they are, so that nothing moves when the curtain opens.
    """

    def __init__(self, window: QMainWindow, curtain: Curtain) -> None:
        """Leave everything as it is until the curtain closes."""
        self._window = window
        self._curtain = curtain
        self._off: list[QAction | QWidget] = []
        self._hidden: list[QWidget] = []
        self.drawn = False

    def draw(self) -> None:
        """Hide everything, close every other window, and empty the clipboard."""
        for other in QApplication.topLevelWidgets():
            if other is not self._window and other.isVisible():
                other.close()
                other.hide()  # some ask before they close
        QToolTip.hideText()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            QGuiApplication.clipboard().clear(mode)  # whoever put it there: it may be orders
        self._window.statusBar().clearMessage()
        self._window.setAcceptDrops(False)
        self.drawn = True
        self._hide()
        self.switch_off()

    def switch_off(self) -> None:
        """Switch off every forbidden action, including any enabled since."""
        allowed = {one.name for one in ALLOWED}
        for action in self._window.findChildren(QAction):
            within = action.parent()
            own = isinstance(within, QWidget) and self._curtain.isAncestorOf(within)
            on = action.isEnabled() and action.menu() is None and not own
            if on and action.objectName() not in allowed:
                self._off.append(action)
                action.setEnabled(False)

    def lift(self) -> None:
        """Bring everything back as it was."""
        for one in self._off:
            one.setEnabled(True)
        for widget in self._hidden:
            widget.show()
        self._off.clear()
        self._hidden.clear()
        self._window.setAcceptDrops(True)
        self.drawn = False

    def _hide(self) -> None:
        """Hide what is in the frames of the window, and disable the frames."""
        only = Qt.FindChildOption.FindDirectChildrenOnly
        spared = (self._curtain, self._window.menuBar())
        for frame in self._window.findChildren(QWidget, options=only):
            if frame in spared or frame.isWindow():
                continue
            if frame.isEnabled():
                frame.setEnabled(False)
                self._off.append(frame)
            for part in frame.findChildren(QWidget, options=only):
                if not part.isHidden():
                    policy = part.sizePolicy()
                    policy.setRetainSizeWhenHidden(True)
                    part.setSizePolicy(policy)
                    part.hide()
                    self._hidden.append(part)
