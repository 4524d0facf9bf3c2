"""Orders that nothing offers: about units nobody sees, doubtful ones, and why not."""

from collections.abc import Iterator
from itertools import pairwise

from engine.board.graph import Location, PowerId
from engine.language.message import Message
from engine.orders.errors import OrderTextError
from engine.orders.order import Intent
from engine.phases import PhaseKind
from engine.units import FLEET, STANDARD_KINDS, Kind, Unit
from spydip_gui.gestures.walk.intent.defaults import MOVES
from spydip_gui.gestures.walk.outcomes import Found, Reading, Refused, Verdict, Written
from spydip_gui.gestures.walk.search.convoys import unseen
from spydip_gui.gestures.walk.search.filling import recorded
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch

_SAYABLE = frozenset({Intent.MOVES, Intent.HELPS, Intent.CARRIES})


def beyond(table: Table, asked: Asked) -> Found | None:
    """What an army's or fleet's gesture comes to if no order on offer fits; otherwise None.

    An order about units the writer cannot see is taken as it is, without a hint; one that the map
    forbids is refused with its reason, or recorded all the same if the table is lenient.
    """
    found = _own(table, asked.touches[0])
    if found is None:
        return None
    power, unit = found
    intent = min(_SAYABLE & asked.intents, default=Intent.STAYS)
    said_for = "" if unit.power == table.seats[power].power else f"{unit.power}: "
    texts = [said_for + text for text in dict.fromkeys(_texts(table, unit, asked, intent))]
    outcomes = [_judged(table, power, text) for text in texts]
    kept = [outcome for outcome in outcomes if isinstance(outcome, Written)]
    fine = [outcome for outcome in kept if outcome.verdict is Verdict.FINE] or kept
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    no = refused[0] if refused else _leads_nowhere(table, asked, intent)
    return Found(readings=tuple(Reading(one) for one in fine[:6]), refused=no)


def _leads_nowhere(table: Table, asked: Asked, intent: Intent) -> Refused:
    """Why there is not even an order to refuse: perhaps nobody is where somebody was pointed at."""
    pointed = asked.touches[1].province if len(asked.touches) > 1 else None
    if intent is Intent.HELPS and pointed is not None and pointed not in table.units:
        return Refused(Message("order.nobody_stands_there", place=table.names[pointed]))
    return Refused(Message("walk.leads_no_order"))


def over_unseen(table: Table, asked: Asked) -> Found | None:
    """An army's convoy over seas that were pinned although nobody sees a fleet there.

    None for any other gesture, and for an impossible route.
    """
    found = _own(table, asked.touches[0])
    if table.sees_all or found is None or len(asked.touches) != 2 or not asked.intents <= MOVES:
        return None
    if all(sea in table.units for sea in asked.seas):
        return None
    (power, unit), to = found, _place(asked.touches[1])
    if to is None:
        return None
    stops = (unit.province, *asked.seas, table.board.province_of(to))
    if any(far not in table.board.borders[near] for near, far in pairwise(stops)):
        return None
    seat = "" if unit.power == table.seats[power].power else f"{unit.power}: "
    text = f"{seat}{unit} - {to} VIA {', '.join(asked.seas)}"
    order = table.order(power, text)
    if order is None or table.fault(power, order) is not None:
        return None
    sailing = tuple(unseen(table, power, f"{unit} - {to}", asked.seas))
    line = (power, str(order))
    kept = tuple((one, now) for one, now in sailing if now is not None)
    linked = tuple(one for one, now in sailing if now is None)
    return Found.only(Written(lines=(line,), linked=linked, asks=kept))


def _own(table: Table, touch: Touch) -> tuple[PowerId, Unit] | None:
    for power, seen in table.seats.items():
        if touch.province is None or seen.phase is not PhaseKind.MOVEMENT:
            continue
        unit = seen.units.get(touch.province)
        if (
            unit is not None
            and unit.power in table.owners[power]
            and touch.kind in (None, unit.kind)
        ):
            return power, unit
    return None


def _texts(table: Table, unit: Unit, asked: Asked, intent: Intent) -> Iterator[str]:
    places = [_place(touch) for touch in asked.touches[1:]]
    if None in places:
        return
    match intent, places:
        case Intent.MOVES, [to]:
            yield f"{unit} - {to}" + (" VIA" if asked.via or asked.seas else "")
        case Intent.HELPS, [here, *to] if to in ([], [here]):
            yield from (f"{unit} S {piece}" for piece in _pieces(table, asked.touches[1]))
        case Intent.HELPS, [_, to]:
            yield from (f"{unit} S {piece} - {to}" for piece in _pieces(table, asked.touches[1]))
        case Intent.CARRIES, [origin, to]:
            yield f"{unit} C A {origin} - {to}"


def _place(touch: Touch) -> Location | None:
    return touch.coast or (Location(touch.province) if touch.province else None)


def _pieces(table: Table, touch: Touch) -> Iterator[str]:
    """The unit known to stand there, otherwise whatever could."""
    if touch.province is None:
        return
    unit = table.units.get(touch.province)
    if unit is not None:
        yield str(unit)
    elif not table.sees_all or table.lenient:
        kinds = table.standing[touch.province]
        yield from (f"{kind} {_stand(touch, kind)}" for kind in kinds)


def _stand(touch: Touch, kind: Kind) -> str:
    return str(touch.coast if kind == FLEET and touch.coast else touch.province)


def _judged(table: Table, power: PowerId, text: str) -> Written | Refused:
    try:
        order = table.reader.order(text, phase=table.seats[power].phase)
    except OrderTextError as error:
        return Refused(error.message, text)
    line, why = (power, str(order)), table.fault(power, order)
    if why is None and table.sees_all:
        doubt = Message("walk.no_helper_known")
        return Written(lines=(line,), verdict=Verdict.DOUBTFUL, notes=(doubt,))
    return recorded(table, line, why, text)


def carried(table: Table, asked: Asked) -> Found | None:
    """The order of a covert piece that is to act from a place pinned on its way.

    ``SPY ENG AT BRE - PAR``; None if the drag does not look like that, or if the game has no such
    orders.
    """
    if len(asked.touches) != 3 or asked.intents != MOVES:
        return None
    piece, where, to = asked.touches
    seat = _seat(table, piece)
    if seat is None or not where.province or not to.province or not table.afloat(piece.province):
        return None
    text = f"{piece.kind} {piece.province} AT {where.province} - {to.province}"
    order = table.order(seat, text)
    if order is None or str(order) != text:
        return None
    return Found.only(recorded(table, (seat, text), table.reader.fault(order), text))


def _seat(table: Table, piece: Touch) -> PowerId | None:
    """The seat whose covert piece it is."""
    if piece.kind is None or piece.kind in STANDARD_KINDS:
        return None
    seats = table.seats.items()
    return next((seat for seat, seen in seats if any(map(piece.covers, seen.stacks))), None)
