"""The row for the folder that letters go into: proposed, chosen, opened."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from spydip_gui.theme.file_dialogs import ask_folder
from spydip_gui.theme.parts import caption, fill, named, push


class FolderRow(QWidget):
    """A folder as a line of text; it proposes another only for another subject."""

    def __init__(self) -> None:
        super().__init__()
        self.line = named(QLineEdit(), self.tr("Folder for the letters"))
        self._proposed = ""
        row = fill(QHBoxLayout(self), caption(self.tr("Into")), (self.line, 1), margin=0)
        fill(row, push(self.tr("Choose…"), self.choose), push(self.tr("Open"), self.open))

    def propose(self, folder: Path) -> None:
        """Propose where letters go unless the user chooses otherwise."""
        if str(folder) != self._proposed:
            self._proposed = str(folder)
            self.line.setText(self._proposed)

    def choose(self) -> None:
        """Ask for another folder."""
        if folder := ask_folder(self, self.tr("A folder for the letters")):
            self.line.setText(str(folder))

    def open(self) -> None:
        """Show the folder in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.line.text()))
