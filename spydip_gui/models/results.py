"""The results a viewer may know: failures first, filtered by sort and search words."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from engine.adjudication.outcome import Result
from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.notation import write
from engine.orders.order import PieceOrder
from engine.report.citations import rule_name
from engine.report.explain import citation
from engine.session.rows import Row
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS, Kind
from engine.visibility.observe import Observation, SeenOrder
from spydip_gui.language.reader import say
from spydip_gui.language.row_words import row_words
from spydip_gui.language.wording import result_name, seat_name
from spydip_gui.theme.list_widgets import Index
from spydip_gui.theme.parts import unmarked
from spydip_gui.viewmodel.phase import last_told


class Sort(StrEnum):
    """Which results are shown."""

    ALL = "all"
    FAILED = "failed"
    DISLODGED = "dislodged"
    COVERT = "covert"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """An order in words, its result, and why; ``kind`` and ``country`` are its piece's."""

    one: SeenOrder
    head: str
    rest: str
    why: str
    rule: str
    kind: Kind
    country: PowerId

    @property
    def failed(self) -> bool:
        """Whether the order did not do what it said."""
        return self.one.result is not Result.SUCCEEDS

    @property
    def word(self) -> str:
        """The result in one word."""
        return result_name(self.one.result)

    @property
    def spoken(self) -> str:
        """The whole row, as text for a screen reader."""
        return ", ".join(filter(None, (f"{self.head} {self.rest}", self.word, self.why, self.rule)))


def told_last(view: Seat) -> tuple[Observation, Observation]:
    """The end of the phase on show, and the phase whose results to list.

    They are the same, unless nothing is known of retreats or builds: then it is the phase before.
    """
    seen, told = view.look(view.outcome), view.look(last_told(view))
    return (seen, told) if told.orders else (seen, seen)


def counts(seen: Observation) -> Mapping[Sort, int]:
    """How many results there are of each sort."""
    return {sort: sum(_is(one, sort) for one in seen.orders) for sort in Sort}


class ResultsModel(QAbstractListModel):
    """The results of one phase."""

    def __init__(self) -> None:
        super().__init__()
        self._every: tuple[ResultRow, ...] = ()
        self._rows: tuple[ResultRow, ...] = ()
        self._names: Mapping[PowerId, str] = {}

    def show(self, view: Seat, seen: Observation) -> None:
        """Load what a viewer knows."""
        rows = [_row(view, one) for one in seen.orders]
        self._every = tuple(sorted(rows, key=lambda row: not row.failed))
        self._names = {row.one.power: seat_name(view.board, row.one.power) for row in rows}

    def forget(self) -> None:
        """Clear everything."""
        self._every = ()
        self.sift(Sort.ALL, "")

    def sift(self, sort: Sort, words: str) -> None:
        """Show only results of a sort in which all of these words occur."""
        wanted = words.casefold().split()
        self.beginResetModel()
        self._rows = tuple(
            row
            for row in self._every
            if _is(row.one, sort) and all(word in self._text(row) for word in wanted)
        )
        self.endResetModel()

    def row_at(self, index: int) -> ResultRow | None:
        """The row with this number, or None."""
        return self._rows[index] if 0 <= index < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802  # Qt's
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  # Qt takes any value
        """What a row shows."""
        row = self.row_at(index.row())
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return write(row.one.order)
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return unmarked(" ".join(filter(None, (row.why, row.rule))))
        return None

    def _text(self, row: ResultRow) -> str:
        """The text that is searched: long and short names both find a row."""
        parts = (row.spoken, write(row.one.order), self._names[row.one.power])
        return " ".join(parts).casefold()


def _plain(one: SeenOrder) -> tuple[PowerId, str]:
    """Whose piece an order is for, and its kind if it is for a piece."""
    order = one.order
    country = order.power if isinstance(order, ForPower) else one.power
    plain = (order.order if isinstance(order, ForPower) else order).parts[0]
    return country, plain.kind if isinstance(plain, PieceOrder) else ""


def _is(one: SeenOrder, sort: Sort) -> bool:
    match sort:
        case Sort.FAILED:
            return one.result is not Result.SUCCEEDS
        case Sort.DISLODGED:
            return one.result is Result.DISLODGED
        case Sort.COVERT:
            kind = _plain(one)[1]
            return bool(kind) and kind not in STANDARD_KINDS
    return True


def _why(view: Seat, one: SeenOrder) -> str:
    """The cause of a result; empty if none is told, since the row itself then says everything."""
    why = view.why(one)
    bare = isinstance(why, Message) and why.id.startswith("reason.result_")
    return "" if bare else say(why)


def _row(view: Seat, one: SeenOrder) -> ResultRow:
    country, kind = _plain(one)
    order = one.order.order if isinstance(one.order, ForPower) else one.order
    plain, text = order.parts[0], write(one.order)
    piece = ""
    if isinstance(plain, PieceOrder):
        count = getattr(plain, "count", 0)
        piece = f"{plain.kind} {plain.at}" + (f"({count})" if count else "")
        piece = piece if order is one.order else f"{country}: {piece}"
    row = Row(power=one.power, piece=piece, place="", order=text)
    head, rest = row_words(view.board, view.rules.reader, row)
    return ResultRow(
        one=one,
        head=head,
        rest=rest,
        why=_why(view, one),
        rule=say(rule_name(citation(one))),
        kind=Kind(kind),
        country=country,
    )
