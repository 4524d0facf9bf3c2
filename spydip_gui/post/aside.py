"""Waits for another process without freezing the windows."""

import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop

T = TypeVar("T")
_LOOK = 0.02
"""How many seconds pass between two looks at the windows."""


def aside(work: Callable[[], T]) -> T:
    """The result of work that needs no window; windows are painted meanwhile but take no input.

    Raises what the work raises.
    """
    # Garbage cycles of widgets would be destroyed in whichever thread the collector runs.
    gc.disable()
    try:
        with ThreadPoolExecutor(1) as helper:
            future = helper.submit(work)
            while not wait([future], _LOOK).done:
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    finally:
        gc.enable()
    return future.result()
