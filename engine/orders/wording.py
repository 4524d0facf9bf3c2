"""Places, powers, pieces and orders of a board as values for sentences."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Listed, Message, Piece, Place, PowerName, UnitAt, Value
from engine.language.texts import pattern
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
from engine.units import Kind, Unit


def for_reading(board: Board, text: str) -> str:
    """The text of an order or a piece, with the short names chosen by the board's designer.

    It is read as the same order, since short names are read wherever ids are.
    """
    shorts = _shorts(board)
    return _ID.sub(lambda found: shorts.get(found[0], found[0]), text) if shorts else text


_ID: Final = re.compile(r"(?<![\w/#])[A-Z]{3}(?!\w)")


@lru_cache(maxsize=64)
def _shorts(board: Board) -> Mapping[str, str]:
    own = board.provinces.values()
    return {one.id: one.short for one in own if one.short and one.short != one.id}


@lru_cache(maxsize=8192)
def place_name(board: Board, at: Location | ProvinceId) -> Place:
    """A place, with its coast: ``Spain (south coast)``; anything else stays as it is written."""
    province = board.provinces.get(ProvinceId(at[:3]))
    return Place(at, at) if province is None else Place(at, province.name, board.spoken)


@lru_cache(maxsize=1024)
def power_name(board: Board, power: PowerId) -> PowerName:
    """A power of a board; anybody else, such as a player, by their own name."""
    known = board.powers.get(power)
    return (
        PowerName(power, known.name, known.adjective, board.spoken)
        if known
        else PowerName(power, power)
    )


@lru_cache(maxsize=8192)
def unit_at(board: Board, kind: Kind, at: Location) -> UnitAt:
    """The unit of a kind at a place."""
    return UnitAt(kind, place_name(board, at))


def piece_at(board: Board, kind: Kind, at: Location) -> Message:
    """Any piece of a kind at a place: ``an army in Vienna``."""
    return Message("order.piece_at", piece=Piece(kind), place=place_name(board, at))


def did_you_mean(these: Iterable[Value]) -> Message:
    """Ask whether one of these was meant."""
    return Message("order.did_you_mean", texts=Listed(tuple(these), "or"))


def in_words(value: object, board: Board) -> Value:
    """A unit, an order, a place, a power or several of them, as reasons name them."""
    match value:
        case Message() | int():
            return value
        case Unit():
            return unit_at(board, value.kind, value.at)
        case Order():
            return order_in_words(value, board)
        case tuple():
            return Listed(tuple(in_words(part, board) for part in value))
    return _named(str(value), board)


def _named(text: str, board: Board) -> Value:
    if text in board.powers:
        return power_name(board, PowerId(text))
    if text in board.locations:
        return place_name(board, Location(text))
    word = f"reason.word_{text}"
    return Message(word) if pattern("en", word) else text


@lru_cache(maxsize=8192)
def order_in_words(order: Order, board: Board) -> Value:
    """An order in words, ``Army Vienna holds``; those of variants as they are written."""
    unit, place = partial(unit_at, board), partial(place_name, board)
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
    return _move(order, board) if isinstance(order, Move) else str(order)


def _move(order: Move, board: Board) -> Message:
    unit, to = unit_at(board, order.kind, order.at), place_name(board, order.to)
    if order.route:
        return Message("order.says_move_via", unit=unit, to=to, route=_all(board, order.route))
    key = "order.says_move_by_convoy" if order.via else "order.says_move"
    return Message(key, unit=unit, to=to)


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
