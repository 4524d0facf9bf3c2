"""The panel of one's own notes: guesses about provinces, and a text per power and deadline."""

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.errors import UserError
from engine.orders.wording import place_name
from engine.phases import Phase
from engine.session.notes import Notebook, NotebookError, Notes
from spydip_gui.dialogs.guess import sure_name
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, told
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import EmptyNote
from spydip_gui.theme.parts import abreast, called, caption, fill, named, page, push, scrolled

_PLACE = Qt.ItemDataRole.UserRole
_LEAST = 64  # minimum heights of list and text
_PAUSE = 700
"""How many milliseconds after the last letter a text is kept."""


class NotesPanel(QWidget):
    """Shows and keeps the viewer's notes; nobody else's view ever has them."""

    pin = Signal(str)
    """A guess is to be written about a province, or about one still to be chosen."""
    chosen = Signal(str)
    """A province is to be shown."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._about: tuple[Notes, PowerId, Phase] | None = None
        self.guesses = named(QListWidget(), self.tr("Guesses"))
        self.empty = EmptyNote(self.guesses)
        self.power = ComboBox()
        self.text = named(QPlainTextEdit(), self.tr("Notes about a power"))
        self.earlier = caption("", "muted", wordWrap=True)
        self.fault = caption("", "alarm", wordWrap=True)
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self._write)
        pin = push(self.tr("Pin a guess…"), lambda: self.pin.emit(""))
        about = abreast(called(self.tr("&About"), self.power), (self.power, 1))
        for part in (self.guesses, self.text):
            part.setMinimumHeight(_LEAST)
        parts = (self.fault, (self.guesses, 1), abreast(pin, None), about, (self.text, 1))
        fill(QVBoxLayout(self), scrolled(page(*parts, self.earlier, margin=8)), margin=0)
        self._document.changed.connect(self._follow)
        self.text.textChanged.connect(self._later.start)
        self.power.currentIndexChanged.connect(self._turn_to)
        self.guesses.itemClicked.connect(lambda item: self.chosen.emit(item.data(_PLACE)))
        self.guesses.itemActivated.connect(lambda item: self.pin.emit(item.data(_PLACE)))
        self._show()

    def keep(self) -> None:
        """Save the text being written, for whoever began it."""
        if self._later.isActive():
            self._later.stop()
            self._write()

    def _write(self) -> None:
        if self._about is None:
            return
        notes, power, due = self._about
        book = self._book(notes).remark(power, due, self.text.toPlainText())
        try:
            self._document.write_down(book, notes)
        except (UserError, OSError) as error:
            self._tell(told(error))

    def _book(self, notes: Notes) -> Notebook:
        try:
            return notes.read()
        except NotebookError as error:
            self._tell(told(error))
            return Notebook()

    def _tell(self, fault: str) -> None:
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def _follow(self, change: Change) -> None:
        if change.about(Part.LOOK, Part.GAME):
            self.keep()
        if change.about(Part.NOTES, Part.LOOK, Part.GAME):
            self._show()

    def _show(self) -> None:
        self._tell("")
        self._show_guesses()
        self._show_powers()
        self._show_text()

    def _show_guesses(self) -> None:
        view, list_ = self._document.view, self.guesses
        list_.clear()
        for guess in self._book(view.notes).guesses:
            text = self.tr("{place}: {text} ({sure}, since {phase})").format(
                place=say(place_name(view.board, guess.place)),
                text=guess.text,
                sure=sure_name(guess.sure),
                phase=phase_name(view.rules, guess.since),
            )
            item = QListWidgetItem(text)
            item.setData(_PLACE, guess.place)
            list_.addItem(item)
        pinned = self.tr("Nothing is pinned to the map yet.")
        self.empty.say("" if list_.count() else pinned)

    def _show_powers(self) -> None:
        view = self._document.view
        wanted = [power for power in view.board.powers if power != view.viewer]
        if wanted == [self.power.itemData(n) for n in range(self.power.count())]:
            return
        now = self.power.currentData()
        self.power.offer_instead([(seat_name(view.board, power), power) for power in wanted], now)

    def _show_text(self) -> None:
        view, power = self._document.view, PowerId(self.power.currentData() or "")
        due = view.phases[view.turn]
        about, book = (view.notes, power, due), self._book(view.notes)
        here = book.about(power, due)
        if about != self._about or self.text.toPlainText().rstrip() != here:
            with QSignalBlocker(self.text):
                self.text.setPlainText(here)
        self._about = about
        name = phase_name(view.rules, due)
        hint = self.tr("What you think of {power} now: {phase}")
        self.text.setPlaceholderText(hint.format(power=self.power.currentText(), phase=name))
        before = [one for one in book.remarks if one.power == power and one.due != due]
        lines = [f"{phase_name(view.rules, one.due)}: {one.text}" for one in reversed(before)]
        self.earlier.setText("\n".join(lines))
        self.earlier.setVisible(bool(lines))

    def _turn_to(self) -> None:
        self.keep()
        self._show_text()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Save what was written."""
        self.keep()
        super().hideEvent(event)
