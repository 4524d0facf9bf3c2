"""Where a drag may end: the provinces lit on the map while it lasts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.board.graph import PowerId, ProvinceId
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.walk.intent.course import ON_MAP
from spydip_gui.gestures.walk.intent.stroke import Stroke
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tokens import beside_left, buildable, left, verbs_of
from spydip_gui.gestures.walk.touch import Touch

_ABOUT_OTHERS = frozenset({Intent.HELPS, Intent.CARRIES})
_MOVES = frozenset({Intent.MOVES})


def reach(table: Table, stroke: Stroke) -> tuple[ProvinceId, ...]:
    """Where a drag of a piece, or of a token from the tray, leads to an order."""
    start = stroke.start
    if start.tray:
        return sites(table, start.kind) if start.kind is not None else ()
    if start.province is None or start.bead:
        return ()
    wanted = (stroke.verb.intents & _ABOUT_OTHERS) or _MOVES
    pins = stroke.pins[:1] if wanted <= _ABOUT_OTHERS else ()
    return _reach(table, start, wanted, tuple(pin.province for pin in pins if pin.province))


@lru_cache(maxsize=4)
def _reach(
    table: Table, start: Touch, intents: frozenset[Intent], over: tuple[ProvinceId, ...]
) -> tuple[ProvinceId, ...]:
    """The places in the tree after a piece and a verb, or after the unit that was pinned."""
    covert = start.kind not in (None, *STANDARD_KINDS)
    if not covert and in_the_dark(table, start.province):
        return ()
    verbs = [v for v in _verbs(table, start) if intents & table.intents[v.step.key]]
    nodes = [node for verb in verbs for node in verb.children if node.step.choice in ON_MAP]
    for place in over:
        there = [n for n in nodes if table.board.locations.get(n.step.at) == place]
        nodes = [node for one in there for node in _behind(one)]
    found = (table.board.locations.get(node.step.at) for node in nodes)
    return tuple(dict.fromkeys(place for place in found if place not in {None, start.province}))


def _behind(node: Node) -> Iterator[Node]:
    for child in node.children:
        if child.step.choice in ON_MAP:
            yield child
        elif child.step.choice is Choice.VERB:
            yield from _behind(child)


def in_the_dark(table: Table, place: ProvinceId | None) -> bool:
    """Whether a unit retreats without knowing where it may."""
    countries = (one for seat in table.seats.values() for one in (seat, *seat.commands))
    fallen = [one for one in countries if place in one.dislodged]
    return bool(fallen) and all(place not in one.open for one in fallen)


def _verbs(table: Table, start: Touch) -> Iterator[Node]:
    """What a piece may do, or the first one of a stack."""
    pieces = [node for seat in _seats(table, start) for node in table.pieces(seat, start.province)]
    kinds = (start.kind,) if start.kind is not None else STANDARD_KINDS
    meant = [one for one in pieces if one.step.kind in kinds]
    for piece in meant or ([] if start.kind or start.unit else pieces):
        yield from verbs_of(piece)


def _seats(table: Table, start: Touch) -> Iterable[PowerId]:
    seat = table.seat_of.get(start.power)
    return table.seats if seat is None else (seat,)


@lru_cache(maxsize=4)
def sites(table: Table, kind: Kind) -> tuple[ProvinceId, ...]:
    """Where a token of a kind may still be dropped: nowhere in countries without a build left."""
    found: dict[ProvinceId, None] = {}
    for seat, seen in table.seats.items():
        raised = beside_left(table, seat).get(kind, 0) > 0
        still = dict(left(table, seat))
        able = {
            one.power
            for one in (seen, *seen.commands)
            if raised or one.due is None or still.get(one.power, 0) > 0
        }
        closed = {
            site for one in (seen, *seen.commands) if one.power not in able for site in one.sites
        }
        for node in table.tree[seat]:
            place = table.board.locations.get(node.step.at)
            if node.step.choice is Choice.PLACE and place is not None and place not in closed:
                found.update({place: None} if kind in buildable(table, node) else {})
    return tuple(found)
