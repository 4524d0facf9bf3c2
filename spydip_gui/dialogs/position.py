"""The position editor: a power's pieces and centres as lines of text, for the game master."""

from dataclasses import replace

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.board.graph import PowerId, ProvinceId
from engine.game import setup
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack
from spydip_gui.wording import seat_name


class PositionDialog(QDialog):
    """Edits one power after the other; ``position`` is what became of it."""

    def __init__(self, rules: Ruleset, position: Position, parent: QWidget | None = None) -> None:
        """Begin with a position."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Edit the position"))
        self.position = position
        self._rules = rules
        self._power = PowerId("")
        self.power = QComboBox()
        for power in rules.powers:
            self.power.addItem(seat_name(rules.board, power), power)
        self.units, self.centres, self.covert = QPlainTextEdit(), QLineEdit(), QPlainTextEdit()
        self.reason = QLineEdit()
        self.fault = QLabel()
        self._build()
        self.power.currentIndexChanged.connect(self._turn_to)
        self._turn_to()
        self.resize(520, 560)

    def accept(self) -> None:
        """Take in what is written, and close if it can stand and has a reason."""
        if self._take() and self.reason.text().strip():
            super().accept()
        elif not self.fault.text():
            self._blame(self.tr("A change by hand needs a reason, for the record."))

    def _build(self) -> None:
        self.units.setPlaceholderText("A PAR\nF STP/SC")
        self.centres.setPlaceholderText("PAR MAR BRE")
        self.covert.setPlaceholderText("SPY PAR\nAGENT BOH(6)\nSPY BRE ABOARD")
        self.fault.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("Power"), self.power)
        form.addRow(self.tr("Units, one a line"), self.units)
        form.addRow(self.tr("Centres"), self.centres)
        form.addRow(self.tr("Covert pieces, one a line"), self.covert)
        form.addRow(self.tr("Reason"), self.reason)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.fault)
        layout.addWidget(buttons)

    def _turn_to(self) -> None:
        wanted = PowerId(self.power.currentData())
        if self._power and not self._take():
            self.power.blockSignals(True)  # noqa: FBT003  # Qt's signature
            self.power.setCurrentIndex(self.power.findData(self._power))
            self.power.blockSignals(False)  # noqa: FBT003
            return
        self._power = wanted
        now = self.position
        self.units.setPlainText("\n".join(str(unit) for unit in now.of(wanted)))
        self.centres.setText(" ".join(now.owned(wanted)))
        stacks = [stack for stack in now.covert if stack.power == wanted]
        self.covert.setPlainText("\n".join(map(_written, stacks)))

    def _take(self) -> bool:
        """Put what is written into the position; whether it could stand."""
        self.fault.clear()
        try:
            self.position = self._edited()
        except ValueError as error:
            self._blame(str(error))
            return False
        return True

    def _edited(self) -> Position:
        now, power, rules = self.position, self._power, self._rules
        texts = [line for line in self.units.toPlainText().splitlines() if line.strip()]
        own = {unit.province: unit for unit in (setup.unit(rules.board, power, t) for t in texts)}
        others = {place: unit for place, unit in now.units.items() if unit.power != power}
        both = sorted(set(own) & set(others))
        if both:
            taken = self.tr("A unit of {power} stands in {place} already.")
            raise ValueError(taken.format(power=others[both[0]].power, place=both[0]))
        units = {**others, **own}
        centres = {p: who for p, who in now.centres.items() if who != power}
        for name in self.centres.text().upper().replace(",", " ").split():
            if name not in rules.board.centres:
                raise ValueError(self.tr("{name} is no supply centre.").format(name=name))
            centres[ProvinceId(name)] = power
        pieces = [line for line in self.covert.toPlainText().splitlines() if line.strip()]
        stacks = setup.stacks(rules, power, pieces, (units, now.dislodged))
        covert = (*(stack for stack in now.covert if stack.power != power), *stacks)
        return replace(now, units=units, centres=centres, covert=covert)

    def _blame(self, sentence: str) -> None:
        self.fault.setText(sentence)


def _written(stack: Stack) -> str:
    count = f"({stack.count})" if not stack.label else ""
    aboard = f" ABOARD {stack.aboard}" if stack.aboard else ""
    label = f"#{stack.label}" if stack.label else ""
    counted = " COUNTED" if stack.counted else ""
    return f"{stack.kind}{label} {stack.province}{count}{aboard}{counted}"
