"""The stack sheet: rows of how many do what, where, sparing whom; they add up to the stack."""

from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.walk.sheets import Stack, Task, task_line
from spydip_gui.gestures.walk.table import Table
from spydip_gui.language.reader import say
from spydip_gui.theme.fields import ComboBox, SpinBox
from spydip_gui.theme.parts import fill, inset, named, push, unmarked


class StackSheet(SheetDialog):
    """Splits one stack among several tasks."""

    def __init__(self, over: QWidget, table: Table, of: Stack) -> None:
        """Show the current tasks, or one for the whole stack."""
        super().__init__(over, of.seat)
        name = table.board.provinces[of.province].name
        self.setWindowTitle(self.tr("{count} in {place}").format(count=of.count, place=name))
        self._table = table
        self._of = of
        self.rows: list[TaskRow] = []
        self._room = QVBoxLayout()
        self.more = push(self.tr("Another row"), self.add_row)
        fill(self.body, self._room, self.more)
        for task in of.tasks or (Task(of.count, of.verbs[0][0]),):
            self.add_row(task)

    def add_row(self, task: Task | bool = False) -> None:  # noqa: FBT001, FBT002  # Qt's clicked
        """Add a task, by default for the pieces without one."""
        first = self._of.verbs[0][0]
        given = task if isinstance(task, Task) else Task(max(self._left(), 1), first)
        row = TaskRow(self._table, self._of, given)
        row.box.valueChanged.connect(self._count)
        row.verb.currentIndexChanged.connect(self._count)
        row.place.currentIndexChanged.connect(self._count)
        self.rows.append(row)
        self._room.addWidget(row)
        self._count()

    def gone(self) -> tuple[str, ...]:
        """The stack's orders from before."""
        return self._of.drafts

    def lines(self) -> tuple[str, ...]:
        """One order per row."""
        found = (task_line(self._table, self._of, row.task) for row in self.rows)
        return tuple(text for text in found if text is not None)

    def _left(self) -> int:
        return self._of.count - sum(row.box.value() for row in self.rows)

    def _count(self) -> None:
        left = self._left()
        whole = all(task_line(self._table, self._of, row.task) for row in self.rows)
        told = self.tr("{done} of {count}").format(done=self._of.count - left, count=self._of.count)
        if left > 0:
            told += self.tr(", {left} without a task").format(left=left)
        if left < 0:
            told += self.tr(": too many")
        self.allow(fine=left >= 0 and whole, told=told)


class TaskRow(QWidget):
    """One task of a stack; a pressed chip spares that power."""

    def __init__(self, table: Table, of: Stack, task: Task) -> None:
        super().__init__()
        self._of = of
        self.box = named(inset(SpinBox(minimum=1, maximum=of.count)), self.tr("How many"))
        self.verb = named(ComboBox(), self.tr("What they do"))
        self.place = named(ComboBox(), self.tr("Where"))
        self.chips = {power: self._chip(table, power) for power in of.powers}
        fill(QHBoxLayout(self), self.box, self.verb, self.place, *self.chips.values(), margin=0)
        self.verb.offer((say(label), key) for key, label in of.verbs)
        self.verb.currentIndexChanged.connect(self._told)
        self._show(task)

    @property
    def task(self) -> Task:
        """The task in this row."""
        chips = self.chips.items()
        return Task(
            count=self.box.value(),
            verb=self.verb.chosen,
            place=str(self.place.currentData() or ""),
            spared=tuple(power for power, chip in chips if chip.isChecked() and chip.isEnabled()),
        )

    def _show(self, task: Task) -> None:
        self.box.setValue(task.count)
        self.verb.pick(task.verb)
        self._told()
        self.place.pick(task.place)
        for power, chip in self.chips.items():
            chip.setChecked(power in task.spared)

    def _told(self) -> None:
        """The object of the verb: a place, or whom it spares."""
        verb = self.verb.currentData()
        places = self._of.places.get(verb, ())
        self.place.clear()
        self.place.offer((say(label), key) for key, label in places)
        self.place.setEnabled(bool(places))
        for chip in self.chips.values():
            chip.setEnabled(verb in self._of.sparing)

    def _chip(self, table: Table, power: PowerId) -> QToolButton:
        known = table.board.powers.get(power)
        chip = QToolButton()
        chip.setText(known.letter if known else power[:1])
        chip.setCheckable(True)
        chip.setAccessibleName(self.tr("Spare {power}").format(power=known.name if known else ""))
        chip.setToolTip(unmarked(chip.accessibleName()))
        chip.toggled.connect(self._strike)
        return chip

    def _strike(self) -> None:
        for chip in self.chips.values():
            font = chip.font()
            font.setStrikeOut(chip.isChecked())
            chip.setFont(font)
