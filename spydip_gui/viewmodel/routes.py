"""The routes that armies and covert pieces are seen to take over the sea."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.board.graph import Board, Location, ProvinceId
from engine.orders.covert import CovertConvoy
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Convoy, Move

Ends: TypeAlias = tuple[Location, Location]
"""Where a move begins and where it ends."""


class Routes:
    """The stops of every move among some orders, found by its ends."""

    def __init__(self, orders: Iterable[Order], board: Board) -> None:
        orders = tuple(orders)
        self._orders = orders
        self._board = board
        self.letters = {str(id_): power.letter for id_, power in board.powers.items()}
        self._stops = {
            (move.at, move.to): (move.at, *_seas(move, orders, board), move.to)
            for move in orders
            if isinstance(move, Move)
        }

    def stops(self, origin: Location, to: Location) -> tuple[Location, ...]:
        """The stops of the move between two places; just the ends if nobody makes it."""
        for ends, stops in self._stops.items():
            if same(ends, (origin, to)):
                return stops
        return (origin, to)

    def carried(self, piece: PieceOrder, to: Location) -> tuple[Location, ...]:
        """The seas over which fleets offer to carry a covert piece to a place."""
        fleets = {
            Board.province_of(order.at): order.at
            for order in self._orders
            if isinstance(order, CovertConvoy) and _aboard(order, piece, to)
        }
        return _chain(Board.province_of(piece.at), Board.province_of(to), fleets, self._board)

    def wanted(self, convoy: CovertConvoy) -> bool:
        """Whether a piece among the orders makes the move that a fleet offers to convoy."""
        return any(
            isinstance(order, PieceOrder)
            and getattr(order, "via", False)
            and _aboard(convoy, order, Location(getattr(order, "to", "") or ""))
            for order in self._orders
        )


def _aboard(convoy: CovertConvoy, piece: PieceOrder, to: Location) -> bool:
    ends = (Board.province_of(piece.at), Board.province_of(to))
    return convoy.cargo == piece.kind and (convoy.origin, convoy.to) == ends


def same(one: Ends, other: Ends) -> bool:
    """Whether two moves join the same provinces, whatever the coasts."""
    return all(a[:3] == b[:3] for a, b in zip(one, other, strict=True))


def _seas(move: Move, orders: Iterable[Order], board: Board) -> tuple[Location, ...]:
    """The seas of a move: as written, or those of the fleets that offer to convoy it."""
    if move.route:
        return move.route
    if move.kind != "A" or (not move.via and move.to in board.armies.get(move.at, ())):
        return ()
    fleets = {
        Board.province_of(order.at): order.at
        for order in orders
        if isinstance(order, Convoy) and same((order.origin, order.to), (move.at, move.to))
    }
    return _chain(Board.province_of(move.at), Board.province_of(move.to), fleets, board)


def _chain(
    start: ProvinceId, end: ProvinceId, fleets: Mapping[ProvinceId, Location], board: Board
) -> tuple[Location, ...]:
    """The shortest route over these fleets; empty if there is none."""
    ways: list[tuple[ProvinceId, ...]] = [(start,)]
    met = {start}
    while ways:
        way = ways.pop(0)
        near = board.neighbours.get(way[-1], ())
        if end in near and len(way) > 1:
            return tuple(fleets[place] for place in way[1:])
        for place in near:
            if place in fleets and place not in met:
                met.add(place)
                ways.append((*way, place))
    return ()
