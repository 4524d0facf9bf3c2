"""The View menu: zoom, whose view is shown, and the colours."""

from spydip_gui.commands.actions import Action
from spydip_gui.window.menus.workplace import Acts, Menu


class ViewMenu(Menu):
    """The View menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        window = self._window
        return {
            Action.one_map: lambda: self._doc.show_beside(""),
            Action.closer: lambda: window.stage.map.come_closer(1.25),
            Action.farther: lambda: window.stage.map.come_closer(0.8),
            Action.whole_board: window.stage.map.show_all,
            Action.last_turn: self.last_turn,
            Action.join_views: window.viewers.ask_together,
            Action.distances: self.distances,
            Action.other_colours: self.other_colours,
            Action.fold_column: self.fold_column,
            Action.map_alone: window.map_alone,
            Action.hand_over: lambda: window.switching.cover(self._doc.view.viewer),
        }

    def fold_column(self) -> None:
        """Fold or unfold the column of panels."""
        self._window.side.fold()

    def distances(self) -> None:
        """Offer distances and sight over the map."""
        from spydip_gui.window.distances import Distances  # noqa: PLC0415  # seldom wanted

        Distances.of(self._window.stage, self._doc.view.rules).offer()

    def other_colours(self) -> None:
        """Switch between light and dark."""
        now = self._window.settings.value("theme")
        self._window.settings.set("theme", "day" if now == "night" else "night")

    def last_turn(self) -> None:
        """Show the orders of the last turn behind the newest position, or hide them."""
        settings = self._window.settings
        settings.set("last_turn", "off" if settings.value("last_turn") == "on" else "on")
