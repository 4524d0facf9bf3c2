"""Orders of riders for where their fleet will have taken them, which no tree offers."""

from engine.board.graph import PowerId
from engine.units import FLEET, STANDARD_KINDS
from spydip_gui.gestures.walk.intent.defaults import MOVES
from spydip_gui.gestures.walk.outcomes import Found, Reading, Refused, Verdict, Written
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch


def carried(table: Table, asked: Asked) -> Found | None:
    """The order of a covert piece that is to act from a place that was pinned on its way.

    ``SPY ENG AT BRE - PAR``: None where that is not what a drag looks like, or where the game has
    no such orders.
    """
    if len(asked.touches) != 3 or asked.intents != MOVES:
        return None
    piece, where, to = asked.touches
    seat = _seat(table, piece)
    if seat is None or not where.province or not to.province or not _aboard(table, piece):
        return None
    text = f"{piece.kind} {piece.province} AT {where.province} - {to.province}"
    order = table.order(seat, text)
    if order is None or str(order) != text:
        return None
    why = table.reader.fault(order)
    if why is None:
        return Found(readings=(Reading(Written(lines=((seat, text),))),))
    if not table.lenient:
        return Found(refused=Refused(why, text))
    doubtful = Written(lines=((seat, text),), verdict=Verdict.DOUBTFUL, notes=(why,))
    return Found(readings=(Reading(doubtful),))


def _aboard(table: Table, piece: Touch) -> bool:
    """Whether the piece stands where a fleet is that could take it along."""
    unit = table.units.get(piece.province)
    return unit is not None and unit.kind == FLEET


def _seat(table: Table, piece: Touch) -> PowerId | None:
    """The seat whose covert piece it is."""
    if piece.kind is None or piece.kind in STANDARD_KINDS:
        return None
    seats = table.seats.items()
    return next((seat for seat, seen in seats if any(map(piece.covers, seen.stacks))), None)
