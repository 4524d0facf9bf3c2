"""A table of answers worked out before, which begins anew when it has grown too large."""

from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Remembered(dict[Question, Answer]):
    """Answers by question, never more than ``most`` of them, so that long runs need no more room.

    Forgetting all at once is cheaper than keeping count of what was asked last.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, question: Question, answer: Answer) -> None:
        if len(self) >= self._most:
            self.clear()
        super().__setitem__(question, answer)
