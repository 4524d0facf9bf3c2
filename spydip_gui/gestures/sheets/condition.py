"""The condition of an order: what must be seen to happen, and what applies otherwise."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.walk.events import Asks, asks, events
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.typing import completions
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import abreast, caption, fill, form, named, push

NOT = "NOT "


class ConditionSheet(SheetDialog):
    """Puts an ``If`` before an existing order, or changes or removes the one it has."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId, text: str) -> None:
        super().__init__(over, seat)
        self.setWindowTitle(self.tr("If"))
        self._table = table
        self._before = text
        self._asks = asks(table, seat, text)
        self._events = ("", *events(table, seat))
        self.rows: list[EventRow] = []
        self._room = QVBoxLayout()
        self.joiner = named(ComboBox(), self.tr("How the events are joined"))
        self.joiner.offer(((self.tr("all of them"), "AND"), (self.tr("any of them"), "OR")))
        self.joiner.pick(self._asks.joiner)
        self.joiner.currentIndexChanged.connect(self._read)
        piece = " ".join(self._asks.then.split()[:2])
        self.otherwise = _searched(("", *completions(table, seat, piece)))
        self.otherwise.setEditText(self._asks.otherwise)
        self.otherwise.currentTextChanged.connect(self._read)
        more = push(self.tr("Another event"), lambda: self.add_row(""))
        rows = form(
            (self.tr("If"), self._room),
            ("", abreast(more, self.joiner, None)),
            (self.tr("then"), caption(self._asks.then)),
            (self.tr("else"), self.otherwise),
        )
        self.body.addLayout(rows)
        for event in self._asks.events or ("",):
            self.add_row(event)
        self.asked.setFocus()

    @property
    def asked(self) -> ComboBox:
        """The first event."""
        return self.rows[0].box

    def add_row(self, event: str = "") -> None:
        """One more event."""
        row = EventRow(self._events, event)
        row.box.currentTextChanged.connect(self._read)
        row.inverse.toggled.connect(self._read)
        self.rows.append(row)
        self._room.addWidget(row)
        self.joiner.setEnabled(len(self.rows) > 1)
        self._read()

    def gone(self) -> tuple[str, ...]:
        """The order as it stood."""
        return (self._before,)

    def lines(self) -> tuple[str, ...]:
        """The order with its condition."""
        text = self._text()
        return () if text is None else (text,)

    def _text(self) -> str | None:
        asked = Asks(
            then=self._asks.then,
            events=tuple(row.text for row in self.rows),
            joiner=self.joiner.chosen,
            otherwise=self.otherwise.currentText().strip(),
            country=self._asks.country,
        )
        plain = not any(asked.events)
        if plain and (asked.otherwise or not self._asks.events):
            return None
        return self._table.written(self.seat, asked.text)

    def _read(self) -> None:
        text = self._text()
        self.allow(fine=text is not None, told=text or self.tr("That is not a condition yet."))


class EventRow(QWidget):
    """One event, or its negation."""

    def __init__(self, offered: tuple[str, ...], event: str) -> None:
        super().__init__()
        self.inverse = QCheckBox(self.tr("not"))
        self.inverse.setChecked(event.startswith(NOT))
        self.box = named(_searched(offered), self.tr("Event"))
        self.box.setEditText(event.removeprefix(NOT))
        fill(QHBoxLayout(self), self.inverse, (self.box, 1), margin=0)

    @property
    def text(self) -> str:
        """The event as a condition writes it; empty if none is chosen."""
        event = self.box.currentText().strip()
        return f"{NOT}{event}" if event and self.inverse.isChecked() else event


def _searched(texts: tuple[str, ...]) -> ComboBox:
    """A combo box searched by any part of a line; other text may be typed too."""
    box = ComboBox()
    box.setEditable(True)
    box.setInsertPolicy(ComboBox.InsertPolicy.NoInsert)
    box.addItems(list(texts))
    completer = box.completer()
    if completer is not None:
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
    box.setMinimumContentsLength(28)
    return box
