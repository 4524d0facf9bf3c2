"""A board's picture as values: the ground of each province and where things stand on it."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from engine.board import cache
from engine.board.graph import Board, Location, Province, ProvinceId
from engine.board.load import beneath, board_from, folder, load, read_unjudged
from engine.board.shape import Shape, unpack

if TYPE_CHECKING:
    import shapely

Spot = tuple[float, float]

_FORM: Final = 4  # the format of the cached values; increase it when that changes


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A province's name as written on the picture; ``size`` is left to the drawer if absent."""

    text: str
    at: Spot
    size: float | None = None
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class CoastShape:
    """One coast of a split province: its line on the picture and where fleets stand."""

    shore: Shape
    unit: Spot
    dislodged: Spot

    @property
    def line(self) -> "shapely.Geometry":
        """The coast's line, for computing."""
        return self.shore.geometry


@dataclass(frozen=True, slots=True, kw_only=True)
class ProvinceShape:
    """One province on the picture.

    ``beyond`` is ground that counts as the province for clicks; it is usually empty.
    ``centre_mark`` is absent if there is no centre.
    """

    ground: Shape
    beyond: Shape
    unit: Spot
    dislodged: Spot
    rail: Spot
    centre_mark: Spot | None
    label: Label
    coasts: Mapping[Location, CoastShape]

    @property
    def area(self) -> "shapely.Geometry":
        """The ground, for computing."""
        return self.ground.geometry

    @property
    def also(self) -> "shapely.Geometry":
        """Whatever else counts as the province, for computing."""
        return self.beyond.geometry


@dataclass(frozen=True, slots=True)
class Link:
    """A drawn bridge between two places that do not touch on the picture."""

    start: Location
    end: Location
    via: tuple[Spot, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Picture:
    """A board's picture, in the units of its viewBox; it equals only itself.

    ``frame`` is left, top, width and height. ``below`` and ``above`` are whole SVG files with the
    same frame, to be drawn below and above the provinces. ``piece`` is the radius of the disc that
    a unit's token may fill.
    """

    board: Board
    author: str
    licence: str
    source: str
    frame: tuple[float, float, float, float]
    provinces: Mapping[ProvinceId, ProvinceShape]
    inert: Mapping[str, Shape]
    links: tuple[Link, ...]
    below: bytes
    above: bytes
    piece: float
    digest: str

    def unit(self, location: Location) -> Spot:
        """Where a unit at this location stands."""
        province = self.provinces[Board.province_of(location)]
        return province.coasts[location].unit if location in province.coasts else province.unit

    def dislodged(self, location: Location) -> Spot:
        """Where a unit dislodged at this location stands."""
        province = self.provinces[Board.province_of(location)]
        coast = province.coasts.get(location)
        return coast.dislodged if coast else province.dislodged


def load_picture(name_or_path: str | Path) -> Picture:
    """The picture of a built-in board or of a board's folder, read once until a file changes.

    Raises:
        BoardError: If the board or its picture is faulty; it lists all faults of the first kind
            found. Disagreements between picture and rules are for `engine.board.check`.
    """
    place = folder(name_or_path)
    return _picture(load(name_or_path), place, _digest(place))


@lru_cache(maxsize=8)
def _picture(board: Board, place: Path, digest: str) -> Picture:
    def read() -> dict[str, Any]:
        from engine.board.tracing import read_picture  # noqa: PLC0415  # it needs what is slow

        return read_picture(board, place)

    return _made(board, cache.fetch(digest, read), digest)


def unjudged(place: Path) -> Picture:
    """The picture of a board in the making, whose rules may have faults; raises BoardError."""
    from engine.board.tracing import read_picture  # noqa: PLC0415  # it needs what is slow

    file = read_unjudged(place)
    board = board_from(place.name, place, file)
    return _made(board, read_picture(board, place, file), _digest(place))


def _made(board: Board, found: Mapping[str, Any], digest: str) -> Picture:
    shapes = {name: unpack(text) for name, text in found["shapes"].items()}
    return Picture(
        board=board,
        author=found["author"],
        licence=found["licence"],
        source=found["source"],
        frame=tuple(found["frame"]),
        provinces=MappingProxyType(
            {
                id_: _province(province, found["labels"].get(id_, {}), shapes, found["spots"])
                for id_, province in board.provinces.items()
            }
        ),
        inert=MappingProxyType({name: shapes[f"inert {name}"] for name in found["inert"]}),
        links=tuple(
            Link(Location(start), Location(end), tuple(map(_spot, via)))
            for start, end, via in found["links"]
        ),
        below=found["below"].encode(),
        above=found["above"].encode(),
        piece=found["piece"],
        digest=digest,
    )


def _digest(place: Path) -> str:
    """SHA-256 of all that a picture is made from; every SVG counts, named by the board or not."""
    whole = hashlib.sha256(f"form {_FORM}".encode())
    for at in beneath(place):
        for path in (at / "board.toml", at / "anchors.toml", *sorted(at.glob("*.svg"))):
            data = path.read_bytes() if path.is_file() else b""
            whole.update(f"{path.name} {len(data)}\n".encode() + data)
    return whole.hexdigest()


def _province(
    province: Province,
    label: Mapping[str, Any],
    shapes: Mapping[str, Shape],
    spots: Mapping[str, Mapping[str, Any]],
) -> ProvinceShape:
    at = {key: _spot(spot) for key, spot in spots[province.id].items()}
    coasts = {
        c: CoastShape(shapes[c], at[f"{c} unit"], at[f"{c} dislodged"]) for c in province.coasts
    }
    text = label.get("text")
    return ProvinceShape(
        ground=shapes[province.id],
        beyond=shapes[f"also {province.id}"],
        unit=at["unit"],
        dislodged=at["dislodged"],
        rail=at["rail"],
        centre_mark=at.get("centre_mark"),
        label=Label(
            text=province.name if text is None else text,
            at=at["label"],
            size=label.get("size"),
            angle=label.get("angle") or 0.0,
        ),
        coasts=MappingProxyType(coasts),
    )


def _spot(pair: Sequence[float]) -> Spot:
    return pair[0], pair[1]
