"""The hand at the map as a value: what each press, move, click and key makes of it."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.language.message import Message
from engine.orders.choices import Choice
from engine.orders.order import Intent
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk import course as courses
from spydip_gui.gestures.walk import routes
from spydip_gui.gestures.walk import stroke as strokes
from spydip_gui.gestures.walk.course import Course
from spydip_gui.gestures.walk.meaning import IN_PLACE, meaning
from spydip_gui.gestures.walk.outcome import Choosing, Open, Option, Outcome, Written
from spydip_gui.gestures.walk.stroke import Stroke
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch
from spydip_gui.gestures.walk.verbs import PLAIN, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What the hand is about: a drag, or clicks one after another, or an order still open.

    ``verb`` is the key held down or the tool chosen from the palette, ``picked`` a stack of which a
    number was picked before it is dragged.
    """

    verb: Verb = PLAIN
    stroke: Stroke | None = None
    course: Course | None = None
    open: Open | None = None
    choosing: Choosing | None = None
    picked: Touch | None = None

    @property
    def busy(self) -> bool:
        """Whether there is anything to cancel."""
        return bool(self.stroke or self.course or self.open or self.choosing)


Step: TypeAlias = tuple[Hand, Outcome | None]
"""The hand after something happened, and what came of it if anything did."""


def at_rest(hand: Hand) -> Hand:
    """The hand with nothing begun; the verb stays."""
    return Hand(verb=hand.verb)


def pressed(hand: Hand, touch: Touch, verb: Verb | None = None) -> Hand:
    """A drag begins, of as many as were picked."""
    if hand.picked is not None and same_stack(hand.picked, touch):
        touch = replace(touch, count=hand.picked.count)
    stroke = strokes.begun(touch, verb or hand.verb)
    return replace(hand, stroke=stroke, choosing=None, picked=None)


def same_stack(one: Touch, other: Touch) -> bool:
    """Whether two touches are about the same covert pieces."""
    return (one.province, one.kind, one.power) == (other.province, other.kind, other.power)


def dragged(table: Table, hand: Hand, touch: Touch) -> Hand:
    """The drag goes on."""
    if hand.stroke is None:
        return hand
    return replace(hand, stroke=strokes.moved(table, hand.stroke, touch))


def pinned(hand: Hand) -> Hand:
    """The drag is pinned where it is."""
    return replace(hand, stroke=strokes.pinned(hand.stroke)) if hand.stroke else hand


def unpinned(hand: Hand) -> Hand:
    """The last pin of the drag, or the last click, is taken back."""
    if hand.stroke:
        return replace(hand, stroke=strokes.unpinned(hand.stroke))
    if hand.course and (hand.course.seas or len(hand.course.touches) > 1):
        seas = hand.course.seas
        shorter = (
            replace(hand.course, seas=seas[:-1])
            if seas
            else replace(hand.course, touches=hand.course.touches[:-1])
        )
        return replace(hand, course=shorter, open=None)
    return at_rest(hand)


def lifted(hand: Hand) -> Hand:
    """The hand whose press was no drag."""
    return replace(hand, stroke=None)


def asking(hand: Hand, choosing: Choosing) -> Hand:
    """The hand while something is to be chosen."""
    return replace(hand, choosing=choosing)


def can_begin(table: Table, touch: Touch) -> bool:
    """Whether there is anything of a seat's own here that an order could begin with."""
    return touch.bead or any(
        table.board.locations.get(node.step.at) == touch.province
        for power in table.seats
        for node in table.tree[power]
        if node.step.choice is not Choice.VERB
    )


def meant(table: Table, hand: Hand) -> Outcome | None:
    """What the hand would write if it ended now: the preview of a drag, or of the clicks so far."""
    if hand.stroke is not None:
        return _of_stroke(table, hand.stroke)
    if hand.open is not None:
        return hand.open
    if hand.course is not None and hand.course.touches:
        return meaning(table, courses.asked(hand.course))
    return None


def dropped(table: Table, hand: Hand) -> Step:
    """The drag ends where it is."""
    outcome = _of_stroke(table, hand.stroke) if hand.stroke else None
    return after(at_rest(hand), outcome)


def after(rest: Hand, outcome: Outcome | None) -> Step:
    """What the hand holds once something came of it."""
    rest = at_rest(rest)
    match outcome:
        case Open():
            return replace(rest, open=outcome), outcome
        case Choosing():
            return replace(rest, choosing=outcome), outcome
        case Written(asks=asks) if asks:
            asked = _replacing(outcome)
            return replace(rest, choosing=asked), asked
    return rest, outcome


def acting(table: Table, touch: Touch, intents: frozenset[str]) -> Outcome:
    """What a piece may do where it is; a hold is all that an army or fleet is asked for."""
    if touch.kind is None and intents == IN_PLACE:
        unit = table.units.get(touch.province) if touch.province else None
        if unit is not None and table.seat_of.get(unit.power) is not None:
            intents = frozenset({Intent.STAYS})
    elif touch.kind in STANDARD_KINDS and intents == IN_PLACE:
        intents = frozenset({Intent.STAYS})
    return meaning(table, Asked(touches=(touch,), intents=intents))


def _of_stroke(table: Table, stroke: Stroke) -> Outcome | None:
    """A drag that ends where it began is none; one onto nothing cancels."""
    if stroke.start.bead:
        return routes.bead_moved(table, stroke.start, stroke.now)
    asked = strokes.asked(table, stroke)
    back = len(asked.touches) == 1
    covert = stroke.start.kind is not None and stroke.start.kind not in STANDARD_KINDS
    if stroke.now.province is None and not stroke.now.tray and not stroke.now.power:
        return None
    if back and covert:
        return acting(table, stroke.start, stroke.verb.intents or IN_PLACE)
    return None if back else meaning(table, asked)


def _replacing(written: Written) -> Choosing:
    """Asks before an order that stands is replaced by one that was filled in."""
    kept = replace(written, asks=(), alone=True)
    filled = replace(
        written, asks=(), linked=(*written.linked, *(line for line, _ in written.asks))
    )
    orders = ", ".join(now for _, now in written.asks)
    return Choosing(
        (
            Option("R", Message("walk.replace", orders=orders), filled),
            Option("K", Message("walk.keep_orders", orders=orders), kept),
        )
    )
