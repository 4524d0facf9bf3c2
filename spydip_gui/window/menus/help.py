"""The Help menu: every command, the help pages, and the rulebook."""

from PySide6.QtWidgets import QApplication

from spydip_gui.commands.actions import Action
from spydip_gui.window.menus.workplace import Acts, Menu


class HelpMenu(Menu):
    """The Help menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        return {
            Action.palette_of_commands: self.palette_of_commands,
            Action.show_help: self.show_help,
            Action.show_rulebook: lambda: self._window.side.raise_panel(self._window.rulebook),
            Action.show_tour: self.show_tour,
            Action.open_lessons: lambda: self._window.open_wanted.emit("lesson:"),
            Action.show_about: self.show_about,
        }

    def palette_of_commands(self) -> None:
        """Find a command by its name."""
        from spydip_gui.panels.palette import CommandPalette  # noqa: PLC0415  # not for the first window

        CommandPalette(self._window.commands, self._window).open()

    def show_help(self) -> None:
        """Show the help page for whatever has the focus."""
        from spydip_gui.dialogs.help import show_help, topic_of  # noqa: PLC0415  # not for the first window

        show_help(self._window, topic_of(QApplication.focusWidget()))

    def show_rule(self, rule: str) -> None:
        """Show the rule that decided an order."""
        self._window.rulebook.show_clause(rule)
        self._window.side.raise_panel(self._window.rulebook)

    def show_tour(self) -> None:
        """Show the short tour."""
        from spydip_gui.dialogs.tour import TourDialog  # noqa: PLC0415  # not for the first window

        TourDialog(self._window).show()

    def show_about(self) -> None:
        """Show what the program consists of, with all licences."""
        from spydip_gui.dialogs.about import AboutDialog  # noqa: PLC0415  # not for the first window

        AboutDialog(self._window).open()
