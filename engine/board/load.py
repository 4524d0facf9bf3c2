"""Reads ``board.toml`` and the names in a board folder into the frozen graph that rules use."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import maps
from engine.board import cache
from engine.board.changed import base_of, whole
from engine.board.faults import BoardError
from engine.board.graph import Board, Location, Power, PowerId, Province, ProvinceId, Terrain
from engine.board.kept import board_of, written
from engine.board.toml_file import shaped, tables
from engine.language.message import Message

if TYPE_CHECKING:
    from engine.board.schema import BoardFile, PowerPart, ProvincePart

_FORM: Final = 5  # the format of cached boards; increase it when that or the checks change


def load(name_or_path: str | Path) -> Board:
    """The board with this built-in name, or in this folder (or the ``board.toml`` in it).

    A board is read once; later calls return the same value until its file changes. Raises
    BoardError if there is no such board or its file is faulty; it lists all faults.
    """
    if str(name_or_path) in maps.names():
        return _built_in(str(name_or_path))
    place = folder(name_or_path)
    return _own(place, tuple(path.stat().st_mtime_ns for path in _files(place)))


def folder(name_or_path: str | Path) -> Path:
    """The folder of a built-in board, or the folder at that path; raises BoardError."""
    if str(name_or_path) in maps.names():
        return Path(str(maps.folder(str(name_or_path))))
    path = Path(name_or_path)
    place = path.parent if path.name == "board.toml" else path
    if (place / "board.toml").is_file():
        return place.resolve()
    known = ", ".join(maps.names())
    raise BoardError(str(name_or_path), [Message("board.no_board", known=known)])


def read_board(place: Path) -> "BoardFile":
    """The checked content of ``board.toml`` in a folder, including picture keys.

    Raises BoardError if the file cannot be read or is faulty; it lists all faults.
    """
    from engine.board.validate import faults  # noqa: PLC0415  # it needs the schema

    file = read_unjudged(place)
    found = faults(file)
    if found:
        raise BoardError(str(place / "board.toml"), found)
    return file


def read_unjudged(place: Path) -> "BoardFile":
    """The same without checking its rules: a board in the making may have faults.

    Raises BoardError if the file cannot be read, or a value in it is not a possible one.
    """
    from engine.board.schema import BoardFile  # noqa: PLC0415  # pydantic is slow to import

    return shaped(board_tables(place), place / "board.toml", BoardFile)


def board_tables(place: Path) -> dict[str, Any]:
    """The tables of a board's file, on top of those of its base; raises BoardError."""
    return whole(tables(place / "board.toml"), place, lambda at: tables(at / "board.toml"))


def beneath(place: Path) -> list[Path]:
    """A board's folder, then its base's, and so on down; raises BoardError."""
    found = [place]
    while len(found) < 6:
        path = found[-1] / "board.toml"
        base = _base(path, path.read_bytes() if path.is_file() else b"")
        if base is None:
            break
        found.append(base_of(str(base), found[-1]))
    return found


@lru_cache(maxsize=16)
def _base(path: Path, _content: bytes) -> object:
    """The base that a board's file names, asked for whenever it is looked whether it changed."""
    return tables(path).get("base")


def pictured(place: Path, name: str) -> Path:
    """The path of a file of a board's picture: in its own folder, otherwise in its base's."""
    return next((at / name for at in beneath(place) if (at / name).is_file()), place / name)


def _files(place: Path) -> list[Path]:
    """All files that a board's rules and names are read from, its own first."""
    try:
        folders = beneath(place)
    except BoardError:
        folders = [place]  # reading it reports what is wrong
    own = [place / "board.toml", *sorted(place.glob("names.*.toml"))]
    return [*own, *(at / "board.toml" for at in folders[1:])]


@lru_cache(maxsize=16)
def _built_in(name: str) -> Board:
    return _kept(name, folder(name))


@lru_cache(maxsize=16)
def _own(place: Path, _changed: tuple[int, ...]) -> Board:
    return _kept(place.name, place)


def _kept(name: str, place: Path) -> Board:
    """The board from the cache of checked boards, by its name and content."""
    try:
        content = b"".join(path.name.encode() + path.read_bytes() for path in _files(place))
    except OSError:
        return build(name, place)  # it reports what is wrong
    key = hashlib.sha256(f"board {_FORM} {name}\n".encode() + content).hexdigest()
    return board_of(cache.fetch(key, lambda: written(build(name, place))))


def build(name: str, place: Path) -> Board:
    """The board of a folder, read anew; raises BoardError if one of its files is faulty."""
    return board_from(name, place, read_board(place))


def board_from(name: str, place: Path, file: "BoardFile") -> Board:
    """The board described by a file, with the names beside it; raises BoardError for bad names."""
    from engine.board.name_files import read_names  # noqa: PLC0415  # it needs the schema

    called = read_names(sorted(place.glob("names.*.toml")), file)
    provinces = {
        ProvinceId(p): _province(p, part, called.provinces[p])
        for p, part in sorted(file.province.items())
    }
    powers = {
        PowerId(p): _power(p, part, called.powers[p]) for p, part in sorted(file.powers.items())
    }
    armies = {
        Location(p): _sorted(part.armies)
        for p, part in sorted(file.province.items())
        if part.terrain in {Terrain.INLAND, Terrain.COAST}
    }
    fleets = _fleets(file)
    return Board(
        name=name,
        title=file.map.title,
        year=file.game.year,
        victory=file.game.victory,
        provinces=MappingProxyType(provinces),
        powers=MappingProxyType(powers),
        armies=MappingProxyType(armies),
        fleets=MappingProxyType(fleets),
        borders=MappingProxyType(_borders(file, armies, fleets)),
        digest=_digest(file),
        spoken=called.spoken,
    )


def _province(id_: str, part: "ProvincePart", also: Iterable[str]) -> Province:
    coasts = {Location(f"{id_}/{key}"): coast.name for key, coast in sorted(part.coast.items())}
    return Province(
        id=ProvinceId(id_),
        name=part.name,
        terrain=part.terrain,
        short=part.short or "",
        aliases=(*filter(None, [part.short]), *part.aliases, *also),
        centre=part.centre,
        coasts=MappingProxyType(coasts),
    )


def _power(id_: str, part: "PowerPart", also: Iterable[str]) -> Power:
    return Power(
        id=PowerId(id_),
        name=part.name,
        adjective=part.adjective,
        letter=part.letter,
        capital=ProvinceId(part.capital),
        home=tuple(sorted(map(ProvinceId, part.home))),
        units=part.units,
        aliases=(*part.aliases, *also),
        colour=part.colour or "",
        pattern=part.pattern or "",
    )


def _fleets(file: "BoardFile") -> dict[Location, tuple[Location, ...]]:
    fleets: dict[Location, tuple[Location, ...]] = {}
    for id_, part in sorted(file.province.items()):
        if part.fleets:
            fleets[Location(id_)] = _sorted(part.fleets)
        for key, coast in sorted(part.coast.items()):
            fleets[Location(f"{id_}/{key}")] = _sorted(coast.fleets)
    return fleets


def _sorted(places: tuple[str, ...]) -> tuple[Location, ...]:
    return tuple(sorted(map(Location, places)))


def _borders(
    file: "BoardFile",
    *links: dict[Location, tuple[Location, ...]],
) -> dict[ProvinceId, tuple[ProvinceId, ...]]:
    """All neighbours over all coasts, land and sea, including impassable ground (C1)."""
    near: dict[ProvinceId, set[ProvinceId]] = defaultdict(set)
    for table in links:
        for place, targets in table.items():
            near[Board.province_of(place)].update(map(Board.province_of, targets))
    for id_, part in file.province.items():
        for other in part.borders:
            near[ProvinceId(id_)].add(ProvinceId(other))
            near[ProvinceId(other)].add(ProvinceId(id_))
    return {ProvinceId(p): tuple(sorted(near[ProvinceId(p)])) for p in sorted(file.province)}


def _digest(file: "BoardFile") -> str:
    """SHA-256 of what adjudication depends on: not names, aliases or the picture."""
    rules = {
        "game": [file.game.year, file.game.victory],
        "powers": {
            key: [power.letter, power.capital, sorted(power.home), sorted(power.units)]
            for key, power in file.powers.items()
        },
        "provinces": {
            key: {
                "ground": [part.terrain, part.centre],
                "links": [sorted(links) for links in (part.armies, part.fleets, part.borders)],
                "coasts": {name: sorted(coast.fleets) for name, coast in part.coast.items()},
            }
            for key, part in file.province.items()
        },
    }
    canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
