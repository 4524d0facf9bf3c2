"""What waits for another process leaves everything of Qt to the thread that windows live in."""

import gc
import threading
import weakref

import pytest
from PySide6.QtWidgets import QLabel

from spydip_gui.post.aside import aside


def test_no_widget_dies_in_the_thread_that_helps(qapp: object) -> None:  # noqa: ARG001
    """Rubbish is collected by whichever thread makes objects, and a widget dies where it is."""
    where: list[threading.Thread] = []
    gc.collect()
    label = QLabel("in a circle")
    label.itself = label  # type: ignore[attr-defined]
    weakref.finalize(label, lambda: where.append(threading.current_thread()))
    del label

    def work() -> int:
        return len([[number] for number in range(100_000)])

    assert aside(work) == 100_000
    gc.collect()
    assert where == [threading.main_thread()]
    assert gc.isenabled()


def test_rubbish_is_collected_again_after_work_that_fails(qapp: object) -> None:  # noqa: ARG001
    with pytest.raises(ZeroDivisionError):
        aside(lambda: 1 // 0)
    assert gc.isenabled()
