"""The coach's panel: remarks on the current orders, suggestions, and a look back at the end."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from engine.coach.remark import Weight
from engine.coach.told import mistaken, told, worth_a_look
from engine.errors import UserError
from engine.phases import parse_phase
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import labelled, say
from spydip_gui.language.reader import told as told_error
from spydip_gui.language.wording import phase_name
from spydip_gui.practice.advice import Advice, Suggestion, advised, remarks
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.icons import icon
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import abreast, caption, fill, heading, named, page, push, scrolled

_LEAST = 90
_SIGNS = {Weight.SLIP: ("triangle-alert", "alarm"), Weight.RISK: ("shield", "text")}


class CoachPanel(QWidget):
    """Follows a document; it draws on nothing that the viewer was not told.

    The only exception is the look back at a finished game, which shows what was hidden.
    """

    chosen = Signal(str)
    """A province is to be shown."""
    proposed = Signal(object)
    """These orders are to be drawn on the map; none where there are none."""
    again = Signal()
    """The turn looked at is to be tried again, as a game for practice."""
    old = Signal()
    """The deadline that it advised on has been decided, before somebody's eyes."""

    def __init__(self, document: Document) -> None:
        """Look at the document when the panel is shown."""
        super().__init__()
        self._document, self.advice = document, Advice(document)
        self._stale = True
        self._turns = len(document.turns)
        self.state = caption("", "muted", wordWrap=True)
        self.remarks = _list(self.tr("What the coach sees"))
        self.suggest = push(self.tr("&Suggest orders"), self.advice.suggest)
        self.which = named(ComboBox(), self.tr("Suggestions"))
        self.lines = _list(self.tr("The suggested orders"))
        self.take = push(self.tr("&Take these"), self._take)
        self.leave = push(self.tr("Hide"), lambda: self.which.setCurrentIndex(0))
        self.look_back = push(self.tr("&Look back at the game"), self._look_back)
        self.moments = _list(self.tr("The game afterwards"))
        self.about = caption(wordWrap=True)
        self.try_again = push(self.tr("Try &again from here…"), self.again)
        self.before = page(
            heading(self.tr("Before you send")),
            (self.remarks, 2),
            abreast(self.suggest, (self.which, 1)),
            abreast(self.take, self.leave, None),
            (self.lines, 3),
            margin=0,
        )
        self.after = page(
            abreast(self.look_back, self.try_again, None),
            (self.moments, 2),
            self.about,
            margin=0,
        )
        whole = page(self.state, (self.before, 1), (self.after, 1), margin=8)
        fill(QVBoxLayout(self), scrolled(whole), margin=0)
        self.try_again.setEnabled(False)
        self._connect()

    def show_all(self) -> None:
        """Show the current remarks."""
        self._stale = False
        doc, over = self._document, self._document.view.at(None).over
        power = doc.view.viewer in doc.view.rules.seats
        self.before.setVisible(power and not over)
        self.after.setVisible(power and over)
        if not power:
            self.state.setText(self.tr("Look as one power: a coach advises players only."))
        elif not over and not doc.view.newest:
            self.state.setText(self.tr("Go to the newest turn for advice."))
        self.state.setVisible(not power or (not over and not doc.view.newest))
        self._show_remarks()
        self._show_suggestions()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Catch up with changes made while hidden."""
        super().showEvent(event)
        if self._stale:
            self.show_all()
        self._propose()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Go back to drawing the viewer's own orders."""
        super().hideEvent(event)
        self.proposed.emit(())

    def _connect(self) -> None:
        self._document.changed.connect(self._follow)
        self.advice.suggested.connect(self._show_suggestions)
        self.advice.looked_back.connect(self._show_moments)
        self.advice.failed.connect(self._tell_failed)
        self.which.currentIndexChanged.connect(self._show_lines)
        self.moments.currentRowChanged.connect(self._show_moment)
        for one in (self.remarks, self.lines):
            one.itemClicked.connect(self._go)
            one.itemActivated.connect(self._go)

    def _follow(self, change: Change) -> None:
        if change.about(Part.LOOK, Part.GAME, Part.ORDERS, Part.SEAT):
            self._stale = True
            if change.about(Part.LOOK, Part.GAME):
                for one in (self.remarks, self.lines):
                    one.clear()  # it may be about what another viewer saw
            before, self._turns = self._turns, len(self._document.turns)
            if self.isVisible():
                self.show_all()
                if self._turns > before:
                    self.old.emit()

    def _show_remarks(self) -> None:
        self.remarks.clear()
        for one in remarks(self._document):
            item = self.remarks.add(say(one.said), one.places[0] if one.places else "")
            item.setIcon(icon(*_SIGNS.get(one.weight, ("info", "muted"))))
        fine = self.tr("Nothing to add to your orders.") if advised(self._document) else ""
        self.remarks.note.say("" if self.remarks.count() else fine)

    def _show_suggestions(self) -> None:
        found, busy = self.advice.suggestions, self.advice.busy
        may = advised(self._document)
        self.suggest.setEnabled(may and not busy)
        self.suggest.setText(self.tr("Thinking…") if busy else self.tr("&Suggest orders"))
        count = self.which.count() - 1
        if count > len(found) or not found:
            self.which.clear()
            self.which.addItem(self.tr("none shown"))
            count = 0
        for number in range(count, len(found)):
            self.which.addItem(self.tr("Suggestion {number}").format(number=number + 1))
        if found and count == 0:
            self.which.setCurrentIndex(1)
        self.which.setEnabled(bool(found))
        self._show_lines()

    @property
    def _shown(self) -> Suggestion | None:
        number = self.which.currentIndex() - 1
        found = self.advice.suggestions
        return found[number] if 0 <= number < len(found) else None

    def _show_lines(self) -> None:
        shown = self._shown
        self.lines.clear()
        for line in shown.lines if shown else ():
            why = shown.reasons.get(line) if shown else None
            self.lines.add(labelled(line, say(why)) if why else line, _place(line))
        for part in (self.take, self.leave, self.lines):
            part.setVisible(shown is not None)
        self._propose()

    def _propose(self) -> None:
        shown = self._shown if self.isVisible() else None
        self.proposed.emit(shown.lines if shown else ())

    def _take(self) -> None:
        shown = self._shown
        if shown is not None:
            self.which.setCurrentIndex(0)
            self._document.replace_lines({self._document.view.viewer: shown.lines})

    def _look_back(self) -> None:
        try:
            self.advice.look_back()
        except UserError as error:
            self._tell_failed(told_error(error))
            return
        self.look_back.setEnabled(False)
        self.look_back.setText(self.tr("Looking back…"))

    def _show_moments(self) -> None:
        self.look_back.setEnabled(True)
        self.look_back.setText(self.tr("&Look back at the game"))
        self.moments.clear()
        view = self._document.view
        for moment in filter(worth_a_look, self.advice.moments):
            signs = [f"+{len(moment.gained)}"] * bool(moment.gained)
            signs += [f"\N{MINUS SIGN}{len(moment.lost)}"] * bool(moment.lost)
            signs += [self.tr("a mistake")] * mistaken(moment)
            name = phase_name(view.rules, parse_phase(moment.due))
            text = labelled(name, ", ".join(signs)) if signs else name
            item = self.moments.add(text, moment.turn)
            item.setIcon(icon("triangle-alert" if mistaken(moment) else "info"))
        if self.moments.count():
            self.moments.setCurrentRow(0)
        else:
            self.about.setText(self.tr("No turn stands out: nothing was lost by your orders."))

    def _show_moment(self, row: int) -> None:
        self.try_again.setEnabled(row >= 0)
        self.about.clear()
        if row < 0:
            return
        turn = self.moments.item(row).data(VALUE)
        moment = next(one for one in self.advice.moments if one.turn == turn)
        self.about.setText("\n".join(say(one) for one in told(moment, self._document.view.board)))
        self._document.look(turn=turn)

    def _tell_failed(self, why: str) -> None:
        self._show_suggestions()
        self.state.setText(self.tr("The coach gave no answer. {why}").format(why=why).strip())
        self.state.show()

    def _go(self, item: QListWidgetItem) -> None:
        if item.data(VALUE):
            self.chosen.emit(item.data(VALUE))


def _list(name: str) -> Lines:
    """A list whose rows wrap, so that they can be read in full."""
    made = Lines(name, wraps=True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setMinimumHeight(_LEAST)
    return made


def _place(line: str) -> str:
    """The place that an order is for; a country's name before a colon is skipped."""
    words = line.rpartition(": ")[2].split()
    return words[1][:3] if len(words) > 1 else ""
