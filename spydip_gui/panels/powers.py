"""The powers panel: what the viewer knows of each, what is due from it, whether it is in."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QVBoxLayout, QWidget

from engine.board.graph import PowerId, ProvinceId, Terrain
from engine.facts import (
    CentreOf,
    Control,
    Credits,
    DislodgedAt,
    Due,
    DuePrisoners,
    DueRetreat,
    EmptyAt,
    Fact,
    Home,
    UnitAt,
    UnitSighting,
)
from engine.session.observations import JOIN
from engine.session.rows import Row
from engine.visibility.sight import GM
from spydip_gui.document.document import Document
from spydip_gui.language.wording import fact_sentence, seat_name
from spydip_gui.models.orders import LIT
from spydip_gui.theme.list_widgets import by_rows
from spydip_gui.theme.parts import cell, fill, named

_CENTRES, _UNITS, _LOOKS = (CentreOf,), (UnitAt, DislodgedAt), (UnitAt, EmptyAt)
_NOWHERE = Terrain.IMPASSABLE
_NONE = "\N{EN DASH}"
_LEAST = "\N{GREATER-THAN OR EQUAL TO} "
_DUE, _IN = 3, 4
_ACROSS, _PLACED = Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PowersPanel(QWidget):
    """A row per power: centres, units, what the deadline asks for, and how many orders are in."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.table = named(QTableWidget(), self.tr("Powers"))
        by_rows(
            self.table,
            self.tr("Power"),
            self.tr("Centres"),
            self.tr("Units"),
            self.tr("Due"),
            self.tr("Orders"),
        )
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setWordWrap(True)
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_DUE, QHeaderView.ResizeMode.Stretch)
        for column in (0, _DUE):
            self.table.model().setHeaderData(column, _ACROSS, _BEGIN, _PLACED)
        fill(QVBoxLayout(self), self.table, margin=0)
        self._stale = True
        document.changed.connect(self.show_all)
        self.show_all()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Catch up with what changed while the panel was hidden."""
        super().showEvent(event)
        if self._stale:
            self._fill()

    def show_all(self, _change: object = None) -> None:
        """Count what the viewer knows again; while hidden, only clear the old counts."""
        self.table.clearContents()
        self._stale = not self.isVisible()
        if not self._stale:
            self._fill()

    def _fill(self) -> None:
        self._stale = False
        doc = self._document
        facts = doc.view.look().facts
        ground = [p.id for p in doc.view.board.provinces.values() if p.terrain is not _NOWHERE]
        everybody = dict.fromkeys((*doc.view.board.powers, *doc.view.viewers))
        powers = [
            p
            for p in everybody
            if p != GM and (p in doc.view.rules.powers or p in doc.view.viewers)
        ]
        self.table.setRowCount(len(powers))
        for row, power in enumerate(powers):
            rows = doc.view.rows(power)
            cells = [
                seat_name(doc.view.board, power),
                self._counted(power, facts, _CENTRES, _CENTRES, doc.view.board.centres),
                self._counted(power, facts, _UNITS, _LOOKS, ground),
                "\n".join(filter(None, (self._asked(power, fact) for fact in facts))),
                self._in(rows) if power in doc.view.readable else "",
            ]
            for column, text in enumerate(cells):
                item = cell(text)
                if column not in (0, _DUE):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                if column == _IN and any(one.missing for one in rows):
                    item.setBackground(QBrush(LIT))
                self.table.setItem(row, column, item)

    def _counted(
        self,
        power: PowerId,
        facts: Sequence[Fact],
        kinds: tuple[type[CentreOf | UnitSighting], ...],
        looks: tuple[type[Fact], ...],
        whole: Collection[ProvinceId],
    ) -> str:
        """How many the viewer knows of; “at least” if it did not see everywhere."""
        number = sum(isinstance(fact, kinds) and fact.power == power for fact in facts)
        if not number:
            return _NONE
        looked = {fact.province for fact in facts if isinstance(fact, looks)}
        mine = power in self._document.view.viewer.split(JOIN)
        return str(number) if mine or looked >= set(whole) else f"{_LEAST}{number}"

    def _in(self, rows: Sequence[Row]) -> str:
        """How many of a power's orders are in."""
        asked = sum(row.asked for row in rows)
        missing = sum(row.missing for row in rows)
        if not asked:
            return _NONE
        return self.tr("in") if not missing else f"{asked - missing} / {asked}"

    def _asked(self, power: PowerId, fact: Fact) -> str:
        """The part of a fact about a power's duty, its purse, or who plays it."""
        match fact:
            case DueRetreat() | Due() | DuePrisoners() | Control() | Home():
                mine = fact.power == power
            case Credits():
                mine = fact.player == power
            case _:
                return ""
        return fact_sentence(self._document.view.board, fact) if mine else ""
