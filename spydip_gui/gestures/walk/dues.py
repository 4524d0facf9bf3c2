"""How many builds, removals and pieces to set up a deadline still asks for, by country."""

from collections.abc import Iterator, Mapping

from engine.board.graph import PowerId
from engine.orders.covert import Deploy
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build
from engine.phases import PhaseKind
from engine.units import Kind
from spydip_gui.gestures.walk.table import Table


def left(table: Table, seat: PowerId) -> tuple[tuple[PowerId, int], ...]:
    """What each country of a seat may still build or, below zero, must still take away.

    Where pieces are set up, so many of them.
    """
    seen = table.seats[seat]
    if seen.phase is PhaseKind.DEPLOYMENT:
        placed = sum(isinstance(order, Deploy) for _, order in _owned(table, seat))
        return ((seen.power, max(sum(seen.asked.values()) - placed, 0)),)
    return tuple(
        (one.power, _still(table, seat, one))
        for one in (seen, *seen.commands)
        if one.phase is PhaseKind.ADJUSTMENTS and one.due
    )


def beside_left(table: Table, seat: PowerId) -> Mapping[Kind, int]:
    """How many pieces of each kind a seat may still raise beside the builds of this Winter."""
    seen = table.seats[seat]
    if seen.phase is not PhaseKind.ADJUSTMENTS:
        return {}
    orders = [order for _, order in _owned(table, seat) if isinstance(order, Build)]
    return {
        kind: max(seen.asked[of.due] - sum(o.count for o in orders if o.kind == kind), 0)
        for kind, of in seen.kinds.items()
        if of.due in seen.asked
    }


def _still(table: Table, seat: PowerId, country: Seen) -> int:
    due = country.due or 0
    about = Intent.BUILDS if due > 0 else Intent.REMOVES
    done = sum(
        owner == country.power and about in table.about[type(order)] and _counts(country, order)
        for owner, order in _owned(table, seat)
    )
    return max(due - done, 0) if due > 0 else min(due + done, 0)


def _owned(table: Table, seat: PowerId) -> Iterator[tuple[PowerId, Order]]:
    """Each draft with the country that it is for."""
    for draft in table.sheets[seat]:
        yield draft.country or table.seats[seat].power, draft.order


def _counts(country: Seen, order: Order) -> bool:
    """Some pieces are raised beside what is built; a build that is waived is none less."""
    return not isinstance(order, PieceOrder) or not country.kinds[order.kind].beside
