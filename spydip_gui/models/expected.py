"""The likely result of an order, in one word that promises no more than its owner can know."""

from enum import StrEnum
from typing import NamedTuple

from engine.adjudication.outcome import Result
from engine.board.graph import Board
from engine.orders.addressed import ForPower
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.standard import Move, Retreat
from engine.phases import PhaseKind
from engine.session.rows import Row
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import result_name

BID = "BID "
"""What the name of a row for a bid begins with."""


class Tone(StrEnum):
    """How a word is shown: its background and ink, by the roles of the theme."""

    PLAIN = "rail"
    GOOD = "good"
    WARNING = "warning"
    ALARM = "alarm"


class Expected(NamedTuple):
    """A word and its tone; no word where nothing can be predicted."""

    word: str = ""
    tone: Tone = Tone.PLAIN


def expected(view: Seat, row: Row, result: str) -> Expected:
    """The word at the end of a row: ``succeeds``, ``if empty``, ``unseen``, ``no order``."""
    if not row.order:
        return _unordered(row)
    if row.why is not None:
        return Expected(translate("Desk", "does not count"), Tone.ALARM)
    fails = result not in ("", Result.SUCCEEDS.value)
    shown = Expected(result_name(result), Tone.ALARM if fails else Tone.GOOD)
    if not view.newest or fails or not result:
        return shown
    order = _plain(view.rules.reader.order(row.order))
    seen = view.seen(row.power) if row.power in view.seats else None
    if seen is None or seen.phase in (PhaseKind.BIDS, PhaseKind.PREFERENCES):
        return Expected()  # it takes both players' sheets to decide
    return shown if view.decides else _known(view, seen, row, order) or shown


def _unordered(row: Row) -> Expected:
    if row.prisoners is not None:
        return Expected(translate("Desk", "executed"), Tone.ALARM)
    if row.asked:
        bid = row.piece.startswith(BID)
        word = translate("Desk", "no bid") if bid else translate("Desk", "no order")
        return Expected(word, Tone.WARNING)
    return Expected(translate("Desk", "stays") if row.kind else translate("Desk", "no bid"))


def _known(view: Seat, seen: Seen, row: Row, order: Order) -> Expected | None:
    """A result that hinges on what others know; None if the viewer's own board decides it."""
    if row.more or (row.kind and row.kind not in STANDARD_KINDS):
        return Expected(translate("Desk", "unseen"))
    match order:
        case Retreat() if seen.refuges(order.province) is None:
            return Expected(translate("Desk", "if open"))
        case Move():
            return _moving(view, seen, row, order)
    return None


def _moving(view: Seat, seen: Seen, row: Row, order: Move) -> Expected | None:
    """Whether a unit stands where this one goes, unknown to us, or our own and leaving."""
    to = Board.province_of(order.to)
    before = seen.units.get(to)
    if before is None:
        return None if to in seen.vacant else Expected(translate("Desk", "if empty"))
    orders = map(_plain, map(view.rules.reader.order, view.orders(row.power)))
    leaves = any(isinstance(other, Move) and other.province == to for other in orders)
    if before.power != row.country or not leaves:
        return None
    return Expected(translate("Desk", "follows {unit}").format(unit=str(before)))


def _plain(order: Order) -> Order:
    return (order.order if isinstance(order, ForPower) else order).parts[0]
