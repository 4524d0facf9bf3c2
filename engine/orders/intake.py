"""Orders that variants add: each is accepted, refused, or replaced by a later one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from operator import not_
from typing import TypeAlias

from engine.board.graph import Board, PowerId
from engine.language.message import Message
from engine.orders import submission
from engine.orders.order import Order
from engine.orders.submission import Entry, Given, Standing, Submission, replaced
from engine.position import Position

Room: TypeAlias = Callable[[Order], tuple[str, int]]
"""What an order is for, and how many lines that may have."""


def _no_limit(_order: Order) -> tuple[str, int]:
    return "", 0


@dataclass(frozen=True, slots=True)
class Weighing:
    """How a variant weighs one power's orders of the variant's own kinds.

    ``refusal`` says why an order cannot be accepted beside those before it, as a sentence for its
    owner, or None if it can. Only the map and what the power knows of its own pieces count there
    (clause C7 of the variants' common rules). ``room`` says what an order is for and how many lines
    that may have: the last ones count. If it is for nothing, any number may. It is also used for
    the usual orders if these are ``shared``: then a new order and an old one for the same piece
    replace each other.
    """

    refusal: Callable[[Order, Sequence[Order]], Message | None]
    room: Room = _no_limit
    shared: bool = False


Weighs: TypeAlias = Callable[[PowerId, Sequence[Order], Sequence[Order]], Weighing]
"""How to weigh a power's own-kind orders, given its standard ones that were taken and these."""

Usual: TypeAlias = Callable[[Board, Position, Given], Submission]
"""Takes in standard orders."""


def submit(
    board: Board,
    position: Position,
    given: Given,
    apart: Callable[[Order], bool],
    weighs: Weighs,
    usual: Usual = submission.submit,
) -> Submission:
    """One submission of standard orders and of a variant's own, told apart by ``apart``.

    Orders and entries keep the sequence in which they were given.
    """
    orders: dict[PowerId, tuple[Order, ...]] = {}
    entries: list[Entry] = []
    for power, lines in given.items():
        sides = list(map(apart, lines))
        own = list(compress(lines, sides))
        plain = usual(board, position, {power: list(compress(lines, map(not_, sides)))})
        weighing = weighs(power, plain.orders.get(power, ()), own)
        sources = {False: iter(plain.entries), True: iter(_taken_in(power, own, weighing))}
        merged = [next(sources[side]) for side in sides]
        merged = _last_stand(merged, weighing.room if weighing.shared else _no_limit)
        orders[power] = tuple(e.order for e in merged if e.standing is Standing.TAKEN)
        entries += merged
    return Submission(orders, tuple(entries))


def _taken_in(power: PowerId, lines: Sequence[Order], weighing: Weighing) -> list[Entry]:
    entries: list[Entry] = []
    before: list[Order] = []
    for order in lines:
        why = weighing.refusal(order, before)
        entries.append(Entry(power, order, Standing.IGNORED if why else Standing.TAKEN, why))
        before += [] if why else [order]
    return _last_stand(entries, weighing.room)


def _last_stand(entries: list[Entry], room_of: Room) -> list[Entry]:
    """The same entries; of several for one thing, as many count as it has room for."""
    later: dict[str, list[Order]] = {}
    for index, entry in reversed(list(enumerate(entries))):
        if entry.standing is not Standing.TAKEN:
            continue
        slot, room = room_of(entry.order)
        standing = later.setdefault(slot, [])
        if slot and len(standing) == room:
            entries[index] = replaced(entry, standing[0])
            if room > 1:
                others = ", ".join(map(str, reversed(standing)))
                why = Message("order.one_of_several", later=others)
                entries[index] = replace(entry, standing=Standing.REPLACED, why=why)
        else:
            standing.append(entry.order)
    return entries
