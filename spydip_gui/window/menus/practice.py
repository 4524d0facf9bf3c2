"""Practice in the menus: suggestions, who plays which power, and replaying from a turn."""

from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import translate
from spydip_gui.window.menus.workplace import Acts, Menu, tell


class PracticeMenu(Menu):
    """Carries out the practice commands of one window."""

    def acts(self) -> Acts:
        """What each action does."""
        return {
            Action.suggest: self.suggest,
            Action.who_plays: self.who_plays,
            Action.practise: self.practise,
        }

    def suggest(self) -> None:
        """Ask the coach for orders, if one may advise here."""
        from spydip_gui.practice.coach_panel import CoachPanel  # noqa: PLC0415  # seldom asked for

        panel = self._window.column.panels.get("coach")
        if not isinstance(panel, CoachPanel):
            text = translate(
                "Desk",
                "There is no coach in this game. The settings say in which games there is one.",
            )
            tell(self._window, text)
            return
        self._window.side.raise_panel(panel)
        panel.advice.suggest()

    def who_plays(self) -> None:
        """Hand seats to the computer, or to people."""
        from spydip_gui.window.menus.opponents import reseat  # noqa: PLC0415  # seldom asked for

        reseat(self._window)

    def practise(self) -> None:
        """Start a practice game from the turn being viewed."""
        from spydip_gui.window.menus.practice_game import begun  # noqa: PLC0415  # seldom asked for

        path = begun(self._doc, self._window.settings, self._window)
        if path is not None:
            self._window.open_wanted.emit(str(path))
