"""Keeps windows and dialogs within their screen, however large its fonts."""

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QVBoxLayout, QWidget

_FITTED = "fitted"
"""The property of what was fitted: where a person puts it afterwards, it stays."""

_KINDS = (Qt.WindowType.Window, Qt.WindowType.Dialog)


class Fitting(QObject):
    """Fits every window once, when it appears."""

    def __init__(self, application: QGuiApplication) -> None:
        """Watch which window has the focus, which costs nothing while working in one."""
        super().__init__(application)
        application.focusWindowChanged.connect(self._fit)

    def _fit(self, window: QWindow | None) -> None:
        if window is None or window.type() not in _KINDS:
            return
        for widget in QApplication.topLevelWidgets():
            if widget.windowHandle() is window and not widget.property(_FITTED):
                widget.setProperty(_FITTED, True)  # noqa: FBT003  # Qt's signature
                room = widget.screen().availableGeometry().marginsRemoved(window.frameMargins())
                fit(widget, room)


def fit(widget: QWidget, room: QRect) -> None:
    """Keep a window within this room; one that cannot shrink that far gets scroll bars."""
    if widget.isMaximized() or widget.isFullScreen():
        return
    least = widget.minimumSizeHint().expandedTo(widget.minimumSize())
    if least.boundedTo(room.size()) != least:
        if isinstance(widget, QDialog) and not type(widget).__module__.startswith("PySide6"):
            least += QSize(_scroll(widget), 0)
        widget.setMinimumSize(least.boundedTo(room.size()))
    size = widget.size().expandedTo(widget.minimumSize()).boundedTo(room.size())
    place = QRect(widget.geometry().topLeft(), size)
    place.moveRight(min(place.right(), room.right()))
    place.moveBottom(min(place.bottom(), room.bottom()))
    place.moveLeft(max(place.left(), room.left()))
    place.moveTop(max(place.top(), room.top()))
    if place != widget.geometry():
        widget.setGeometry(place)


def _scroll(dialog: QDialog) -> int:
    """Put the whole contents of a dialog into a scroll area; how wide its bar is."""
    layout = dialog.layout()
    if layout is None:
        return 0
    focus = dialog.focusWidget()
    inside, area = QWidget(), QScrollArea(widgetResizable=True)
    inside.setLayout(layout)  # which takes it and its children out of the dialog
    area.setWidget(inside)
    outer = QVBoxLayout(dialog)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(area)
    area.show()
    if focus is not None:
        focus.setFocus()
    return area.verticalScrollBar().sizeHint().width()
