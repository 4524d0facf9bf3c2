"""Switches between a window's viewers, behind the curtain if there is one."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject

from engine.board.graph import PowerId
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.dialogs.curtain import Curtain
from spydip_gui.document.document import Document
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.settings import Settings
from spydip_gui.window.map_area import Stage
from spydip_gui.window.said import SaidLine
from spydip_gui.window.veil import Veil
from spydip_gui.window.view_keys import ViewKeys


class Viewed(Protocol):
    """A window that several people may look at."""

    document: Document
    settings: Settings
    stage: Stage
    history: HistoryStrip
    rulebook: RulebookPanel
    curtain: Curtain
    veil: Veil
    said: SaidLine
    viewers: ViewerRow
    view_keys: ViewKeys


class Switching(QObject):
    """Shows one viewer after another; between two players nothing of the first remains."""

    def __init__(self, window: Viewed, parent: QObject, named: Callable[[], None]) -> None:
        """Work for a window; ``named`` updates the names of what can be done in it."""
        super().__init__(parent)
        self._window, self._named = window, named
        self.allows: Callable[[str], bool] = lambda _viewer: True
        """Asked before another view is shown, where it tells what is not to be known."""
        for wanted in (window.viewers.wanted, window.view_keys.peeked):
            wanted.connect(self.look_as)
        window.curtain.opened.connect(self._uncover)
        window.settings.changed.connect(self._guard)

    def look_as(self, viewer: str) -> None:
        """Switch to another view, behind the curtain first if there is one."""
        window, doc = self._window, self._window.document
        if viewer == doc.view.viewer or window.veil.drawn:
            return
        if not self.allows(viewer):
            return
        curtain = window.settings.value("curtain") == "on"
        if curtain and JOIN not in viewer:
            self.cover(viewer)
        elif curtain and doc.view.viewer != GM:
            # Several views at once would bypass each player's PIN.
            text = self.tr("With the curtain, only the game master may combine views.")
            window.said.showMessage(text, 8000)
        else:
            doc.look(viewer=PowerId(viewer))

    def cover(self, viewer: str) -> None:
        """Close the curtain until a viewer opens it: the game master, for several together."""
        window = self._window
        window.history.stop()
        window.stage.passing.finish()
        window.stage.map.show_all()  # zoom and place would tell what was looked at
        window.rulebook.list.setCurrentRow(-1)
        window.curtain.close_for(GM if JOIN in viewer else viewer)
        window.veil.draw()
        self._named()

    def _uncover(self, viewer: str) -> None:
        """Show the game where it stands to the viewer who opened the curtain."""
        window = self._window
        window.document.look(viewer=PowerId(viewer), turn=len(window.document.turns))
        window.veil.lift()
        window.curtain.hide()
        self._named()

    def _guard(self, key: str) -> None:
        """Once there is a curtain, a player cannot switch it off."""
        window, view = self._window, self._window.document.view
        player = view.viewer != GM and len(view.viewers) > 1
        if key == "curtain" and window.settings.value(key) == "off" and player:
            window.settings.set(key, "on")
            text = self.tr("Only the game master can switch off the curtain.")
            window.said.showMessage(text, 8000)
