"""The line for typing orders, with completion and a note on what is wrong."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QListView

from engine.board.graph import Board, PowerId
from engine.phases import PhaseKind
from engine.units import ARMY
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.typing import MOST, completions, fault
from spydip_gui.theme.parts import named, unmarked

_SHOWN = 8
"""How many offers are seen at once."""

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class OrderEntry(QLineEdit):
    """Takes one order; ``doubted`` carries why the line is not an order yet, or nothing.

    Completion follows the tree of choices, so every order of every variant is there. It is offered
    in a list above the line that takes no keys: up and down put an entry into the line, and nothing
    else ever does.
    """

    doubted = Signal(str)
    left = Signal()
    """Esc was pressed where it closes nothing: the map is wanted again."""

    def __init__(
        self,
        board: Board,
        table: Callable[[], Table | None],
        seats: Callable[[], Sequence[PowerId]],
    ) -> None:
        super().__init__()
        self._board = board
        self._table = table
        self._seats = seats
        self._offers = QStringListModel(self)
        self.list = named(QListView(self), self.tr("Orders that begin so"))
        self.list.setModel(self._offers)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._take)
        self.list.hide()
        self.setAccessibleName(self.tr("New order"))
        self.show_example()
        self.textEdited.connect(self._typed)
        self.textChanged.connect(self._emptied)

    @property
    def offers(self) -> tuple[str, ...]:
        """What the line could become."""
        return tuple(self._offers.stringList())

    def show_example(self) -> None:
        """Show an order that could be written now, as an example."""
        text = self.tr("Type an order, such as {order}")
        self.setPlaceholderText(text.format(order=self._example()))
        self.setToolTip(unmarked(self.placeholderText()))  # a narrow line cuts it off

    def offer(self, texts: Sequence[str]) -> None:
        """Offer some texts for the line, or nothing."""
        self._offers.setStringList(list(texts))
        self.list.setCurrentIndex(QModelIndex())
        self.list.setVisible(bool(texts) and self.hasFocus())
        if self.list.isVisible():
            self._settle()

    def event(self, event: QEvent) -> bool:
        """Leave undo to the game if there is no typing to undo."""
        asks = event.type() is QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and self._is_games(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Up and down choose from the list; Esc closes the list, then leaves the line."""
        key = Qt.Key(event.key())
        if key in _STEPS and self.offers:
            self._choose(_STEPS[key])
        elif key == Qt.Key.Key_Escape:
            if self.list.isVisible():
                self.list.hide()
            else:
                self.left.emit()
        elif self._is_games(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Close the list once the line loses the focus."""
        self.list.hide()
        super().focusOutEvent(event)

    def _is_games(self, event: QKeyEvent) -> bool:
        """Whether a key undoes a step of the game."""
        return not self.text() and any(event.matches(one) for one in _UNDO)

    def _choose(self, step: int) -> None:
        row, count = self.list.currentIndex().row(), len(self.offers)
        row = (row + step) % count if row >= 0 else (0 if step > 0 else count - 1)
        self.list.show()
        self._settle()
        self.list.setCurrentIndex(self._offers.index(row))
        self.setText(self.offers[row])

    def _take(self, index: QModelIndex) -> None:
        self.setText(str(index.data()))
        self.list.hide()

    def _settle(self) -> None:
        """Put the list above the line, on top of whatever is there."""
        over = self.window()
        if self.list.parent() is not over:
            self.list.setParent(over)
            self.list.show()
        high = self.list.sizeHintForRow(0) * min(len(self.offers), _SHOWN) + 4
        corner = self.mapTo(over, QPoint(0, 0))
        self.list.setGeometry(corner.x(), max(0, corner.y() - high - 2), self.width(), high)
        self.list.raise_()

    def _emptied(self, text: str) -> None:
        """Drop the offers for other words."""
        if not text:
            self.offer(())

    def _typed(self, text: str) -> None:
        table = self._table()
        seats = [seat for seat in self._seats() if table is not None and seat in table.seats]
        if table is None or not seats:
            self.offer(())
            return
        offers = dict.fromkeys(one for seat in seats for one in completions(table, seat, text))
        self.offer(tuple(offers)[:MOST])
        self.doubted.emit("" if offers else fault(table, seats[0], text))

    def _example(self) -> str:
        table = self._table()
        seats = [seat for seat in self._seats() if table is not None and seat in table.seats]
        if table is None or not seats:
            return self._board.example
        seen = table.seats[seats[0]]
        if seen.phase is not PhaseKind.MOVEMENT:
            return next(iter(completions(table, seats[0], "")), self._board.example)
        own = (one for one in seen.units.values() if one.power == seen.power)
        mine = (unit.at for unit in own if unit.kind == ARMY)
        armies = ((at, self._board.armies.get(at, ())) for at in mine)
        return next((f"A {at} - {near[0]}" for at, near in armies if near), self._board.example)


class Typed(QObject):
    """Keeps what each viewer has typed, and shows it again when that viewer is back."""

    def __init__(self, document: Document, line: QLineEdit, *, lasts: bool = True) -> None:
        """Follow the viewers of a document; unless it ``lasts``, only until the game moves on."""
        super().__init__(line)
        self._document = document
        self._lasts = lasts
        self._game = document.view.line
        self._line = line
        self._viewer = document.view.viewer
        self._kept: dict[PowerId, str] = {}
        document.changed.connect(self._follow)

    def _follow(self, _change: object) -> None:
        viewer, game = self._document.view.viewer, self._document.view.line
        if game != self._game:
            self._game = game
            if not self._lasts:
                self._kept.clear()
                self._line.clear()
        if viewer == self._viewer:
            return
        self._kept[self._viewer] = self._line.text()
        self._viewer = viewer
        self._line.clear()  # with everything that was offered for it
        self._line.setText(self._kept.get(viewer, ""))
