"""The preference list: every country, dragged or keyed into place, best first."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.walk.ranking import ranked, ranking
from spydip_gui.gestures.walk.table import Table
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import caption, fill

_POWER = Qt.ItemDataRole.UserRole


class PreferenceSheet(SheetDialog):
    """Takes the list of one player, who alone sees it."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId) -> None:
        """Show the list as it stands, or the countries by name."""
        super().__init__(over, seat)
        self.setWindowTitle(self.tr("Preference list"))
        self._table = table
        self.list = Ranks()
        letters = {power.id: power.letter for power in table.board.powers.values()}
        for power, name in ranked(table, seat):
            item = QListWidgetItem(say(name), self.list)
            item.setData(_POWER, (power, letters.get(power, power[:1])))
        self.list.number()
        self.list.setCurrentRow(0)
        how = self.tr(
            "Drag a country to its place, or press its letter and then a number. "
            "Ctrl with the arrows moves it up and down."
        )
        fill(self.body, caption(how, wordWrap=True), self.list)
        self.allow(fine=True, told="")
        self.list.setFocus()

    def gone(self) -> tuple[str, ...]:
        """The list from before."""
        return self._table.drafts.get(self.seat, ())

    def lines(self) -> tuple[str, ...]:
        """The list as one order."""
        text = ranking(self._table, self.seat, self.list.countries)
        return () if text is None else (text,)


class Ranks(QListWidget):
    """A numbered list; a letter selects a row, a digit moves it to that place."""

    def __init__(self) -> None:
        super().__init__()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAccessibleName(self.tr("Countries, the best first"))
        self.setSpacing(2)
        self.setMinimumHeight(230)
        self.model().rowsMoved.connect(self.number)
        self.model().rowsRemoved.connect(self.number)

    @property
    def countries(self) -> tuple[PowerId, ...]:
        """The countries, best first."""
        return tuple(PowerId(self.item(row).data(_POWER)[0]) for row in range(self.count()))

    def number(self) -> None:
        """Write each row's number before its name."""
        for row in range(self.count()):
            item = self.item(row)
            name = item.text().rpartition("  ")[2]
            item.setText(f"{row + 1}  {name}")

    def place(self, row: int, at: int) -> None:
        """Move a row's country to another place."""
        if 0 <= row < self.count() and 0 <= at < self.count() and row != at:
            self.insertItem(at, self.takeItem(row))
            self.setCurrentRow(at)
            self.number()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """A letter selects its country, a digit ranks it, Ctrl with an arrow moves it."""
        row, text = self.currentRow(), event.text().upper()
        letters = [self.item(one).data(_POWER)[1] for one in range(self.count())]
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.place(row, row + (1 if event.key() == Qt.Key.Key_Down else -1))
        elif text and text in letters:
            self.setCurrentRow(letters.index(text))
        elif text.isdecimal():
            self.place(row, int(text) - 1)
        else:
            super().keyPressEvent(event)
