"""The hand at the map as a value: what each press, move, click and key makes of it."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.orders.choices import Choice
from spydip_gui.gestures.walk.intent import course as courses
from spydip_gui.gestures.walk.intent import stroke as strokes
from spydip_gui.gestures.walk.intent.course import Course
from spydip_gui.gestures.walk.intent.stroke import Stroke
from spydip_gui.gestures.walk.outcomes import Choosing, Open, Outcome, Refused
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch, Wanted
from spydip_gui.gestures.walk.verbs import PLAIN, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What the hand is doing: a drag, a series of clicks, or an order still open.

    ``verb`` is that of the key held down, or the one picked from the palette; ``picked`` is a stack
    of which a number was picked before it is dragged.
    """

    verb: Verb = PLAIN
    stroke: Stroke | None = None
    course: Course | None = None
    open: Open | None = None
    choosing: Choosing | None = None
    picked: Touch | None = None

    @property
    def begun(self) -> Stroke | Course | None:
        """The drag, or the clicks so far."""
        return self.stroke or self.course

    @property
    def first(self) -> Touch | None:
        """The piece dragged, or clicked first."""
        if self.stroke is not None:
            return self.stroke.start
        return self.course.touches[0] if self.course is not None else None

    @property
    def busy(self) -> bool:
        """Whether there is anything to cancel."""
        return bool(self.stroke or self.course or self.open or self.choosing)


Step: TypeAlias = tuple[Hand, Outcome | None]
"""The hand after something happened, and what came of it if anything did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meant:
    """What a click, a key or the end of a drag asks for, and what the hand holds afterwards.

    That is ``done``, or ``opened`` if more must be touched, or ``refused`` if nothing comes of it;
    a ``quiet`` refusal is not reported. Before giving up, ``otherwise`` is tried.
    """

    done: Hand
    asked: Wanted | None = None
    opened: Hand | None = None
    refused: Hand | None = None
    quiet: bool = False
    otherwise: "tuple[Meant, ...]" = ()

    def after(self, outcome: Outcome | None) -> Step:
        """What the hand holds once the search has an outcome."""
        match outcome:
            case Open():
                return replace(self.opened or self.done, open=outcome), outcome
            case Refused():
                return self.refused or self.done, None if self.quiet else outcome
        return self.done, outcome


def at_rest(hand: Hand) -> Hand:
    """The hand with nothing begun; its verb stays."""
    return Hand(verb=hand.verb)


def pressed(hand: Hand, touch: Touch, verb: Verb | None = None) -> Hand:
    """A drag begins, with as many pieces as were picked."""
    if hand.picked is not None and same_stack(hand.picked, touch):
        touch = replace(touch, count=hand.picked.count)
    stroke = strokes.begun(touch, verb or hand.verb)
    return replace(hand, stroke=stroke, choosing=None, picked=None)


def same_stack(one: Touch, other: Touch) -> bool:
    """Whether two touches are on the same covert pieces."""
    return (one.province, one.kind, one.power) == (other.province, other.kind, other.power)


def dragged(table: Table, hand: Hand, touch: Touch) -> Hand:
    """The drag moves on."""
    if hand.stroke is None:
        return hand
    return replace(hand, stroke=strokes.moved(table, hand.stroke, touch))


def pinned(hand: Hand) -> Hand:
    """The drag is pinned where it is."""
    return replace(hand, stroke=strokes.pinned(hand.stroke)) if hand.stroke else hand


def unpinned(hand: Hand) -> Hand:
    """The last pin of the drag, or the last click, is undone."""
    if hand.stroke:
        return replace(hand, stroke=strokes.unpinned(hand.stroke))
    if hand.course and (hand.course.seas or len(hand.course.touches) > 1):
        course = hand.course
        shorter = {"seas": course.seas[:-1]} if course.seas else {"touches": course.touches[:-1]}
        return replace(hand, course=replace(course, **shorter), open=None)
    return at_rest(hand)


def can_begin(table: Table, touch: Touch) -> bool:
    """Whether any piece of a seat's own stands here for an order to begin with."""
    return touch.bead or any(
        table.board.locations.get(node.step.at) == touch.province
        for power in table.seats
        for node in table.tree[power]
        if node.step.choice is not Choice.VERB
    )


def so_far(table: Table, hand: Hand) -> Wanted | None:
    """What the hand would ask for if it ended now: by its drag, or by the clicks so far."""
    if hand.stroke is not None:
        return strokes.ended(table, hand.stroke)
    return courses.asked(hand.course) if hand.course is not None else None
