"""The panel of a lesson: its task, its hints one by one, and the result."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.lessons import course
from engine.lessons.lesson import Lesson
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader
from spydip_gui.practice import progress
from spydip_gui.practice.lesson import LessonDocument
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import abreast, caption, fill, push
from spydip_gui.theme.sheet import toned


def lesson_panel(document: Document, settings: Settings) -> "LessonPanel":
    """The panel of the lesson on the desk; raises TypeError if there is none."""
    if not isinstance(document, LessonDocument):
        raise TypeError(document)
    return LessonPanel(document, settings)


class LessonPanel(QWidget):
    """Follows a lesson's document; ``wanted`` asks for another lesson, or this one again."""

    wanted = Signal(str)

    def __init__(self, document: LessonDocument, settings: Settings) -> None:
        super().__init__()
        self._document, self._settings = document, settings
        words = self._words = document.lesson.said(reader().language)
        self.title = caption(words.title, "heading", wordWrap=True)
        self.task = caption(words.task, wordWrap=True)
        self.hints = caption("", "muted", wordWrap=True)
        self.result = caption(wordWrap=True)
        self.hint = push(self.tr("A hint"), self._show_hint)
        self.again = push(self.tr("Try again"), lambda: self._ask(document.lesson))
        self.next = push(self.tr("Next"), self._go_on, tone="main")
        self._shown = 0
        row = abreast(self.hint, self.again, None, self.next)
        parts = (self.title, self.task, self.hints, self.result, row, None)
        fill(QVBoxLayout(self), *parts, margin=14, spacing=10)
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Show the result so far."""
        doc = self._document
        played, done = doc.played, doc.played and doc.done
        if done:
            progress.note(self._settings, doc.lesson)
            praise = self.tr("Well done.")
            self.result.setText(f"{praise} {self._words.done}".strip())
        elif played:
            self.result.setText(self.tr("Not yet. The results say what happened; try again."))
        toned(self.result, "good" if done else "warning")
        self.result.setVisible(played)
        self.hint.setVisible(not done and self._shown < len(self._words.hints))
        self.again.setVisible(played)
        self.next.setVisible(done)
        self.hints.setText("\n".join(self._words.hints[: self._shown]))
        self.hints.setVisible(bool(self._shown))

    def _show_hint(self) -> None:
        self._shown += 1
        self.show_all()

    def _go_on(self) -> None:
        lesson = self._document.lesson
        folder = progress.folder(self._settings)
        own = course.own(folder)[0] if folder else ()
        every = (course.lessons(), course.puzzles(), own)
        kind = next((one for one in every if lesson in one), ())
        after = progress.following(kind, self._settings, lesson.id)
        self.wanted.emit(f"lesson:{after.id}" if after else "lesson:")

    def _ask(self, lesson: Lesson) -> None:
        self.wanted.emit(f"lesson:{lesson.id}")
