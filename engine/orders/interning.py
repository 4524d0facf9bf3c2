"""Keeps one object for all equal orders of a board: quick to compare and quick to look up."""

from weakref import WeakKeyDictionary

from engine.board.graph import Board
from engine.orders.order import Order

_made: WeakKeyDictionary[Board, dict[Order, Order]] = WeakKeyDictionary()


def interned(board: Board) -> dict[Order, Order]:
    """The orders made for a board so far, each under itself; shared by all who make any.

    They last as long as the board: whoever keeps them and whoever asks anew has the same ones.
    """
    found = _made.get(board)
    if found is None:
        found = _made[board] = {}
    return found
