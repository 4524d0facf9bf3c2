"""Keeps map and strip in step with the setting that shows the orders of the last turn."""

from PySide6.QtCore import QObject

from spydip_gui.panels.history import HistoryStrip
from spydip_gui.settings import Settings
from spydip_gui.window.map_area import Stage

_KEY = "last_turn"


class LastTurn(QObject):
    """Watches the setting; each part of the window shows what it says."""

    def __init__(self, settings: Settings, stage: Stage, history: HistoryStrip) -> None:
        super().__init__(stage)
        self._settings, self._stage, self._history = settings, stage, history
        settings.changed.connect(self._follow)
        self._show()

    def _follow(self, key: str) -> None:
        if key == _KEY:
            self._show()
            self._stage.show_all()

    def _show(self) -> None:
        self._stage.last_turn = self._settings.value(_KEY) == "on"
        self._history.mark_last_turn(shown=self._stage.last_turn)
