"""The card on the start page that continues the lessons."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from engine.lessons import course
from spydip_gui.language.reader import reader
from spydip_gui.practice import progress
from spydip_gui.settings import Settings
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import abreast, caption, fill, heading, push


class LessonCard(QFrame):
    """Names the next lesson; ``wanted`` asks for it, or for the list of all."""

    wanted = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setProperty("tone", "card")
        lessons = course.lessons()
        self.following = progress.following(lessons, settings)
        held = progress.done(settings)
        count = sum(one.id in held for one in lessons)
        state = self.tr("{done} of {all} done").format(done=count, all=len(lessons))
        self.every = push(self.tr("All lessons and &puzzles…"), lambda: self.wanted.emit("lesson:"))
        self.go_on = push("", self._go_on)
        self.go_on.setIcon(icon("play"))
        self.go_on.setVisible(self.following is not None)
        if self.following is not None:
            name = self.following.said(reader().language).title
            self.go_on.setText(f"{self.following.number}. {name}".replace("&", "&&"))
        for button in (self.go_on, self.every):
            button.setAutoDefault(True)
        fill(
            QVBoxLayout(self),
            abreast(heading(self.tr("Lessons")), None, caption(state, "muted")),
            abreast(self.go_on, None, self.every),
            margin=14,
            spacing=8,
        )

    def _go_on(self) -> None:
        if self.following is not None:
            self.wanted.emit(f"lesson:{self.following.id}")
