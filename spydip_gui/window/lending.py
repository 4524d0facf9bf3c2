"""Lends the column's width to two maps, for as long as there are two."""

from PySide6.QtCore import QObject

from spydip_gui.window.menus.workplace import Workplace


class Lending(QObject):
    """Folds the column when a second map opens, and unfolds it again unless the user folded it."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
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
