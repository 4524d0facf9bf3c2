"""The events that a condition may ask about, as far as its owner could observe them."""

from collections.abc import Iterator

from engine.board.graph import PowerId
from engine.orders.conditions import Conditional
from engine.orders.kinds import Intent, PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.table import Table


def has_conditions(table: Table) -> bool:
    """Whether this game has conditional orders."""
    return any(kind.made is Conditional for kind in table.kinds)


def events(table: Table, seat: PowerId) -> tuple[str, ...]:
    """What may stand between IF and THEN: one's own orders and units, and what stands nearby."""
    return tuple(dict.fromkeys(_events(table, seat)))


def conditional(
    table: Table, seat: PowerId, event: str, then: str, otherwise: str = ""
) -> str | None:
    """The canonical text of a condition, None where it is no order of this game."""
    tail = f" ELSE {otherwise}" if otherwise else ""
    order = table.order(seat, f"IF {event} THEN {then}{tail}")
    return str(order) if isinstance(order, Conditional) else None


def _events(table: Table, seat: PowerId) -> Iterator[str]:
    seen = table.seats[seat]
    for text, order in table.read(seat):
        unit_order = isinstance(order, PieceOrder) and order.kind in STANDARD_KINDS
        if unit_order and not table.may(order, Intent.STAYS):
            yield f"{text} SUCCEEDS"
            yield f"{text} FAILS"
    for unit in seen.units.values():
        if unit.power in table.owners(seat):
            yield f"{unit} DISLODGED"
    own = [u.province for u in seen.units.values() if u.power in table.owners(seat)]
    own += [stack.province for stack in seen.stacks]
    near = {near for place in own for near in (place, *seen.board.neighbours[place])}
    for province in sorted(near):
        yield f"ANY UNIT IN {province}"
        yield f"NO UNIT IN {province}"
        yield from (f"{power} UNIT IN {province}" for power in seen.others)
