"""Converts a board to JSON values and back, so that the cache can store it."""

from dataclasses import asdict, fields
from types import MappingProxyType
from typing import Any

from engine.board.graph import Board, Power, Province, Terrain
from engine.board.spoken import Spoken

_LINKS = ("armies", "fleets", "borders")


def written(board: Board) -> dict[str, Any]:
    """A board as plain tables and lists."""
    provinces = [
        {one.name: getattr(province, one.name) for one in fields(province)}
        | {"coasts": dict(province.coasts)}
        for province in board.provinces.values()
    ]
    return {
        **{one.name: getattr(board, one.name) for one in fields(board)},
        **{table: dict(getattr(board, table)) for table in _LINKS},
        "provinces": provinces,
        "powers": [asdict(power) for power in board.powers.values()],
        "spoken": asdict(board.spoken),
    }


def board_of(found: dict[str, Any]) -> Board:
    """The board in these tables."""
    provinces = [_province(part) for part in found["provinces"]]
    lists = ("home", "units", "aliases")
    powers = [Power(**part | {key: tuple(part[key]) for key in lists}) for part in found["powers"]]
    links = {
        table: MappingProxyType({place: tuple(near) for place, near in found[table].items()})
        for table in _LINKS
    }
    tables = {
        "provinces": MappingProxyType({province.id: province for province in provinces}),
        "powers": MappingProxyType({power.id: power for power in powers}),
        "spoken": Spoken(**found["spoken"]),
    }
    return Board(**{**found, **links, **tables})


def _province(part: dict[str, Any]) -> Province:
    plain = {"terrain": Terrain(part["terrain"]), "aliases": tuple(part["aliases"])}
    return Province(**{**part, **plain, "coasts": MappingProxyType(part["coasts"])})
