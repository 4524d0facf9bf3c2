"""The head of the scenario window: which one is shown, its id and title, and its rules."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

import maps
from engine.board.load import load
from engine.session import rulesets
from engine.session.scenarios import Scene
from spydip_gui.language.wording import variant_title
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.file_dialogs import ask_file, ask_folder
from spydip_gui.theme.parts import abreast, called, fill, push


class ScenarioHead(QWidget):
    """Signals what was chosen, for the window to act on.

    ``wrong`` are the errors of outside variants that cannot be read.
    """

    turned = Signal()
    """Another scenario of the file is to be shown."""

    added = Signal()
    renamed = Signal()
    ruled = Signal()
    """Another variant or board was chosen."""

    opened = Signal(str)
    """The file of a mix or design to play by."""

    grounded = Signal(str)
    """The folder of a board to play on."""

    def __init__(self) -> None:
        super().__init__()
        self.which, self.variant, self.board = ComboBox(), ComboBox(), ComboBox()
        self.id, self.title = QLineEdit(), QLineEdit()
        self.board.offer((load(name).title, name) for name in maps.names())
        guests, self.wrong = rulesets.visiting()
        plain = sorted(rulesets.catalogue().items(), key=lambda one: one[0] != "standard")
        every = (*plain, *rulesets.mixes().items(), *guests.items())
        self.variant.offer((variant_title(record), name) for name, record in every)
        for box in (self.which, self.variant, self.board):
            box.take_room_for(12)
        self.which.currentIndexChanged.connect(self.turned)
        self.variant.activated.connect(self.ruled)
        self.board.activated.connect(self.ruled)
        self.id.editingFinished.connect(self.renamed)
        self.title.editingFinished.connect(self.renamed)
        names = abreast(
            called(self.tr("Scenario"), self.which),
            (self.which, 1),
            push(self.tr("New"), self.added),
            called(self.tr("Name"), self.id),
            self.id,
            called(self.tr("Title"), self.title),
            (self.title, 2),
        )
        rules = abreast(
            called(self.tr("Variant"), self.variant),
            (self.variant, 1),
            push(self.tr("Mix or design…"), self._ask_variant),
            called(self.tr("Board"), self.board),
            (self.board, 1),
            push(self.tr("Board from a folder…"), self._ask_board),
        )
        fill(QVBoxLayout(self), names, rules, margin=0)

    @property
    def at(self) -> int:
        """The number of the scenario shown."""
        return max(0, self.which.currentIndex())

    def show_all(self, scenes: Sequence[Scene], at: int) -> None:
        """List the scenarios of a file by name, and show one of them."""
        names = (str(one.data["id"]) for one in scenes)
        self.which.offer_instead(zip(names, count()), at)
        scene = scenes[at]
        self.id.setText(str(scene.data["id"]))
        self.title.setText(str(scene.data.get("title", "")))
        variant = str(scene.data.get("variant", "standard"))
        board = str(scene.data.get("board") or scene.rules.variant.board)
        self.variant.pick(variant, Path(variant).name)
        self.board.pick(board, Path(board).name)

    def _ask_variant(self) -> None:
        kinds = self.tr("Mixes and designs (*.toml *.spydesign)")
        if path := ask_file(self, self.tr("Open a mix"), kinds):
            self.opened.emit(str(path))

    def _ask_board(self) -> None:
        if folder := ask_folder(self, self.tr("Choose the folder of a board")):
            self.grounded.emit(str(folder))
