"""Places, powers and pieces of a board as values for sentences."""

from collections.abc import Iterable
from functools import lru_cache

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Listed, Message, Piece, Place, PowerName, Value
from engine.units import Kind


@lru_cache(maxsize=8192)
def place_name(board: Board, at: Location | ProvinceId) -> Place:
    """A place, with its coast: ``Spain (south coast)``; what is no place stays as it is written."""
    province = board.provinces.get(ProvinceId(at[:3]))
    return Place(at, at) if province is None else Place(at, province.name, board.spoken)


@lru_cache(maxsize=1024)
def power_name(board: Board, power: PowerId) -> PowerName:
    """A power of a board; whoever is none of them, a player for one, by its own name."""
    known = board.powers.get(power)
    return (
        PowerName(power, known.name, known.adjective, board.spoken)
        if known
        else PowerName(power, power)
    )


def piece_at(board: Board, kind: Kind, at: Location) -> Message:
    """Any piece of a kind at a place: ``an army in Vienna``."""
    return Message("order.piece_at", piece=Piece(kind), place=place_name(board, at))


def did_you_mean(these: Iterable[Value]) -> Message:
    """Asks whether one of these was meant."""
    return Message("order.did_you_mean", texts=Listed(tuple(these), "or"))
