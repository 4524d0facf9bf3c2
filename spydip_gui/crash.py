"""What happens when the program itself fails: a report is kept, and the game goes on."""

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QStandardPaths, QThread
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from engine.errors import UserError
from spydip_gui.language.reader import translate
from spydip_gui.theme.parts import unmarked

_KEPT = 20
"""How many reports are kept; older ones go."""


def watch(window: Callable[[], QWidget | None], tell: Callable[[UserError], None]) -> None:
    """Report every fault from now on, to whichever window is open.

    Anything the user can put right is not a fault: it is shown as a sentence, without a report.

    While one fault is being shown, others are only saved: faulty painting would ask again and
    again. A fault outside Python, which ends the program, leaves the line where it happened.
    """
    telling = False

    def report(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        nonlocal telling
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        text = "" if isinstance(fault, UserError) else _told(kind, fault, trace)
        app = QApplication.instance()
        here = app is not None and QThread.currentThread() is app.thread()
        if here and not telling:
            telling = True
            if isinstance(fault, UserError):
                tell(fault)
            else:
                QMessageBox.critical(window(), "SpyDip", unmarked(text))
            telling = False

    sys.excepthook = report
    threading.excepthook = lambda told: report(
        told.exc_type, told.exc_value or RuntimeError(), told.exc_traceback
    )
    _watch_below()


def folder() -> Path:
    """The folder for reports."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "faults"


def keep(
    where: Path, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> Path:
    """Write a report of a fault, without its message, which might give away hidden things."""
    from importlib.metadata import version  # noqa: PLC0415  # not for the first window

    where.mkdir(parents=True, exist_ok=True)
    for old in sorted(where.glob("2*.txt"))[: 1 - _KEPT]:
        old.unlink(missing_ok=True)
    now = datetime.now(UTC)
    lines = [
        f"SpyDip {version('spydip')}, Python {sys.version.split()[0]}, {sys.platform}",
        now.isoformat(timespec="seconds"),
        f"{kind.__module__}.{kind.__qualname__} ({len(str(fault))} characters)",
        *(f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)),
    ]
    path = where / f"{now:%Y%m%d-%H%M%S-%f}.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _told(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> str:
    """Save a report, and say where it is or why there is none."""
    try:
        path = str(keep(folder(), kind, fault, trace))
    except OSError as error:
        path = f"{folder()}: {error.strerror}"
    text = translate(
        "Desk",
        "The program made a mistake; nothing of the game is lost: every step is already in "
        "its file.\n\nA report without any of the game's contents is kept in\n{path}",
    )
    return text.format(path=path)


def _watch_below() -> None:
    try:
        folder().mkdir(parents=True, exist_ok=True)
        file = (folder() / "last-end.txt").open("w", encoding="utf-8")
    except OSError:
        return  # nowhere to write to: nothing can be done
    faulthandler.enable(file)
