"""Lists of wishes: a repeated gesture adds the next best place to the order that stands."""

from engine.board.graph import PowerId
from engine.orders.order import Intent, PieceOrder
from engine.phases import PhaseKind
from spydip_gui.gestures.walk.match import ways
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch
from spydip_gui.gestures.walk.trace import Way

_MOVES = frozenset({Intent.MOVES})


def wished(table: Table, power: PowerId, piece: Touch, to: Touch, rank: int = 0) -> Way | None:
    """The way to the piece's order with one more wish, at a rank from 1 or at the end.

    None where it has no list yet, or where its orders are no lists. A place that was wished already
    changes its rank.
    """
    if table.seats[power].phase is PhaseKind.MOVEMENT:
        return None
    before = _listed(table, power, piece)
    if before is None:
        return None
    first, *places = before
    places = [place for place in places if not _one_place(place, to)]
    places.insert(rank - 1 if rank else len(places), to)
    found = ways(table, power, Asked(touches=(first, *places), intents=_MOVES))
    complete = [way for way in found if way[-1].order is not None]
    return complete[0] if len(complete) == 1 else None


def _listed(table: Table, power: PowerId, piece: Touch) -> tuple[Touch, ...] | None:
    for draft in table.sheets[power]:
        order = draft.order
        if not isinstance(order, PieceOrder) or order.province != piece.province:
            continue
        if piece.kind in (None, order.kind) and draft.moved:
            return draft.moved
    return None


def _one_place(place: Touch, other: Touch) -> bool:
    coasts = place.coast in (None, other.coast) or other.coast is None
    return place.tray == other.tray and place.province == other.province and coasts
