"""Searches for every possible meaning of a gesture, and fills it in."""

from dataclasses import replace
from itertools import pairwise

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.choices import Choice
from engine.orders.covert import CovertConvoy
from spydip_gui.gestures.walk.intent.course import ON_MAP
from spydip_gui.gestures.walk.outcomes import Found, Open, Reading, Refused, Written
from spydip_gui.gestures.walk.search.filling import filled, served, together
from spydip_gui.gestures.walk.search.match import followed
from spydip_gui.gestures.walk.search.offtree import beyond, carried, over_unseen
from spydip_gui.gestures.walk.search.routes import routed
from spydip_gui.gestures.walk.search.seeking import plans
from spydip_gui.gestures.walk.search.unable import unable
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tools import key_of
from spydip_gui.gestures.walk.touch import Asked, Onward, Routed, Wanted, Way
from spydip_gui.gestures.walk.ways import on_offer


def searched(table: Table, wanted: tuple[Wanted, ...]) -> Found:
    """Every meaning for one piece, or what all of the pieces picked together can do.

    Pieces that cannot do it stay behind.
    """
    if not wanted:
        return Found(refused=Refused(Message("walk.nothing_was_touched")))
    found = _found(table, wanted[0])
    if len(wanted) > 1:
        found = _together((found, *(_found(table, one) for one in wanted[1:]))) or found
    return replace(
        found,
        readings=tuple(_served(table, reading) for reading in found.readings),
        next=tuple(_served(table, reading) for reading in found.next),
    )


def _found(table: Table, wanted: Wanted) -> Found:
    match wanted:
        case Routed():
            return routed(table, wanted)
        case Onward():
            return _filled(table, wanted)
    asked = wanted
    over = over_unseen(table, asked)
    if over is not None:
        return over
    onward = _on_offer(table, asked)
    if onward is None and wanted.instead is not None:
        asked = wanted.instead
        onward = _on_offer(table, asked)
    if onward is not None:
        found = _filled(table, onward)
        return _unseen(table, asked, found) if onward.unsure else found
    return carried(table, asked) or beyond(table, asked) or unable(table, asked)


def _unseen(table: Table, asked: Asked, found: Found) -> Found:
    """What a gesture may mean if there is no unit to point at, with the one nobody sees there."""
    vacant = frozenset().union(*(seen.vacant for seen in table.seats.values()))
    if table.sees_all or asked.touches[-1].province in vacant:
        return found
    more = beyond(table, asked)
    return replace(found, readings=(*(more.readings if more else ()), *found.readings))


def _together(several: tuple[Found, ...]) -> Found | None:
    """The joint order for those that can act; None if none can."""
    alone = (one for one in several if len(one.readings) == 1 and not one.unsure)
    lines = [one.readings[0].then for one in alone]
    written = tuple(line for line in lines if isinstance(line, Written))
    return Found.only(together(written)) if written else None


def _on_offer(table: Table, asked: Asked) -> Onward | None:
    """The ways in the tree of the first seat that has one for it."""
    for seat, plan in plans(table, asked):
        ways = tuple(way for way in followed(table, seat, plan) if _there(table, seat, way))
        if not ways:
            continue
        if asked.free and not plan.unsure and len(ways) == 1:
            ways = on_offer(ways[0])  # no key has said which of the actions there is meant
        alike = len(ways) > len({way[0].step for way in ways}) == 1
        waits = alike and not asked.settled and not plan.unsure
        return Onward(
            seat=seat,
            ways=ways[:1] if waits else ways,
            seas=asked.seas,
            count=asked.count,
            waits=waits,
            unsure=plan.unsure,
        )
    return None


def _there(table: Table, seat: PowerId, way: Way) -> bool:
    """Whether the covert piece that a fleet is to carry is where the way says."""
    if all(node.step.key != CovertConvoy.verb for node in way):
        return True
    own = {table.board.whole(stack.province) for owner, stack in table.stacks if owner == seat}
    return all(
        node.step.choice is not Choice.UNIT or node.step.at in own
        for before, node in pairwise(way)
        if before.step.choice is Choice.POWER and before.step.key in table.owners[seat]
    )


def _filled(table: Table, onward: Onward) -> Found:
    """Each of these ways filled in; after a single open one, its next steps too."""
    readings = tuple(_reading(table, onward, way) for way in onward.ways)
    if onward.forked:
        return Found(next=readings)
    found = Found(readings=readings, unsure=onward.unsure)
    (way, *others), then = onward.ways, readings[0].then
    children, places = way[-1].children, table.board.locations
    on_map = (n.step.choice in ON_MAP and n.step.at in places for n in children)
    if others or not isinstance(then, Open) or all(on_map):
        return found
    behind = tuple((*way, node) for node in children)
    steps = _filled(table, replace(onward, ways=behind, forked=True, waits=False))
    return replace(found, next=steps.next)


def _reading(table: Table, onward: Onward, way: Way) -> Reading:
    then, step = filled(table, way, onward), way[-1].step
    if step.choice is Choice.VERB:
        return Reading(then, way, key_of(table, step.key))
    powers = table.board.powers.values()
    letter = next((power.letter for power in powers if power.id == step.key), "")
    return Reading(then, way, letter)


def _served(table: Table, reading: Reading) -> Reading:
    if not isinstance(reading.then, Written):
        return reading
    return replace(reading, then=served(table, reading.then))
