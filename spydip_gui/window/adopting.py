"""Tells in a game's window that its board was changed, and takes it over if the user wants that."""

from collections.abc import Callable

from engine.session.changed_boards import Change, change, taken_over
from spydip_gui.language.reader import say, told, translate
from spydip_gui.post.bar import bar_of
from spydip_gui.window.window import DeskWindow


def offer(window: DeskWindow, open_: Callable[[str], None]) -> None:
    """Tell what changed, with a button that takes it over; ``open_`` opens the game after that."""
    if window.document.view.path is None:
        return
    try:
        found = change(window.document.view)
    except ValueError:  # it is being drawn: there is nothing to take over yet
        return
    if found is None:
        return
    if found.hinders:
        bar_of(window).say(f"{say(found.said)} {say(found.hinders[0])}")
        return
    text = translate("Desk", "Go on with it") if found.rules else translate("Desk", "Take it over")
    bar_of(window).say(say(found.said), offer=(text, lambda: _take(window, found, open_)))


def _take(window: DeskWindow, found: Change, open_: Callable[[str], None]) -> None:
    try:
        path = taken_over(window.document.view, found)
    except (OSError, ValueError) as error:
        bar_of(window).say(told(error), refused=True)
        return
    if path is not None:
        window.document.close()  # the same file may be opened anew
        open_(str(path))
