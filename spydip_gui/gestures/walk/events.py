"""The events a condition may ask about, as far as its owner could observe them."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.orders.addressed import ForPower
from engine.orders.conditions import All, Conditional, Either
from engine.orders.covert import after_conditions
from engine.orders.order import Intent, Order, PieceOrder
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.table import Table


def has_conditions(table: Table) -> bool:
    """Whether this game has conditional orders."""
    return any(kind.made is Conditional for kind in table.kinds)


def may_wait(table: Table, order: Order) -> bool:
    """Whether an order may be given a condition or has one; covert pieces' orders may."""
    first = order.bare.parts[0]
    covert = isinstance(first, PieceOrder) and first.kind not in STANDARD_KINDS
    return has_conditions(table) and covert and Intent.MOVES in table.about[type(first)]


def events(table: Table, seat: PowerId) -> tuple[str, ...]:
    """What may stand between IF and THEN: one's own orders and units, and what stands nearby."""
    return tuple(dict.fromkeys(_events(table, seat)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Asks:
    """An order with the events it waits for, each of which may begin with ``NOT``.

    ``joiner`` is ``AND`` or ``OR``. ``country`` stands before the whole line if a seat commands
    several. Without events it is the plain order.
    """

    then: str
    events: tuple[str, ...] = ()
    joiner: str = "AND"
    otherwise: str = ""
    country: str = ""

    @property
    def text(self) -> str:
        """The line this would write."""
        lead = f"{self.country}: " if self.country else ""
        events = [event for event in self.events if event.strip()]
        if not events:
            return f"{lead}{self.then}"
        tail = f" ELSE {self.otherwise}" if self.otherwise else ""
        return f"{lead}IF {f' {self.joiner} '.join(events)} THEN {self.then}{tail}"


def asks(table: Table, seat: PowerId, text: str) -> Asks:
    """A seat's order with its condition taken apart."""
    order = table.order(seat, text)
    country = ""
    if isinstance(order, ForPower):
        country, order = order.power, order.order
    if not isinstance(order, Conditional):
        return Asks(then=text if order is None else str(order), country=country)
    joiner = "OR" if isinstance(order.condition, Either) else "AND"
    several = order.condition.of if isinstance(order.condition, All | Either) else ()
    plain = several and not any(isinstance(one, All | Either) for one in several)
    return Asks(
        then=str(order.then),
        events=tuple(map(str, several)) if plain else (str(order.condition),),
        joiner=joiner if plain else "AND",
        otherwise="" if order.otherwise is None else str(order.otherwise),
        country=country,
    )


def _events(table: Table, seat: PowerId) -> Iterator[str]:
    seen = table.seats[seat]
    for draft in table.sheets[seat]:
        waits = draft.unit is not None and Intent.STAYS not in draft.about
        if waits and not after_conditions(str(draft.order)):
            yield f"{draft.order} SUCCEEDS"
            yield f"{draft.order} FAILS"
    for unit in seen.units.values():
        if unit.power in table.owners[seat]:
            yield f"{unit} DISLODGED"
    own = [u.province for u in seen.units.values() if u.power in table.owners[seat]]
    own += [stack.province for stack in seen.stacks]
    near = {near for place in own for near in (place, *seen.board.neighbours[place])}
    for province in sorted(near):
        yield f"ANY UNIT IN {province}"
        yield f"NO UNIT IN {province}"
        yield from (f"ANY {power} UNIT IN {province}" for power in seen.others)
