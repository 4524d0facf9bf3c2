"""The map as the order modules ask it: steps, reach and sea routes, as tables made once a board."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.board.graph import Board, Location, ProvinceId
from engine.units import ARMY, FLEET, Kind


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Ground:
    """A board's tables; a set of provinces is an int with one bit for each of them.

    ``split`` are the provinces with several coasts, as places that leave the coast out.
    ``steps`` gives the locations one step away, ``reach`` the same as a set of provinces, both by
    kind and location; a province with coasts stands there for all its coasts together. ``shores``
    maps a sea's bit to the land at it, ``waters`` a province to the seas at it, ``channels`` a
    sea's bit to its neighbour seas.
    """

    board: Board
    bits: Mapping[ProvinceId, int]
    steps: Mapping[Kind, Mapping[Location, tuple[Location, ...]]]
    reach: Mapping[Kind, Mapping[Location, int]]
    seas: int
    split: frozenset[Location]
    shores: Mapping[int, int]
    waters: Mapping[ProvinceId, int]
    channels: Mapping[int, int]
    _crossings: dict[tuple[ProvinceId, int], int] = field(default_factory=dict)
    _detours: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)

    def provinces(self, places: int) -> list[ProvinceId]:
        """The provinces of a set, in the order of their ids."""
        return [province for province, bit in self.bits.items() if places & bit]

    def landings(self, kind: Kind, at: Location, to: Location) -> tuple[Location, ...]:
        """What a step to ``to`` may mean: the coasts in reach where a fleet's order names none."""
        if kind != FLEET or to not in self.split:
            return (to,)
        return tuple(p for p in self.steps[kind].get(at, ()) if p[:3] == to) or (to,)

    def crossings(self, origin: ProvinceId, fleets: int) -> int:
        """Where an army can be carried from ``origin`` over seas with fleets, itself left out."""
        known = self._crossings.get((origin, fleets))
        if known is None:
            sailed = self._flood(self.waters[origin] & fleets, fleets)
            known = self._shores_of(sailed) & ~self.bits[origin]
            self._crossings[origin, fleets] = known
        return known

    def carries(self, sea: ProvinceId, origin: ProvinceId, fleets: int) -> int:
        """Where a fleet in ``sea`` can help to carry an army from ``origin``, itself left out.

        A fleet helps if it lies on some route without a detour. That is so if no other single sea
        cuts it off from both ends at once.
        """
        own, here = self.bits[sea], self.bits[origin]
        around = self._detours.get((own, fleets))
        if around is None:
            around = self._detours[own, fleets] = tuple(self._without_one(own, fleets))
        ends = around[0] if around[0] & here else 0
        for shores in around[1:]:
            if not shores & here:
                ends &= shores
        return ends & ~here

    def shores_from(self, sea: ProvinceId, fleets: int) -> int:
        """The shores that can be sailed to from a sea over seas with fleets."""
        return self._shores_of(self._flood(self.bits[sea], fleets))

    def _without_one(self, sea: int, fleets: int) -> Iterator[int]:
        """The shores that a sea is joined to: with all its fleets, then less each other one."""
        whole = self._flood(sea, fleets)
        yield self._shores_of(whole)
        others = whole & ~sea
        while others:
            other = others & -others
            others ^= other
            yield self._shores_of(self._flood(sea, whole & ~other))

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
        while seas:
            sea = seas & -seas
            land |= self.shores[sea]
            seas ^= sea
        return land


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
