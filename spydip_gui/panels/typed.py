"""Lines in which several viewers type in turn: each finds there only what it has typed itself."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from engine.board.graph import PowerId
from spydip_gui.document.document import Document


class Typed(QObject):
    """Keeps what each viewer has typed, and shows it when that viewer looks again."""

    def __init__(self, document: Document, line: QLineEdit) -> None:
        """Follow the viewers of a document."""
        super().__init__(line)
        self._document = document
        self._line = line
        self._viewer = document.view.viewer
        self._kept: dict[PowerId, str] = {}
        document.changed.connect(self._follow)

    def _follow(self, _change: object) -> None:
        viewer = self._document.view.viewer
        if viewer == self._viewer:
            return
        self._kept[self._viewer] = self._line.text()
        self._viewer = viewer
        self._line.clear()  # with all that was offered for it
        self._line.setText(self._kept.get(viewer, ""))
