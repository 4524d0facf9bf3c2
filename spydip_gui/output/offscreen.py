"""Gives Qt what it needs to draw without a display."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication


def has_display() -> bool:
    """Whether a window could be opened here."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in displays)


def application() -> "QGuiApplication":
    """The running Qt application, or a new one, which needs no display if there is none.

    The caller keeps it for as long as it draws.
    """
    if not has_display():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415  # the platform must be set first

    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    return QGuiApplication([])
