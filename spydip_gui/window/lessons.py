"""Opens a lesson: the one named, or one chosen from the list."""

from PySide6.QtWidgets import QWidget

from engine.lessons import course
from spydip_gui.dialogs.lessons import LessonsDialog
from spydip_gui.language.reader import reader
from spydip_gui.practice import progress
from spydip_gui.practice.lesson import LessonDocument
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import accepted


def asked(settings: Settings, window: QWidget | None) -> str:
    """The id of the lesson the user chooses; empty if none."""
    dialog = LessonsDialog(settings, window)
    return dialog.chosen if accepted(dialog) else ""


def begun(name: str, settings: Settings) -> LessonDocument:
    """An attempt at the lesson with this id; raises NoLessonError."""
    lesson = course.lesson(name, progress.folder(settings))
    return LessonDocument(lesson, lesson.said(reader().language).title)
