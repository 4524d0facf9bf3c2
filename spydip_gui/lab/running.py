"""Plays a run of the lab in the background, so that the window stays responsive."""

from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal

from engine.lab.results import Results
from engine.lab.run import go
from engine.lab.runners import pool
from spydip_gui.language.reader import told

_BEAT = 50
"""How many milliseconds pass before it is asked again whether games are done."""


class Running(QObject):
    """One run at a time, in several processes; finished games are in its file at once."""

    played = Signal(int)
    """How many more games were kept."""
    ended = Signal(str)
    """The run is over or was stopped; why, where that is no wish of anybody's."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._beat = QTimer(self, interval=_BEAT)
        self._beat.timeout.connect(self._ask)
        self._games: Generator[int, None, None] | None = None

    @property
    def busy(self) -> bool:
        """Whether games are being played."""
        return self._games is not None

    def begin(self, results: Results, workers: int) -> None:
        """Play what is left of a run."""
        self._games = go(results, pool(workers, patience=0))
        self._beat.start()

    def stop(self) -> None:
        """Stop playing; unfinished games are dropped, and the next run starts them again."""
        if self._games is not None:
            self._end("")

    def _ask(self) -> None:
        assert self._games is not None  # noqa: S101  # the beat is stopped without
        try:
            count = next(self._games, None)
        except (OSError, ValueError, RuntimeError) as error:
            self._end(told(error))
            return
        if count is None:
            self._end("")
        elif count:
            self.played.emit(count)

    def _end(self, why: str) -> None:
        self._beat.stop()
        games, self._games = self._games, None
        if games is not None:
            games.close()
        self.ended.emit(why)
