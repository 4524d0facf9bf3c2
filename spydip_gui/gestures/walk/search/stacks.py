"""How many of a stack do what: lines for several pieces, and the lines that make way."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Listed, Message
from engine.orders.addressed import ForPower
from engine.orders.order import Intent, Order, PieceOrder
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.walk.outcomes import Line
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True)
class Fitted:
    """The lines for some pieces of a stack, and those that are removed.

    ``number`` is how many do the same now, 0 if pieces are not ordered by number.
    """

    lines: tuple[Line, ...]
    gone: tuple[Line, ...] = ()
    number: int = 0

    @property
    def said(self) -> Message | None:
        """What is removed, in words."""
        left = list(dict.fromkeys(text for _, text in self.gone))
        return Message("walk.instead_of", left=Listed(tuple(left), "comma")) if left else None


@dataclass(frozen=True, slots=True)
class _Told:
    """The current order of some pieces of the same stack."""

    text: str
    order: Order
    count: int


def fitted(table: Table, seat: PowerId, order: Order, count: int = 0) -> Fitted:
    """An order for this many pieces of a stack; the oldest orders make way if all have one.

    Pieces that are ordered by number share a line if they do the same.
    """
    piece = _acting(table, order.bare)
    total = _total(table, seat, order, piece) if piece else 0
    if piece is None or not total:
        return Fitted(((seat, str(order)),))
    several = hasattr(piece, "count")
    wanted = min(_number(piece) if several else max(count, 1), total)
    told = list(_told(table, seat, order, piece))
    gone, kept = _room(told, sum(one.count for one in told) + wanted - total)
    number = 0
    if not several:
        lines = [str(order)] * wanted
    else:
        same = [one for one in (*told, *kept) if one not in gone and _alike(one.order, order)]
        gone += [one for one in same if one in told]
        kept = [one for one in kept if one not in same]
        number = wanted + sum(one.count for one in same)
        lines = [str(replace_count(order, number))]
    lines += [one.text for one in kept]
    away = tuple((seat, one.text) for one in gone)
    return Fitted(tuple((seat, text) for text in lines), away, number)


def _room(told: list[_Told], over: int) -> tuple[list[_Told], list[_Told]]:
    """The orders that make way for this many pieces, and what is left of the last of them."""
    gone: list[_Told] = []
    for one in told:
        if over <= 0:
            break
        gone.append(one)
        over -= one.count
    if over < 0 and gone:
        smaller = replace_count(gone[-1].order, -over)
        return gone, [_Told(str(smaller), smaller, -over)]
    return gone, []


def replace_count(order: Order, count: int) -> Order:
    """The same order for another number of pieces."""
    if isinstance(order, ForPower):
        return replace(order, order=replace_count(order.order, count))
    numbered: Any = order
    changed: Order = replace(numbered, count=count)
    return changed


def _told(table: Table, seat: PowerId, order: Order, piece: PieceOrder) -> Iterator[_Told]:
    """The drafts for pieces of the same stack."""
    for draft in table.sheets[seat]:
        other = _acting(table, draft.order)
        if other is None or draft.country != _country(order):
            continue
        if _slot(other) == _slot(piece):
            yield _Told(draft.text, draft.given, _number(other))


def _slot(piece: PieceOrder) -> tuple[Kind, ProvinceId, object]:
    return piece.kind, piece.province, getattr(piece, "where", None)


def _acting(table: Table, order: Order) -> PieceOrder | None:
    """The piece's action in an order that keeps it busy, taken from the first branch."""
    first = order.parts[0]
    if isinstance(first, PieceOrder) and first.kind not in STANDARD_KINDS:
        return first if Intent.MOVES in table.about[type(first)] else None
    return None


def _total(table: Table, seat: PowerId, order: Order, piece: PieceOrder) -> int:
    """How many pieces stand in the stack that an order is for."""
    own = table.seats[seat]
    stack = (piece.kind, _country(order) or own.power, piece.province)
    return sum(
        one.count
        for seen in (own, *own.commands)
        for one in seen.stacks
        if (one.kind, one.power, one.province) == stack
    )


def _alike(one: Order, other: Order) -> bool:
    """Whether two orders differ at most in their number."""
    return type(one) is type(other) and str(replace_count(one, 1)) == str(replace_count(other, 1))


def _number(piece: PieceOrder) -> int:
    return int(getattr(piece, "count", 1))


def _country(order: Order) -> PowerId | None:
    return order.power if isinstance(order, ForPower) else None
