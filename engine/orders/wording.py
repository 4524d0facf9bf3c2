"""Places and pieces in words, as sentences about orders name them."""

from engine.board.graph import Board, Location
from engine.units import STANDARD_KINDS, Kind

_ABBREVIATED = frozenset({"EU", "CEU"})
"""Pieces that are called by letters: (counter-)espionage units."""


def place_name(board: Board, at: Location) -> str:
    """A place in words: ``Spain (north coast)``."""
    province = board.provinces[board.province_of(at)]
    coast = province.coasts.get(at)
    return province.name if coast is None else f"{province.name} ({coast.lower()})"


def piece_name(kind: Kind) -> str:
    """A kind of piece in words: ``army``, ``EU``."""
    known = STANDARD_KINDS.get(kind)
    if known is not None:
        return known.name
    return kind if kind in _ABBREVIATED else kind.lower()


def with_article(kind: Kind) -> str:
    """A kind of piece in words: ``an army``."""
    name = piece_name(kind)
    return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"
