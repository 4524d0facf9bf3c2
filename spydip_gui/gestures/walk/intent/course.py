"""A series of clicks and keys as a value: the same orders as by dragging."""

from dataclasses import dataclass, replace

from engine.board.graph import ProvinceId
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from engine.units import FLEET
from spydip_gui.gestures.walk.outcomes import Open
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Onward, Touch
from spydip_gui.gestures.walk.verbs import CONVOY, MOVE, Verb
from spydip_gui.gestures.walk.ways import on_offer, straight

ON_MAP = frozenset({Choice.PLACE, Choice.UNIT})
"""What is chosen by touching it on the map, where it has a place there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """What has been clicked so far, one's own piece first."""

    verb: Verb
    touches: tuple[Touch, ...]
    seas: tuple[ProvinceId, ...] = ()
    number: int = 0


def clicked(table: Table, course: Course, touch: Touch) -> Course:
    """The course with one more click; a sea on the way of a convoy joins the route."""
    if course.verb.via and touch.province in table.board.seas:
        seas = (*course.seas, touch.province) if touch.province else course.seas
        return replace(course, seas=seas)
    return replace(course, touches=(*course.touches, touch))


def awaits(table: Table, course: Course) -> bool:
    """Whether the last click was on a unit nobody sees, so that another click must follow."""
    others = course.verb.intents & {Intent.HELPS, Intent.CARRIES}
    if len(course.touches) != 2 or not others:
        return False
    here = course.touches[1].province
    seen = (*table.units, *(stack.province for _, stack in table.stacks))
    vacant = any(here in one.vacant for one in table.seats.values())
    return not table.sees_all and here is not None and here not in seen and not vacant


def told(table: Table, course: Course, verb: Verb) -> Course:
    """The course with another verb; convoying means being convoyed unless the piece is a fleet."""
    if verb is CONVOY and not _is_fleet(table, course.touches[0]):
        verb = replace(MOVE, via=True)
    return replace(course, verb=verb, touches=course.touches[:1], seas=())


def asked(course: Course) -> Asked:
    """What the clicks so far ask for."""
    return Asked(
        touches=course.touches,
        intents=course.verb.intents,
        seas=course.seas,
        via=course.verb.via and len(course.touches) > 1,
        number=course.number,
        covert=course.verb.covert,
        settled=course.verb.intents <= {Intent.MOVES},
    )


def alone(table: Table, touch: Touch) -> Touch:
    """The only stack of one's own if just a province was touched, otherwise the touch itself."""
    here = (stack for _, stack in table.stacks if stack.province == touch.province)
    found = {(stack.kind, stack.power) for stack in here}
    if touch.kind is not None or len(found) != 1:
        return touch
    ((kind, power),) = found
    return replace(touch, kind=kind, power=power, coast=None)


def onward(table: Table, so_far: Open, touch: Touch) -> Onward | None:
    """How an open order continues with a touch; None if it does not."""
    fits = [node for node in so_far.next if _fits(table, node, touch)]
    ways = tuple((*so_far.nodes, node) for node in fits)
    if len(ways) == 1:
        ways = on_offer(straight(ways[0]))  # and what a piece that has arrived there may do besides
    found = replace(going_on(so_far), ways=ways, forked=len(fits) > 1, waits=False)
    return found if ways else None


def going_on(so_far: Open) -> Onward:
    """An open order as it stands, to search for its next step."""
    return Onward(
        seat=so_far.power,
        ways=(so_far.nodes,),
        waits=True,
        seas=so_far.drawn,
        count=so_far.count,
    )


def _fits(table: Table, node: Node, touch: Touch) -> bool:
    if node.step.choice is Choice.POWER:
        return touch.power == node.step.key
    there = node.step.choice in ON_MAP and touch.province is not None
    return there and table.board.locations.get(node.step.at) == touch.province


def _is_fleet(table: Table, touch: Touch) -> bool:
    return table.afloat(touch.province) if touch.kind is None else touch.kind == FLEET
