"""Finds threads and Qt timers that a test has started and not ended."""

import threading
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool, QTimer


def running_threads() -> set[threading.Thread]:
    """Python's own threads; Qt's pool keeps its idle ones, which show up as dummies."""
    return {
        thread
        for thread in threading.enumerate()
        if thread.is_alive() and not isinstance(thread, threading._DummyThread)
    }


def note_timers() -> None:
    """Note every timer that Python starts from now on: looking for them takes far longer."""
    usual = QTimer.start

    def start(timer: QTimer, *given: object) -> None:
        _started.add(timer)
        usual(timer, *given)

    QTimer.start = start


def ticking_timers() -> set[QTimer]:
    """Every active timer that Python started, with or without a parent."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return {timer for timer in _started if shiboken6.isValid(timer) and timer.isActive()}


_started: WeakSet[QTimer] = WeakSet()


def busy_pool() -> bool:
    """True if work is still under way in Qt's shared thread pool."""
    return QThreadPool.globalInstance().activeThreadCount() > 0
