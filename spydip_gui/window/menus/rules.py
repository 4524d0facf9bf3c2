"""The windows about rules, opened from the Game menu: mixes, options and scenarios."""

from engine.rules import Variant
from spydip_gui.commands.actions import Action
from spydip_gui.window.menus.workplace import Acts, Menu


class RulesMenu(Menu):
    """Opens them beside the game; their modules are loaded only when needed."""

    def acts(self) -> Acts:
        """What each action does."""
        return {
            Action.open_mixes: self.open_mixes,
            Action.open_options: self.open_options,
            Action.open_scenarios: self.open_scenarios,
        }

    def open_mixes(self) -> None:
        """Put a mix together, and play it."""
        from spydip_gui.workbench.mix_window import MixWindow  # noqa: PLC0415

        window = MixWindow(self._window)
        window.wanted.connect(self._window.open_wanted)
        window.asked.connect(self.show_options)
        window.show()

    def open_options(self) -> None:
        """Show what the options of this game's variant do, and of any other."""
        self.show_options(self._doc.view.rules.variant)

    def show_options(self, variant: Variant) -> None:
        """Show what the options of a variant do; it may be a mix not yet saved."""
        from spydip_gui.workbench.option_window import OptionWindow  # noqa: PLC0415

        palette = self._window.stage.board.palette
        OptionWindow(palette, self._window, variant=variant).show()

    def open_scenarios(self) -> None:
        """Make and run scenarios."""
        from spydip_gui.workbench.scenario_window import ScenarioWindow  # noqa: PLC0415

        ScenarioWindow(self._window.stage.board.palette, self._window).show()
