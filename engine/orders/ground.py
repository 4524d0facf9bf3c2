"""The map as the order modules need it: steps, reach and sea routes, tabulated once."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.board.graph import Board, Location, ProvinceId
from engine.orders.remembered import Remembered
from engine.units import ARMY, FLEET, Kind


def _remembered() -> Remembered[Any, int]:
    return Remembered(20_000)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Ground:
    """A board's tables; a set of provinces is an int with one bit for each of them.

    ``bits`` and ``names`` convert both ways. ``split`` are the provinces with several coasts, as
    places without a coast. ``steps`` gives the locations one step away, ``reach`` the same as a set
    of provinces, both by kind and location; there, a province with coasts stands for all of them
    together. ``shores`` maps a sea's bit to the land beside it, ``waters`` a province to the seas
    beside it, ``channels`` a sea's bit to its neighbouring seas.
    """

    board: Board
    bits: Mapping[ProvinceId, int]
    names: Mapping[int, ProvinceId]
    steps: Mapping[Kind, Mapping[Location, tuple[Location, ...]]]
    reach: Mapping[Kind, Mapping[Location, int]]
    seas: int
    split: frozenset[Location]
    shores: Mapping[int, int]
    waters: Mapping[ProvinceId, int]
    channels: Mapping[int, int]
    _crossings: Remembered[tuple[ProvinceId, int], int] = field(default_factory=_remembered)
    _carried: Remembered[tuple[ProvinceId, ProvinceId, int], int] = field(
        default_factory=_remembered
    )

    def provinces(self, places: int) -> list[ProvinceId]:
        """The provinces of a set, in the order of their ids."""
        return [self.names[bit] for bit in each(places)]

    def landings(self, kind: Kind, at: Location, to: Location) -> tuple[Location, ...]:
        """What a step to ``to`` may mean: the coasts in reach if a fleet's order names none."""
        if kind != FLEET or to not in self.split:
            return (to,)
        return tuple(p for p in self.steps[kind].get(at, ()) if p[:3] == to) or (to,)

    def crossings(self, origin: ProvinceId, fleets: int) -> int:
        """Where an army can be carried from ``origin`` over seas with fleets, except ``origin``."""
        known = self._crossings.get((origin, fleets))
        if known is None:
            known = self._shores_of(self.sailed(origin, fleets)) & ~self.bits[origin]
            self._crossings[origin, fleets] = known
        return known

    def sailed(self, origin: ProvinceId, fleets: int) -> int:
        """The seas with fleets over which an army from ``origin`` can be convoyed."""
        return self._flood(self.waters[origin] & fleets, fleets)

    def carries(self, sea: ProvinceId, origin: ProvinceId, fleets: int) -> int:
        """Where a fleet in ``sea`` can help to convoy an army from ``origin``, except ``origin``.

        A fleet helps if it is on some route without a detour. That is so unless another single sea
        cuts it off from both ends at once. What cuts it off from the origin is on every way there,
        so it is enough to look at one way.
        """
        key = (sea, origin, fleets)
        known = self._carried.get(key)
        if known is None:
            known = self._carried[key] = self._carries(self.bits[sea], origin, fleets)
        return known

    def _carries(self, own: int, origin: ProvinceId, fleets: int) -> int:
        whole = self._flood(own, fleets)
        harbours = self.waters[origin] & whole
        if not harbours:
            return 0
        ends = self._shores_of(whole)
        for gap in self._way(own, harbours, whole):
            rest = self._flood(own, whole & ~gap)
            if not rest & harbours:
                ends &= self._shores_of(rest)
        return ends & ~self.bits[origin]

    def _way(self, start: int, goals: int, within: int) -> list[int]:
        """The seas of a shortest way from a sea to one of the goals, without the first sea."""
        rings = [start]
        met = start
        while not rings[-1] & goals:
            near = 0
            for sea in each(rings[-1]):
                near |= self.channels[sea]
            rings.append(near & within & ~met)
            met |= rings[-1]
        way: list[int] = []
        here = rings[-1] & goals
        for ring in reversed(rings[:-1]):
            here &= -here
            way.append(here)
            here = self.channels[here] & ring
        return way

    def shores_from(self, sea: ProvinceId, fleets: int) -> int:
        """The shores that can be reached from a sea over seas with fleets."""
        return self._shores_of(self._flood(self.bits[sea], fleets))

    def _flood(self, start: int, within: int) -> int:
        reached = todo = start
        while todo:
            sea = todo & -todo
            new = self.channels[sea] & within & ~reached
            reached |= new
            todo = (todo ^ sea) | new
        return reached

    def _shores_of(self, seas: int) -> int:
        land = 0
        for sea in each(seas):
            land |= self.shores[sea]
        return land


def each(places: int) -> Iterator[int]:
    """The single provinces of a set, each a bit."""
    while places:
        bit = places & -places
        places ^= bit
        yield bit


@lru_cache(maxsize=16)
def ground(board: Board) -> Ground:
    """The tables of a board."""
    bits = {province: 1 << i for i, province in enumerate(sorted(board.provinces))}
    steps = {ARMY: dict(board.armies), FLEET: _with_whole_provinces(board)}
    shores: dict[int, int] = {bits[sea]: 0 for sea in board.seas}
    channels = dict(shores)
    waters: dict[ProvinceId, int] = dict.fromkeys(bits, 0)
    for sea in board.seas:
        for place in board.fleets[Location(sea)]:
            province = Board.province_of(place)
            if province in board.seas:
                channels[bits[sea]] |= bits[province]
            elif Location(province) in board.armies:
                shores[bits[sea]] |= bits[province]
                waters[province] |= bits[sea]
    return Ground(
        board=board,
        bits=bits,
        names={bit: province for province, bit in bits.items()},
        steps=steps,
        reach={kind: _reach(table, bits) for kind, table in steps.items()},
        seas=sum(bits[sea] for sea in board.seas),
        split=frozenset(Location(p.id) for p in board.provinces.values() if p.coasts),
        shores=shores,
        waters=waters,
        channels=channels,
    )


def _with_whole_provinces(board: Board) -> dict[Location, tuple[Location, ...]]:
    table: defaultdict[Location, set[Location]] = defaultdict(set)
    for place, near in board.fleets.items():
        table[place].update(near)
        table[Location(Board.province_of(place))].update(near)
    return {place: tuple(sorted(near)) for place, near in table.items()}


def _reach(
    table: Mapping[Location, tuple[Location, ...]], bits: Mapping[ProvinceId, int]
) -> dict[Location, int]:
    return {
        place: sum(bits[p] for p in {Board.province_of(to) for to in near})
        for place, near in table.items()
    }
