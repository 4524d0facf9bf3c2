"""Who is in, late or missing; what to do about it; and the deadlines themselves."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QTabWidget, QWidget

from engine.board.graph import PowerId
from engine.post import book as books
from engine.post import press
from engine.post import status as states
from engine.post.book import Book
from engine.post.calendar import calendar
from engine.post.notes import write_reminder
from engine.post.seating import announcement, standby_called, succeeded
from engine.post.status import Presence, Status
from spydip_gui.dialogs.deadlines import MomentField
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, strung
from spydip_gui.language.wording import phase_heading, seat_name, time_left
from spydip_gui.output.files import save
from spydip_gui.post.deadline_table import DeadlineTable
from spydip_gui.post.house_form import HouseForm
from spydip_gui.post.ledger_page import LedgerPage
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.seat_form import SeatForm
from spydip_gui.post.status_table import StatusTable
from spydip_gui.theme.fields import SpinBox
from spydip_gui.theme.file_dialogs import ask_folder, ask_place
from spydip_gui.theme.parts import abreast, fill, inset, named, page, split

Clock = Callable[[], datetime]


def _now() -> datetime:
    return datetime.now(UTC)


class StatusWindow(MasterWindow):
    """A row per power; beside it its player, the letter to write, and the deadlines."""

    def __init__(
        self, document: Document, parent: QWidget | None = None, clock: Clock = _now
    ) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Status - {title}").format(title=document.view.title))
        self._clock = clock
        self.rows: tuple[Status, ...] = ()
        self.head = QLabel(textFormat=Qt.TextFormat.RichText)
        self.table = StatusTable()
        self.seat = SeatForm()
        self.reminder = named(QPlainTextEdit(readOnly=True), self.tr("Reminder"))
        self.until = named(MomentField(), self.tr("Current deadline"))
        self.grace = named(
            inset(SpinBox(maximum=999, suffix=self.tr(" h grace"))), self.tr("Hours of grace")
        )
        self.deadlines = DeadlineTable()
        self.house = HouseForm()
        self.ledger = LedgerPage(self.game)
        self.tabs = QTabWidget()
        self._build()
        self.resize(1120, 640)
        self.show_all()

    @property
    def row(self) -> Status | None:
        """The chosen power's row."""
        number = self.table.currentRow()
        return self.rows[number] if 0 <= number < len(self.rows) else None

    def choose(self, power: PowerId) -> None:
        """Select a power's row."""
        powers = [row.power for row in self.rows]
        if power in powers:
            self.table.setCurrentCell(powers.index(power), 0)

    def show_all(self) -> None:
        """Show who is in as of now."""
        book = self.book
        self.rows = states.status(self.game, book, self._clock())
        self.table.show_rows(self.rows, lambda power: seat_name(self.document.view.board, power))
        until = states.deadline(self.game, book)
        due = phase_heading(self.game.rules, self.game.position().phase)
        left = time_left(until - self._clock()) if until else self.tr("no fixed time")
        self.head.setText(self.tr("<b>{phase}</b>: {left}").format(phase=escape(due), left=left))
        if self.document.view.over:
            self.head.setText(self.tr("The game is over."))
        self._show_until(until, book)
        self.deadlines.show_book(self.document.view.rules, self.game.position().phase, book)
        self.house.show_book(book)
        self.ledger.show_book(book)
        self._show_one()

    def set_deadline(self) -> None:
        """Save the date and time on show as the current deadline."""
        phase, book = str(self.game.position().phase), self.book
        self._keep(replace(book, deadlines={**book.deadlines, phase: self.until.moment}))

    def put_off(self) -> None:
        """Put off the current deadline by one day."""
        self.until.setDateTime(self.until.dateTime().addDays(1))
        self.set_deadline()

    def set_grace(self) -> None:
        """Save the hours of grace on show."""
        self._keep(replace(self.book, grace=timedelta(hours=self.grace.value())))

    def set_seat(self) -> None:
        """Save a player's form."""
        seat, book = self.seat.seat(), self.book
        self._keep(replace(book, seats={**book.seats, seat.power: seat}))

    def call_standby(self) -> None:
        """Let the chosen power's standby player take over; all players are told."""
        row = self.row
        if row is not None:
            self._succeed(row.power, standby_called(self.game, self.book, row.power))

    def succeed(self) -> None:
        """Let the person named in the form play from now on; all players are told."""
        seat = self.seat.seat()
        book = succeeded(self.game, self.book, seat.power, seat.name, seat.addresses)
        self._succeed(seat.power, book)

    def civil_disorder(self) -> None:
        """Put the chosen power into civil disorder: its units hold and nobody waits for it."""
        row, book = self.row, self.book
        if row is not None:
            seat = replace(book.seat(row.power), role="nobody")
            self._keep(replace(book, seats={**book.seats, row.power: seat}))

    def count_misses(self) -> None:
        """Count one more missed deadline for every power missing now."""
        missing = [row for row in self.rows if row.presence is Presence.MISSING]
        self._keep(states.counted(self.game, self.book, self._clock()))
        self.bar.say(self.tr("Missed deadlines noted: %n", "", len(missing)))

    def save_reminders(self) -> None:
        """Write a reminder to each player who is not in, as a draft for a mail program."""
        if folder := ask_folder(self, self.tr("A folder for the reminders")):
            self.write_reminders(folder)

    def write_reminders(self, folder: Path) -> None:
        """Write the reminders into a folder; raises OutputError."""
        due = [row for row in self.rows if row.reminded]
        passed = [row for row in self.rows if row.awaited and row.unposted]
        for row in due:
            write_reminder(self.game, self.book, row, folder)
        said = [self.tr("Reminders written: %n", "", len(due))]
        for row in passed:
            text = self.tr("{power}: none, {why}")
            name = seat_name(self.document.view.board, row.power)
            said.append(text.format(power=name, why=say(row.unposted)))
        self.bar.say(strung(said))

    def copy_reminder(self) -> None:
        """Copy the reminder on show to the clipboard."""
        QGuiApplication.clipboard().setText(self.reminder.toPlainText())
        self.bar.say(self.tr("The reminder is on the clipboard."))

    def save_calendar(self) -> None:
        """Write the deadlines as a calendar file."""
        start = f"{self.document.view.title}.ics"
        if path := ask_place(self, self.tr("Save the calendar"), start, "*.ics"):
            self.write_calendar(path)

    def write_calendar(self, path: Path) -> None:
        """Write the deadlines to a calendar file of this name; raises OutputError."""
        save(path, calendar(self.game, self.book, self._clock()))
        self.bar.say(self.tr("Written: {file}").format(file=path))

    def _succeed(self, power: PowerId, book: Book) -> None:
        self._keep(book)
        press.add(self.file, announcement(self.game, book, power))
        text = self.tr("{name} plays {power} from now on; the next letters tell everybody.")
        who = book.seat(power)
        name = who.called or self.tr("Somebody else")
        self.bar.say(text.format(name=name, power=seat_name(self.document.view.board, power)))

    def _keep(self, book: Book) -> None:
        books.save(self.file, book)
        self.show_all()
        self.tell_post()

    def _show_until(self, until: datetime | None, book: Book) -> None:
        self.until.show_moment(until or self._clock() + timedelta(days=7))
        with QSignalBlocker(self.grace):
            self.grace.setValue(int(book.grace.total_seconds() // 3600))

    def _show_one(self) -> None:
        row = self.row
        if row is None:
            return
        book = self.book
        self.seat.show_seat(book.seat(row.power), seat_name(self.document.view.board, row.power))
        text = states.reminder(self.game, book, row) if row.reminded else ""
        none = self.tr("No reminder: nothing is outstanding.")
        if row.awaited and row.unposted:
            none = self.tr("No reminder: {why}.").format(why=say(row.unposted))
        self.reminder.setPlainText(text or none)

    def _build(self) -> None:
        self.grace.valueChanged.connect(self.doing(self.set_grace))
        self.table.currentCellChanged.connect(self._show_one)
        self.seat.kept.connect(self.doing(self.set_seat))
        self.seat.standby_called.connect(self.doing(self.call_standby))
        self.seat.succeeded.connect(self.doing(self.succeed))
        self.seat.left.connect(self.doing(self.civil_disorder))
        self.deadlines.kept.connect(
            lambda found: self.bar.attempt(lambda: self._keep(replace(self.book, deadlines=found)))
        )
        self.tabs.addTab(self.seat, self.tr("Player"))
        self.tabs.addTab(self._reminder_page(), self.tr("Reminder"))
        self.tabs.addTab(self.deadlines, self.tr("Deadlines"))
        self.tabs.addTab(self.ledger, self.tr("Absences"))
        self.tabs.addTab(self.house, self.tr("House rules"))
        self.ledger.kept.connect(lambda book: self.bar.attempt(lambda: self._keep(book)))
        self.ledger.refused.connect(lambda why: self.bar.say(why, refused=True))
        self.house.kept.connect(self.doing(lambda: self._keep(self.house.changed(self.book))))
        both = split((self.table, 640), (self.tabs, 460))
        fill(self.page, self._top(), (both, 1), self._bottom())

    def _top(self) -> QHBoxLayout:
        return abreast(
            (self.head, 1),
            self.until,
            self.button(self.tr("Set the deadline"), self.set_deadline),
            self.button(self.tr("One more day"), self.put_off),
            self.grace,
        )

    def _bottom(self) -> QHBoxLayout:
        return abreast(
            None,
            self.button(
                self.tr("Note missed deadlines"),
                self.count_misses,
                self.tr("Count one more missed deadline for everybody whose orders are missing"),
            ),
            self.button(
                self.tr("Calendar file…"),
                self.save_calendar,
                self.tr("The deadlines for a calendar program"),
            ),
            self.button(
                self.tr("Save reminders…"),
                self.save_reminders,
                self.tr("A mail draft for everybody whose orders are not in yet"),
            ),
        )

    def _reminder_page(self) -> QWidget:
        copy = self.button(self.tr("Copy"), self.copy_reminder)
        return page(self.reminder, abreast(None, copy))
