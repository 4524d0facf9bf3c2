"""The ledger of sealed bids: one row per country, with the total spent and what is left."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QProgressBar, QSpinBox, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.walk.sheets import Bid, bids, ledger
from spydip_gui.gestures.walk.table import Table
from spydip_gui.language.reader import say
from spydip_gui.theme.fields import SpinBox
from spydip_gui.theme.parts import caption, fill, inset, named
from spydip_gui.theme.sheet import toned

_MOST = 999


class LedgerSheet(SheetDialog):
    """Takes the bids of one player, who alone sees them until both players are in."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId) -> None:
        super().__init__(over, seat)
        self.setWindowTitle(self.tr("Sealed bids of player {seat}").format(seat=seat))
        self._table = table
        self.rows: tuple[Bid, ...] = ledger(table, seat)
        self.purse = max((row.most for row in self.rows), default=0)
        self.sums: dict[PowerId, QSpinBox] = {}
        self.spent = named(QProgressBar(maximum=max(self.purse, 1)), self.tr("Bid so far"))
        grid = QGridLayout()
        for number, row in enumerate(self.rows):
            self._row(grid, number, row)
        hidden = self.tr("Nobody else sees these bids until the deadline is adjudicated for both.")
        fill(self.body, grid, self.spent, caption(hidden, wordWrap=True))
        self.told.setWordWrap(True)
        self.setMinimumWidth(340)
        self._count()
        self.sums[self.rows[0].power].setFocus()

    def lines(self) -> tuple[str, ...]:
        """A bid for every country that has or had one."""
        sums = {power: box.value() for power, box in self.sums.items()}
        return tuple(text for _, text in bids(self._table, self.seat, sums))

    def gone(self) -> tuple[str, ...]:
        """The bids from before."""
        return self._table.drafts.get(self.seat, ())

    def _row(self, grid: QGridLayout, number: int, row: Bid) -> None:
        box = inset(SpinBox(maximum=_MOST, value=row.now))
        named(box, self.tr("Bid for {country}").format(country=say(row.name)))
        box.valueChanged.connect(self._count)
        self.sums[row.power] = box
        name = caption(say(row.name))
        name.setBuddy(box)
        grid.addWidget(name, number, 0)
        grid.addWidget(box, number, 1, Qt.AlignmentFlag.AlignRight)

    def _count(self) -> None:
        spent = sum(box.value() for box in self.sums.values())
        left = max(self.purse - spent, 0)
        told = self.tr("{spent} bid, {left} left").format(spent=spent, left=left)
        over = spent > self.purse
        if over:
            told += self.tr(
                "; {over} more than you have: if bids over {purse} win, your purse is lost"
            ).format(over=spent - self.purse, purse=self.purse)
        for part in (self.spent, self.told):
            toned(part, "alarm" if over else "")
        self.spent.setValue(min(spent, self.purse))
        self.spent.setFormat(f"{spent} / {self.purse}")
        self.allow(fine=True, told=told)
