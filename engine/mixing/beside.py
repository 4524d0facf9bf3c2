"""Files that a mix names from its own folder: other mixes, and a board."""

import tomllib
from pathlib import Path, PureWindowsPath
from typing import Any, Final

import maps
from engine.files import readable, toml
from engine.rules import MixError

_PARTS: Final = ("base", "sight", "economy")
_DEEPEST: Final = 5
"""How many mixes may lead into each other."""


def taken_in(text: str, path: Path, depth: int = 0) -> tuple[str, str]:
    """A mix with the texts of the mixes it names, and the place of its board, if it names one.

    Raises MixError if it names a file outside its folder, one that is not a mix, or itself.
    """
    try:
        found = toml(text)
    except tomllib.TOMLDecodeError:
        return text, ""  # its reader reports what is wrong
    named = {key: found[key] for key in _PARTS if str(found.get(key)).lower().endswith(".toml")}
    board = _board(found.get("board"), path)
    if not named and not board:
        return text, ""
    if depth > _DEEPEST:
        raise MixError("choice.mixes_go_round", path=path.name)
    import tomlkit  # noqa: PLC0415  # slow to load, and few mixes name files

    document: Any = tomlkit.parse(text)
    if board:
        del document["board"]
    texts: dict[str, str] = {}
    for key, name in named.items():
        other = inside(path, name, key)
        with readable(other, MixError):
            texts[name], its_board = taken_in(other.read_text("utf-8-sig"), other, depth + 1)
        board = board or (its_board if key == "base" else "")
    if texts:
        document["parts"] = texts
    return tomlkit.dumps(document), board


def _board(name: object, path: Path) -> str:
    """The place of a board named as a path; empty for a built-in one or none."""
    if not isinstance(name, str) or not name.strip() or name in maps.names():
        return ""
    place = inside(path, name, "board")
    if not (place / "board.toml").is_file() and place.name != "board.toml":
        known = ", ".join(maps.names())
        raise MixError("choice.board_there_is_no_built", board=name, known=known)
    return str((place.parent if place.name == "board.toml" else place).resolve())


def inside(path: Path, name: str, key: str) -> Path:
    """The file or folder of that name beside another file; raises MixError for any elsewhere."""
    place = PureWindowsPath(name)  # it knows the paths of every system
    if place.anchor or ".." in place.parts:
        raise MixError("choice.names_elsewhere", key=key, name=name)
    return path.parent / Path(*place.parts)
