"""Long work with a server while the windows stay usable: a progress bar with a Cancel button."""

import gc
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import TypeAlias

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from engine.wire.errors import CalledOffError
from spydip_gui.theme.parts import fill, named, push

Told: TypeAlias = Callable[[int, int], None]
"""Called with how much is done, out of how much; raises CalledOffError to stop the work."""

_LOOK = 20
"""How many milliseconds pass between two checks on the work."""


class ErrandBar(QWidget):
    """Runs one errand at a time and shows its progress; all windows stay usable."""

    def __init__(self, name: str) -> None:
        """Start hidden; ``name`` says what the bar shows."""
        super().__init__()
        self.bar = named(QProgressBar(), name)
        self.stop = push(self.tr("Cancel"), self.call_off)
        fill(QHBoxLayout(self), self.bar, self.stop, margin=0)
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._follow)
        self._off = Event()
        self._far = (0, 0)
        self._helper: ThreadPoolExecutor | None = None
        self._future: Future[object] | None = None
        self._then: Callable[[Callable[[], object]], None] = lambda _: None
        self.hide()
        self.destroyed.connect(gc.enable)

    @property
    def busy(self) -> bool:
        """Whether an errand is running."""
        return self._future is not None

    def run(
        self, work: Callable[[Told], object], then: Callable[[Callable[[], object]], None]
    ) -> None:
        """Run some work that needs no window in a thread; afterwards call ``then``.

        ``then`` is given a function that returns the result, or raises what the work raised.
        While another errand is running, this does nothing.
        """
        if self.busy:
            return
        off = self._off = Event()
        self._far, self._then = (0, 0), then

        def told(done: int, of: int) -> None:
            self._far = (done, of)
            if off.is_set():
                raise CalledOffError("wire.called_off")

        # Widgets in a reference cycle would be destroyed in whichever thread collects them.
        gc.disable()
        self._helper = ThreadPoolExecutor(1)
        self._future = self._helper.submit(lambda: work(told))
        self.bar.setRange(0, 0)
        self.stop.setEnabled(True)
        self.show()
        self._look.start()

    def call_off(self) -> None:
        """Stop after the current mail; what is done by then stays done."""
        self._off.set()
        self.stop.setEnabled(False)

    def _follow(self) -> None:
        done, of = self._far
        if of and (self.bar.maximum(), self.bar.value()) != (of, done):
            self.bar.setRange(0, of)
            self.bar.setValue(done)
        if self._future is not None and self._future.done():
            self._end(self._future)

    def _end(self, future: "Future[object]") -> None:
        self._look.stop()
        if self._helper is not None:
            self._helper.shutdown()
        gc.enable()
        self._future = self._helper = None
        self.hide()
        self._then(future.result)
