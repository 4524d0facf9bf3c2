"""What the builder needs from a board's rules: names, terrain, centres and home provinces."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from maps.builder.errors import SourceError


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """One province as the rules have it; ``home`` is the power it is home to, if any."""

    name: str
    sea: bool
    impassable: bool
    centre: bool
    home: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The board's title and origin, and its provinces by their ids in lower case, ordered by id."""

    title: str
    author: str
    licence: str
    source: str
    provinces: Mapping[str, Facts]


def read_rules(path: Path) -> Rules:
    """What the builder needs from a ``board.toml``.

    Raises:
        SourceError: If the file cannot be read as the rules of a board.
    """
    try:
        board = tomllib.loads(path.read_text(encoding="utf-8"))
        homes = {id_: key for key, power in board["powers"].items() for id_ in power["home"]}
        provinces = {
            id_.lower(): Facts(
                name=str(part["name"]),
                sea=part["terrain"] == "sea",
                impassable=part["terrain"] == "impassable",
                centre=bool(part.get("centre")),
                home=homes.get(id_),
            )
            for id_, part in sorted(board["province"].items())
        }
        about = {key: str(board["map"][key]) for key in ("title", "author", "licence", "source")}
        return Rules(**about, provinces=provinces)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SourceError([f"{path.name} is no board's rules: {error!r}."]) from error
