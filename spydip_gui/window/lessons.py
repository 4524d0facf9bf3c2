"""Opens a lesson: the one that was named, or one chosen from the list of all."""

from PySide6.QtWidgets import QWidget

from engine.lessons import course
from spydip_gui.dialogs.lessons import LessonsDialog
from spydip_gui.language.reader import reader
from spydip_gui.practice.lesson import LessonDocument
from spydip_gui.settings import Settings


def asked(settings: Settings, window: QWidget | None) -> str:
    """The id of the lesson that somebody chooses; empty where nobody does."""
    dialog = LessonsDialog(settings, window)
    dialog.exec()
    dialog.deleteLater()
    return dialog.chosen


def begun(name: str) -> LessonDocument:
    """A try at the lesson of that id; raises NoLessonError."""
    lesson = course.lesson(name)
    return LessonDocument(lesson, lesson.said(reader().language).title)
