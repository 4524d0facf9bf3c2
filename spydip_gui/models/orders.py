"""The orders for a deadline as a table: one row per unit, with missing orders highlighted."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.session.rows import Row
from engine.session.seat import reasons
from spydip_gui.document.document import Document
from spydip_gui.language.reader import labelled, say, translate
from spydip_gui.language.row_words import row_words
from spydip_gui.language.wording import seat_name
from spydip_gui.models.expected import Expected, expected
from spydip_gui.theme.list_widgets import Index

LIT = QColor(255, 190, 60, 70)
_ILL_BY_DAY, _ILL_BY_NIGHT = "#b8441f", "#f2906e"


def ill_colour() -> QColor:
    """The colour for failed or void orders, readable on the current background."""
    dark = QGuiApplication.palette().base().color().lightness() < 128
    return QColor(_ILL_BY_NIGHT if dark else _ILL_BY_DAY)


class OrdersModel(QAbstractTableModel):
    """A row for each order the viewer may give: power, piece, order and expected result."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._rows: tuple[Row, ...] = ()
        self._results: dict[tuple[str, str], str] = {}
        self._reasons: dict[tuple[str, str], Message] = {}
        self._expected: dict[int, Expected] = {}

    def refresh(self, seats: Sequence[PowerId]) -> None:
        """Reread the rows of some seats, for the deadline due at the turn on show."""
        doc = self._document
        self.beginResetModel()
        self._expected.clear()
        self._rows = tuple(row for seat in seats for row in doc.view.rows(seat))
        self._results = {
            (seat, text): result
            for seat in seats
            for text, result in doc.view.results(seat).items()
        }
        self._reasons = {
            (seat, text): why for seat in seats for text, why in reasons(doc.view, seat).items()
        }
        self.endResetModel()

    def words(self, index: int) -> tuple[str, str]:
        """What a row is for (and whose, where no sign shows it) and its order."""
        row, view = self._rows[index], self._document.view
        head, rest = row_words(view.board, view.rules.reader, row)
        signed = row.kind or row.prisoners is not None or len(view.readable) == 1
        return head if signed else labelled(seat_name(view.board, row.power), head), rest

    def why(self, index: int) -> Message | None:
        """Why an order is void or would fail; None if nothing speaks against it."""
        row = self._rows[index]
        return row.why or self._reasons.get((row.power, row.order))

    def row_at(self, index: int) -> Row | None:
        """The row with this number, or None."""
        return self._rows[index] if 0 <= index < len(self._rows) else None

    def expected(self, index: int) -> Expected:
        """The expected result at the end of a row."""
        if index not in self._expected:
            row = self._rows[index]
            result = self._results.get((row.power, row.order), "")
            self._expected[index] = expected(self._document.view, row, result)
        return self._expected[index]

    @property
    def ordered(self) -> tuple[int, int]:
        """How many of the orders due have been given, and how many are due."""
        due = [row for row in self._rows if not row.more]
        return sum(bool(row.order) for row in due), len(due)

    @property
    def missing(self) -> int:
        """How many of the orders due are missing."""
        return sum(row.missing for row in self._rows)

    @property
    def asked(self) -> int:
        """How many orders are due."""
        return sum(row.asked for row in self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802  # Qt's
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802  # Qt's
        """Four columns."""
        return 0 if parent.isValid() else 4

    def headerData(  # noqa: N802  # Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401  # Qt takes any value
        """The names of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        ends = translate("Desk", "Expected"), translate("Desk", "Result")
        return (
            translate("Desk", "Power"),
            translate("Desk", "Piece"),
            translate("Desk", "Order"),
            ends[0 if self._document.view.newest else 1],
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401, PLR0911
        """What a cell shows."""
        row = self.row_at(index.row())
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, index.row(), index.column())
            case Qt.ItemDataRole.BackgroundRole:
                return QBrush(LIT) if row.missing else None
            case Qt.ItemDataRole.ForegroundRole:
                ill = self.why(index.row()) and index.column() >= 2
                return QBrush(ill_colour()) if ill else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row())
            case Qt.ItemDataRole.ToolTipRole:
                return say(self.why(index.row())) or None
        return None

    def _text(self, row: Row, index: int, column: int) -> str:
        match column:
            case 0:
                return seat_name(self._document.view.board, row.power)
            case 1:
                return row.piece
            case 2 if not row.order:
                return translate("Desk", "no order")
            case 2:
                return row.order
        if row.why:
            return say(row.why)
        return self.expected(index).word if row.order else ""

    def _spoken(self, index: int) -> str:
        """A whole row, as text for a screen reader."""
        head, rest = self.words(index)
        why = say(self.why(index))
        return ", ".join(filter(None, (f"{head} {rest}".strip(), self.expected(index).word, why)))
