"""Asks what to make a board from: a drawing, another program's file, or an existing board."""

from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

import maps
from engine.board.load import load
from engine.designs.name import SUFFIX
from spydip_gui.dialogs.help import answers
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.file_dialogs import ask_file, dropped
from spydip_gui.theme.parts import abreast, caption, fill, heading, named, push


class BeginDialog(QDialog):
    """``path`` is what was chosen; with ``copies``, it is the name of a built-in board to copy."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make a board"))
        self.setAcceptDrops(True)
        self.path: Path | None = None
        self.copies = False
        self.board = named(ComboBox(), self.tr("Board"))
        self.board.offer((load(name).title, name) for name in maps.names())
        self.drawing = push(self.tr("Choose a drawing or file…"), self._ask_drawing)
        self.own = push(self.tr("Choose a board or design…"), self._ask_own)
        self.copy = push(self.tr("Copy it"), self._copy)
        about = caption(
            self.tr(
                "A drawing is an SVG file, as Inkscape writes it: outlines of provinces, or border "
                "lines with dots and names. Maps of the DPjudge, of njudge and Realpolitik, of "
                "jDip and of diplicity can be read as well. You can also drag the file in here."
            ),
            wordWrap=True,
        )
        close = answers(self, "boards", QDialogButtonBox.StandardButton.Cancel)
        fill(
            QVBoxLayout(self),
            heading(self.tr("From a drawing, or from another program")),
            about,
            abreast(self.drawing, None),
            heading(self.tr("Go on with one of yours")),
            abreast(self.own, None),
            heading(self.tr("From a board of SpyDip")),
            abreast(self.board, self.copy, None),
            None,
            close,
        )
        self.resize(560, 400)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """Accept a local file."""
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Choose the dropped file."""
        self._take(dropped(event)[0])

    def _ask_drawing(self) -> None:
        kinds = self.tr("Drawings and maps (*.svg *.map map.* *.xml *.zip *.txt)")
        every = self.tr("All files (*)")
        self._take(ask_file(self, self.drawing.text(), f"{kinds};;{every}"))

    def _ask_own(self) -> None:
        kinds = self.tr("Boards and designs (board.toml variant.toml *{suffix})")
        self._take(ask_file(self, self.own.text(), kinds.format(suffix=SUFFIX)))

    def _copy(self) -> None:
        self.copies = True
        self._take(Path(self.board.currentData()))

    def _take(self, path: Path | None) -> None:
        if path is not None:
            self.path = path
            self.accept()
