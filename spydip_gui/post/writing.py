"""Writes the letters of a turn one after the other, so that the window stays responsive.

Their maps are drawn by other processes meanwhile; a letter is written when its map is there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine.board.graph import PowerId
from engine.post import gm_archive
from engine.post.outbox import Manner
from engine.post.package import Package, Parts, written
from engine.session.files import Game
from engine.visibility.audit import ReportMismatchError
from spydip_gui.language.reader import told
from spydip_gui.output.letter_maps import letter_map
from spydip_gui.output.letter_pool import LetterPool

_BEAT = 20
"""After how many milliseconds one looks again whether a map is drawn."""

ARCHIVE = "GM.zip"
"""The name of the game master's own file beside the letters."""


class Writing(QObject):
    """One run of all letters; ``done`` is emitted at its end, even if it was stopped."""

    written = Signal(object)
    """A mail was written: its path."""
    failed = Signal(str)
    done = Signal(int)
    """How many letters are written; none counts where one could not be."""

    def __init__(
        self, game: Game, manner: Manner, parts: Parts, folder: Path, parent: QObject | None = None
    ) -> None:
        """Prepare to write; `begin` starts. It ends with its parent."""
        super().__init__(parent)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._next)
        self._game = game
        self._manner = manner
        self._parts = parts
        self._folder = folder
        self._left: Iterator[tuple[Package, Path]] = iter(())
        self._count = 0
        self._pool: LetterPool | None = None
        self.powers: Sequence[PowerId] | None = None
        self.archived = False

    def begin(self, *, noted: bool, archived: bool, maps: bool) -> None:
        """Write letter by letter; ``noted`` ones count as sent, so that later ones correct them."""
        self.archived = archived
        self._pool = LetterPool(most=len(self.powers or ())) if maps else None
        parts = replace(self._parts, artist=self._pool)
        self._left = written(
            self._game, self._manner, parts, self.powers, self._folder, noted=noted
        )
        self._beat.start(0)

    def stop(self) -> None:
        """Stop writing."""
        self._left = iter(())
        if self._pool:
            self._pool.cancel()

    def _next(self) -> None:
        if self._pool and not self._pool.ready(self._count):
            self._beat.start(_BEAT)
            return
        try:
            found = next(self._left, None)
            if found is not None:
                self._count += 1
                self.written.emit(found[1])
            elif self.archived and self._count:
                self.written.emit(self._archive())
        except (OSError, ValueError, ReportMismatchError) as error:
            self.failed.emit(told(error))
            self._end(0)
            return
        if found is None:
            self._end(self._count)
        else:
            self._beat.start(0)

    def _end(self, count: int) -> None:
        if self._pool:
            self._pool.close()
        self.done.emit(count)

    def _archive(self) -> Path:
        """Write what the game master needs to look up later, in a file that goes to nobody."""
        files = gm_archive.archive(self._game, self._manner.file, letter_map)
        return gm_archive.write(files, self._folder / ARCHIVE)
