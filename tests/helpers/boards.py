"""Makes boards of any size: seas, coasts, split coasts and inland on a six-sided grid."""

import math
from collections.abc import Iterator
from functools import cache
from random import Random
from types import MappingProxyType

from engine.board.graph import Board, Location, Power, PowerId, Province, ProvinceId, Terrain

Cell = tuple[int, int]

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that no word of an order comes out
_COASTS = ("NC", "EC", "SC", "WC")
_POWERS = ("Amber", "Blue", "Coral", "Denim", "Ebony", "Fawn", "Green")


@cache
def grid_board(provinces: int, *, seed: int = 1, water: float = 0.35) -> Board:
    """A board of so many provinces, about a share ``water`` of them sea."""
    return _Grid(provinces, seed, water).board()


def name_of(number: int) -> ProvinceId:
    """The three letters of the province of that number."""
    number, last = divmod(number, 20)
    first, middle = divmod(number, 20)
    return ProvinceId(_LETTERS[first] + _LETTERS[middle] + _LETTERS[last])


class _Grid:
    def __init__(self, count: int, seed: int, water: float) -> None:
        random = Random(seed)
        self.count = count
        width = max(3, round(math.sqrt(count)))
        self.cells = [(n // width, n % width) for n in range(count)]
        self.ids = {cell: name_of(n) for n, cell in enumerate(self.cells)}
        self.sea = self._flood(random, round(count * water))
        self.random = random

    def ring(self, cell: Cell) -> list[Cell | None]:
        """The six neighbours in turn, None off the board."""
        row, column = cell
        shift = row % 2
        around = [
            (row - 1, column - 1 + shift),
            (row - 1, column + shift),
            (row, column + 1),
            (row + 1, column + shift),
            (row + 1, column - 1 + shift),
            (row, column - 1),
        ]
        return [other if other in self.ids else None for other in around]

    def near(self, cell: Cell) -> Iterator[Cell]:
        return (other for other in self.ring(cell) if other is not None)

    def _flood(self, random: Random, wanted: int) -> set[Cell]:
        """Seas that grow from a few springs, so that they hang together."""
        sea: set[Cell] = set(random.sample(self.cells, max(1, wanted // 9)))
        while len(sea) < wanted:
            shore = sorted({c for cell in sea for c in self.near(cell)} - sea)
            sea.add(random.choice(shore))
        return sea

    def _arcs(self, cell: Cell) -> list[list[Cell]]:
        """The seas around a land cell, those that follow one another together."""
        ring = self.ring(cell)
        wet = [c if c in self.sea else None for c in ring]
        start = next((n for n in range(6) if wet[n] is None), 0)
        arcs: list[list[Cell]] = []
        open_ = False
        for n in range(6):
            here = wet[(start + n) % 6]
            if here is None:
                open_ = False
            elif open_:
                arcs[-1].append(here)
            else:
                arcs.append([here])
                open_ = True
        return arcs

    def _berth(self, cell: Cell, sea: Cell) -> Location:
        """Where a fleet lies in a cell when it comes from that sea."""
        home = self.ids[cell]
        arcs = [] if cell in self.sea else self._arcs(cell)
        if len(arcs) < 2:
            return Location(home)
        coast = next(_COASTS[n] for n, arc in enumerate(arcs) if sea in arc)
        return Location(f"{home}/{coast}")

    def board(self) -> Board:
        armies: dict[Location, set[Location]] = {}
        fleets: dict[Location, set[Location]] = {}
        for cell in self.cells:
            if cell not in self.sea:
                land = {Location(self.ids[c]) for c in self.near(cell) if c not in self.sea}
                armies[Location(self.ids[cell])] = land
        for cell in sorted(self.sea):
            ring = self.ring(cell)
            for n, other in enumerate(ring):
                if other is None:
                    continue
                self._join(fleets, self._berth(cell, cell), self._berth(other, cell))
                beside = ring[(n + 1) % 6]
                if beside is not None and not {other, beside} & self.sea:
                    self._join(fleets, self._berth(other, cell), self._berth(beside, cell))
        return self._finish(armies, fleets)

    @staticmethod
    def _join(fleets: dict[Location, set[Location]], one: Location, other: Location) -> None:
        fleets.setdefault(one, set()).add(other)
        fleets.setdefault(other, set()).add(one)

    def _provinces(self) -> dict[ProvinceId, Province]:
        return {p.id: p for p in sorted(map(self._province, self.cells), key=lambda p: p.id)}

    def _province(self, cell: Cell) -> Province:
        home = self.ids[cell]
        if cell in self.sea:
            return Province(id=home, name=f"Sea {home.title()}", terrain=Terrain.SEA)
        arcs = self._arcs(cell)
        names = [Location(f"{home}/{c}") for c in _COASTS[: len(arcs)]] if len(arcs) > 1 else []
        return Province(
            id=home,
            name=f"Land {home.title()}",
            terrain=Terrain.COAST if arcs else Terrain.INLAND,
            centre=self.cells.index(cell) % 2 == 0,
            coasts=MappingProxyType({name: f"coast {name[4:]}" for name in names}),
        )

    def _powers(self, provinces: dict[ProvinceId, Province]) -> dict[PowerId, Power]:
        centres = sorted(p.id for p in provinces.values() if p.centre)
        self.random.shuffle(centres)
        found = {}
        for number, name in enumerate(_POWERS):
            home = tuple(sorted(centres[number * 3 : number * 3 + 3])) or (centres[0],)
            found[PowerId(name.upper())] = Power(
                id=PowerId(name.upper()),
                name=name,
                adjective=f"{name}ish",
                letter=name[0],
                capital=home[0],
                home=home,
                units=tuple(f"A {p}" for p in home),
            )
        return found

    def _finish(
        self, armies: dict[Location, set[Location]], fleets: dict[Location, set[Location]]
    ) -> Board:
        provinces = self._provinces()
        return Board(
            name=f"grid-{self.count}",
            title=f"A grid of {self.count} provinces",
            year=1901,
            victory=18,
            provinces=MappingProxyType(provinces),
            powers=MappingProxyType(self._powers(provinces)),
            armies=MappingProxyType({k: tuple(sorted(v)) for k, v in sorted(armies.items())}),
            fleets=MappingProxyType({k: tuple(sorted(v)) for k, v in sorted(fleets.items())}),
            borders=MappingProxyType(
                {
                    self.ids[cell]: tuple(sorted(self.ids[c] for c in self.near(cell)))
                    for cell in self.cells
                }
            ),
            digest=f"grid-{self.count}",
        )
