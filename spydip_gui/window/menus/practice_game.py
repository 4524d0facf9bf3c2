"""Starts a practice game from the turn that a window shows."""

from itertools import count
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.coach.imagined import imagined
from engine.errors import UserError
from engine.post import beside
from engine.post import book as books
from engine.session import practice
from spydip_gui.dialogs.practising import PractisingDialog
from spydip_gui.document.document import Document
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import phase_name
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import accepted
from spydip_gui.window.menus.workplace import own_place


class NothingToPlayError(UserError):
    """The turn being viewed is the end of a game."""


def begun(document: Document, settings: Settings, window: QWidget) -> Path | None:
    """The file of a game that goes on from the turn being viewed; None if the user cancels.

    A viewer who may know the whole game practises on a copy of it; others on a position made up
    from their own observations. Raises NothingToPlayError if the game is over at that turn, and
    GameFileError if the file cannot be written.
    """
    view = document.view
    if view.look().ending is not None:
        raise NothingToPlayError("game.over_look_earlier_to_try")
    guessed = not (view.decides or view.over) or document.sort == "packet"
    seats = view.rules.seats
    powers = seats if view.decides else (view.viewer,)
    if not set(powers) <= set(seats):
        raise NothingToPlayError("game.look_as_one_power_to_try")
    phase = phase_name(view.rules, view.phases[view.turn])
    level = settings.value("opponents")
    dialog = PractisingDialog(view.board, powers, level, window, phase=phase, guessed=guessed)
    if not accepted(dialog):
        return None
    return _made(document, dialog.power, dialog.level, guessed=guessed)


def _made(document: Document, power: PowerId, level: str, *, guessed: bool) -> Path:
    view = document.view
    title, path, number = _free(view.title)
    path.parent.mkdir(parents=True, exist_ok=True)
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        if guessed:
            told = [view.look(turn) for turn in range(view.turn + 1)]
            made = imagined(view.rules, told, number)
            practice.begin_at(view.rules, made, path, title, str(view.board_place))
        else:
            document.computers.copy(path, view.line[view.turn])
    finally:
        QGuiApplication.restoreOverrideCursor()
    beside.folder(path).mkdir(exist_ok=True)
    roles = {seat: "here" if seat == power else level for seat in view.rules.seats}
    holders = {seat: books.Holder(power=seat, role=role) for seat, role in roles.items()}
    books.save(path, books.Book(seats=holders))
    return path


def _free(title: str) -> tuple[str, Path, int]:
    """A title for practice, a file of that name that does not exist yet, and its number."""
    text = translate("Practice", "{title}, practice {number}")
    for number in count(1):
        named = text.format(title=title, number=number)
        path = own_place(named)
        if not path.exists() and not beside.folder(path).exists():
            break
    return named, path, number
