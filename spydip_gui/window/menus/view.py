"""The menu View: how near the map is, whose eyes look, and in what colours."""

from PySide6.QtWidgets import QWidget

from spydip_gui.commands.actions import Action
from spydip_gui.window.menus.workplace import Acts, Workplace


class ViewMenu:
    """Does for one window what its menu asks for."""

    def __init__(self, place: Workplace, window: QWidget) -> None:
        """Work at a place, with dialogs over its window."""
        self._place = place
        self._window = window
        self._doc = place.document

    def acts(self) -> Acts:
        """What each action does."""
        return {
            Action.one_map: self.one_map,
            Action.closer: self.closer,
            Action.farther: self.farther,
            Action.whole_board: self.whole_board,
            Action.join_views: self.join_views,
            Action.other_colours: self.other_colours,
            Action.hand_over: self.hand_over,
        }

    def one_map(self) -> None:
        """Show one map only."""
        self._doc.show_beside("")

    def closer(self) -> None:
        """Come closer to the map."""
        self._place.stage.map.come_closer(1.25)

    def farther(self) -> None:
        """Go back from the map."""
        self._place.stage.map.come_closer(0.8)

    def whole_board(self) -> None:
        """Show the whole board."""
        self._place.stage.map.show_all()

    def join_views(self) -> None:
        """Look with the eyes of the ticked powers."""
        self._place.viewers.ask_together()

    def other_colours(self) -> None:
        """Change between light and dark."""
        now = self._place.settings.value("theme")
        self._place.settings.set("theme", "day" if now == "night" else "night")

    def hand_over(self) -> None:
        """Close the curtain until the viewer is back."""
        self._place.cover(self._doc.view.viewer)
