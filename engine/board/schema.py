"""The structure of a board's files, each checked as a whole before anything is built.

This module imports pydantic and is itself imported only where a board file is read.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)
from pydantic_core import ErrorDetails

from engine.board.graph import Terrain
from engine.language.message import Message, Value

Id = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[A-Za-z]{3}$")]
CoastId = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[A-Za-z]{2}$")]
Place = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[A-Za-z]{3}(/[A-Za-z]{2})?$")]
Unit = Annotated[
    str, StringConstraints(to_upper=True, pattern=r"^[AFaf] [A-Za-z]{3}(/[A-Za-z]{2})?$")
]
PowerKey = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z_]*$")]
Colour = Annotated[str, StringConstraints(to_lower=True, pattern=r"^#[0-9a-fA-F]{6}$")]
Pattern = Literal["level", "upright", "rising", "falling", "grid", "lozenges", "dots"]
Short = Annotated[str, StringConstraints(pattern=r"^[^\W\d_]{2,5}$")]
Letter = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[A-Za-z]$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Number = Annotated[float, Field(allow_inf_nan=False)]
Point = tuple[Number, Number]


class _Part(BaseModel):
    """A table of the file; an unknown key is a fault, since it is usually a slip."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class MapPart(_Part):
    """``[map]``: what the picture is, and who made it."""

    title: Text
    author: Text
    licence: Text
    source: Text
    svg: Annotated[str, StringConstraints(pattern=r"^[^/\\:]+\.svg$")] = "map.svg"
    match: Literal["id", "inkscape:label", "data-province"] = "id"


class GamePart(_Part):
    """``[game]``: when the game begins and what wins it."""

    year: int = Field(ge=1)
    victory: int = Field(ge=1)


class PowerPart(_Part):
    """``[powers.X]``: one power."""

    name: Text
    adjective: Text
    letter: Letter
    aliases: tuple[Text, ...] = ()
    capital: Id
    home: tuple[Id, ...]
    units: tuple[Unit, ...] = ()
    colour: Colour | None = None
    pattern: Pattern | None = None


class _Drawn(_Part):
    """The picture keys that provinces and split coasts share."""

    path: str | tuple[str, ...] | None = None
    unit: Point | None = None
    dislodged: Point | None = None


class CoastPicture(_Drawn):
    """The picture keys of ``[province.X.coast.Y]``."""


class CoastPart(CoastPicture):
    """``[province.X.coast.Y]``: one coast of a province with several."""

    name: Text
    fleets: tuple[Place, ...]


class _ProvinceDrawn(_Drawn):
    """The picture keys of a province."""

    also: tuple[str, ...] = ()
    label: Point | None = None
    label_text: str | None = None
    label_size: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None
    label_angle: Number | None = None
    centre_mark: Point | None = None
    rail: Point | None = None


class ProvincePicture(_ProvinceDrawn):
    """The picture keys of ``[province.X]``."""

    coast: Mapping[CoastId, CoastPicture] = {}


class ProvincePart(_ProvinceDrawn):
    """``[province.X]``: one province, its borders by kind of unit, and how it is drawn."""

    name: Text
    short: Short | None = None
    aliases: tuple[Text, ...] = ()
    terrain: Terrain
    centre: bool = False
    armies: tuple[Id, ...] = ()
    fleets: tuple[Place, ...] = ()
    borders: tuple[Id, ...] = ()
    coast: Mapping[CoastId, CoastPart] = {}


class InertPart(_Part):
    """``[inert]``: shapes that belong to no province."""

    paths: tuple[str, ...] = ()


class LayersPart(_Part):
    """``[layers]``: groups of the picture drawn beneath and above the provinces, or not at all."""

    below: tuple[str, ...] = ()
    above: tuple[str, ...] = ()
    hide: tuple[str, ...] = ()


class CheckPart(_Part):
    """``[check]``: how the picture may differ from the rules.

    ``touch`` is the widest gap across which two shapes touch, ``border`` how long they must touch
    to be neighbours; by default, twice the width of the gap. A map that ``wraps`` continues at its
    left edge where it ends at its right.
    """

    touch: Annotated[float, Field(gt=0, allow_inf_nan=False)] = 2.0
    border: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None
    wraps: bool = False
    allow_extra: tuple[tuple[Place, Place], ...] = ()
    allow_missing: tuple[tuple[Place, Place], ...] = ()


class LinkPart(_Part):
    """``[[link]]``: a drawn bridge between provinces that do not touch on the picture."""

    from_: Place = Field(alias="from")
    to: Place
    via: tuple[Point, ...] = ()


class _PictureTables(_Part):
    """The tables that may be in either file."""

    inert: InertPart = InertPart()
    layers: LayersPart = LayersPart()
    check: CheckPart = CheckPart()
    link: tuple[LinkPart, ...] = ()


class BoardFile(_PictureTables):
    """The whole of ``board.toml``."""

    format: Literal[1]
    map: MapPart
    game: GamePart
    powers: Mapping[PowerKey, PowerPart] = {}
    province: Mapping[Id, ProvincePart] = Field(min_length=1)


class AnchorsFile(_PictureTables):
    """The whole of ``anchors.toml``."""

    format: Literal[1] = 1
    province: Mapping[Id, ProvincePicture] = {}


class CalledPart(_Part):
    """The names of a province or power in one language."""

    name: Text | None = None
    the: Text | None = None
    acc: Text | None = None
    to: Text | None = None
    also: tuple[Text, ...] = ()

    @property
    def forms(self) -> Mapping[str, str]:
        """The forms by case; ``""`` is the bare name."""
        given = self.model_dump(by_alias=True, exclude={"also"}, exclude_none=True)
        return {"" if case == "name" else case: text for case, text in given.items()}


class CalledPlace(CalledPart):
    """``[province.X]`` in a file of names."""

    in_: Text | None = Field(None, alias="in")
    from_: Text | None = Field(None, alias="from")
    label: Text | None = None


class CalledPower(CalledPart):
    """``[powers.X]`` in a file of names."""

    of: Text | None = None
    by: Text | None = None
    dat: Text | None = None
    adjective: Text | None = None


_MAYBE_BARE = BeforeValidator(lambda part: {"name": part} if isinstance(part, str) else part)


class NamesFile(_Part):
    """The whole of ``names.<language>.toml``; a place may be just its name."""

    format: Literal[1]
    powers: Mapping[PowerKey, CalledPower] = {}
    province: Mapping[Id, Annotated[CalledPlace, _MAYBE_BARE]] = {}


def sentences(error: ValidationError) -> tuple[Message, ...]:
    """Every fault that pydantic found, one sentence each, beginning with its place."""
    return tuple(_complaint(fault) for fault in error.errors())


def _place(loc: tuple[int | str, ...]) -> Value:
    steps = [f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in loc]
    return "".join(step for step in steps if step != ".[key]").removeprefix(".") or Message(
        "setup.the_file"
    )


def _complaint(fault: "ErrorDetails") -> Message:
    place = _place(fault["loc"])
    match fault["type"]:
        case "missing":
            return Message("board.key_missing", place=place)
        case "extra_forbidden":
            return Message("board.key_unknown", place=place)
        case _:
            words = str(fault["msg"])
            given = repr(fault["input"])
            why = f"{words[0].lower()}{words[1:]}"
            return Message("board.key_will_not_do", place=place, given=given, why=why)
