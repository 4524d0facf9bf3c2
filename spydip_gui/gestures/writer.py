"""The open game as gestures see it: what lies on the table, and where lines are written."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.table import Table


class Writer(QObject):
    """Writes what gestures mean into a document."""

    def __init__(self, document: Document, lenient: Callable[[], bool] = lambda: False) -> None:
        super().__init__(document)
        self._document = document
        self._lenient = lenient
        self._table: Table | None = None
        self._fresh = False
        document.changed.connect(self._forget)

    def table(self) -> Table | None:
        """What lies on the table; None if the viewer may write nothing now."""
        if not self._fresh or (self._table and self._table.lenient != self._lenient()):
            self._table = self._laid()
            self._fresh = True
        return self._table

    @property
    def withdrawn(self) -> str:
        """Who is no longer ready since the last order was written, in words."""
        return self._document.withdrawn

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Message, ...]:
        """Write lines as one undoable step, and return notes on what they replaced."""
        return self._document.give(lines, gone)

    def clear(self, lines: Sequence[tuple[PowerId, str]]) -> None:
        """Remove lines as one undoable step."""
        doc = self._document
        gone = set(lines)
        sheets = {
            seat: tuple(text for text in doc.view.orders(seat) if (seat, text) not in gone)
            for seat in dict(lines)
        }
        doc.replace_lines(sheets)

    def exchange(self, seat: PowerId, gone: Sequence[str], lines: Sequence[str]) -> None:
        """Replace lines of a seat by others, as one undoable step."""
        kept = [text for text in self._document.view.orders(seat) if text not in gone]
        sheet = (*kept, *(text for text in lines if text not in kept))
        self._document.replace_lines({seat: sheet})

    def _laid(self) -> Table | None:
        doc = self._document
        if not doc.view.newest or doc.view.over or not doc.view.seats:
            return None
        seats = {seat: doc.view.seen(seat) for seat in doc.view.seats}
        trees = self._table.trees if self._table else {}
        return Table(
            reader=doc.view.rules.reader,
            seats=seats,
            drafts={seat: doc.view.orders(seat) for seat in doc.view.seats},
            sees_all=doc.view.viewer == GM or doc.view.rules.variant.sight.open_book,
            lenient=self._lenient(),
            trees={seen: tree for seen, tree in trees.items() if seen in seats.values()},
        )

    def _forget(self, change: Change) -> None:
        if change.about(*Part):
            self._fresh = False
