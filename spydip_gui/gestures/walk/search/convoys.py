"""Fills in the fleets of a convoy when the piece they carry is ordered."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import PowerId, ProvinceId
from engine.orders.choices import Choice
from engine.orders.covert import CovertConvoy
from engine.orders.order import Intent
from engine.units import FLEET, Unit
from spydip_gui.gestures.walk.outcomes import Line
from spydip_gui.gestures.walk.search.match import whole
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch, Way
from spydip_gui.gestures.walk.ways import touches

_CARRIES = frozenset({Intent.CARRIES})
_OWN_ORDERS = frozenset({Intent.MOVES, Intent.STAYS, Intent.HELPS, Intent.CARRIES})


def fleets(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), number: int = 0
) -> Iterator[tuple[Line, str | None]]:
    """The order for each of one's own fleets on a route, with the order it had before.

    A fleet that already has just that order is left out. If pieces have a ``number``, it carries
    all of them. If a way names no route, the one drawn counts; a fleet nobody pointed at gets no
    order.
    """
    ends = touches(table.board, way)
    if len(ends) < 2 or all(node.step.choice is not Choice.VIA for node in way):
        return
    number = number or next((int(n.step.key) for n in way if n.step.choice is Choice.NUMBER), 0)
    for unit in _afloat(table, power, _route(table, way) or drawn):
        fleet = Touch(province=unit.province, kind=FLEET)
        asked = Asked(touches=(fleet, *ends[:2]), intents=_CARRIES, number=number)
        now, carrying = _told(table, power, unit), whole(table, power, asked)
        if carrying is not None and now != (text := str(carrying[-1].order)):
            yield (power, text), now


def unseen(
    table: Table, power: PowerId, goes: str, drawn: tuple[ProvinceId, ...]
) -> Iterator[tuple[Line, str | None]]:
    """The same over seas of which some hold a fleet that nobody here sees: ``A LON - CLY``."""
    for unit in _afloat(table, power, drawn):
        now, text = _told(table, power, unit), f"{unit} C {goes}"
        if now != text:
            yield (power, text), now


def _afloat(table: Table, power: PowerId, seas: tuple[ProvinceId, ...]) -> Iterator[Unit]:
    """The seat's own fleets in some seas."""
    for sea in seas:
        unit = table.seats[power].units.get(sea)
        if unit is not None and unit.power in table.owners[power] and unit.kind == FLEET:
            yield unit


def too_few(table: Table, line: Line, now: str | None) -> bool:
    """Whether a fleet has been ordered to carry the pieces of this line, but fewer of them."""
    power, text = line
    told, more = table.order(power, now or ""), table.order(power, text)
    if not isinstance(told, CovertConvoy) or not isinstance(more, CovertConvoy):
        return False
    return told.count < more.count and replace(told, count=more.count) == more


def _told(table: Table, power: PowerId, unit: Unit) -> str | None:
    """A unit's order other than its watch; None if it has none."""
    mine = (one for one in table.sheets[power] if one.unit == (unit.kind, unit.at))
    return next((one.text for one in mine if one.about & _OWN_ORDERS), None)


def _route(table: Table, way: Way) -> tuple[ProvinceId, ...]:
    at = next(i for i, node in enumerate(way) if node.step.choice is Choice.VIA)
    return tuple(
        sea
        for node in way[at + 1 :]
        if (sea := table.board.locations.get(node.step.at)) is not None
        and node.step.choice is Choice.PLACE
    )
