"""Goes on where an order is still open: what may be chosen next, by touch or by key."""

from collections.abc import Iterable

from engine.board.graph import ProvinceId
from engine.language.message import Message
from engine.orders.choices import Choice, Node
from spydip_gui.gestures.walk.deeds import on_offer
from spydip_gui.gestures.walk.ending import end
from spydip_gui.gestures.walk.offering import choosing
from spydip_gui.gestures.walk.outcome import Choosing, Open, Option, Outcome, Refused, Written
from spydip_gui.gestures.walk.paging import paged
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch

_ON_MAP = frozenset({Choice.PLACE, Choice.UNIT})


def by_touch(table: Table, so_far: Open, touch: Touch) -> Outcome:
    """What comes of touching something where an order is still open."""
    fits = [node for node in so_far.next if _fits(table, node, touch)]
    if not fits:
        return Refused(Message("walk.is_nothing_order_could_go"))
    return _after(table, so_far, fits)


def choices_next(table: Table, so_far: Open) -> Choosing | None:
    """What comes next as things to choose from; None where it is a place, shown on the map."""
    nodes = so_far.next
    if not nodes or all(_on_map(table, node) for node in nodes):
        return None
    options = tuple(
        Option(
            _key(table, node, place),
            node.step.label,
            _end(table, so_far, (*so_far.nodes, node)),
        )
        for place, node in enumerate(nodes, start=1)
    )
    flags = any(node.step.choice is Choice.POWER for node in nodes)
    return Choosing(options) if flags else paged(options)


def places_next(table: Table, so_far: Open) -> tuple[ProvinceId, ...]:
    """The provinces that may be touched next, to be lit on the map.

    None of them for a retreat where nobody tells which places are open.
    """
    if _in_the_dark(table, so_far):
        return ()
    found = (
        table.board.locations.get(node.step.at) for node in so_far.next if _on_map(table, node)
    )
    return tuple(dict.fromkeys(province for province in found if province is not None))


def _in_the_dark(table: Table, so_far: Open) -> bool:
    """Whether a unit retreats without knowing where it may."""
    place = table.board.locations.get(so_far.nodes[0].step.at)
    seat = table.seats[so_far.power]
    fallen = [one for one in (seat, *seat.commands) if place in one.dislodged]
    return bool(fallen) and all(place not in one.open for one in fallen)


def _after(table: Table, so_far: Open, fits: Iterable[Node]) -> Outcome:
    ways = [(*so_far.nodes, node) for node in fits]
    if len(ways) == 1:
        (way,) = map(_straight, ways)
        offered = on_offer(way)  # what a piece that has come there may do besides
        if len(offered) > 1:
            return choosing(table, so_far.power, offered, so_far.drawn, so_far.count)
        return _end(table, so_far, way)
    options = (
        Option(str(i), way[-1].step.label, _end(table, so_far, way))
        for i, way in enumerate(ways, start=1)
    )
    return Choosing(tuple(options))


def _end(table: Table, so_far: Open, way: tuple[Node, ...]) -> Written | Open:
    return end(table, so_far.power, way, so_far.drawn, so_far.count)


def _straight(way: tuple[Node, ...]) -> tuple[Node, ...]:
    """The way on through steps that leave no choice."""
    while way[-1].order is None and len(way[-1].children) == 1:
        way = (*way, way[-1].children[0])
    return way


def _on_map(table: Table, node: Node) -> bool:
    return node.step.choice in _ON_MAP and table.board.locations.get(node.step.at) is not None


def _fits(table: Table, node: Node, touch: Touch) -> bool:
    if node.step.choice is Choice.POWER:
        return touch.power == node.step.key
    return _on_map(table, node) and table.board.locations.get(node.step.at) == touch.province


def _key(table: Table, node: Node, place: int) -> str:
    """A power's letter, a number itself, a coast's or a verb's letter, else its place."""
    key = node.step.key
    match node.step.choice:
        case Choice.POWER:
            power = next((p for p in table.board.powers.values() if p.id == key), None)
            return power.letter if power else key[:1]
        case Choice.NUMBER:
            return key
        case Choice.COAST:
            return key.rpartition("/")[2][:1]
        case Choice.VERB | Choice.THING | Choice.VIA:
            return key[:1].upper()
    return str(place)
