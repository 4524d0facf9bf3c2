"""Caches of computed answers and of orders, for speed."""

from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from engine.board.graph import Board
from engine.orders.order import Order

Question = TypeVar("Question")
Answer = TypeVar("Answer")
Made = TypeVar("Made", bound=Order)


class Remembered(dict[Question, Answer]):
    """Answers by question, at most ``most`` of them, so that long runs need no more memory.

    Forgetting all at once is cheaper than tracking which was used last.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, question: Question, answer: Answer) -> None:
        if len(self) >= self._most:
            self.clear()
        super().__setitem__(question, answer)


_orders: WeakKeyDictionary[Board, dict[Order, Order]] = WeakKeyDictionary()


def interned(board: Board) -> dict[Order, Order]:
    """The orders made for a board so far, each under itself: quick to compare and to look up.

    They last as long as the board: every caller gets the same ones.
    """
    found = _orders.get(board)
    if found is None:
        found = _orders[board] = {}
    return found


_spelled: WeakKeyDictionary[Board, dict[tuple[Any, ...], Order]] = WeakKeyDictionary()


def spelled(board: Board) -> dict[tuple[Any, ...], Order]:
    """The same by class and fields, which are quicker to look up than an order is to make."""
    return _spelled.setdefault(board, {})


def the_one(board: Board, order: Made) -> Made:
    """The one object for this order on a board."""
    return interned(board).setdefault(order, order)  # type: ignore[return-value]  # it is equal
