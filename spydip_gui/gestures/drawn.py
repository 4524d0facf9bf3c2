"""How a gesture is drawn on the map while it lasts."""

from collections.abc import Iterator

from engine.board.graph import Location, PowerId, ProvinceId
from engine.orders.order import Intent
from engine.orders.seen import Seen
from engine.units import STANDARD_KINDS, Kind, Unit
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.outcomes import Verdict
from spydip_gui.gestures.walk.table import Table
from spydip_gui.viewmodel import Doubt, Ghost, Line
from spydip_gui.viewmodel.values import NOBODY

_DOUBTS = {
    Verdict.FINE: Doubt.FINE,
    Verdict.DOUBTFUL: Doubt.DOUBTFUL,
    Verdict.IMPOSSIBLE: Doubt.REFUSED,
}
_LINES = {
    Intent.HELPS: Line.SUPPORT,
    Intent.CARRIES: Line.CONVOY,
    Intent.STAYS: Line.HOLD,
    Intent.STRIKES: Line.STRIKE,
    Intent.WATCHES: Line.WATCH,
    Intent.COVERS: Line.COVER,
    Intent.BUILDS: Line.BUILD,
    Intent.REMOVES: Line.REMOVE,
}


def drawn(table: Table, hand: Hand, hint: Hint) -> Ghost:
    """The arrow so far, with its pins, in the colour of its power; or what is being built."""
    token = hand.stroke.start.kind if hand.stroke and hand.stroke.start.tray else None
    if token is not None and token in STANDARD_KINDS:
        return _raised(table, token, hint)
    start = hint.stops[0] if hint.stops else None
    covert = _covert(hand)
    fallen = _fallen(table, start) if start and not covert else None
    unit = fallen or (table.units.get(start) if start else None)
    line = Line.RETREAT if fallen else _line(hand, hint)
    own_way = line is Line.CONVOY and Intent.CARRIES not in _intents(hand)
    return Ghost(
        power=_power(table, hand) or (unit.power if unit else next(iter(table.seats), NOBODY)),
        line=Line.COVERT if covert and len(hint.stops) > 1 else line,
        stops=tuple(Location(stop) for stop in hint.stops),
        pins=tuple(Location(pin) for pin in hint.pins),
        beads=tuple(Location(sea) for sea in hint.stops[1:-1]) if own_way else (),
        lit=hint.lit,
        covert=covert,
        fallen=fallen is not None,
        doubt=_DOUBTS[hint.verdict],
    )


def _raised(table: Table, kind: Kind, hint: Hint) -> Ghost:
    """A unit from the tray where it would be built, and the sites open to it."""
    at = Location(str(hint.text).rpartition(" ")[2])
    fine = hint.verdict is not Verdict.IMPOSSIBLE and at in table.board.locations
    province = table.board.province_of(at) if fine else None
    owners = (seen.power for seen in _seats(table) if province in seen.sites)
    return Ghost(
        power=next(owners, NOBODY),
        line=Line.BUILD,
        stops=(at,) if fine else (),
        kind=kind,
        lit=hint.lit,
        doubt=_DOUBTS[hint.verdict],
    )


def _seats(table: Table) -> Iterator[Seen]:
    """What is known to every power whose orders are written here."""
    for seat in table.seats.values():
        yield from (seat, *seat.commands)


def _fallen(table: Table, province: ProvinceId) -> Unit | None:
    """The unit retreating from a province whose orders are written here."""
    units = (unit for seen in _seats(table) for unit in seen.retreating)
    return next((unit for unit in units if unit.province == province), None)


def _line(hand: Hand, hint: Hint) -> Line:
    if hand.stroke is not None and hand.stroke.start.bead:
        return Line.CONVOY
    intents = _intents(hand)
    for intent, line in _LINES.items():
        if intent in intents:
            return line
    return Line.CONVOY if " VIA" in str(hint.text) else Line.MOVE


def _covert(hand: Hand) -> str:
    """The kind of the ordered piece, if it is covert."""
    first = hand.first
    return "" if first is None or first.kind in (None, *STANDARD_KINDS) else str(first.kind)


def _power(table: Table, hand: Hand) -> PowerId | None:
    """Whose piece was touched, if that is known and it is one's own."""
    first = hand.first
    return first.power if first is not None and table.seat_of.get(first.power) else None


def _intents(hand: Hand) -> frozenset[str]:
    return hand.begun.verb.intents if hand.begun is not None else frozenset()
