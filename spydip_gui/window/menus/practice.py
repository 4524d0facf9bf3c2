"""Practice from the menus: suggestions, who plays which power, and another try from a turn."""

from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import translate
from spydip_gui.window.menus.workplace import Acts, Menu, tell


class PracticeMenu(Menu):
    """Does for one window what its menu asks for."""

    def acts(self) -> Acts:
        """What each action does."""
        return {
            Action.suggest: self.suggest,
            Action.who_plays: self.who_plays,
            Action.practise: self.practise,
        }

    def suggest(self) -> None:
        """Ask the coach for orders, if there is one here."""
        from spydip_gui.practice.coach_panel import CoachPanel  # noqa: PLC0415  # seldom asked for

        panel = self._place.column.panels.get("coach")
        if not isinstance(panel, CoachPanel):
            text = translate(
                "Desk",
                "There is no coach in this game. The settings say in which games there is one.",
            )
            tell(self._window, text)
            return
        self._place.raise_panel(panel)
        panel.advice.suggest()

    def who_plays(self) -> None:
        """Give seats to the computer, or to people."""
        from spydip_gui.window.menus.opponents import reseat  # noqa: PLC0415  # seldom asked for

        reseat(self._place, self._window)

    def practise(self) -> None:
        """Go on from the turn looked at in a game for practice."""
        from spydip_gui.window.menus.practising import begun  # noqa: PLC0415  # seldom asked for

        path = begun(self._doc, self._place.settings, self._window)
        if path is not None:
            self._place.ask_for(str(path))
