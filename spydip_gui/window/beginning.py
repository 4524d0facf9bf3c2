"""Begins a new game: what it is played by, and the file that it is kept in."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from spydip_gui.language.reader import translate
from spydip_gui.window.menus.workplace import place_to_write, proposed

if TYPE_CHECKING:
    from spydip_gui.dialogs.new_game import Wanted


def begun(
    window: QWidget | None, design: Path | None, begin: "Callable[[Wanted, Path], bool]"
) -> None:
    """Ask for a game and its file until it can begin, or somebody gives up.

    Whoever finds no place for the file comes back to all that was filled in.
    """
    from spydip_gui.dialogs.new_game import NewGameDialog  # noqa: PLC0415  # not for the first window

    dialog = NewGameDialog(window)
    if design is not None:
        (dialog.take_board if design.is_dir() else dialog.take_mix)(design)
    title = translate("Desk", "Where should the game be saved?")
    while dialog.exec() == NewGameDialog.DialogCode.Accepted:
        wanted = dialog.wanted()
        place = proposed(wanted.title, ".spydip")
        path = place_to_write(dialog, title, "*.spydip", ".spydip", str(place))
        if path is not None and begin(wanted, path):
            break
    dialog.deleteLater()
