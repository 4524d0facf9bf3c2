"""The grid of sentences: whom a guard spares and what happens to prisoners, row by row."""

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QRadioButton, QWidget

from engine.board.graph import PowerId
from engine.language.message import Value
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.walk.guards import Guard
from spydip_gui.gestures.walk.prisoners import Lot, lots
from spydip_gui.gestures.walk.table import Table
from spydip_gui.language.reader import say
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, named


class SentenceSheet(SheetDialog):
    """Takes one sentence per power for its prisoners, or one for each place they were taken.

    With a ``guard``, it also asks whom that unit spares, and writes its order. ``choices`` maps
    each text to its button, ``homes`` each sentence to the list of places where prisoners may be
    sent, ``spares`` the powers to their tick boxes.
    """

    def __init__(
        self, over: QWidget, table: Table, seat: PowerId, guard: Guard | None = None
    ) -> None:
        super().__init__(over, seat)
        self.setWindowTitle(self._title(guard))
        self.lots = lots(table, seat)
        self.spares: dict[PowerId, QCheckBox] = {}
        self._guard = guard
        self.choices: dict[str, QRadioButton] = {}
        self.homes: dict[str, ComboBox] = {}
        self._spared: dict[tuple[PowerId, Value], QRadioButton] = {}
        self._standing = table.drafts.get(seat, ())
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        for row, lot in enumerate(self._rows()):
            self._row(grid, row, table, lot)
        self.body.addLayout(grid)
        self._weigh()

    def gone(self) -> tuple[str, ...]:
        """The sentences from before."""
        every = {text for lot in self.lots for text in lot.every}
        every |= {self._guard.standing} if self._guard is not None else set()
        return tuple(text for text in self._standing if text in every)

    def lines(self) -> tuple[str, ...]:
        """The guard's order, if asked for, and the chosen sentences."""
        chosen = (text for text, button in self.choices.items() if button.isChecked())
        sentences = tuple(self._sent(text) for text in chosen)
        if self._guard is None:
            return sentences
        spared = tuple(power for power, box in self.spares.items() if box.isChecked())
        return (self._guard.text(spared), *sentences)

    def _title(self, guard: Guard | None) -> str:
        if guard is None:
            return self.tr("Prisoners")
        return self.tr("Security: {unit}").format(unit=say(guard.unit))

    def _rows(self) -> tuple[Lot, ...]:
        """A row for each power that has prisoners here or may be spared, and for each jail."""
        held = {lot.power for lot in self.lots}
        others = self._guard.powers if self._guard is not None else ()
        free = (
            Lot(power=power, place="", texts={}, homes={}) for power in others if power not in held
        )
        return (*self.lots, *free)

    def _sent(self, text: str) -> str:
        """A sentence with the place the prisoners are sent to, if one was chosen."""
        box = self.homes.get(text)
        return str(box.currentData() or text) if box is not None else text

    def _row(self, grid: QGridLayout, row: int, table: Table, lot: Lot) -> None:
        name = seat_name(table.board, lot.power)
        title = self.tr("{power}, taken in {place}").format(power=name, place=say(lot.place))
        grid.addWidget(caption(title if lot.place else name), row, 0)
        if self._guard is not None and not lot.place:
            grid.addWidget(self._spare(lot.power, name), row, 1)
        if not lot.texts:
            return
        group = QButtonGroup(self)
        spared = QRadioButton(self.tr("no order"))
        spared.setChecked(True)
        spared.toggled.connect(self._weigh)
        group.addButton(spared)
        self._spared[lot.power, lot.place] = spared
        grid.addWidget(spared, row, 2)
        for column, (label, text) in enumerate(lot.texts.items()):
            button = QRadioButton(say(label))
            button.setAccessibleName(text)
            group.addButton(button)
            self.choices[text] = button
            grid.addWidget(button, row, 3 + 2 * column)
            homes = lot.homes.get(text, {})
            button.setChecked(any(one in self._standing for one in (text, *homes.values())))
            if homes:
                grid.addWidget(self._list(text, dict(homes)), row, 4 + 2 * column)

    def _spare(self, power: PowerId, name: str) -> QCheckBox:
        """A tick box: the guard leaves this power's agents alone."""
        box = QCheckBox(self.tr("spare"))
        box.setAccessibleName(self.tr("Spare {power}").format(power=name))
        box.setChecked(self._guard is not None and power in self._guard.spared)
        self.spares[power] = box
        return box

    def _list(self, text: str, homes: dict[Value, str]) -> ComboBox:
        """The places where prisoners may be sent; enabled only if they are sent at all."""
        box = named(ComboBox(), self.tr("Where they are sent"))
        box.addItem(self.tr("where they like"), text)
        box.offer((say(label), sent) for label, sent in homes.items())
        box.pick(next((sent for sent in homes.values() if sent in self._standing), text))
        self.homes[text] = box
        self.choices[text].toggled.connect(box.setEnabled)
        box.setEnabled(self.choices[text].isChecked())
        return box

    def _weigh(self) -> None:
        """Disable single places where a sentence covers all of a power's prisoners."""
        for lot in self.lots:
            whole = self._spared[lot.power, ""]
            for text in lot.texts.values() if lot.place else ():
                self.choices[text].setEnabled(whole.isChecked())
            if lot.place:
                self._spared[lot.power, lot.place].setEnabled(whole.isChecked())
                if not whole.isChecked():
                    self._spared[lot.power, lot.place].setChecked(True)
        told = self.tr("Prisoners without an order are executed.")
        self.allow(fine=True, told=told if self.lots else "")
