"""A board as a game starts on it."""

from engine.board.graph import Board, Location
from engine.visibility.sight import GM
from spydip_gui.viewmodel.values import MapView, Piece


def beginning(board: Board) -> MapView:
    """The board as a game starts on it, without units and homes in places that do not exist."""
    pieces = tuple(
        Piece(Location(place), kind, one.id)
        for one in board.powers.values()
        for kind, _, place in (unit.partition(" ") for unit in one.units)
        if place in board.locations
    )
    owners = {
        home: one.id
        for one in board.powers.values()
        for home in one.home
        if home in board.provinces
    }
    return MapView(viewer=GM, owners=owners, pieces=pieces)
