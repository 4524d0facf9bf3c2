"""What becomes of a gesture that leads nowhere: for covert pieces, builds and retreats."""

from dataclasses import replace

from engine.board.graph import PowerId, ProvinceId
from engine.facts import UNTOLD
from engine.language.message import Message, Piece, Place
from engine.orders.order import Intent
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS, Unit
from spydip_gui.gestures.walk.intent.defaults import MOVES
from spydip_gui.gestures.walk.outcomes import Found, Refused, Written
from spydip_gui.gestures.walk.search.filling import recorded
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch


def unable(table: Table, asked: Asked) -> Found:
    """Why it leads to no order, or what is recorded of it all the same."""
    first, *others = asked.touches
    to = next((one for one in reversed(others) if one.province), None)
    raising = any(seen.phase is PhaseKind.ADJUSTMENTS for seen in table.seats.values())
    if asked.intents == {Intent.BUILDS} and first.province and raising:
        return _site(table, first, first.province)
    if first.kind not in (None, *STANDARD_KINDS) and (seat := _seat(table, first)):
        return _covert(table, seat, first, to if asked.intents == MOVES else None)
    fallen = _fallen(table, first)
    if fallen is not None and to is not None:
        return _retreat(table, *fallen, to)
    if first.unit and first.province in table.units:
        unit = table.units[first.province]
        return _no(Message("walk.not_now", who=_who(table, replace(first, kind=unit.kind))))
    return _no(Message("walk.no_own_piece"))


def _covert(table: Table, seat: PowerId, piece: Touch, to: Touch | None) -> Found:
    """A covert piece that cannot go there; it may if unseen fleets might carry it."""
    who = _who(table, piece)
    if to is None:
        return _no(Message("walk.cannot_be_told", who=who))
    if all(node.step.kind != piece.kind for node in table.pieces(seat, piece.province)):
        return _no(Message("walk.not_now", who=who))
    country = f"{piece.power}: " if piece.power not in (None, table.seats[seat].power) else ""
    number = f"({piece.count})" if piece.count > 1 else ""
    texts = [f"{country}{piece.kind} {piece.province}{n} - {to.province}" for n in (number, "")]
    text = next((one for one in texts if table.order(seat, one)), texts[-1])
    sailed = table.order(seat, f"{text} VIA")
    overseas = piece.province is not None and to.province in table.overseas[piece.province]
    if sailed is not None and not table.sees_all and overseas:
        return Found.only(Written(lines=((seat, str(sailed)),)))
    why = Message("walk.cannot_reach", who=who, place=_name(table, to.province))
    return _kept(table, seat, text, why)


def _site(table: Table, token: Touch, province: ProvinceId) -> Found:
    """A place where it cannot be built: never for its kind, or not now."""
    now = Message("walk.no_build_here", place=_name(table, province))
    if token.kind is None:
        return _no(now)
    text = f"BUILD {token.kind} {token.coast or province}"
    homes = table.board.home_centres
    seat = min(table.seats, key=lambda s: province not in homes.get(table.seats[s].power, ()))
    order = table.order(seat, text)
    why = table.fault(seat, order) if order is not None else None
    return _no(why or now, text)


def _retreat(table: Table, seat: PowerId, unit: Unit, to: Touch) -> Found:
    """A place that is not open to a dislodged unit."""
    text = f"{unit} R {to.coast or to.province}"
    order = table.order(seat, text)
    why = table.fault(seat, order) if order is not None else None
    name = _name(table, to.province)
    return _kept(table, seat, text, why or Message("order.is_not_open_retreat", place=name))


def _kept(table: Table, seat: PowerId, text: str, why: Message) -> Found:
    """Refused, or recorded with its doubt if the table is lenient."""
    known = table.written(seat, text)
    return Found.only(recorded(table, (seat, known), why, text)) if known else _no(why, text)


def _no(why: Message, text: str = "") -> Found:
    return Found(refused=Refused(why, text))


def _seat(table: Table, piece: Touch) -> PowerId | None:
    """The seat whose covert piece was touched."""
    return next((seat for seat, stack in table.stacks if piece.covers(stack)), None)


def _fallen(table: Table, piece: Touch) -> tuple[PowerId, Unit] | None:
    """One's own unit that must leave the province touched, with its seat."""
    for seat, seen in table.seats.items():
        for unit in seen.retreating:
            if unit.province == piece.province:
                return seat, unit
    return None


def _who(table: Table, piece: Touch) -> Message:
    place = _name(table, piece.province)
    return Message("order.piece_at", piece=Piece(piece.kind or UNTOLD), place=place)


def _name(table: Table, province: ProvinceId | None) -> Place | str:
    return table.names[province] if province is not None else ""
