"""Covert convoys: chains of fleets that carry a piece from coast to coast (SPY-5Cb, INF-4b)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.board.graph import Board, PowerId, ProvinceId


@dataclass(slots=True)
class Ferry:
    """A fleet with one convoy order for covert pieces; ``room`` is how many more it can take."""

    sea: ProvinceId
    owner: PowerId
    origin: ProvinceId
    to: ProvinceId
    room: int

    def serves(self, owner: PowerId, origin: ProvinceId, to: ProvinceId) -> bool:
        """Whether it is ordered to carry this power's pieces on this crossing, and has room."""
        return self.room > 0 and (self.owner, self.origin, self.to) == (owner, origin, to)


def crossing(
    board: Board, ferries: Iterable[Ferry], route: Sequence[ProvinceId]
) -> tuple[Ferry, ...]:
    """The ferries for one crossing, in order; empty if they do not reach.

    All ``ferries`` serve the same crossing. A ``route`` names the seas to use, in this order;
    without one, the shortest chain is taken, ties in the board's order.
    """
    by_sea = {ferry.sea: ferry for ferry in ferries}
    if not by_sea:
        return ()
    origin, to = (next(iter(by_sea.values())).origin, next(iter(by_sea.values())).to)
    if route:
        return _along(board, by_sea, (origin, *route, to))
    return _shortest(board, by_sea, origin, to)


def _along(
    board: Board, by_sea: dict[ProvinceId, Ferry], stops: Sequence[ProvinceId]
) -> tuple[Ferry, ...]:
    joined = all(b in board.borders[a] for a, b in pairwise(stops))
    manned = all(sea in by_sea for sea in stops[1:-1])
    return tuple(by_sea[sea] for sea in stops[1:-1]) if joined and manned else ()


def _shortest(
    board: Board, by_sea: dict[ProvinceId, Ferry], origin: ProvinceId, to: ProvinceId
) -> tuple[Ferry, ...]:
    chains: list[tuple[Ferry, ...]] = [
        (by_sea[sea],) for sea in board.borders[origin] if sea in by_sea
    ]
    seen = {chain[-1].sea for chain in chains}
    while chains:
        chain = chains.pop(0)
        here = board.borders[chain[-1].sea]
        if to in here:
            return chain
        ahead = [sea for sea in here if sea in by_sea and sea not in seen]
        seen.update(ahead)
        chains.extend((*chain, by_sea[sea]) for sea in ahead)
    return ()
