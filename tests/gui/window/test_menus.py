"""Each action of the table is done by one menu."""

from collections import Counter

from spydip_gui.commands.actions import Action
from spydip_gui.window.window import DeskWindow


def test_every_action_is_done_by_its_own_menu(window: DeskWindow) -> None:
    """No row of the table is without its method, and none has two."""
    found = window.menus
    menus = (found.game, found.edit, found.turn, found.view, found.post, found.help)
    every = (*menus, found.rules, found.practice)
    assert Counter(action for menu in every for action in menu.acts()) == Counter(Action)
    assert all(len({action.menu for action in menu.acts()}) == 1 for menu in menus)
