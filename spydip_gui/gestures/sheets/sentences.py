"""The sentence grid: what becomes of each power's prisoners, one row a power or a jail."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QLabel,
    QRadioButton,
    QWidget,
)

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet import Sheet
from spydip_gui.gestures.walk.prisoners import Lot, lots
from spydip_gui.gestures.walk.table import Table


class SentenceSheet(Sheet):
    """Takes one sentence for each power's prisoners, or one for each place where some were taken.

    ``choices`` are the buttons by the text that each stands for, ``homes`` the lists of places
    where prisoners may be sent, by the sentence.
    """

    def __init__(self, over: QWidget, table: Table, seat: PowerId) -> None:
        """Show the sentences given so far."""
        super().__init__(over, seat, "")
        self.setWindowTitle(self.tr("Prisoners"))
        self.lots = lots(table, seat)
        self.choices: dict[str, QRadioButton] = {}
        self.homes: dict[str, QComboBox] = {}
        self._spared: dict[tuple[PowerId, str], QRadioButton] = {}
        self._standing = table.drafts.get(seat, ())
        grid = QGridLayout()
        for row, lot in enumerate(self.lots):
            self._row(grid, row, table, lot)
        self.body.addLayout(grid)
        self._weigh()

    def gone(self) -> tuple[str, ...]:
        """The sentences that stood before."""
        every = {text for lot in self.lots for text in lot.every}
        return tuple(text for text in self._standing if text in every)

    def lines(self) -> tuple[str, ...]:
        """The sentences chosen."""
        chosen = (text for text, button in self.choices.items() if button.isChecked())
        return tuple(self._sent(text) for text in chosen)

    def _sent(self, text: str) -> str:
        """A sentence with the place where the prisoners go, if one was chosen."""
        box = self.homes.get(text)
        return str(box.currentData() or text) if box is not None else text

    def _row(self, grid: QGridLayout, row: int, table: Table, lot: Lot) -> None:
        known = table.board.powers.get(lot.power)
        name = known.name if known else lot.power
        title = self.tr("{power}, taken in {place}").format(power=name, place=lot.place)
        group = QButtonGroup(self)
        spared = QRadioButton(self.tr("keep"))
        spared.setChecked(True)
        spared.toggled.connect(self._weigh)
        group.addButton(spared)
        self._spared[lot.power, lot.place] = spared
        grid.addWidget(QLabel(title if lot.place else name), row, 0)
        grid.addWidget(spared, row, 1)
        for column, (label, text) in enumerate(lot.texts.items()):
            button = QRadioButton(label)
            button.setAccessibleName(text)
            group.addButton(button)
            self.choices[text] = button
            grid.addWidget(button, row, 2 + 2 * column)
            homes = lot.homes.get(text, {})
            button.setChecked(any(one in self._standing for one in (text, *homes.values())))
            if homes:
                grid.addWidget(self._list(text, dict(homes)), row, 3 + 2 * column)

    def _list(self, text: str, homes: dict[str, str]) -> QComboBox:
        """Where prisoners may be sent; chosen only where they are sent at all."""
        box = QComboBox()
        box.setAccessibleName(self.tr("Where they are sent"))
        box.addItem(self.tr("where they like"), text)
        for label, sent in homes.items():
            box.addItem(label, sent)
            if sent in self._standing:
                box.setCurrentIndex(box.count() - 1)
        self.homes[text] = box
        self.choices[text].toggled.connect(box.setEnabled)
        box.setEnabled(self.choices[text].isChecked())
        return box

    def _weigh(self) -> None:
        """A sentence for all of a power leaves nothing to decide for single places."""
        for lot in self.lots:
            whole = self._spared[lot.power, ""]
            for text in lot.texts.values() if lot.place else ():
                self.choices[text].setEnabled(whole.isChecked())
            if lot.place:
                self._spared[lot.power, lot.place].setEnabled(whole.isChecked())
                if not whole.isChecked():
                    self._spared[lot.power, lot.place].setChecked(True)
        self.allow(fine=True, told="")
