"""The window that begins a new game: variant, options with clause and help, board, players."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

import maps
from engine import judge
from engine.board.graph import PowerId
from engine.board.load import load
from engine.rules import Option, Ruleset, Variant
from spydip_gui.wording import seat_name

ROLES = ("here", "mail", "nobody")
"""Who plays a seat: a person at this screen, one by mail, or nobody."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays one seat, and where letters to them go."""

    role: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The game that somebody wants to begin."""

    title: str
    rules: Ruleset
    seating: Mapping[PowerId, Seating]
    deadline: str


class NewGameDialog(QDialog):
    """Asks for everything that a game is played by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer every variant, with its own options."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._variants = sorted(judge.catalogue().values(), key=lambda v: v.id != "standard")
        self._boxes: dict[str, QComboBox] = {}
        self.title = QLineEdit()
        self.variant = QComboBox()
        self.board = QComboBox()
        self.deadline = QLineEdit()
        self.search = QLineEdit()
        self.options = _table([self.tr("Option"), self.tr("Value"), self.tr("What it means")])
        self.players = _table([self.tr("Power"), self.tr("Played by"), self.tr("Address")])
        self.fault = QLabel()
        self.buttons = QDialogButtonBox()
        self._build()
        self.resize(860, 640)
        self._choose(0)

    def wanted(self) -> Wanted:
        """The game as it was put together; raises ValueError where something does not fit."""
        record = self._variants[self.variant.currentIndex()]
        chosen = {key: box.currentText().strip() for key, box in self._boxes.items()}
        rules = judge.ruleset(record.id, self.board.currentText() or None, chosen)
        seating = {seat: self._seating(row) for row, seat in enumerate(rules.seats)}
        title = self.title.text().strip() or record.title
        return Wanted(
            title=title, rules=rules, seating=seating, deadline=self.deadline.text().strip()
        )

    def choose(self, variant: str) -> None:
        """Choose a variant by its id."""
        self.variant.setCurrentIndex([v.id for v in self._variants].index(variant))

    def accept(self) -> None:
        """Close only if the game can be begun; else say what is wrong."""
        try:
            self.wanted()
        except ValueError as error:
            self.fault.setText(str(error))
            self.fault.show()
            return
        super().accept()

    def _build(self) -> None:
        self.variant.addItems([variant.title for variant in self._variants])
        self.variant.currentIndexChanged.connect(self._choose)
        self.board.addItems(list(maps.names()))
        self.deadline.setPlaceholderText(self.tr("Fridays, 20:00"))
        self.search.setPlaceholderText(self.tr("Search the options"))
        self.search.setAccessibleName(self.tr("Search the options"))
        self.search.textChanged.connect(self._sift)
        form = QFormLayout()
        form.addRow(self.tr("Title"), self.title)
        form.addRow(self.tr("Variant"), self.variant)
        form.addRow(self.tr("Board"), self.board)
        form.addRow(self.tr("Deadlines"), self.deadline)
        pages = QTabWidget()
        page = QWidget()
        inside = QVBoxLayout(page)
        inside.addWidget(self.search)
        inside.addWidget(self.options)
        pages.addTab(page, self.tr("Options"))
        pages.addTab(self.players, self.tr("Players"))
        self.fault.setWordWrap(True)
        self.fault.hide()
        begin = QPushButton(self.tr("Begin"))
        begin.setDefault(True)
        self.buttons.addButton(begin, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(pages, 1)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)

    def _choose(self, place: int) -> None:
        record = self._variants[place]
        self.title.setPlaceholderText(record.title)
        self.board.setCurrentText(record.board)
        self._fill_options(record)
        self._fill_players(record)
        self._sift(self.search.text())

    def _fill_options(self, record: Variant) -> None:
        self._boxes = {}
        self.options.setRowCount(0)  # so that no box of another variant stays
        self.options.setRowCount(len(record.options))
        for row, option in enumerate(record.options):
            box = _values(option, record.presets.get(option.key, option.default))
            box.setAccessibleName(option.key)
            self._boxes[option.key] = box
            text = f"{option.help} [{option.clause}]"
            for column, words in ((0, option.key), (2, text)):
                item = QTableWidgetItem(words)
                item.setToolTip(text)
                self.options.setItem(row, column, item)
            self.options.setCellWidget(row, 1, box)
        self.options.resizeRowsToContents()

    def _fill_players(self, record: Variant) -> None:
        board = load(record.board)
        seats = record.seats or record.powers or tuple(board.powers)
        roles = (self.tr("somebody here"), self.tr("somebody by mail"), self.tr("nobody"))
        self.players.setRowCount(0)
        self.players.setRowCount(len(seats))
        for row, seat in enumerate(seats):
            self.players.setItem(row, 0, QTableWidgetItem(seat_name(board, seat)))
            box = QComboBox()
            for role, name in zip(ROLES, roles, strict=True):
                box.addItem(name, role)
            self.players.setCellWidget(row, 1, box)
            address = QLineEdit()
            address.setPlaceholderText(self.tr("name@example.org"))
            self.players.setCellWidget(row, 2, address)
        self.players.resizeRowsToContents()

    def _seating(self, row: int) -> Seating:
        box, address = self.players.cellWidget(row, 1), self.players.cellWidget(row, 2)
        role = box.currentData() if isinstance(box, QComboBox) else ROLES[0]
        return Seating(role, address.text().strip() if isinstance(address, QLineEdit) else "")

    def _sift(self, wanted: str) -> None:
        for row in range(self.options.rowCount()):
            items = [self.options.item(row, column) for column in (0, 2)]
            text = " ".join(item.text() for item in items if item is not None)
            self.options.setRowHidden(row, wanted.casefold() not in text.casefold())


def _values(option: Option, chosen: str) -> QComboBox:
    box = QComboBox()
    box.addItems(list(option.values))
    box.setEditable(bool(option.pattern))
    if option.example:
        box.setToolTip(option.example)
    box.setCurrentText(chosen)
    return box


def _table(headings: list[str]) -> QTableWidget:
    table = QTableWidget(0, len(headings))
    table.setHorizontalHeaderLabels(headings)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setWordWrap(True)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    header = table.horizontalHeader()
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    return table
