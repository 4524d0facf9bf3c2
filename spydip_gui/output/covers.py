"""What the things in a view cover, so that names can avoid them."""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from engine.board.graph import Board, Location
from spydip_gui.output.layout import Layout
from spydip_gui.output.signs import NOTE
from spydip_gui.output.strokes import Spot
from spydip_gui.viewmodel import MapView, Piece, Rail, Sighting

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of what something covers."""

_WIDE, _HIGH = 1.4, 1.2  # half of what a token covers, in radii
_TILE, _ACROSS, _UP = 0.62, 1.16, 1.28  # half of the owner's letter, and how far off it stands
_PIP = 1.5  # half of what a covert piece covers, including the ring of one that stays, in radii
_OUT = 1.65  # the ring around a dislodged unit


def covers(view: MapView, layout: Layout) -> Iterator[Box]:
    """What pieces, rows and dates cover; ``layout`` has the rows of the view."""
    for piece in view.pieces:
        yield from _unit(piece, layout)
    yield from chain.from_iterable(_row(rail, layout) for rail in view.rails)
    told = {Board.province_of(piece.at) for piece in view.pieces}
    for id_, fog in view.fog.items():
        if fog.sighting is Sighting.EARLIER and id_ not in told:
            yield around(layout.place(Location(id_)), 1.3 * layout.size, NOTE * layout.size)


def token(spot: Spot, size: float) -> Box:
    """What a token covers."""
    return around(spot, _WIDE * size, _HIGH * size)


def tile(spot: Spot, size: float) -> Box:
    """What the owner's letter beside a token covers."""
    return around((spot[0] + _ACROSS * size, spot[1] - _UP * size), *[_TILE * size] * 2)


def around(spot: Spot, across: float, down: float) -> Box:
    """The box that reaches this far from a spot."""
    return spot[0] - across, spot[1] - down, spot[0] + across, spot[1] + down


def _unit(piece: Piece, layout: Layout) -> Iterator[Box]:
    spot, size = layout.piece(piece), layout.size
    yield token(spot, size)
    yield tile(spot, size)
    if piece.dislodged:
        yield around(spot, *[_OUT * size] * 2)
    if piece.since:
        yield around((spot[0], spot[1] + 1.5 * size), 1.6 * size, NOTE * size)


def _row(rail: Rail, layout: Layout) -> Iterator[Box]:
    pip = layout.pip * _PIP
    row = layout.pips(rail)
    if not row:
        yield around(layout.rail(rail.province), 2 * layout.pip, pip)
    for spot, one in row:
        yield around(spot, pip, pip)
        if one.count != 1:
            yield around(layout.count(spot), *[layout.pip * 0.8] * 2)
