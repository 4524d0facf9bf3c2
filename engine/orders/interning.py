"""Keeps one object for all equal orders of a board: quick to compare and quick to look up."""

from functools import lru_cache

from engine.board.graph import Board
from engine.orders.order import Order


@lru_cache(maxsize=16)
def interned(_board: Board) -> dict[Order, Order]:
    """The orders made for a board so far, each under itself; shared by all who make any."""
    return {}
