"""The window as its menus know it, and what they may show and ask in it."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QWidget

from engine.files import file_stem
from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.document.document import Document
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import seat_name
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.orders import OrdersPanel
from spydip_gui.panels.report import ReportPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.post.bar import bar_of
from spydip_gui.settings import Settings, documents, own_folder
from spydip_gui.theme.parts import agreed, unmarked
from spydip_gui.window.column import Column
from spydip_gui.window.map_area import Stage
from spydip_gui.window.side import Side
from spydip_gui.window.switching import Switching
from spydip_gui.window.veil import Veil

Acts: TypeAlias = Mapping[Action, Callable[[], object]]
"""What is done for each action of a menu."""


_ENDING = re.compile(r"\*(\.\w+)\)")
"""The first ending of a kind of file, as a dialog offers it."""


class Workplace(QMainWindow):
    """The window that menus work for."""

    open_wanted = Signal(str)
    """Another game is to be opened: a path, ``new``, or ``sample:`` and a name."""
    closing = Signal()

    document: Document
    settings: Settings
    shortcuts: Shortcuts
    stage: Stage
    orders: OrdersPanel
    history: HistoryStrip
    viewers: ViewerRow
    rulebook: RulebookPanel
    report: ReportPanel
    veil: Veil
    column: Column
    side: Side
    switching: Switching
    commands: tuple[QAction, ...]
    """Every command, in the order of the table."""

    def map_alone(self) -> None:
        """Show only the map, its strip and the message line; or bring everything back."""
        raise NotImplementedError


class Menu:
    """What all menus share: their window, and the game open in it."""

    def __init__(self, window: Workplace) -> None:
        self._window = window
        self._doc = window.document

    def _propose(self, ending: str) -> str:
        """A file name beside the game, made of its name, the turn looked at and the viewer."""
        view = self._doc.view
        parts = (view.title, self._doc.turns[view.turn], seat_name(view.board, view.viewer))
        return str(proposed(" ".join(parts), ending, view.path))

    def _told_written(self, path: Path) -> None:
        """Say where something was written."""
        bar_of(self._window).say(translate("Desk", "Written: {file}").format(file=path))


def tell(window: QWidget, sentence: str) -> None:
    """Show a message that must be read."""
    QMessageBox.information(window, "SpyDip", unmarked(sentence))


def place_to_write(  # as many parts as the dialog has
    window: QWidget | None, title: str, kinds: str, ending: str, start: str = ""
) -> Path | None:
    """Where to write something; None if the user cancelled.

    A missing ending is added: that of the kind chosen, or the usual one. If a file with the full
    name exists, that is asked about too: the dialog itself only asked about the name as typed.
    """
    name, kind = QFileDialog.getSaveFileName(window, title, start, kinds)
    if not name:
        return None
    typed = Path(name)
    chosen = _ENDING.search(kind) if ";;" in kinds else None
    ending = chosen[1] if chosen else ending
    whole = typed.suffix == ending if ending == ".spydip" else typed.suffix
    path = typed if whole else typed.with_name(typed.name + ending)
    if path != typed and path.exists():
        question = translate("Desk", "“{name}” already exists. Replace it?")
        if not agreed(window, question.format(name=path.name)):
            return None
    return path


def games() -> str:
    """The name for game files in file dialogs."""
    return translate("Desk", "Games (*.spydip)")


def proposed(title: str, ending: str, beside: Path | None = None) -> Path:
    """A file name proposed for a title, beside another file or among the user's documents."""
    folder = beside.parent if beside else documents()
    return folder / f"{file_stem(title)}{ending}"


def own_place(title: str) -> Path:
    """The file of a game that begins without asking where, by its title."""
    return own_folder() / proposed(title, ".spydip").name


def counsel(document: Document, settings: Settings) -> tuple[str, ...]:
    """What a coach warns of before the orders in hand are sent, if there is one here."""
    from spydip_gui.practice.allowed import coached  # noqa: PLC0415  # not for the first window

    if not coached(document, settings):
        return ()
    from spydip_gui.practice.advice import warnings  # noqa: PLC0415

    return warnings(document)
