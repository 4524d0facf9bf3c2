"""Orders to draw, without addresses and conditions; the marks of failures, and their causes."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import Location, PowerId
from engine.orders.addressed import ForPower
from engine.orders.conditions import Conditional
from engine.orders.order import Order
from engine.orders.standard import Move, Support
from engine.units import Unit
from engine.visibility.observe import SeenOrder
from spydip_gui.viewmodel.values import Mark

_MARKS = {
    Result.BOUNCES: Mark.BAR,
    Result.CUT: Mark.SCISSORS,
    Result.DISRUPTED: Mark.SINKING,
    Result.VOID: Mark.CROSS,
    Result.FAILS: Mark.UNKNOWN,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """An order to draw, with its result as far as it is known."""

    power: PowerId
    order: Order
    result: str = ""
    reason: Reason | None = None
    draft: bool = False


def plain(one: Given) -> Given:
    """The order inside an address or a condition."""
    while True:
        match one.order:
            case ForPower(power, order):
                one = replace(one, power=power, order=order)
            case Conditional(_, then):
                one = replace(one, order=then)
            case _:
                return one


def mark_of(one: Given) -> Mark:
    """The mark for the failure of an order."""
    if not one.result:
        return Mark.NONE
    if one.result == Result.DISLODGED:
        # A unit dislodged while it stayed has its red ring; only failed moves and supports get a
        # mark.
        if isinstance(one.order, Move):
            inner = getattr(one.reason, "order", None)
            return _MARKS.get(getattr(inner, "result", Result.BOUNCES), Mark.NONE)
        return Mark.SCISSORS if isinstance(one.order, Support) else Mark.NONE
    return _MARKS.get(Result(one.result), Mark.NONE)


def cause_of(one: Given) -> Location | None:
    """Where the cause of a failure stands if not along the order itself: a lost fleet."""
    lost: tuple[Unit, ...] = getattr(one.reason, "lost", ())
    return lost[0].at if lost else None


def causes(one: SeenOrder) -> tuple[Location, ...]:
    """The places of the units that made an order fail; empty if no cause is told."""
    if one.result is Result.SUCCEEDS or one.reason is None:
        return ()
    own = getattr(one.order, "at", None)
    places = (unit.at for unit in _units(one.reason) if unit.at != "?")
    return tuple(dict.fromkeys(at for at in places if at != own))


def _units(value: object) -> Iterator[Unit]:
    match value:
        case Unit():
            yield value
        case tuple():
            for part in value:
                yield from _units(part)
        case Reason():
            for field in fields(value):
                yield from _units(getattr(value, field.name))
        case _:
            pass
