"""The panel of powers: what the viewer knows of each, and for the game master who is in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from spydip_gui.document import Document
from spydip_gui.wording import seat_name


class PowersPanel(QWidget):
    """A row a power: centres, units, what the deadline asks, orders in hand."""

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self.table = QTableWidget(0, 5)
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Power"),
                self.tr("Centres"),
                self.tr("Units"),
                self.tr("Asked"),
                self.tr("Orders"),
            ]
        )
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(self.tr("Powers"))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Count anew what the viewer knows."""
        doc = self._document
        facts = [fact.split(" ") for fact in doc.observation.facts]
        everybody = dict.fromkeys((*doc.board.powers, *doc.viewers[1:]))
        powers = [p for p in everybody if p in doc.rules.powers or p in doc.viewers]
        self.table.setRowCount(len(powers))
        for row, power in enumerate(powers):
            centres = sum(f[0] == "centre" and f[2] == power for f in facts)
            units = sum(f[0] in ("unit", "dislodged") and f[2] == power for f in facts)
            asked = [" ".join(f[2:]) for f in facts if f[0] == "due" and f[1] == power]
            asked += [self._purse(f) for f in facts if f[0] == "credits" and f[1] == power]
            asked += [self._held(f) for f in facts if f[0] == "control" and f[1] == power]
            asked += [self._home(f) for f in facts if f[0] == "home" and f[2] == power]
            cells = [
                seat_name(doc.board, power),
                str(centres) if centres else "\N{EN DASH}",
                str(units) if units else "\N{EN DASH}",
                ", ".join(asked),
                str(len(doc.drafts(power))) if power in doc.seats else "",
            ]
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column in (1, 2, 4):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)

    def _purse(self, fact: list[str]) -> str:
        return self.tr("%n credits", "", int(fact[2]))

    def _held(self, fact: list[str]) -> str:
        if fact[2] == "ANARCHY":
            return self.tr("in anarchy")
        return self.tr("controlled by {player}").format(player=fact[2].title())

    def _home(self, fact: list[str]) -> str:
        return self.tr("home of {player}").format(player=fact[1])
