"""The orders panel: one row per unit and, at the latest turn, a line to type in."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.facts import Control, Credits, Home
from engine.language.message import Listed
from engine.language.speaker import capital
from engine.orders.errors import OrderTextError
from engine.orders.wording import power_name
from engine.phases import PhaseKind
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.events import may_wait
from spydip_gui.gestures.walk.whose import owners
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.reader import say, told
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.models.orders import OrdersModel
from spydip_gui.panels.due_rows import DueRows
from spydip_gui.panels.entry import OrderEntry
from spydip_gui.panels.row_paint import HIGH
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import EmptyNote, by_rows
from spydip_gui.theme.parts import abreast, caption, fill, named

ALL = ""
_ORDER = 2
"""The column whose place the whole row takes."""


class OrdersPanel(QWidget):
    """Shows the orders for the deadline due at the turn looked at, and takes new ones."""

    chosen = Signal(str, str)
    """A row was clicked: its place and its order."""
    lit = Signal(str, str)
    """A row is hovered: its place and its order."""
    begun = Signal(object)
    """The order of a row is to be given at the map, as a `Row`."""
    counted = Signal(str)
    """How far the orders are has changed: a few words."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.model = OrdersModel(document)
        self.heading, self.standing = caption(wordWrap=True), caption("", "muted", wordWrap=True)
        self.seats = named(ComboBox(), self.tr("Orders of"))
        self.state = caption()
        self.table = named(_Table(), self.tr("Orders"))
        self.table.setModel(self.model)
        self.note = EmptyNote(self.table)
        self.chip = DueRows(self.model, lambda: document.view)
        self._writer = writer = Writer(document)
        self.entry = OrderEntry(document.view.board, writer.table, self._written_for)
        self.clears: Callable[[PowerId, str], None] = document.clear
        self.told = caption(wordWrap=True)
        self._build()
        document.changed.connect(self._follow)
        self._offer_seats()
        self.show_rows()

    def _build(self) -> None:
        top = abreast(self.seats, (self.state, 1))
        self.seats.activated.connect(self._choose)
        self.table.setItemDelegate(self.chip)
        for column in range(self.model.columnCount()):
            self.table.setColumnHidden(column, column != _ORDER)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.chip.wanted.connect(self.ask_condition)
        self.table.clicked.connect(lambda index: self._say(self.chosen, index.row()))
        self.table.entered.connect(lambda index: self._say(self.lit, index.row()))
        self.table.reached.connect(lambda row: self._say(self.lit, row))
        self.table.begun.connect(self._begin)
        self.table.left.connect(lambda: self.lit.emit("", ""))
        self.table.cleared.connect(self._clear)
        self.entry.doubted.connect(self._note)
        self.entry.returnPressed.connect(self._enter)
        self.told.hide()
        parts = (self.heading, top, self.standing, (self.table, 1), self.entry, self.told)
        fill(QVBoxLayout(self), *parts, margin=8)

    def ask_condition(self, row: int) -> None:
        """Ask for the condition of the order of a row."""
        found, table = self.model.row_at(row), self._writer.table()
        if found is None or not found.order or table is None or found.power not in table.seats:
            return
        from spydip_gui.gestures.sheets.condition import ConditionSheet  # noqa: PLC0415  # not for the first window

        sheet = ConditionSheet(self, table, found.power, found.order)
        sheet.written.connect(self._writer.exchange)
        sheet.show()

    def _offer_seats(self) -> None:
        """Offer the seats whose orders the viewer may read."""
        doc = self._document
        self.seats.clear()
        if len(doc.view.readable) > 1:
            self.seats.addItem(self.tr("Everybody"), ALL)
        self.seats.setVisible(len(doc.view.readable) > 1)
        self.seats.offer((seat_name(doc.view.board, seat), seat) for seat in doc.view.readable)

    def show_rows(self) -> None:
        """Update the rows; those of an earlier turn are read-only."""
        doc = self._document
        chosen = self.seats.currentData()
        self.model.refresh(
            doc.view.readable if chosen == ALL else [PowerId(chosen)] if chosen else []
        )
        self.heading.setText(self._heading())
        self.heading.setHidden(doc.view.newest and not doc.view.over)
        self.standing.setText(self._standing())
        self.standing.setVisible(bool(self.standing.text()))
        self.state.setText(self._state())
        self.counted.emit(self.state.text())
        self.chip.offered = frozenset(self._may_wait())
        writable = bool(doc.view.seats) and doc.view.newest and not doc.view.over
        self.entry.setVisible(writable)
        self.entry.show_example()
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
        missing, doc = self.model.missing, self._document
        if doc.view.newest and doc.view.over:
            return ""
        if not self.model.rowCount():
            return self.tr("No order is due")
        if not missing and self._unknown():
            return self.tr("Builds or removals, if any")
        if not missing:
            return self.tr("Nothing is missing")
        ordered, whole = self.model.ordered
        return self.tr("{ordered} of {whole} ordered").format(ordered=ordered, whole=whole)

    def _standing(self) -> str:
        """The countries that a player of several plays and commands, and the money left."""
        doc, seat = self._document, self.seats.currentData()
        if seat not in doc.view.seats or not doc.view.newest:
            return ""
        facts, board = doc.view.look(doc.view.turn).facts, doc.view.board
        home = next((f.power for f in facts if isinstance(f, Home) and f.player == seat), None)
        if home is None:
            return ""
        parts = [self.tr("Home: {country}").format(country=say(power_name(board, home)))]
        obey = [fact.power for fact in facts if isinstance(fact, Control) and fact.player == seat]
        if others := [power_name(board, one) for one in obey if one != home]:
            named = say(Listed(tuple(others), "comma"))
            parts.append(self.tr("commands {countries}").format(countries=named))
        purse = (fact.number for fact in facts if isinstance(fact, Credits) and fact.player == seat)
        parts += [self.tr("%n credits", "", number) for number in purse]
        return ", ".join(parts)

    def _unknown(self) -> bool:
        """Whether nobody can know yet how much to build or remove."""
        doc = self._document
        return doc.view.newest and any(doc.view.seen(seat).due is None for seat in doc.view.seats)

    def _why_empty(self) -> str:
        """Why there is nothing to order, as far as the rows tell."""
        doc = self._document
        if doc.view.newest and doc.view.over:
            return ""
        why = {
            PhaseKind.RETREATS: self.tr("Nothing has to retreat."),
            PhaseKind.ADJUSTMENTS: self.tr("No army or fleet is to be built or removed."),
        }.get(doc.view.phases[doc.view.turn].kind, self.tr("There is nothing to order."))
        onward = self.tr("Adjudicate goes on to the next deadline.")
        return f"{why}\n{onward}" if doc.view.decides and doc.view.newest else why

    def _follow(self, change: Change) -> None:
        if change.about(Part.LOOK, Part.SEAT):
            chosen = self.seats.currentData()
            if self.seats.findData(ALL) < 0:
                chosen = ALL  # whoever had just one seat to choose from chose none
            self._offer_seats()
            several = len(self._document.view.readable) > 1
            every = several and (chosen == ALL or not self._document.view.seats)
            wanted = ALL if every else self._document.seat
            self.seats.pick(wanted)
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
        """Offer each seat that the line may belong to."""
        board = self._document.view.board
        self.entry.offer([f"{seat_name(board, seat)}: {text}" for seat in seats])
        self._note(self.tr("Whose order is it? Choose above, or put the power in front."))

    def _written_for(self) -> tuple[PowerId, ...]:
        """The seats whose orders may be typed, the one on show first."""
        doc = self._document
        return tuple(sorted(doc.view.seats, key=lambda seat: seat != doc.seat))

    def _begin(self, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None and self._document.view.newest:
            self.begun.emit(found)

    def _clear(self, row: int) -> None:
        found = self.model.row_at(row)
        if found is not None and found.order and self._document.view.newest:
            self.clears(found.power, found.order)

    def _note(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))


class _Table(QTableView):
    """Rows of orders: Del clears one, Enter begins one, and the row's mnemonics choose."""

    cleared = Signal(int)
    begun = Signal(int)
    left = Signal()
    reached = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        by_rows(self)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.horizontalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(HIGH)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802  # Qt's name
        """Emit the row that the keyboard reaches."""
        super().setModel(model)
        self.selectionModel().currentChanged.connect(self._reach)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Room for one row, so that what is below keeps its own."""
        return QSize(super().minimumSizeHint().width(), HIGH)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """A fixed height: a scrolling column gives its parts what they ask for."""
        return QSize(super().sizeHint().width(), HIGH)

    def fit_rows(self) -> None:
        """Give each row as many lines as its text needs at this width."""
        rows = self.verticalHeader()
        for row in range(self.model().rowCount()):
            high = max(HIGH, self.sizeHintForRow(row))
            if rows.sectionSize(row) != high:
                rows.resizeSection(row, high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Break the lines again."""
        super().resizeEvent(event)
        self.fit_rows()

    def _reach(self, current: QModelIndex) -> None:
        if self.hasFocus() and current.isValid():
            self.reached.emit(current.row())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """No row is pointed at any longer."""
        super().leaveEvent(event)
        self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """No row has the keyboard focus any longer."""
        super().focusOutEvent(event)
        self.left.emit()

    def keyboardSearch(self, _text: str) -> None:  # noqa: N802  # Qt's name
        """Letters search for nothing here: rows begin with signs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Del and Backspace clear a row's order, Enter begins it."""
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit(row)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begun.emit(row)
        else:
            super().keyPressEvent(event)
