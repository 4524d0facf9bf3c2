"""How many of a stack are meant: by the wheel, or by typing a number."""

from dataclasses import replace

from engine.language.message import Message
from engine.orders.order import Intent
from engine.phases import PhaseKind
from spydip_gui.gestures.walk.intent.hand import Hand, same_stack
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def turned(table: Table, hand: Hand, over: Touch, by: int) -> Hand | None:
    """The hand with more or fewer of the stack it drags or is over; None if there is none."""
    start = hand.first or over
    if hand.stroke is None and not same_stack(start, over):
        return None
    most = _most(table, start)
    if most < 2:
        return None
    return _with(hand, start, min(max(_now(hand, start) + by, 1), most))


def typed(table: Table, hand: Hand, over: Touch | None, digit: int) -> Hand | None:
    """The hand with a digit typed: the size of its stack, or whatever else takes a number.

    None if a number means nothing here, so that the digit is free for something else.
    """
    start = hand.first or over
    most = _most(table, start) if start is not None else 0
    if start is None or most < 2:
        return _with(hand, start, digit) if start and _numbers(table, hand) else None
    before = _typed(hand)
    longer = before * 10 + digit
    number = longer if before and longer <= most else digit
    return _with(hand, start, min(number, most)) if number else None


def told(table: Table, hand: Hand) -> Message | None:
    """How many out of how many are meant, as ``2 of 5``; None if there is only one."""
    start = hand.first or hand.picked
    most = _most(table, start) if start is not None else 0
    if start is None or most < 2:
        return None
    return Message("walk.of", now=min(_now(hand, start), most), most=most)


def offered(table: Table, over: Touch) -> Message | None:
    """How many out of how many a drag from here would take, before anything is begun."""
    most = _most(table, over)
    return Message("walk.of", now=min(over.count or 1, most), most=most) if most > 1 else None


def _numbers(table: Table, hand: Hand) -> bool:
    """Whether an order begun counts something else: pieces carried or built, or ranks of wishes.

    If pieces just move and nothing is carried, a digit would change nothing.
    """
    if hand.begun is None:
        return False
    if Intent.CARRIES in hand.begun.verb.intents:
        return True
    return any(seen.phase is not PhaseKind.MOVEMENT for seen in table.seats.values())


def _typed(hand: Hand) -> int:
    if hand.begun is not None:
        return hand.begun.number
    return hand.picked.count if hand.picked else 0


def _now(hand: Hand, start: Touch) -> int:
    return _typed(hand) or start.count or 1


def _with(hand: Hand, start: Touch, count: int) -> Hand:
    if hand.stroke is not None:
        return replace(hand, stroke=replace(hand.stroke, number=count))
    if hand.course is not None:
        return replace(hand, course=replace(hand.course, number=count))
    return replace(hand, picked=replace(start, count=count))


def _most(table: Table, start: Touch) -> int:
    """How many of one's own there are; 0 for a bunch picked piece by piece."""
    if start.kind is None or start.also:
        return 0
    return sum(stack.count for _, stack in table.stacks if start.covers(stack))
