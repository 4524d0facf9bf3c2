"""The orders of one mail, one row per unit, each beside the line it was read from."""

from collections.abc import Sequence

from PySide6.QtWidgets import QTableWidget

from engine.post.entry import OrderLine
from engine.post.weighing import Remark
from spydip_gui.language.reader import labelled, say
from spydip_gui.models.orders import LIT, ill_colour
from spydip_gui.theme.list_widgets import by_rows
from spydip_gui.theme.parts import cell


class OrderRows(QTableWidget):
    """Four columns: piece, order, the line of the mail, and remarks."""

    def __init__(self) -> None:
        super().__init__()
        note = self.tr("Note")
        by_rows(self, self.tr("Piece"), self.tr("Order"), self.tr("Line of the mail"), note)
        self.setAccessibleName(self.tr("Orders of the mail"))
        self.setWordWrap(False)
        self.verticalHeader().setDefaultSectionSize(24)

    def show_lines(self, lines: Sequence[OrderLine], remarks: Sequence[Remark]) -> None:
        """Show the rows; those without an order are highlighted, those with a remark red."""
        self.setRowCount(len(lines))
        said = {remark.order: remark.why for remark in remarks}
        for number, line in enumerate(lines):
            row = line.row
            missing = self.tr("no order") if row.missing else ""
            where = labelled(str(line.number), line.text) if line.number else ""
            note = say(row.why or said.get(row.order))
            cells = (row.piece, row.order or missing, where, note)
            ground, ink = LIT if row.missing else None, ill_colour() if note else None
            for column, text in enumerate(cells):
                self.setItem(number, column, cell(text, ground, ink))
