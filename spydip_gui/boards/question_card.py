"""Asks about a drawing, one question at a time, with the answers as buttons."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.drafting.questions import Question
from engine.language.message import Message
from spydip_gui.language.reader import say
from spydip_gui.theme.flow import Flow
from spydip_gui.theme.parts import abreast, caption, fill, heading, named, push

_KNOWN: Final = (
    *("yes", "no", "border", "corner", "one", "split", "land", "sea", "impassable"),
    *("program", "designer", "inert"),
)
"""The answers that have names of their own."""


class QuestionCard(QWidget):
    """Asks what a drawing leaves open; ``answered`` carries a question's key and the answer.

    ``turned`` is emitted when another question is shown.
    """

    answered = Signal(str, str)
    turned = Signal()
    contented = Signal()
    """The user accepts all the answers that are still assumed."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: tuple[Question, ...] = ()
        self.place = 0
        self.count = heading()
        self.said = caption(wordWrap=True)
        self.assumed = caption("", "muted", wordWrap=True)
        self.line = named(QLineEdit(), self.tr("Answer"))
        self.line.returnPressed.connect(self._take_line)
        self.take = push(self.tr("Take this answer"), self._take_line)
        self.buttons: list[QPushButton] = []
        self._answers = QWidget()
        self._row = Flow()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._answers.setLayout(self._row)
        self.back = push(self.tr("Back"), lambda: self.turn(self.place - 1))
        self.next = push(self.tr("Next"), lambda: self.turn(self.place + 1))
        self.rest = push(self.tr("Take the rest as assumed"), self.contented)
        fill(
            QVBoxLayout(self),
            self.count,
            self.said,
            self._answers,
            self.line,
            self.take,
            self.assumed,
            abreast(self.back, self.next, None),
            self.rest,
            None,
        )
        self.show_questions(())

    @property
    def asked(self) -> Question | None:
        """The question being asked; None if there is none."""
        return self.questions[self.place] if self.place < len(self.questions) else None

    def show_questions(self, questions: tuple[Question, ...]) -> None:
        """Ask these questions, those about a place first, and turn to the next open one."""
        key = self.asked.key if self.asked else ""
        questions = tuple(sorted(questions, key=lambda one: one.at is None))
        self.questions = questions
        open_ = [n for n, one in enumerate(questions) if one.assumed]
        was = next((n for n, one in enumerate(questions) if one.key == key), 0)
        after = [n for n in open_ if n >= was]
        self.turn((after or open_ or [was])[0])

    def turn(self, place: int) -> None:
        """Turn to a question by its number."""
        self.place = max(0, min(place, len(self.questions) - 1))
        one, total = self.asked, len(self.questions)
        for button in self.buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for part in (self.back, self.next, self._answers, self.assumed, self.rest):
            part.setVisible(one is not None)
        self.line.setVisible(one is not None and not one.answers)
        self.take.setVisible(one is not None and not one.answers)
        if one is None:
            self.count.setText(self.tr("No questions"))
            self.said.setText(self.tr("Nothing about this board is in doubt."))
        else:
            self._ask(one, total)
        self.turned.emit()

    def _ask(self, one: Question, total: int) -> None:
        number = self.place + 1
        self.count.setText(
            self.tr("Question {number} of {total}").format(number=number, total=total)
        )
        self.said.setText(say(one.said))
        self.line.setText(one.answer)
        for answer in one.answers:
            button = push(answer_name(answer), lambda _=False, a=answer: self._answer(a))
            button.setCheckable(True)
            button.setChecked(answer == one.answer)
            self._row.addWidget(button)
            self.buttons.append(button)
        said = self.tr("Assumed until you answer: {answer}") if one.assumed else ""
        self.assumed.setText(said.format(answer=answer_name(one.answer)))
        self.back.setEnabled(self.place > 0)
        self.next.setEnabled(number < total)
        self.rest.setEnabled(any(one.assumed for one in self.questions))

    def _take_line(self) -> None:
        self._answer(self.line.text().strip())

    def _answer(self, answer: str) -> None:
        if self.asked is not None:
            self.answered.emit(self.asked.key, answer)


def answer_name(answer: str) -> str:
    """An answer in the desk's language; free text stays as it is."""
    return say(Message(f"draft.answer_{answer}")) if answer in _KNOWN else answer
