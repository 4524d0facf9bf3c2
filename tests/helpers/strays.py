"""Finds threads and Qt timers that a test has started and not ended."""

import gc
import threading

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool, QTimer


def running_threads() -> set[threading.Thread]:
    """Python's own threads; Qt's pool keeps its idle ones, which show up as dummies."""
    return {
        thread
        for thread in threading.enumerate()
        if thread.is_alive() and not isinstance(thread, threading._DummyThread)
    }


def ticking_timers() -> set[QTimer]:
    """Every active timer that Python knows of, with or without a parent."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return {
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QTimer) and shiboken6.isValid(thing) and thing.isActive()
    }


def busy_pool() -> bool:
    """True if work is still under way in Qt's shared thread pool."""
    return QThreadPool.globalInstance().activeThreadCount() > 0
