"""Lends the column's width to two maps, for as long as there are two."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from spydip_gui.document.document import Document
from spydip_gui.settings import Settings
from spydip_gui.window.map_area import Stage
from spydip_gui.window.side import Side


class Foldable(Protocol):
    """A window whose column folds."""

    document: Document
    settings: Settings
    stage: Stage
    side: Side

    def statusBar(self) -> QStatusBar:  # noqa: N802  # Qt's name
        """The message line."""


class Lending(QObject):
    """Folds the column when a second map opens, and unfolds it again unless the user folded it."""

    def __init__(self, window: Foldable, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        window.stage.paired.connect(self._share)

    def _share(self) -> None:
        """Fold or unfold the column; say why the second map is gone if nobody closed it."""
        window, two = self._window, self._window.stage.beside is not None
        side = window.side
        if side.folded is not two and (two or side.lent):
            side.fold()
            side.lent = two
        if window.document.hides_beside and window.settings.value("curtain") == "off":
            text = self.tr("The side line belongs to another view; it is back when you go there.")
            window.statusBar().showMessage(text, 8000)
