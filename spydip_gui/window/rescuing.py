"""Offers what can be saved of a damaged game: the sound part of its file, and older copies."""

from pathlib import Path

from PySide6.QtWidgets import QInputDialog, QWidget

from engine.session.files import GameFileError, offers
from spydip_gui.language.reader import say, told, translate
from spydip_gui.theme.parts import unmarked
from spydip_gui.window.menus.workplace import games, place_to_write


def rescued(window: QWidget | None, path: Path, error: GameFileError) -> Path | None:
    """Where the user has saved what was offered; None if cancelled.

    Raises GameFileError if there is nothing to offer, or it cannot be saved.
    """
    found = offers(path)
    if not found:
        raise error
    question = translate("Desk", "What do you want to save under another name?")
    rows = [say(one.said) for one in found]
    row, agreed = QInputDialog.getItem(
        window, "SpyDip", unmarked(f"{told(error)}\n\n{question}"), rows, 0, editable=False
    )
    if not agreed:
        return None
    title = translate("Desk", "Where should the game be saved?")
    start = path.with_name(f"{path.stem}-2.spydip")
    place = place_to_write(window, title, games(), ".spydip", str(start))
    if place is not None:
        found[rows.index(row)].take(place, over=True)
    return place
