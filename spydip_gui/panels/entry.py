"""The line in which orders are typed, with completion and a word on what is wrong."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from engine.board.graph import Board, PowerId
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.typing import completions, fault


class OrderEntry(QLineEdit):
    """Takes one order; ``doubted`` carries why the line is no order yet, or nothing.

    What may be completed follows the tree of choices, so every order of every variant is there.
    """

    doubted = Signal(str)

    def __init__(
        self, board: Board, table: Callable[[], Table | None], seat: Callable[[], PowerId]
    ) -> None:
        """Complete what a seat may order on the table of now."""
        super().__init__()
        self._table = table
        self._seat = seat
        self._offers = QStringListModel(self)
        completer = QCompleter(self._offers, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(12)
        self._list = QListView()
        completer.setPopup(self._list)
        self.setCompleter(completer)
        self.setAccessibleName(self.tr("New order"))
        self.setPlaceholderText(
            self.tr("Type an order, such as {order}").format(order=board.example)
        )
        self.textEdited.connect(self._typed)
        self.textChanged.connect(self._emptied)

    @property
    def offers(self) -> tuple[str, ...]:
        """What the line could become."""
        return tuple(self._offers.stringList())

    def _emptied(self, text: str) -> None:
        """What was offered for other words is offered no more."""
        if not text:
            self._offers.setStringList([])
            self._list.hide()

    def _typed(self, text: str) -> None:
        table, seat = self._table(), self._seat()
        if table is None or seat not in table.seats:
            self._offers.setStringList([])
            return
        offers = completions(table, seat, text)
        self._offers.setStringList(list(offers))
        self.doubted.emit("" if offers else fault(table, seat, text))


class Typed(QObject):
    """Keeps what each viewer has typed, and shows it when that viewer looks again."""

    def __init__(self, document: Document, line: QLineEdit) -> None:
        """Follow the viewers of a document."""
        super().__init__(line)
        self._document = document
        self._line = line
        self._viewer = document.view.viewer
        self._kept: dict[PowerId, str] = {}
        document.changed.connect(self._follow)

    def _follow(self, _change: object) -> None:
        viewer = self._document.view.viewer
        if viewer == self._viewer:
            return
        self._kept[self._viewer] = self._line.text()
        self._viewer = viewer
        self._line.clear()  # with all that was offered for it
        self._line.setText(self._kept.get(viewer, ""))
