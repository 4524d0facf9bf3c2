"""Submissions: all orders of one deadline, with what was made of each before any resolving."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from engine.board.graph import PowerId
from engine.orders.kinds import Order


class Standing(StrEnum):
    """What became of an order when the submission was put together."""

    TAKEN = "taken"
    REPLACED = "replaced"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class Entry:
    """One given order; ``why`` says in a sentence for its owner why it does not count."""

    power: PowerId
    order: Order
    standing: Standing = Standing.TAKEN
    why: str = ""


@dataclass(frozen=True, slots=True)
class Submission:
    """The orders of a deadline by power: those that count, and everything that was given.

    ``orders`` holds what will be adjudicated, in the order given, one to a unit; units without an
    order are no part of it. ``entries`` keeps every given order with its standing. ``acts`` are the
    game master's own acts before the orders are processed: ``DRAW``, ``STALEMATE``.
    """

    orders: Mapping[PowerId, tuple[Order, ...]]
    entries: tuple[Entry, ...] = ()
    acts: tuple[str, ...] = ()


NO_ORDERS = Submission(orders=MappingProxyType({}))
