"""A board's names in running text: places, powers, and orders in words."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from engine.board.graph import Board, Location, PowerId
from engine.language.message import Listed, Message, UnitAt, Value
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.standard import (
    DISBAND,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
)
from engine.orders.wording import place_name, power_name
from engine.position import Ending
from engine.units import Kind


@lru_cache(maxsize=8192)
def order_in_words(order: Order, board: Board) -> Value:
    """An order in words, ``Army Vienna holds``; those of variants as they are written."""
    unit, place = partial(_unit, board), partial(place_name, board)
    match order:
        case Support(kind, at, helped, origin, None):
            return Message("order.says_support", unit=unit(kind, at), helped=unit(helped, origin))
        case Support(kind, at, helped, origin, str() as to):
            values = {"unit": unit(kind, at), "helped": unit(helped, origin)}
            return Message("order.says_support_move", **values, to=place(to))
        case Convoy(kind, at, cargo, origin, to):
            values = {"unit": unit(kind, at), "helped": unit(cargo, origin)}
            return Message("order.says_convoy", **values, to=place(to))
        case Retreat(kind, at, choices):
            return Message("order.says_retreat", unit=unit(kind, at), choices=_all(board, choices))
        case Hold(kind, at) | Disband(kind, at) | Build(kind, at) | Remove(kind, at):
            return Message(_PLAIN[type(order)], unit=unit(kind, at))
    return _move(order, board) if isinstance(order, Move) else write(order)


def _move(order: Move, board: Board) -> Message:
    unit, to = _unit(board, order.kind, order.at), place_name(board, order.to)
    if order.route:
        return Message("order.says_move_via", unit=unit, to=to, route=_all(board, order.route))
    key = "order.says_move_by_convoy" if order.via else "order.says_move"
    return Message(key, unit=unit, to=to)


def _unit(board: Board, kind: Kind, at: Location) -> UnitAt:
    return UnitAt(kind, place_name(board, at))


def _all(board: Board, places: Sequence[Location]) -> Listed:
    end = Message("order.disbanding")
    return Listed(tuple(end if p == DISBAND else place_name(board, p) for p in places), "comma")


_PLAIN: Final[Mapping[type[Order], str]] = MappingProxyType(
    {
        Hold: "order.says_hold",
        Disband: "order.says_disband",
        Build: "order.says_build",
        Remove: "order.says_remove",
    }
)


def over(ending: Ending, board: Board) -> Message:
    """That a game is over, who has won, and why."""
    powers = {power.name: power.id for power in board.powers.values()}
    values = {
        name: power_name(board, powers[value]) if value in powers else value
        for name, value in ending.reason.values
    }
    winners = tuple(power_name(board, PowerId(winner)) for winner in ending.winners)
    form = ("nobody_won", "won", "shared")[min(len(winners), 2)]
    return Message(f"report.{form}", who=Listed(winners), why=Message(ending.reason.id, **values))
