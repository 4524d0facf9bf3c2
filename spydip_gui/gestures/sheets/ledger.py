"""The ledger of sealed bids: one row a country, with what is spent and what is left."""

from PySide6.QtWidgets import QGridLayout, QLabel, QSpinBox, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet import Sheet
from spydip_gui.gestures.walk.sheets import Bid, bids, ledger
from spydip_gui.gestures.walk.table import Table


class LedgerSheet(Sheet):
    """Takes the bids of one player, who alone sees them."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId) -> None:
        """Show what is laid now."""
        super().__init__(over, seat, "")
        self.setWindowTitle(self.tr("Sealed bids"))
        self._table = table
        self.rows: tuple[Bid, ...] = ledger(table, seat)
        self.sums: dict[PowerId, QSpinBox] = {}
        grid = QGridLayout()
        for number, row in enumerate(self.rows):
            box = QSpinBox()
            box.setRange(0, row.most)
            box.setValue(row.now)
            box.setAccessibleName(row.name)
            box.valueChanged.connect(self._count)
            self.sums[row.power] = box
            grid.addWidget(QLabel(row.name), number, 0)
            grid.addWidget(box, number, 1)
        self.body.addLayout(grid)
        self._count()

    def lines(self) -> tuple[str, ...]:
        """A bid for each country on which something is or was laid."""
        sums = {power: box.value() for power, box in self.sums.items()}
        return tuple(text for _, text in bids(self._table, self.seat, sums))

    def _count(self) -> None:
        purse = max((row.most for row in self.rows), default=0)
        spent = sum(box.value() for box in self.sums.values())
        told = self.tr("{spent} laid, {left} left").format(spent=spent, left=purse - spent)
        self.allow(fine=True, told=told)
