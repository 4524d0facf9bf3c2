"""The condition of an order: what must be seen to happen for it to count, and what counts else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QFormLayout, QLabel, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet import Sheet
from spydip_gui.gestures.walk.events import conditional, events
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.typing import completions


class ConditionSheet(Sheet):
    """Puts an ``If`` before an order that stands."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId, then: str) -> None:
        """Ask for the condition of an order."""
        super().__init__(over, seat, "")
        self.setWindowTitle(self.tr("If"))
        self._table = table
        self._then = then
        self.asked = _searched(events(table, seat))
        piece = " ".join(then.split()[:2])
        self.otherwise = _searched(("", *completions(table, seat, piece)))
        form = QFormLayout()
        form.addRow(self.tr("If"), self.asked)
        form.addRow(self.tr("then"), QLabel(then))
        form.addRow(self.tr("else"), self.otherwise)
        self.body.addLayout(form)
        self.asked.currentTextChanged.connect(self._read)
        self.otherwise.currentTextChanged.connect(self._read)
        self._read()

    def gone(self) -> tuple[str, ...]:
        """The order without its condition."""
        return (self._then,)

    def lines(self) -> tuple[str, ...]:
        """The order with its condition."""
        text = self._text()
        return () if text is None else (text,)

    def _text(self) -> str | None:
        event, otherwise = self.asked.currentText(), self.otherwise.currentText().strip()
        return conditional(self._table, self.seat, event, self._then, otherwise)

    def _read(self) -> None:
        text = self._text()
        self.allow(fine=text is not None, told=text or self.tr("That is no condition yet."))


def _searched(texts: tuple[str, ...]) -> QComboBox:
    """A list that is searched by typing any part of a line; what is not in it may be written."""
    box = QComboBox()
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(list(texts))
    completer = box.completer()
    if completer is not None:
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
    box.setMinimumContentsLength(28)
    return box
