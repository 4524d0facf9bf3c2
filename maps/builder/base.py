"""Reads the base geometry: administrative cells with their country, and lakes, in degrees."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shapely

from maps.builder.errors import SourceError


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of land that no administrative border crosses."""

    ground: shapely.Polygon
    country: str


@dataclass(frozen=True, slots=True)
class Base:
    """All land and all lakes that a board can be made of."""

    cells: tuple[Cell, ...]
    lakes: tuple[shapely.Polygon, ...]


def read_base(path: Path) -> Base:
    """The base in that file.

    Raises:
        SourceError: If it cannot be read or is not one.
    """
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            data = json.load(file)
        return Base(
            cells=tuple(Cell(_polygon(rings), country) for country, rings in data["cells"]),
            lakes=tuple(_polygon(rings) for rings in data["lakes"]),
        )
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise SourceError([f"{path.name} is no base geometry: {error}."]) from error


def _polygon(rings: list[Any]) -> shapely.Polygon:
    return shapely.Polygon(rings[0], rings[1:])
