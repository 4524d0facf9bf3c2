"""Asks for a file or a folder in the system's own dialogs; None if the user cancels."""

from pathlib import Path

from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_file(window: QWidget, title: str, kinds: str = "") -> Path | None:
    """Ask for a file to read."""
    return _path(QFileDialog.getOpenFileName(window, title, "", kinds)[0])


def ask_place(window: QWidget, title: str, start: str = "", kinds: str = "") -> Path | None:
    """Ask for a file to write, with one proposed."""
    return _path(QFileDialog.getSaveFileName(window, title, start, kinds)[0])


def ask_folder(window: QWidget, title: str, start: str = "") -> Path | None:
    """Ask for a folder."""
    return _path(QFileDialog.getExistingDirectory(window, title, start))


def _path(name: str) -> Path | None:
    return Path(name) if name else None


def dropped(event: QDropEvent) -> list[Path]:
    """The files and folders that are dragged in."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
