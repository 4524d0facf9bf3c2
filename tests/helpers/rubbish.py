"""Finds what outlives its owner in Qt: Python's collector at every event, and windows left open.

With ``SPYDIP_COLLECT=1`` the tests with windows run so, best under a debug allocator as well:
``SPYDIP_COLLECT=1 PYTHONMALLOC=debug MALLOC_PERTURB_=165 pytest tests/gui``. Whatever Python holds
alone while Qt still needs it is gone by the next event, and the process dies where it is used.
"""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

WANTED = bool(os.environ.get("SPYDIP_COLLECT"))
"""Whether the person who runs the tests asked for it."""


class _Collector(QObject):
    def eventFilter(self, _watched: QObject, _event: QEvent) -> bool:  # noqa: N802  # Qt's name
        gc.collect()
        return False


@contextmanager
def at_every_event(application: QCoreApplication) -> Iterator[None]:
    """Collect rubbish at every event; what was there before is passed over, for the sake of time.

    Raises:
        AssertionError: a window is left open.
    """
    gc.collect()
    gc.freeze()
    collector = _Collector()
    application.installEventFilter(collector)
    QApplication.setCursorFlashTime(0)  # so slow as this is, it would blink between two pictures
    try:
        yield
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        left = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        assert not left, f"windows left open: {left}"
    finally:
        application.removeEventFilter(collector)
