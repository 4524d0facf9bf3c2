"""The structure of ``places.toml``: where centres are, how names are set, how large pieces are."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import Field

from maps.builder.source import LonLat, Number, Part, read_part

Length = Annotated[float, Field(gt=0)]


class Sizes(Part):
    """``[sizes]``: what needs room in a province, in units of the picture."""

    unit: Length
    dislodged: Length
    mark: Length
    rail: tuple[Length, Length]
    margin: Annotated[float, Field(ge=0)]


class Hand(Part):
    """``[type.land]`` and ``[type.sea]``: how names are set unless they say otherwise.

    ``spacing`` and ``leading`` are in sizes.
    """

    font: str
    size: Length
    spacing: Annotated[float, Field(ge=0)] = 0.0
    leading: Length = 1.05


class NamePlace(Part):
    """``[name.xyz]``: what is set by hand for a province's name; the rest is searched for.

    ``at`` is the middle of the name; ``angle`` turns it, clockwise in degrees.
    """

    at: LonLat | None = None
    lines: tuple[str, ...] = ()
    size: Length | None = None
    angle: Number = 0.0


class PiecePlace(Part):
    """``[piece.xyz]``: what is set by hand for the places of pieces."""

    unit: LonLat | None = None
    dislodged: LonLat | None = None


class Places(Part):
    """The whole of ``places.toml``."""

    sizes: Sizes
    type: Mapping[str, Hand]
    centres: Mapping[str, LonLat]
    name: Mapping[str, NamePlace] = {}
    piece: Mapping[str, PiecePlace] = {}
    also: Mapping[str, tuple[str, ...]] = {}


def read_places(path: Path) -> Places:
    """The places in that file.

    Raises:
        SourceError: If it cannot be read, or with all of its faults.
    """
    return read_part(path, Places)
