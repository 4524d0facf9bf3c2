"""What differs between two maps, province by province."""

from collections.abc import Mapping

from engine.board.graph import Board, ProvinceId
from spydip_gui.viewmodel.values import MapView, Piece, Rail


def differing(one: MapView, other: MapView) -> frozenset[ProvinceId]:
    """The provinces with other pieces or another owner; orders do not count."""
    units = _pieces(one), _pieces(other)
    rails = _rails(one), _rails(other)
    owners = _owners(one), _owners(other)
    return frozenset(
        place
        for first, second in (units, rails, owners)
        for place in {*first, *second}
        if first.get(place) != second.get(place)
    )


def _pieces(view: MapView) -> Mapping[ProvinceId, frozenset[Piece]]:
    found: dict[ProvinceId, frozenset[Piece]] = {}
    for piece in view.pieces:
        if not piece.since:
            place = Board.province_of(piece.at)
            found[place] = found.get(place, frozenset()) | {piece}
    return found


def _rails(view: MapView) -> Mapping[ProvinceId, Rail]:
    return {rail.province: rail for rail in view.rails}


def _owners(view: MapView) -> Mapping[ProvinceId, str]:
    return {**view.owners, **dict.fromkeys(view.hidden, "?")}
