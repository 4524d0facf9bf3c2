"""Writes a board as JSON can hold it and reads it again, so that the cache can keep it."""

from dataclasses import asdict, fields
from types import MappingProxyType
from typing import Any

from engine.board.graph import Board, Location, Power, Province, ProvinceId, Terrain
from engine.board.spoken import Spoken


def written(board: Board) -> dict[str, Any]:
    """A board as plain tables and lists."""
    provinces = [
        {one.name: getattr(province, one.name) for one in fields(province)}
        | {"coasts": dict(province.coasts)}
        for province in board.provinces.values()
    ]
    return {
        "name": board.name,
        "title": board.title,
        "year": board.year,
        "victory": board.victory,
        "provinces": provinces,
        "powers": [asdict(power) for power in board.powers.values()],
        "armies": dict(board.armies),
        "fleets": dict(board.fleets),
        "borders": dict(board.borders),
        "digest": board.digest,
        "spoken": asdict(board.spoken),
    }


def board_of(found: dict[str, Any]) -> Board:
    """The board that was written so."""
    provinces = [_province(part) for part in found["provinces"]]
    powers = [_power(part) for part in found["powers"]]
    return Board(
        name=found["name"],
        title=found["title"],
        year=found["year"],
        victory=found["victory"],
        provinces=MappingProxyType({province.id: province for province in provinces}),
        powers=MappingProxyType({power.id: power for power in powers}),
        armies=_links(found["armies"]),
        fleets=_links(found["fleets"]),
        borders=MappingProxyType(
            {
                ProvinceId(place): tuple(map(ProvinceId, near))
                for place, near in found["borders"].items()
            }
        ),
        digest=found["digest"],
        spoken=Spoken(**found["spoken"]),
    )


def _province(part: dict[str, Any]) -> Province:
    plain = {"terrain": Terrain(part["terrain"]), "aliases": tuple(part["aliases"])}
    return Province(**{**part, **plain, "coasts": MappingProxyType(part["coasts"])})


def _power(part: dict[str, Any]) -> Power:
    return Power(**part | {key: tuple(part[key]) for key in ("home", "units", "aliases")})


def _links(table: dict[str, list[str]]) -> MappingProxyType[Location, tuple[Location, ...]]:
    return MappingProxyType(
        {Location(place): tuple(map(Location, near)) for place, near in table.items()}
    )
