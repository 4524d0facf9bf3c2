"""A design in the making: its folder, its undo history, and the changes other programs make."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from engine.board import picture as pictures
from engine.board.check import Report, check
from engine.board.faults import BoardError
from engine.board.picture import Picture
from engine.designs import work as works
from engine.designs.name import VARIANT
from engine.designs.work import Work
from engine.language.message import Value
from spydip_gui.language.reader import told

SETTLED: Final = 250
"""How many milliseconds after a change a file is read; programs write in several steps."""

IDLE: Final = 500
"""How many milliseconds after the last change the whole board is checked."""


@dataclass(frozen=True, slots=True)
class Faults:
    """What a check found: what is wrong, and what is missing before a game can be played."""

    wrong: tuple[Value, ...] = ()
    wanting: tuple[Value, ...] = ()


class Bench(QObject):
    """Holds a design, writes every step to its folder, and can undo each.

    ``changed`` is emitted when the design has changed, ``checked`` after a check, and ``failed``
    with the reason why something could not be done.
    """

    changed = Signal()
    checked = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path, work: Work, parent: QObject | None = None) -> None:
        """Work on a design in a folder, or one that is yet to be written there."""
        super().__init__(parent)
        self.folder = folder
        self.work = work
        self.picture: Picture | None = None
        self.faults = Faults()
        self._unread: tuple[Value, ...] = ()
        self._past: list[Work] = []
        self._ahead: list[Work] = []
        self._watcher = QFileSystemWatcher(self)
        self._late = QTimer(self, singleShot=True, interval=SETTLED)
        self._late.timeout.connect(self.look)
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self.check)
        self._watcher.fileChanged.connect(lambda _path: self._late.start())
        self._watcher.directoryChanged.connect(lambda _path: self._late.start())
        self._seen = _stamp(work.drawing)
        self._show()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._ahead)

    def do(self, make: Callable[[Work], Work]) -> bool:
        """Take a step and write what it changed; False, and `failed`, if it cannot be done."""
        try:
            made = works.tidied(make(self.work))
            if made.files == self.work.files and made.questions == self.work.questions:
                return True
            works.save(made, self.folder, self.work)
        except (OSError, ValueError) as error:
            self.failed.emit(told(error))
            return False
        self._past.append(self.work)
        self._ahead.clear()
        self.work = made
        self._show()
        return True

    def edit(self, make: Callable[[str], str]) -> bool:
        """The same for the text of the board file alone."""
        return self.do(lambda work: work.with_board(make(work.board)))

    def undo(self) -> None:
        """Undo the last step."""
        self._walk(self._past, self._ahead)

    def redo(self) -> None:
        """Redo the step undone last."""
        self._walk(self._ahead, self._past)

    def look(self) -> None:
        """Read what other programs have since written to the drawing or the folder."""
        self._late.stop()
        now, drawing = _stamp(self.work.drawing), self.work.drawing
        if now != self._seen and drawing is not None and now is not None:
            self._seen = now
            self.do(lambda work: works.drawn(drawing, work))
        try:
            there = works.opened(self.folder)
        except (OSError, ValueError) as error:
            self.failed.emit(told(error))
            return
        if there.files != self.work.files:
            self._past.append(self.work)
            self._ahead.clear()
            self.work = there
            self._show()
        else:
            self._watch()

    def check(self) -> None:
        """Compare the board with its picture and list what is wrong."""
        self._idle.stop()
        report: Report = check(self.folder)
        self.faults = Faults((*self._unread, *report.faults), report.wants)
        self.checked.emit()

    def stop(self) -> None:
        """Stop watching and checking."""
        self._late.stop()
        self._idle.stop()
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)

    def _walk(self, here: list[Work], there: list[Work]) -> None:
        if not here:
            return
        try:
            works.save(here[-1], self.folder, self.work)
        except (OSError, ValueError) as error:
            self.failed.emit(told(error))
            return
        there.append(self.work)
        self.work = here.pop()
        self._show()

    def _show(self) -> None:
        """Read the picture again; if it cannot be read, keep the previous one."""
        self._unread = ()
        try:
            self.picture = pictures.unjudged(self.folder)
        except BoardError as error:
            self._unread = error.faults
        self._watch()
        self._idle.start()
        self.changed.emit()

    def _watch(self) -> None:
        """Watch the files that exist; a file that was replaced must be watched anew."""
        names = (*self.work.files, VARIANT)
        wanted = {str(self.folder), *(str(self.folder / name) for name in names)}
        if self.work.drawing is not None:
            wanted |= {str(self.work.drawing), str(self.work.drawing.parent)}
        known = {*self._watcher.files(), *self._watcher.directories()}
        if missing := [path for path in sorted(wanted - known) if Path(path).exists()]:
            self._watcher.addPaths(missing)


def _stamp(path: Path | None) -> bytes | None:
    """The content of a file; None if there is none."""
    try:
        return path.read_bytes() if path is not None else None
    except OSError:
        return None
