"""A board as small whole numbers, which search and belief compute with."""

from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.adjudication.atlas import atlas
from engine.adjudication.field import Policies
from engine.adjudication.resolver import Resolver
from engine.adjudication.verdicts import CONVOY, HOLD, MOVE, SUPPORT
from engine.board.graph import Board, Location, PowerId
from engine.units import ARMY, FLEET, Kind

Whole: TypeAlias = NDArray[Any]
"""Whole numbers kept as floats, which are added and multiplied without rounding."""

Step: TypeAlias = tuple[tuple[int, int, int, int, bool], int]
"""An order: what the movement core takes, and the node that a move leads to, else -1."""

Orders: TypeAlias = dict[int, Step]
"""Orders by the province of the unit."""

SPRING_REACH: Final = (100, 1000, 30, 10, 6, 5, 4, 3, 2, 1)
FALL_REACH: Final = (1000, 100, 30, 10, 6, 5, 4, 3, 2, 1)
"""What a centre is worth to a place so many steps away, in the two halves of a year."""

_CHAIN: Final = 3
"""So many fleets carry an army together at the most."""

_SPREAD: Final = 5
"""Into so many parts a place's worth is shared among those around it."""


class Tables:
    """One board: a node is a kind of piece at a location, a place is a province's number.

    ``adjacent`` are the nodes one step away, ``reach`` their provinces, ``at`` the nodes of a
    province, ``near`` the provinces around one. ``moves`` and ``holds`` are orders built once.
    """

    def __init__(self, board: Board) -> None:
        numbers = atlas(board)
        self.board: Final = board
        self.names: Final = numbers.names
        self.index: Final = numbers.index
        self.core: Final = Resolver(numbers.sea, Policies())
        self.powers: Final[tuple[PowerId, ...]] = tuple(board.powers)
        self.power: Final = {power: i for i, power in enumerate(self.powers)}
        self.nodes: Final[list[tuple[Kind, Location]]] = [
            *((ARMY, at) for at in sorted(board.armies)),
            *((FLEET, at) for at in sorted(board.fleets)),
        ]
        self.node: Final = {node: i for i, node in enumerate(self.nodes)}
        self.place: Final = [self.index[board.province_of(at)] for _, at in self.nodes]
        steps = {ARMY: board.armies, FLEET: board.fleets}
        self.adjacent: Final = [
            tuple(self.node[kind, to] for to in steps[kind][at]) for kind, at in self.nodes
        ]
        self.reach: Final = [frozenset(self.place[n] for n in near) for near in self.adjacent]
        self.at: Final[list[list[int]]] = [[] for _ in self.names]
        for node, place in enumerate(self.place):
            self.at[place].append(node)
        self.near: Final = [
            tuple(self.index[p] for p in board.neighbours[name]) for name in self.names
        ]
        self.centres: Final = [self.index[centre] for centre in board.centres]
        self.is_centre: Final = [name in set(board.centres) for name in self.names]
        self.homes: Final = [
            tuple(self.index[p] for p in board.home_centres.get(power, ())) for power in self.powers
        ]
        self.is_sea: Final = [name in board.seas for name in self.names]
        self.is_army: Final = [kind == ARMY for kind, _ in self.nodes]
        self.holds: Final[list[Step]] = [
            ((p, HOLD, p, p, False), -1) for p in range(len(self.names))
        ]
        self.moves: Final = [
            {to: self._move(node, to) for to in near} for node, near in enumerate(self.adjacent)
        ]
        self.spring: Final = self._weighed(SPRING_REACH)
        self.fall: Final = self._weighed(FALL_REACH)
        self.node_places: Final = np.array(self.place)
        self.presence: Final = self._present()

    def support(self, place: int, helped: int, goal: int) -> Step:
        """A unit's support for another's move, or for its hold if the goal is its own place."""
        return (place, SUPPORT, helped, goal, False), -1

    def convoy(self, fleet: int, army: int, goal: int) -> Step:
        """A fleet's convoy of an army."""
        return (fleet, CONVOY, army, goal, False), -1

    def sails(self, army: int, to: int) -> Step:
        """An army's move by convoy to a node."""
        return (army, MOVE, army, self.place[to], True), to

    def ferries(self, army: int, fleets: frozenset[int]) -> dict[int, tuple[int, ...]]:
        """The shores to which fleets could convoy an army from a place, each with its chain."""
        found: dict[int, tuple[int, ...]] = {}
        chains: list[tuple[int, ...]] = [
            (sea,) for sea in self.near[army] if sea in fleets and self._lands(sea, army)
        ]
        while chains:
            farther: list[tuple[int, ...]] = []
            for chain in chains:
                for place in self.core.sea[chain[-1]]:
                    if self.is_sea[place]:
                        if place in fleets and place not in chain and len(chain) < _CHAIN:
                            farther.append((*chain, place))
                    elif self._lands(chain[-1], place) and place not in (army, *found):
                        found[place] = chain
            chains = farther
        return found

    def army_at(self, place: int) -> int:
        """The node of an army in a province, -1 if none can be there."""
        return next((node for node in self.at[place] if self.is_army[node]), -1)

    def _lands(self, sea: int, shore: int) -> bool:
        """Whether an army can embark or land there."""
        return self.is_sea[sea] and sea in self.core.sea[shore] and self.army_at(shore) >= 0

    def _move(self, node: int, to: int) -> Step:
        place = self.place[node]
        return (place, MOVE, place, self.place[to], False), to

    def _weighed(self, weights: tuple[int, ...]) -> Whole:
        """What each centre's worth adds to each node, as exact whole numbers."""
        size = len(self.nodes)
        spread = [[0] * size for _ in range(size)]
        for node, near in enumerate(self.adjacent):
            spread[node][node] = 1
            for other in near:
                spread[node][other] = 1
        step = np.array(spread, dtype=np.int64)
        reached, total = np.eye(size, dtype=np.int64), np.zeros((size, size), dtype=np.int64)
        for distance, weight in enumerate(weights):
            scale = _SPREAD ** (len(weights) - 1 - distance)
            total += weight * scale * reached
            reached = reached @ step
        total //= _SPREAD ** (len(weights) - 2)
        found = np.zeros((size, len(self.names)), dtype=np.int64)
        for node, place in enumerate(self.place):
            found[:, place] += total[:, node]
        return found[:, self.centres].astype(np.float64)

    def _present(self) -> Whole:
        """For each node, the provinces where a unit there counts: its own, and those in reach."""
        found = np.zeros((len(self.nodes), len(self.names)))
        for node, near in enumerate(self.reach):
            found[node, [self.place[node], *near]] = 1
        return found


@lru_cache(maxsize=8)
def tables(board: Board) -> Tables:
    """The tables of a board, cached."""
    return Tables(board)
