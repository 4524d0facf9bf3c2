"""Answers worked out before and orders made before, kept so that they are quickly found again."""

from functools import lru_cache
from typing import TypeVar

from engine.board.graph import Board
from engine.orders.order import Order

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


@lru_cache(maxsize=16)
def interned(_board: Board) -> dict[Order, Order]:
    """The orders made for a board so far, each under itself: quick to compare and to look up."""
    return {}
