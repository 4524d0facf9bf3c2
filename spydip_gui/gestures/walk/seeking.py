"""Which ways down a seat's tree a gesture could mean: by land or sea, about others, into a tray."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import PowerId
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk import deeds
from spydip_gui.gestures.walk.arrows import Arrow, arrows, entering, leaving
from spydip_gui.gestures.walk.match import ways
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import ANYONE, GIVE_UP, Asked, Touch
from spydip_gui.gestures.walk.trace import Way
from spydip_gui.gestures.walk.wishes import wished

MOVES = frozenset({Intent.MOVES})
ABOUT_OTHERS = frozenset({Intent.HELPS, Intent.CARRIES})
DEEDS = frozenset({Intent.WATCHES, Intent.STRIKES})


def reached(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """The ways down a seat's tree that a gesture could mean, none where it means nothing there."""
    if asked.intents <= ABOUT_OTHERS:
        return _about_others(table, power, asked)
    if asked.intents == MOVES and len(asked.touches) > 1:
        return _moving(table, power, asked)
    if asked.intents <= DEEDS and len(asked.touches) > 1 and asked.touches[-1].province:
        moves = _moving(table, power, replace(asked, intents=MOVES, powers=()))
        return deeds.behind(table, moves, asked)
    if asked.touches[-1].tray:
        return _given_up(table, power, asked)
    found = _found(table, power, asked)
    if asked.touches[-1].chip:
        return tuple(way for way in found if not any(map(_excepts, way)))  # a chip names its own
    return found


def going_there(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """Whoever could be helped or carried to a place, where nobody was pointed at."""
    if not asked.intents or not asked.intents <= ABOUT_OTHERS or len(asked.touches) != 2:
        return ()
    first, to = asked.touches
    found = _found(table, power, replace(asked, touches=(first, ANYONE, to)))
    return tuple({way[-1].order: way for way in found}.values())


def _excepts(node: Node) -> bool:
    return node.step.choice is Choice.THING


def _given_up(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """What the tray takes away: the piece, or rather the end of its list of wishes."""
    (piece, *_) = asked.touches
    last = wished(table, power, piece, GIVE_UP)
    removed = _found(table, power, replace(asked, touches=(piece,)))
    return removed if last is None else (last, *removed)


def _found(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """The ways of one seat; where a province alone was touched, its unit goes first.

    Not so where a covert piece is asked for: then none of its unit's count.
    """
    found = ways(table, power, asked)
    units = tuple(way for way in found if all(map(_of_unit, way)))
    if asked.covert:
        return tuple(way for way in found if way not in units)
    return units or found


def _of_unit(node: Node) -> bool:
    pieces = node.step.choice in {Choice.PIECE, Choice.UNIT}
    return not pieces or node.step.key in STANDARD_KINDS or node.step.kind in STANDARD_KINDS


def _moving(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """By land where that is possible, else the route that was drawn, else any route."""
    piece, *_, to = asked.touches
    more = wished(table, power, piece, to, asked.number)
    if more is not None:
        return (more,)
    land = () if asked.via else _found(table, power, replace(asked, seas=()))
    if any(_by_land(way) for way in land):
        return tuple(way for way in land if _by_land(way))
    drawn = _complete(table, power, replace(asked, via=True)) if asked.seas else ()
    return drawn or _complete(table, power, replace(asked, via=asked.via, seas=()))


def _by_land(way: Way) -> bool:
    return way[-1].order is not None and all(node.step.choice is not Choice.VIA for node in way)


def _complete(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    return tuple(way for way in _found(table, power, asked) if way[-1].order is not None)


def _about_others(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """Helping and carrying: onto an arrow, a unit with or without one, or a bare destination."""
    first, *others = asked.touches
    found: dict[object, Way] = {}
    for touches in _readings(table, others, settled=asked.settled):
        for way in _found(table, power, replace(asked, touches=(first, *touches))):
            if _asks_for_more(way) and found:
                continue
            found.setdefault(way[-1].order or way, way)
    return tuple(found.values())


def _asks_for_more(way: Way) -> bool:
    return way[-1].order is None


def _readings(table: Table, others: list[Touch], *, settled: bool) -> Iterator[tuple[Touch, ...]]:
    if len(others) != 1 or not settled:
        yield tuple(others)
        return
    (target,) = others
    named = [arrow for arrow in arrows(table) if arrow.text == target.order] if target.order else []
    if named:
        yield from (_ends(arrow) for arrow in named)
        return
    if target.province is not None:
        yield from (_ends(arrow) for arrow in leaving(table, target.province))
        yield (target,)
        yield from (_ends(arrow) for arrow in entering(table, target.province))


def _ends(arrow: Arrow) -> tuple[Touch, Touch]:
    return arrow.piece, arrow.to
