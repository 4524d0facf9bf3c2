"""What the end of a drag, a click or a key means: an order begins, continues, or ends."""

from dataclasses import replace

from engine.orders.choices import Choice
from engine.orders.order import Intent
from spydip_gui.gestures.walk.intent import course as courses
from spydip_gui.gestures.walk.intent import stroke as strokes
from spydip_gui.gestures.walk.intent.course import Course
from spydip_gui.gestures.walk.intent.defaults import IN_PLACE, MOVES, acting
from spydip_gui.gestures.walk.intent.hand import Hand, Meant, at_rest, same_stack
from spydip_gui.gestures.walk.intent.stroke import Stroke
from spydip_gui.gestures.walk.outcomes import Open
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tools import bound
from spydip_gui.gestures.walk.touch import Onward, Routed, Touch
from spydip_gui.gestures.walk.verbs import PLAIN, Verb


def ended(
    table: Table, hand: Hand, stroke: Stroke, touch: Touch, *, dragged: bool, shift: bool
) -> Meant:
    """A drag ends here, or a press that never was one.

    With Shift, a fleet joins a route or leaves it, if there is one.
    """
    if dragged:
        moved = strokes.moved(table, stroke, touch)
        return Meant(asked=strokes.ended(table, moved), done=at_rest(hand))
    if same_stack(stroke.start, touch):
        touch = replace(touch, count=stroke.start.count)  # this many of it were picked before
    if not stroke.verb.intents:
        return clicked(table, hand, touch)
    begun = begun_with(table, hand, touch, stroke.verb)
    return Meant(asked=Routed(touch), done=at_rest(hand), otherwise=(begun,)) if shift else begun


def clicked(table: Table, hand: Hand, touch: Touch) -> Meant:
    """A click: it begins, continues or ends an order."""
    course, rest = hand.course, at_rest(hand)
    if course is None:
        onward = courses.onward(table, hand.open, touch) if hand.open is not None else None
        if onward is not None:
            return Meant(asked=onward, done=rest)
        course = Course(verb=hand.verb, touches=(touch,))
        begun = replace(rest, course=course)
        return Meant(asked=courses.asked(course), done=rest, opened=begun, quiet=True)
    if course.verb.intents <= MOVES and course.touches[0].province == touch.province:
        return Meant(done=rest)
    taken = courses.clicked(table, course, touch)
    opened = replace(rest, course=taken)
    if taken.touches == course.touches or courses.awaits(table, taken):
        return Meant(done=opened)
    refused = replace(rest, course=course)
    return Meant(asked=courses.asked(taken), done=rest, opened=opened, refused=refused)


def begun_with(table: Table, hand: Hand, touch: Touch, verb: Verb) -> Meant:
    """A click with a key held or a verb picked: it begins that order, or continues with it."""
    course = hand.course
    if course is not None and course.verb is verb:
        again = course.touches[0].province == touch.province and len(course.touches) == 1
        return Meant(done=hand) if again else clicked(table, hand, touch)
    if verb.at_once:
        return Meant(asked=acting(table, touch, verb.intents), done=at_rest(hand))
    return _told(table, hand, touch, verb)


def in_place(table: Table, hand: Hand, touch: Touch) -> Meant:
    """A double click: a unit holds; a covert piece is asked what to do where it is.

    In the middle of an order, such as a support, it is a click like others.
    """
    if hand.course is not None and not hand.course.verb.intents <= MOVES:
        return clicked(table, hand, touch)
    return Meant(asked=acting(table, touch, IN_PLACE), done=at_rest(hand))


def gone_on(hand: Hand, so_far: Open) -> Meant:
    """Continue an open order from a tray or a ring: its next step is asked for."""
    return Meant(asked=courses.going_on(so_far), done=at_rest(hand))


def keyed(table: Table, hand: Hand, key: str, over: Touch | None) -> Meant:
    """A key: a verb for the drag, or for the piece clicked or pointed at."""
    verb = bound(table, key)
    if verb is not None and hand.stroke is not None:
        return Meant(done=replace(hand, stroke=replace(hand.stroke, verb=verb)))
    if over is not None and hand.picked is not None and same_stack(over, hand.picked):
        over = hand.picked
    piece = hand.course.touches[0] if hand.course is not None else over
    if verb is None or piece is None:
        return Meant(done=hand)
    if not verb.at_once:
        return _told(table, hand, piece, verb)
    rest, overall = at_rest(hand), _overall(table, verb)
    otherwise = (Meant(asked=overall, done=rest),) if overall is not None else ()
    return Meant(asked=acting(table, piece, verb.intents), done=rest, otherwise=otherwise)


def _overall(table: Table, verb: Verb) -> Onward | None:
    """The search by all units at once; its key begins it where there is no piece."""
    searches = [
        Onward(seat=seat, ways=((node,),))
        for seat in table.seats
        for node in table.tree[seat]
        if node.step.choice is Choice.VERB
        and Intent.WATCHES in verb.intents & table.intents[node.step.key]
    ]
    return searches[0] if len(searches) == 1 else None


def _told(table: Table, hand: Hand, piece: Touch, verb: Verb) -> Meant:
    piece = courses.alone(table, piece) if verb.covert else piece
    taken = courses.told(table, Course(verb=PLAIN, touches=(piece,)), verb)
    return Meant(
        asked=courses.asked(taken), done=replace(at_rest(hand), course=taken), refused=hand
    )
