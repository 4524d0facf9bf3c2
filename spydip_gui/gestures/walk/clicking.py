"""Clicks and keys at the map: they begin an order, go on with it, or end it at once."""

from dataclasses import replace

from engine.orders.choices import Choice
from engine.orders.order import Intent
from spydip_gui.gestures.walk import course as courses
from spydip_gui.gestures.walk.counting import typed
from spydip_gui.gestures.walk.course import Course
from spydip_gui.gestures.walk.ending import end
from spydip_gui.gestures.walk.further import by_touch
from spydip_gui.gestures.walk.hand import Hand, Step, acting, after, at_rest, same_stack
from spydip_gui.gestures.walk.meaning import IN_PLACE, meaning
from spydip_gui.gestures.walk.outcome import Open, Option, Outcome, Refused
from spydip_gui.gestures.walk.stacks import alone
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tools import bound
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import PLAIN, Verb


def clicked(table: Table, hand: Hand, touch: Touch) -> Step:
    """A click: it begins an order, goes on with one, or ends one."""
    if hand.course is None or not hand.course.touches:
        outcome = by_touch(table, hand.open, touch) if hand.open else Refused()
        return _begun(table, hand, touch) if isinstance(outcome, Refused) else after(hand, outcome)
    moves = hand.course.verb.intents <= {Intent.MOVES}
    if moves and hand.course.touches[0].province == touch.province:
        return at_rest(hand), None
    return _gone_on(table, hand, hand.course, touch)


def begun_with(table: Table, hand: Hand, touch: Touch, verb: Verb) -> Step:
    """A click with a key held, or a tool in hand: it begins that order, or goes on with it."""
    begun = hand.course is not None and hand.course.verb is verb
    if begun and hand.course and hand.course.touches[0].province == touch.province:
        alone = len(hand.course.touches) == 1
        return (hand, None) if alone else clicked(table, hand, touch)
    if begun:
        return clicked(table, hand, touch)
    if verb.at_once:
        return after(at_rest(hand), acting(table, touch, verb.intents))
    return _told(table, hand, touch, verb)


def in_place(table: Table, hand: Hand, touch: Touch) -> Step:
    """A double click: a unit holds, a covert piece is asked what to do where it is."""
    return after(at_rest(hand), acting(table, touch, IN_PLACE))


def keyed(table: Table, hand: Hand, key: str, over: Touch | None) -> Step:
    """A key: what is chosen, a number, or a verb for the drag, the piece clicked or pointed at."""
    if hand.choosing is not None:
        option = next((o for o in hand.choosing.options if o.key == key), None)
        return chosen(hand, option) if option else (hand, None)
    verb = bound(table, key)
    if key.isdecimal():
        return typed(table, hand, over, int(key)) or hand, None
    if verb is not None and hand.stroke is not None:
        return replace(hand, stroke=replace(hand.stroke, verb=verb)), None
    if over is not None and hand.picked is not None and same_stack(over, hand.picked):
        over = hand.picked
    piece = hand.course.touches[0] if hand.course and hand.course.touches else over
    if verb is None or piece is None:
        return hand, None
    if verb.at_once:
        outcome = acting(table, piece, verb.intents)
        overall = _overall(table, verb) if isinstance(outcome, Refused) else None
        return after(at_rest(hand), overall or outcome)
    return _told(table, hand, piece, verb)


def _overall(table: Table, verb: Verb) -> Outcome | None:
    """The search by all units at once, which the key begins where it is about no piece."""
    found = [
        end(table, seat, (node,))
        for seat in table.seats
        for node in table.tree[seat]
        if node.step.choice is Choice.VERB
        and Intent.WATCHES in verb.intents & table.intents[node.step.key]
    ]
    return found[0] if len(found) == 1 else None


def chosen(hand: Hand, option: Option) -> Step:
    """One of the things to choose from is taken."""
    return after(at_rest(hand), option.then)


def _begun(table: Table, hand: Hand, touch: Touch) -> Step:
    rest = at_rest(hand)
    taken = Course(verb=hand.verb, touches=(touch,))
    outcome = meaning(table, courses.asked(taken))
    if isinstance(outcome, Open):
        return replace(rest, course=taken, open=outcome), outcome
    return (rest, None) if isinstance(outcome, Refused) else after(rest, outcome)


def _gone_on(table: Table, hand: Hand, course: Course, touch: Touch) -> Step:
    taken = courses.clicked(table, course, touch)
    rest = replace(at_rest(hand), course=course)
    if taken.touches == course.touches:
        return replace(rest, course=taken), None
    outcome = meaning(table, courses.asked(taken))
    if isinstance(outcome, Refused):
        return rest, outcome
    if isinstance(outcome, Open):
        return replace(rest, course=taken, open=outcome), outcome
    return after(at_rest(hand), outcome)


def _told(table: Table, hand: Hand, piece: Touch, verb: Verb) -> Step:
    piece = alone(table, piece) if verb.covert else piece
    taken = courses.told(table, Course(verb=PLAIN, touches=(piece,)), verb)
    outcome = meaning(table, courses.asked(taken))
    if isinstance(outcome, Refused):
        return hand, outcome
    opened = outcome if isinstance(outcome, Open) else None
    return replace(at_rest(hand), course=taken, open=opened), outcome
