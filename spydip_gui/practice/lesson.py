"""A lesson on the desk: one seat's view, and whether its player solved the task."""

from collections.abc import Sequence

from engine.board.graph import PowerId
from engine.lessons import attempt
from engine.lessons.lesson import Lesson
from engine.session.seat import Seat
from spydip_gui.document.document import Document


class LessonDocument(Document):
    """One attempt at a lesson."""

    def __init__(self, lesson: Lesson, title: str) -> None:
        """Sit down at a lesson's seat; raises UserError if its position is faulty."""
        self._game = attempt.begin(lesson, title)
        super().__init__(Seat(self._game, PowerId(lesson.seat)))
        self.lesson = lesson

    @property
    def sort(self) -> str:
        """A lesson."""
        return "lesson"

    @property
    def played(self) -> bool:
        """Whether the orders were adjudicated."""
        return len(self.turns) > 1

    @property
    def done(self) -> bool:
        """Whether the task is solved."""
        return attempt.check(self.lesson, self._game).done

    def go_on(self, acts: Sequence[str] = ()) -> None:  # noqa: ARG002  # it has no game master
        """Adjudicate the current orders, once."""
        if not self.played:
            self._done(lambda: attempt.play(self.lesson, self._game))

    def look(
        self,
        *,
        turn: int | None = None,
        viewer: PowerId | None = None,  # noqa: ARG002  # nobody else looks on
        seat: PowerId | None = None,
    ) -> None:
        """Look at another turn, or choose whose orders to write."""
        super().look(turn=turn, seat=seat)
