"""When orders are due: the first deadline, the days between, and the dates that follow."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from PySide6.QtCore import QDateTime, QLocale, QTime, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from engine.post.schedule import Rhythm, timetable
from engine.rules import Ruleset
from engine.session import rulesets
from spydip_gui.dialogs.help_pages import language
from spydip_gui.dialogs.weekdays import Weekdays
from spydip_gui.language.reader import labelled
from spydip_gui.language.wording import phase_heading
from spydip_gui.theme.fields import DateTimeEdit, SpinBox
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import caption, fill, form, inset

_EVENING = QTime(20, 0)
_MOMENT = "ddd d MMM yyyy  HH:mm"


class DeadlinesPage(QWidget):
    """Lays out the deadlines of the first two years, or none: then the GM calls them."""

    changed = Signal()

    def __init__(self) -> None:
        """Propose a deadline a week, the first in a week's time."""
        super().__init__()
        self.setLocale(QLocale(language()))
        self.wanted = QCheckBox(self.tr("Orders are due at &fixed times"))
        self.first = MomentField()
        self.first.setDateTime(QDateTime(QDateTime.currentDateTime().addDays(7).date(), _EVENING))
        self.days = inset(SpinBox(minimum=1, maximum=90, value=7, suffix=self.tr(" days")))
        self.short = inset(SpinBox(minimum=1, maximum=90, value=3, suffix=self.tr(" days")))
        self.weekdays = Weekdays()
        self.grace = inset(SpinBox(maximum=240, value=24, suffix=self.tr(" hours")))
        self.list = Lines(
            self.tr("The deadlines of the first years"),
            self.tr("Without fixed times, a deadline ends when the GM adjudicates."),
        )
        self._rules: Ruleset | None = None
        rows = form(
            (self.tr("The first deadline"), self.first),
            (self.tr("Until the next movement"), self.days),
            (self.tr("Until retreats and builds"), self.short),
            (self.tr("Only on"), self.weekdays),
            (self.tr("Grace after a deadline"), self.grace),
        )
        rows.insertRow(0, self.wanted)
        fill(
            QVBoxLayout(self),
            rows,
            caption(self.tr("Deadlines with nothing to order are skipped.")),
            (self.list, 1),
        )
        self.wanted.toggled.connect(self._show)
        self.first.dateTimeChanged.connect(self._show)
        self.days.valueChanged.connect(self._show)
        self.short.valueChanged.connect(self._show)
        self.weekdays.changed.connect(self._show)

    def offer(self, rules: Ruleset) -> None:
        """Lay out the deadlines of a game played by these rules."""
        self._rules = rules
        self._show()

    @property
    def grace_time(self) -> timedelta:
        """How long after a deadline orders are still accepted."""
        return timedelta(hours=self.grace.value())

    def deadlines(self) -> Mapping[str, datetime]:
        """Each deadline's date and time by its phase; empty if there are no fixed ones."""
        if self._rules is None or not self.wanted.isChecked():
            return {}
        begins = rulesets.first_phase(self._rules)
        days, short = self.days.value(), self.short.value()
        rhythm = Rhythm(
            first=self.first.moment, days=days, short=short, weekdays=self.weekdays.chosen
        )
        return timetable(self._rules, begins, rhythm)

    def _show(self) -> None:
        fixed = self.wanted.isChecked()
        for part in (self.first, self.days, self.short, self.weekdays, self.grace, self.list):
            part.setEnabled(fixed)
        self.list.clear()
        locale, rules = self.locale(), self._rules
        if rules is not None:
            for phase, moment in self.deadlines().items():
                when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
                name = phase_heading(rules, phase)
                self.list.addItem(labelled(name, locale.toString(when, _MOMENT)))
        self.changed.emit()


class MomentField(DateTimeEdit):
    """A date and time field, with the weekday, in the language of the desk."""

    def __init__(self) -> None:
        super().__init__(displayFormat=_MOMENT, calendarPopup=True)
        self.setLocale(QLocale(language()))

    @property
    def moment(self) -> datetime:
        """The date and time, in the local time zone."""
        return datetime.fromtimestamp(self.dateTime().toSecsSinceEpoch()).astimezone()

    def show_moment(self, moment: datetime) -> None:
        """Show another date and time."""
        self.setDateTime(QDateTime.fromSecsSinceEpoch(int(moment.timestamp())))
