"""A game's deadlines as a table: laid out at regular intervals, each editable."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from engine.phases import Phase
from engine.post.book import Book
from engine.post.schedule import Rhythm, timetable
from engine.rules import Ruleset
from spydip_gui.dialogs.deadlines import MomentField
from spydip_gui.dialogs.weekdays import Weekdays
from spydip_gui.language.wording import phase_heading
from spydip_gui.theme.fields import SpinBox
from spydip_gui.theme.list_widgets import VALUE, EmptyNote, by_rows
from spydip_gui.theme.parts import abreast, fill, form, inset, named, push


class DeadlineTable(QWidget):
    """A row per deadline; ``kept`` carries all of them by phase."""

    kept = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: Ruleset | None = None
        self._due: Phase | None = None
        self.table = named(QTableWidget(), self.tr("Deadlines"))
        self.days = inset(SpinBox(minimum=1, maximum=90, value=7))
        self.short = inset(SpinBox(minimum=1, maximum=90, value=3))
        self.weekdays = Weekdays()
        self.lay = push(self.tr("Fill in from the current one"), self.lay_out)
        self.keep = push(self.tr("Save"), lambda: self.kept.emit(self.deadlines()))
        by_rows(self.table, self.tr("For"), self.tr("Until"))
        EmptyNote(self.table, self.tr("No fixed deadlines: each ends when the GM adjudicates."))
        rhythm = form(
            (self.tr("Days to the next movement"), self.days),
            (self.tr("Days to retreats and builds"), self.short),
            (self.tr("Only on"), self.weekdays),
        )
        row = abreast(self.lay, None, self.keep)
        fill(QVBoxLayout(self), (self.table, 1), rhythm, row)

    def show_book(self, rules: Ruleset, due: Phase, book: Book) -> None:
        """Show the deadlines of a book."""
        self._rules, self._due = rules, due
        self._fill(rules, book.deadlines)

    def deadlines(self) -> Mapping[str, datetime]:
        """The dates and times in the table."""
        found: dict[str, datetime] = {}
        for row in range(self.table.rowCount()):
            item, field = self.table.item(row, 0), self.table.cellWidget(row, 1)
            if item is not None and isinstance(field, MomentField):
                found[item.data(VALUE)] = field.moment
        return found

    def lay_out(self) -> None:
        """Lay out the deadlines at the chosen intervals, from the one due on."""
        if self._rules is None or self._due is None:
            return
        have = self.deadlines()
        first = have.get(str(self._due), datetime.now().astimezone() + timedelta(days=7))
        rhythm = Rhythm(
            first=first,
            days=self.days.value(),
            short=self.short.value(),
            weekdays=self.weekdays.chosen,
        )
        past = {phase: at for phase, at in have.items() if at < first}
        self._fill(self._rules, {**past, **timetable(self._rules, self._due, rhythm)})

    def _fill(self, rules: Ruleset, deadlines: Mapping[str, datetime]) -> None:
        rows = sorted(deadlines.items(), key=lambda entry: entry[1])
        self.table.setRowCount(len(rows))
        for number, (phase, moment) in enumerate(rows):
            item = QTableWidgetItem(phase_heading(rules, phase))
            item.setData(VALUE, phase)
            self.table.setItem(number, 0, item)
            field = MomentField()
            field.show_moment(moment)
            self.table.setCellWidget(number, 1, named(field, item.text()))
