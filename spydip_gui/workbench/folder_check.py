"""Runs all scenarios of a folder: which pass, and why the others fail."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from engine.session.scenarios import Checked, check
from spydip_gui.dialogs.help import helped
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import caption, fill, named

_PATH = Qt.ItemDataRole.UserRole


class FolderCheck(QDialog):
    """Lists every scenario of a folder as it is run; ``wanted`` carries the file of one to open."""

    wanted = Signal(str)

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Scenarios of {folder}").format(folder=folder.name))
        helped(self, "scenarios")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.told = caption()
        self.list = named(QTreeWidget(), self.tr("Scenarios"))
        self.list.setHeaderLabels([self.tr("Scenario"), self.tr("Result"), self.tr("File")])
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._activated)
        self.passed = self.failed = 0
        self._folder = folder
        self._left: Iterator[Checked] = check(folder)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)
        self._timer.start()
        fill(QVBoxLayout(self), self.told, (self.list, 1))
        self.resize(820, 520)
        self.list.setColumnWidth(0, 340)
        self.list.setColumnWidth(1, 160)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Stop when the window closes."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._timer.stop()

    def _next(self) -> None:
        one = next(self._left, None)
        if one is None:
            self._timer.stop()
        else:
            self._add(one)
        text = self.tr("{passed} passed, {failed} failed")
        self.told.setText(text.format(passed=self.passed, failed=self.failed))

    def _add(self, one: Checked) -> None:
        good = not one.faults
        self.passed, self.failed = self.passed + good, self.failed + (not good)
        sign = "\N{CHECK MARK}" if good else "\N{MULTIPLICATION X}"
        word = self.tr("passed") if good else self.tr("failed")
        result = f"{sign} {word}"
        title = f"{one.id}: {one.title}" if one.title else one.id
        row = QTreeWidgetItem([title, result, str(one.path.relative_to(self._folder))])
        row.setData(0, _PATH, str(one.path))
        parts = [QTreeWidgetItem([say(fault)]) for fault in one.faults]
        row.addChildren(parts)
        self.list.addTopLevelItem(row)
        for part in parts:
            part.setFirstColumnSpanned(True)
        row.setExpanded(not good)

    def _activated(self, row: QTreeWidgetItem) -> None:
        path = str((row.parent() or row).data(0, _PATH))
        self.wanted.emit(path)
