"""The panel of the orders in hand: a row a unit, a line to write, a button to adjudicate."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.board.graph import PowerId
from engine.orders.errors import OrderTextError
from spydip_gui.changes import Change, Part
from spydip_gui.document import Document
from spydip_gui.gestures.writing import DocumentDesk
from spydip_gui.models.orders import OrdersModel
from spydip_gui.panels.entry import OrderEntry
from spydip_gui.wording import seat_name

ALL = ""


class OrdersPanel(QWidget):
    """Shows and takes the orders of the seat that is written for."""

    chosen = Signal(str, str)
    """A row was clicked: its place and its order."""
    lit = Signal(str, str)
    """A row is hovered: its place and its order."""
    resolve = Signal()

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self.model = OrdersModel(document)
        self.seats = QComboBox()
        self.state = QLabel()
        self.table = _Table()
        desk = DocumentDesk(document)
        self.entry = OrderEntry(desk.table, lambda: document.seat)
        self.told = QLabel()
        self.button = QPushButton(self.tr("Adjudicate"))
        self._build()
        document.changed.connect(self._follow)
        self.show_all()

    def _build(self) -> None:
        top = QHBoxLayout()
        self.seats.setAccessibleName(self.tr("Orders of"))
        self.seats.activated.connect(self._choose)
        top.addWidget(self.seats)
        top.addWidget(self.state, 1)
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Orders"))
        self.table.clicked.connect(lambda index: self._say(self.chosen, index.row()))
        self.table.entered.connect(lambda index: self._say(self.lit, index.row()))
        self.table.cleared.connect(self._clear)
        self.entry.doubted.connect(self._note)
        self.entry.returnPressed.connect(self._enter)
        self.told.setWordWrap(True)
        self.told.hide()
        self.button.clicked.connect(self.resolve)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.entry)
        layout.addWidget(self.told)
        layout.addWidget(self.button)

    def show_all(self) -> None:
        """Show the seats and rows as the viewer may know them."""
        doc = self._document
        self.seats.clear()
        if len(doc.seats) > 1:
            self.seats.addItem(self.tr("Everybody"), ALL)
        for seat in doc.seats:
            self.seats.addItem(seat_name(doc.board, seat), seat)
        self.button.setVisible(doc.decides)
        self.show_rows()

    def show_rows(self) -> None:
        """Show the rows anew."""
        every = self.seats.currentData() == ALL
        self.model.refresh(every_seat=every)
        self.table.setColumnHidden(0, not every)
        missing = self.model.missing
        self.state.setText(
            self.tr("%n without order", "", missing) if missing else self.tr("Nothing is missing")
        )
        writable = bool(self._document.seats) and self._document.newest
        self.entry.setEnabled(writable and not self._document.over)

    def _follow(self, change: Change) -> None:
        if change.about(Part.LOOK, Part.SEAT):
            chosen = self.seats.currentData()
            self.show_all()
            wanted = ALL if chosen == ALL and len(self._document.seats) > 1 else self._document.seat
            self.seats.setCurrentIndex(max(0, self.seats.findData(wanted)))
        self._note(change.note)
        self.show_rows()

    def _choose(self, place: int) -> None:
        seat = self.seats.itemData(place)
        if seat:
            self._document.look(seat=PowerId(seat))
        self.show_rows()

    def _say(self, signal: object, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None:
            signal.emit(found.place, found.order)  # type: ignore[attr-defined]

    def _enter(self) -> None:
        text = self.entry.text().strip()
        if not text:
            return
        try:
            self._document.give([(self._document.seat, text)])
        except OrderTextError as error:
            self._note(str(error))
            return
        self.entry.clear()

    def _clear(self, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None and found.order:
            self._document.clear(found.power, found.order)

    def _note(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))


class _Table(QTableView):
    """A table that is read by rows; Del clears one."""

    cleared = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Del and Backspace clear the order of the row."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
