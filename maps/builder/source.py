"""The structure of ``cuts.toml``, checked as a whole before anything is built from it."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from maps.builder.errors import SourceError

Number = Annotated[float, Field(allow_inf_nan=False)]
LonLat = tuple[Number, Number]
"""Longitude and latitude in degrees."""

Line = Annotated[tuple[LonLat, ...], Field(min_length=2)]
Spots = Annotated[tuple[LonLat, ...], Field(min_length=1)]


class Part(BaseModel):
    """A table of a source file; an unknown key is a fault, since it is usually a slip."""

    model_config = ConfigDict(extra="forbid", frozen=True)


PartT = TypeVar("PartT", bound=Part)


class Swell(Part):
    """``[[swell]]``: the board is enlarged around a point, and compressed around that.

    The scale in the middle is ``1 + gain``; ``reach`` is in kilometres, along the directions across
    and up. The lowest scale, at sqrt(3) reaches, is 1 - 0.446 gain.
    """

    name: str
    at: LonLat
    reach: tuple[Annotated[float, Field(gt=0)], Annotated[float, Field(gt=0)]]
    gain: Annotated[float, Field(gt=-1, lt=2.2)]


class Squeeze(Part):
    """``[[squeeze]]``: beyond a line, the board is compressed more and more towards one side.

    A distance d beyond ``start`` becomes ``length * (1 - exp(-d / length))``, all in kilometres.
    """

    side: Literal["north", "east", "south", "west"]
    start: Number
    length: Annotated[float, Field(gt=0)]


class ProjectionPart(Part):
    """``[projection]``: azimuthal, the radius ``sin(k c) / k`` for the angular distance c."""

    lon0: Number
    lat0: Number
    k: Annotated[float, Field(gt=0)]


class FramePart(Part):
    """``[frame]``: the edge of the board in kilometres on the projected plane, and its width."""

    left: Number
    right: Number
    bottom: Number
    top: Number
    width: Annotated[float, Field(gt=0)]


class BuildPart(Part):
    """``[build]``: tolerances; those of the finished picture are in its own units."""

    snap_deg: Annotated[float, Field(gt=0)]
    min_island_km2: Annotated[float, Field(ge=0)]
    simplify: Annotated[float, Field(gt=0)]


class Block(Part):
    """``[[block]]``: the cells of some modern countries, and the provinces they go to."""

    name: str = ""
    countries: tuple[str, ...]
    whole: str | None = Field(default=None, alias="all")
    cuts: tuple[Line, ...] = ()
    hard: tuple[Line, ...] = ()
    seeds: Mapping[str, Spots] = {}
    points: Mapping[str, Spots] = {}

    @property
    def title(self) -> str:
        """The block's name in errors."""
        return self.name or "+".join(self.countries)


class Override(Part):
    """``[[override]]``: the one cell that holds ``at`` goes to the province ``to``."""

    at: LonLat
    to: str


class Patch(Part):
    """``[[patch]]``: land that does not exist in nature, to make the board's links visible."""

    to: str
    why: str
    ring: Line


class SeaCut(Part):
    """``[[sea]]``: a line drawn across the water."""

    name: str
    line: Line


class Cuts(Part):
    """The whole of ``cuts.toml``."""

    projection: ProjectionPart
    swell: tuple[Swell, ...] = ()
    squeeze: tuple[Squeeze, ...] = ()
    frame: FramePart
    build: BuildPart
    block: tuple[Block, ...]
    override: tuple[Override, ...] = ()
    patch: tuple[Patch, ...] = ()
    sea: tuple[SeaCut, ...] = ()
    sea_seeds: Mapping[str, Spots]
    coasts: Mapping[str, LonLat] = {}


def read_cuts(path: Path) -> Cuts:
    """The cuts in that file.

    Raises:
        SourceError: If it cannot be read, or with all of its faults.
    """
    return read_part(path, Cuts)


def read_part(path: Path, kind: type[PartT]) -> PartT:
    """A source file as that kind of table.

    Raises:
        SourceError: If it cannot be read, or with all of its faults.
    """
    try:
        return kind.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise SourceError([f"{path.name} cannot be read: {error.strerror}."]) from error
    except tomllib.TOMLDecodeError as error:
        raise SourceError([f"{path.name} is not valid TOML: {error}."]) from error
    except ValidationError as error:
        raise SourceError(
            f"{path.name}: {'.'.join(map(str, fault['loc']))}: {fault['msg']}."
            for fault in error.errors()
        ) from error
