"""Begins a new game: its rules and players, and the file it is kept in."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.designs.name import VARIANT
from spydip_gui.language.reader import translate
from spydip_gui.window.menus.workplace import games, own_place, place_to_write, proposed

if TYPE_CHECKING:
    from spydip_gui.dialogs.new_game import Wanted


def begun(
    window: QWidget | None, design: Path | None, begin: "Callable[[Wanted, Path], bool]"
) -> None:
    """Ask for a game and its file until it can begin, or the user gives up.

    If no file can be chosen, everything filled in so far is shown again.
    """
    from spydip_gui.dialogs.new_game import NewGameDialog  # noqa: PLC0415  # not for the first window

    dialog = NewGameDialog(window)
    if design is not None:
        bare = design.is_dir() and not (design / VARIANT).is_file()
        (dialog.take_board if bare else dialog.take_mix)(design)
    title = translate("Desk", "Where should the game be saved?")
    while dialog.exec() == NewGameDialog.DialogCode.Accepted:
        wanted = dialog.wanted()
        place = proposed(wanted.title, ".spydip")
        path = place_to_write(dialog, title, games(), ".spydip", str(place))
        if path is not None and begin(wanted, path):
            break
    dialog.deleteLater()


def at_once(power: PowerId, level: str, variant: str = "standard") -> "tuple[Wanted, Path]":
    """A game played in one seat, and a path for it that is still free.

    Computers of a level play the others; with “none”, all are played here.
    """
    from engine.post.book import Book, Holder  # noqa: PLC0415  # not for the first window
    from engine.session import rulesets  # noqa: PLC0415
    from spydip_gui.dialogs.new_game import Wanted  # noqa: PLC0415

    rules = rulesets.ruleset(rulesets.catalogue()[variant])
    seats = {
        seat: Holder(power=seat, role=level if level != "none" and seat != power else "here")
        for seat in rules.seats
    }
    title = rules.variant.title
    numbers = (f"{title} {number}" for number in count(1))
    free = (name for name in numbers if not own_place(name).exists())
    title = next(free)
    return Wanted(title=title, rules=rules, book=Book(seats=seats)), own_place(title)
