"""What happens when the program itself is at fault: a report is kept, and the game goes on."""

import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QMessageBox, QWidget


def watch(window: Callable[[], QWidget | None]) -> None:
    """Report every fault from now on, to the window that is then open."""

    def report(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        path = keep(folder(), kind, fault, trace)
        text = QCoreApplication.translate(
            "Desk",
            "The program made a mistake; nothing of the game is lost, for every act is in its file "
            "already.\n\nA report without any of the game's contents is kept in\n{path}",
        )
        QMessageBox.critical(window(), "SpyDip", text.format(path=path))

    sys.excepthook = report


def folder() -> Path:
    """Where reports are kept."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "faults"


def keep(
    where: Path, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> Path:
    """Write a report of a fault; its message stays out, since it may tell of hidden things."""
    from importlib.metadata import version  # noqa: PLC0415  # not for the first window

    where.mkdir(parents=True, exist_ok=True)
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
