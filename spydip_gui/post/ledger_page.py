"""Pauses of the game, absences of players and more grace for one, noted in its book."""

from dataclasses import replace
from datetime import date
from enum import IntEnum

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QDateEdit, QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.post.book import Book
from engine.post.ledger import Absence, Grace, Pause
from engine.post.schedule import noted, paused, resumed
from engine.session.files import Game
from spydip_gui.dialogs.help_pages import language
from spydip_gui.dialogs.weekdays import Weekdays
from spydip_gui.language.reader import say
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.fields import ComboBox, DateEdit, DoubleSpinBox
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, fill, form, inset, push


class Kind(IntEnum):
    """The kind of entry to note."""

    AWAY = 0
    GRACE = 1
    PAUSE = 2


class LedgerPage(QWidget):
    """The entries so far, over a form for the next; ``kept`` carries the book with it.

    ``refused`` carries the reason why an entry makes no sense.
    """

    kept = Signal(object)
    refused = Signal(str)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game, self._book = game, Book()
        none = self.tr("Nobody is away, and the game goes on.")
        self.list = Lines(self.tr("Pauses, absences and grace"), none)
        self.kind, self.power = ComboBox(), ComboBox()
        self.begin, self.end = _day(), _day()
        self.hours = inset(DoubleSpinBox(minimum=1, maximum=240, value=24, decimals=0))
        self.days = Weekdays()
        self.why = QLineEdit()
        self.note = push(self.tr("Note it"), self._note)
        self.strike = push(self.tr("Strike out"), lambda: self.kept.emit(self.struck()))
        self.kind.addItems([self.tr("Absence"), self.tr("More grace"), self.tr("Pause")])
        self.kind.currentIndexChanged.connect(self._follow)
        self.list.currentRowChanged.connect(self._follow)
        rules = self._game.rules
        self.power.offer((seat_name(rules.board, seat), seat) for seat in rules.seats)
        rows = form(
            (self.tr("What"), self.kind),
            (self.tr("Power"), self.power),
            (self.tr("From"), self.begin),
            (self.tr("To"), self.end),
            (self.tr("Hours"), self.hours),
            (self.tr("Deadlines only on"), self.days),
            (self.tr("Why"), self.why),
        )
        fill(QVBoxLayout(self), (self.list, 1), rows, abreast(self.strike, None, self.note))

    def show_book(self, book: Book) -> None:
        """Show the entries of a book."""
        self._book = book
        self.list.clear()
        self.list.addItems([say(line) for line in noted(self._game, book)])
        self._follow()

    def noted(self) -> Book:
        """The book with the entry in the form; raises ValueError if it ends before it begins."""
        book, why, power = self._book, self.why.text().strip(), PowerId(self.power.currentData())
        if self.kind.currentIndex() == Kind.GRACE:
            phase = str(self._game.position().phase)
            more = Grace(power=power, phase=phase, hours=self.hours.value(), why=why)
            return replace(book, graces=(*book.graces, more))
        begin, end = _date(self.begin), _date(self.end)
        if end < begin:
            raise ValueError(self.tr("It ends before it begins."))
        if self.kind.currentIndex() == Kind.PAUSE:
            return paused(book, Pause(begin=begin, end=end, why=why), self.days.chosen)
        return book.with_absence(Absence(power=power, begin=begin, end=end, why=why))

    def struck(self) -> Book:
        """The book without the chosen entry; striking out a pause gives its days back."""
        book, row = self._book, self.list.currentRow()
        if 0 <= row < len(book.pauses):
            return resumed(book, book.pauses[row], self.days.chosen)
        row -= len(book.pauses)
        if row < len(book.absences):
            kept = tuple(one for n, one in enumerate(book.absences) if n != row)
            return replace(book, absences=kept)
        row -= len(book.absences)
        return replace(book, graces=tuple(one for n, one in enumerate(book.graces) if n != row))

    def _note(self) -> None:
        try:
            self.kept.emit(self.noted())
        except ValueError as error:
            self.refused.emit(str(error))

    def _follow(self) -> None:
        """Enable the fields that the chosen kind of entry needs."""
        kind = self.kind.currentIndex()
        self.power.setEnabled(kind != Kind.PAUSE)
        self.hours.setEnabled(kind == Kind.GRACE)
        for day in (self.begin, self.end):
            day.setEnabled(kind != Kind.GRACE)
        self.days.setEnabled(bool(self._book.deadlines))
        self.strike.setEnabled(self.list.currentRow() >= 0)


def _day() -> QDateEdit:
    field = inset(DateEdit(QDate.currentDate()))
    field.setCalendarPopup(True)
    field.setDisplayFormat("ddd d MMM yyyy")
    field.setLocale(QLocale(language()))
    return field


def _date(field: QDateEdit) -> date:
    shown = field.date()
    return date(shown.year(), shown.month(), shown.day())
