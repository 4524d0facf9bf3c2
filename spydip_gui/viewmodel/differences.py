"""What differs between two maps, province by province."""

from collections.abc import Iterator

from engine.board.graph import Board, ProvinceId
from spydip_gui.viewmodel.values import MapView, Piece, Rail


def differing(one: MapView, other: MapView) -> frozenset[ProvinceId]:
    """The provinces with other pieces or another owner; orders do not count."""
    return frozenset(place for place, _ in {*_shown(one)} ^ {*_shown(other)})


def _shown(view: MapView) -> Iterator[tuple[ProvinceId, Piece | Rail | str]]:
    yield from ((Board.province_of(one.at), one) for one in view.pieces if not one.since)
    yield from ((rail.province, rail) for rail in view.rails)
    yield from {**view.owners, **dict.fromkeys(view.hidden, "?")}.items()
