"""The board as rules see it: provinces, coasts, borders and powers, all frozen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import NewType

from engine.board.spoken import Spoken

ProvinceId = NewType("ProvinceId", str)
"""Three capital letters that name a province: ``SPA``."""

Location = NewType("Location", str)
"""Where a unit stands: a province or one coast of it: ``PAR``, ``SPA/NC``."""

PowerId = NewType("PowerId", str)
"""A power's name in capitals: ``AUSTRIA``."""


class Terrain(StrEnum):
    """What kind of ground a province is."""

    INLAND = "inland"
    COAST = "coast"
    SEA = "sea"
    IMPASSABLE = "impassable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Province:
    """One province: its names, its ground, and which units its parts can hold.

    ``coasts`` maps the location of each split coast to its name, and is empty elsewhere. ``short``
    is its designer's abbreviation, besides its id; empty if there is none.
    """

    id: ProvinceId
    name: str
    terrain: Terrain
    short: str = ""
    aliases: tuple[str, ...] = ()
    centre: bool = False
    coasts: Mapping[Location, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """One power of a board: its names, its home and its starting units.

    ``colour`` and ``pattern`` are the board designer's choice, if any.
    """

    id: PowerId
    name: str
    adjective: str
    letter: str
    capital: ProvinceId
    home: tuple[ProvinceId, ...]
    units: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    colour: str = ""
    pattern: str = ""


@dataclass(frozen=True, kw_only=True, eq=False)
class Board:
    """A whole board: the graph that all adjudication is based on.

    ``armies`` and ``fleets`` map each location to the sorted locations one step away for that kind
    of unit; a location missing from a map cannot hold that kind. ``borders`` is the geographic
    adjacency of provinces, over all coasts, land and sea, including impassable ground (clause C1 of
    the variants' common rules).

    ``spoken`` are the names in other languages.

    A board equals only itself, which makes it a fast key; compare ``digest`` to see whether two
    have the same rules.
    """

    name: str
    title: str
    year: int
    victory: int
    provinces: Mapping[ProvinceId, Province]
    powers: Mapping[PowerId, Power]
    armies: Mapping[Location, tuple[Location, ...]]
    fleets: Mapping[Location, tuple[Location, ...]]
    borders: Mapping[ProvinceId, tuple[ProvinceId, ...]]
    digest: str
    spoken: Spoken = field(default_factory=Spoken)

    @cached_property
    def centres(self) -> tuple[ProvinceId, ...]:
        """All supply centres, sorted."""
        return tuple(sorted(p.id for p in self.provinces.values() if p.centre))

    @cached_property
    def seas(self) -> frozenset[ProvinceId]:
        """All water provinces, where fleets may convoy."""
        return frozenset(p.id for p in self.provinces.values() if p.terrain is Terrain.SEA)

    @cached_property
    def locations(self) -> Mapping[Location, ProvinceId]:
        """Every location, coasts included, with the province it lies in."""
        places = {Location(p): p for p in self.provinces}
        for province in self.provinces.values():
            places.update(dict.fromkeys(province.coasts, province.id))
        return MappingProxyType(places)

    @cached_property
    def home_centres(self) -> Mapping[PowerId, tuple[ProvinceId, ...]]:
        """Each power's home supply centres, sorted."""
        return MappingProxyType(
            {
                power.id: tuple(sorted(p for p in power.home if self.provinces[p].centre))
                for power in self.powers.values()
            }
        )

    @cached_property
    def neighbours(self) -> Mapping[ProvinceId, tuple[ProvinceId, ...]]:
        """Each province's borders except impassable ground: what can be seen from it."""
        open_ground = {p.id for p in self.provinces.values() if p.terrain is not Terrain.IMPASSABLE}
        return MappingProxyType(
            {p: tuple(q for q in near if q in open_ground) for p, near in self.borders.items()}
        )

    @cached_property
    def example(self) -> str:
        """A move on this board, to show how orders are written: ``A PAR - BUR``."""
        units = (text.split() for power in self.powers.values() for text in power.units)
        begin = (Location(at) for kind, at in units if kind == "A")
        places = ((at, self.armies.get(at, ())) for at in (*begin, *self.armies))
        return next((f"A {at} - {near[0]}" for at, near in places if near), "")

    @property
    def example_unit(self) -> str:
        """A unit of this board with its power: ``FRANCE: A PAR``."""
        return f"{next(iter(self.powers), 'POWER')}: {self.example.partition(' - ')[0]}"

    @staticmethod
    def province_of(location: Location) -> ProvinceId:
        """The province of a location: its first three letters."""
        return ProvinceId(location[:3])

    @staticmethod
    def whole(province: ProvinceId) -> Location:
        """A province as a location: all of it, whatever its coasts."""
        return Location(province)
