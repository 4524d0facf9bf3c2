"""How many of a stack are meant: turned up and down by a wheel, or typed as a number."""

from dataclasses import replace

from spydip_gui.gestures.walk.hand import Hand
from spydip_gui.gestures.walk.stacks import size
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


def turned(table: Table, hand: Hand, over: Touch, by: int) -> Hand | None:
    """The hand with more or fewer of the stack that it drags or is over, None if there is none."""
    start = hand.stroke.start if hand.stroke else over
    most = _most(table, start)
    if most < 2:
        return None
    now = _now(hand, start)
    return _with(hand, start, min(max(now + by, 1), most))


def typed(table: Table, hand: Hand, over: Touch | None, digit: int) -> Hand | None:
    """The hand with a number typed for its stack, digit by digit; None if there is no stack."""
    start = hand.stroke.start if hand.stroke else over
    most = _most(table, start) if start is not None else 0
    if start is None or most < 2:
        return None
    before = hand.stroke.number if hand.stroke else hand.picked.count if hand.picked else 0
    longer = before * 10 + digit
    number = longer if before and longer <= most else digit
    return _with(hand, start, min(number, most)) if number else None


def told(table: Table, hand: Hand) -> str:
    """How many of how many are meant, as ``2 of 5``; empty where there is but one."""
    start = hand.stroke.start if hand.stroke else hand.picked
    most = _most(table, start) if start is not None else 0
    if start is None or most < 2:
        return ""
    return f"{min(_now(hand, start), most)} of {most}"


def _now(hand: Hand, start: Touch) -> int:
    if hand.stroke is not None:
        return hand.stroke.number or start.count
    return hand.picked.count if hand.picked else start.count


def _with(hand: Hand, start: Touch, count: int) -> Hand:
    if hand.stroke is not None:
        return replace(hand, stroke=replace(hand.stroke, number=count))
    return replace(hand, picked=replace(start, count=count))


def _most(table: Table, start: Touch) -> int:
    """How many there are; none of a bunch, whose number was picked piece by piece."""
    return 0 if start.kind is None or start.also else size(table, start)
