"""The panel of orders: one row per unit, and at the last turn a line to write and a button."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QTableView, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.language.speaker import capital
from engine.orders.errors import OrderTextError
from engine.phases import PhaseKind
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.walk.events import may_wait
from spydip_gui.gestures.walk.whose import owners
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.reader import say, told
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.models.orders import OrdersModel
from spydip_gui.panels.entry import OrderEntry
from spydip_gui.panels.if_chip import IfChip
from spydip_gui.theme.list_widgets import EmptyNote, by_rows
from spydip_gui.theme.parts import abreast, caption, fill, named

ALL = ""
_ORDER, _ROW, _AIR = 2, 26, 6
"""The column of the orders; the height of a row of one line, and the room around its text."""
_NARROW, _LEAST = 120, 75
"""How narrow an order may become, and what is expected of it."""


class OrdersPanel(QWidget):
    """Shows the orders for the deadline that is due at the turn looked at, and takes new ones."""

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
        self.heading = caption(wordWrap=True)
        self.seats = named(QComboBox(), self.tr("Orders of"))
        self.state = caption()
        self.table = named(_Table(), self.tr("Orders"))
        self.table.setModel(self.model)
        self.note = EmptyNote(self.table)
        self.chip = IfChip()
        self._writer = writer = Writer(document)
        self.entry = OrderEntry(document.view.board, writer.table, self._written_for)
        self.clears: Callable[[PowerId, str], None] = document.clear
        self.told = caption(wordWrap=True)
        self.button = QPushButton(self.tr("Adjudicate"))
        self._build()
        document.changed.connect(self._follow)
        self._offer_seats()
        self.show_rows()

    def _build(self) -> None:
        top = abreast(self.seats, (self.state, 1))
        self.seats.activated.connect(self._choose)
        self.table.setItemDelegateForColumn(1, self.chip)
        self.chip.wanted.connect(self.ask_condition)
        self.table.clicked.connect(lambda index: self._say(self.chosen, index.row()))
        self.table.entered.connect(lambda index: self._say(self.lit, index.row()))
        self.table.left.connect(lambda: self.lit.emit("", ""))
        self.table.cleared.connect(self._clear)
        self.entry.doubted.connect(self._note)
        self.entry.returnPressed.connect(self._enter)
        self.told.hide()
        self.button.clicked.connect(self.resolve)
        parts = (self.heading, top, (self.table, 1), self.entry, self.told, self.button)
        fill(QVBoxLayout(self), *parts, margin=8)

    def ask_condition(self, row: int) -> None:
        """Ask for the condition of the order of a row."""
        found, table = self.model.row_at(row), self._writer.table()
        if found is None or not found.order or table is None or found.power not in table.seats:
            return
        sheet = ConditionSheet(self, table, found.power, found.order)
        sheet.written.connect(self._writer.exchange)
        sheet.show()

    def _offer_seats(self) -> None:
        """Offer those whose orders the viewer may read."""
        doc = self._document
        self.seats.clear()
        if len(doc.view.readable) > 1:
            self.seats.addItem(self.tr("Everybody"), ALL)
        for seat in doc.view.readable:
            self.seats.addItem(seat_name(doc.view.board, seat), seat)

    def show_rows(self) -> None:
        """Show the rows anew; those of an earlier turn are only to be read."""
        doc = self._document
        chosen = self.seats.currentData()
        self.model.refresh(
            doc.view.readable if chosen == ALL else [PowerId(chosen)] if chosen else []
        )
        self.table.setColumnHidden(0, chosen != ALL)
        self.heading.setText(self._heading())
        self.state.setText(self._state())
        self.chip.offered = frozenset(self._may_wait())
        writable = bool(doc.view.seats) and doc.view.newest and not doc.view.over
        self.entry.setVisible(writable)
        self.entry.show_example()
        self.button.setVisible(doc.view.decides and doc.view.newest and not doc.view.over)
        self.table.fit_rows()
        self.note.say(self._why_empty())

    def _may_wait(self) -> Iterator[int]:
        """The rows whose orders may be given a condition."""
        table = self._writer.table()
        for number in range(self.model.rowCount()) if table is not None else ():
            row = self.model.row_at(number)
            if table is None or row is None or row.power not in table.seats or not row.order:
                continue
            order = table.order(row.power, row.order)
            if order is not None and may_wait(table, order):
                yield number

    def _heading(self) -> str:
        doc = self._document
        if doc.view.newest and doc.view.over:
            return self.tr("The game is over")
        phase = phase_name(doc.view.rules, doc.view.phases[doc.view.turn])
        text = self.tr("For {phase}") if doc.view.newest else self.tr("As ordered for {phase}")
        return capital(text.format(phase=phase))

    def _state(self) -> str:
        missing, asked = self.model.missing, self.model.asked
        if not self.model.rowCount():
            return self.tr("No order is due")
        if not missing and self._unknown():
            return self.tr("Builds or removals, if any")
        if not missing:
            return self.tr("Nothing is missing")
        text = self.tr("{missing} of {asked} without an order")
        return text.format(missing=missing, asked=asked)

    def _unknown(self) -> bool:
        """Whether nobody can know yet how much is to be built or removed."""
        doc = self._document
        return doc.view.newest and any(doc.view.seen(seat).due is None for seat in doc.view.seats)

    def _why_empty(self) -> str:
        """Why nobody has anything to order, as far as the rows tell it."""
        doc = self._document
        if doc.view.newest and doc.view.over:
            return ""
        why = {
            PhaseKind.RETREATS: self.tr("Nothing has to retreat."),
            PhaseKind.ADJUSTMENTS: self.tr("No army or fleet is to be built or removed."),
        }.get(doc.view.phases[doc.view.turn].kind, self.tr("There is nothing to order."))
        onward = self.tr("Adjudicate goes on to the next deadline.")
        return why if self.button.isHidden() else f"{why}\n{onward}"

    def _follow(self, change: Change) -> None:
        if change.about(Part.LOOK, Part.SEAT):
            chosen = self.seats.currentData()
            if self.seats.findData(ALL) < 0:
                chosen = ALL  # who had no choice of one seat chose none
            self._offer_seats()
            several = len(self._document.view.readable) > 1
            every = several and (chosen == ALL or not self._document.view.seats)
            wanted = ALL if every else self._document.seat
            self.seats.setCurrentIndex(max(0, self.seats.findData(wanted)))
        self._note(say(change.note))
        self.show_rows()

    def _choose(self, place: int) -> None:
        seat = self.seats.itemData(place)
        if seat in self._document.view.seats:
            self._document.look(seat=PowerId(seat))
        self.show_rows()

    def _say(self, signal: object, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None:
            signal.emit(found.place, found.order)  # type: ignore[attr-defined]

    def _enter(self) -> None:
        text, doc, table = self.entry.text().strip(), self._document, self._writer.table()
        if not text or table is None:
            return
        chosen = self.seats.currentData()
        usual = [seat for seat in doc.view.seats if chosen in (ALL, seat)]
        try:
            found = owners(table, doc.view.read, text, usual)
            if len(found) > 1:
                self._ask_whose(text, found)
                return
            doc.give([(found[0], text)])
        except OrderTextError as error:
            self._note(told(error))
            return
        self.entry.clear()

    def _ask_whose(self, text: str, seats: Sequence[PowerId]) -> None:
        """Offer the line of each seat that it may be of."""
        board = self._document.view.board
        self.entry.offer([f"{seat_name(board, seat)}: {text}" for seat in seats])
        self._note(self.tr("Whose order is it? Choose above, or put the power in front."))

    def _written_for(self) -> tuple[PowerId, ...]:
        """The seats whose orders may be typed, the one that is shown first."""
        doc = self._document
        return tuple(sorted(doc.view.seats, key=lambda seat: seat != doc.seat))

    def _clear(self, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None and found.order and self._document.view.newest:
            self.clears(found.power, found.order)

    def _note(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))


class _Table(QTableView):
    """A table that is read by rows; Del clears one."""

    cleared = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._before: dict[int, int] = {}
        by_rows(self)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setDefaultSectionSize(_LEAST)  # the last column never becomes narrower
        header.sectionResized.connect(self._follow_width)

    def fit_rows(self) -> None:
        """Give a row whose text is too long for its column as many lines as it needs."""
        model, rows = self.model(), self.verticalHeader()
        advance = self.fontMetrics().horizontalAdvance
        room = {column: self.columnWidth(column) - _AIR for column in (_ORDER, _ORDER + 1)}
        for row in range(model.rowCount()):
            texts = ((str(model.index(row, column).data() or ""), room[column]) for column in room)
            long = any(advance(text) > width for text, width in texts)
            height = max(_ROW, self.sizeHintForRow(row) + _AIR) if long else _ROW
            if rows.sectionSize(row) != height:
                rows.resizeSection(row, height)

    def _follow_width(self, column: int) -> None:
        if column > _ORDER:  # it is the last, and takes what the others leave
            self.fit_rows()

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802  # Qt's name
        """An order leaves room for what is expected of it, which takes what is left then."""
        width = super().sizeHintForColumn(column)
        if column < _ORDER:  # those before it are asked first
            self._before[column] = max(width, self.horizontalHeader().sectionSizeHint(column))
        before = sum(self._before[c] for c in self._before if not self.isColumnHidden(c))
        room = max(self.viewport().width() - before - _LEAST, _NARROW)
        return min(width, {_ORDER: room, _ORDER + 1: _LEAST}.get(column, width))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """No row is pointed at any more."""
        super().leaveEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Del and Backspace clear the order of the row."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
