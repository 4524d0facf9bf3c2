"""The sentence grid: what becomes of each power's prisoners, one row a power."""

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet import Sheet
from spydip_gui.gestures.walk.sheets import sentences
from spydip_gui.gestures.walk.table import Table


class SentenceSheet(Sheet):
    """Takes one sentence a power, or none."""

    def __init__(self, over: QWidget, table: Table, seat: PowerId) -> None:
        """Show the sentences given so far."""
        super().__init__(over, seat, "")
        self.setWindowTitle(self.tr("Prisoners"))
        self.fates = sentences(table, seat)
        self.choices: dict[str, QRadioButton] = {}
        self._standing = table.drafts.get(seat, ())
        grid = QGridLayout()
        for row, (power, texts) in enumerate(self.fates.items()):
            self._row(grid, row, table, power, dict(texts))
        self.body.addLayout(grid)
        self.allow(fine=True, told="")

    def gone(self) -> tuple[str, ...]:
        """The sentences that stood before."""
        every = {text for texts in self.fates.values() for text in texts.values()}
        return tuple(text for text in self._standing if text in every)

    def lines(self) -> tuple[str, ...]:
        """The sentences chosen."""
        return tuple(text for text, button in self.choices.items() if button.isChecked())

    def _row(
        self, grid: QGridLayout, row: int, table: Table, power: PowerId, texts: dict[str, str]
    ) -> None:
        known = table.board.powers.get(power)
        group = QButtonGroup(self)
        spared = QRadioButton(self.tr("keep"))
        spared.setChecked(True)
        group.addButton(spared)
        grid.addWidget(QLabel(known.name if known else power), row, 0)
        grid.addWidget(spared, row, 1)
        for column, (label, text) in enumerate(texts.items(), start=2):
            button = QRadioButton(label)
            button.setAccessibleName(text)
            button.setChecked(text in self._standing)
            group.addButton(button)
            self.choices[text] = button
            grid.addWidget(button, row, column)
