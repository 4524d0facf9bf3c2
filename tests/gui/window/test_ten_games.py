"""However many games are opened and closed, no window, widget or object stays behind."""

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

SAMPLES = ("first-years", "eyes-in-the-channel", "guests-uninvited")
"""Different boards of pieces, each of which leaves caches of its own the first time."""

MORE = 4_000_000
"""So many bytes of memory may be more or less from one round to the next; a window takes more."""


def memory() -> int:
    """How many bytes of memory the program holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def looked_at(desk: Windows, sample: str) -> "weakref.ref[DeskWindow]":
    """A game opened in the place of the last one, looked at by several, painted, and left."""
    desk.open(f"sample:{sample}")
    window = desk.window
    assert isinstance(window, DeskWindow)
    for viewer in window.document.view.viewers[:4]:
        window.document.look(viewer=viewer)
        QApplication.processEvents()
        window.grab()
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return weakref.ref(window)


def counted() -> tuple[int, int]:
    """How many widgets and other objects there are once all is let go."""
    gc.collect()
    return len(QApplication.allWidgets()), len(gc.get_objects())


def test_ten_games_opened_and_closed_leave_nothing_behind(
    own_settings: Settings, qtbot: QtBot
) -> None:
    own_settings.keep("toured", "yes")
    desk = Windows(own_settings)
    for sample in SAMPLES * 2:  # what is kept on purpose is there afterwards
        looked_at(desk, sample)
    (widgets, objects), before = counted(), memory()
    shown = []
    for sample in SAMPLES * 3:
        shown.append(looked_at(desk, sample))
        assert sum(one() is not None for one in shown) <= 2
    now_widgets, now_objects = counted()
    assert {one() for one in shown[:-1]} == {None}
    assert now_widgets == widgets
    assert now_objects - objects < 100
    assert memory() - before < MORE
    assert desk.window is not None
    qtbot.addWidget(desk.window)
