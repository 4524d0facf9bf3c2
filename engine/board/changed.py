"""Boards made by changing another one: ``base``, then only the differences."""

import copy
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path, PureWindowsPath
from typing import Any, Final, TypeAlias

import maps
from engine.board.faults import BoardError
from engine.language.message import Message

_DEEPEST: Final = 4
"""How many boards may stand on each other."""

Tables: TypeAlias = dict[str, Any]
Read: TypeAlias = Callable[[Path], Tables]
"""Gives the tables of the board file in a folder."""


def whole(tables: Tables, place: Path, read: Read, depth: int = 0) -> Tables:
    """The tables of a board file on top of those of its base.

    ``read`` returns the tables of another board's file. ``remove`` names provinces and powers that
    the base has and this board does not; ``link`` and ``cut`` name pairs under ``armies`` and
    ``fleets`` that are linked in addition, or no longer. A link is written once; both sides get it.
    Raises BoardError if the base is not a board, rests on itself, or lacks what is removed or cut.
    """
    base = tables.get("base")
    if base is None:
        return tables
    path = str(place / "board.toml")
    if depth >= _DEEPEST:
        raise BoardError(path, [Message("board.bases_go_round")])
    below = base_of(str(base), place)
    under = copy.deepcopy(whole(read(below), below, read, depth + 1))
    changes = {"base", "remove", "join", "cut"}
    own = {key: part for key, part in tables.items() if key not in changes}
    faults: list[Message] = []
    found = merged(_without(under, tables.get("remove", ()), faults), own)
    for key, adds in (("join", True), ("cut", False)):
        for kind, pairs in _pairs(tables.get(key), faults, key):
            for one, other in pairs:
                faults += _link(found, kind, one, other, adds=adds)
    if faults:
        raise BoardError(path, faults)
    return found


def base_of(name: str, place: Path) -> Path:
    """The folder of a base: a built-in board's, or one next to the folder that names it.

    Raises BoardError if there is none, or its name is a path that leads elsewhere.
    """
    if name in maps.names():
        return Path(str(maps.folder(name)))
    at = PureWindowsPath(name)  # it knows the paths of every system
    if not at.anchor and at.parts[:1] == ("..",) and ".." not in at.parts[1:]:
        folder = place.parent / Path(*at.parts[1:])
    elif not at.anchor and ".." not in at.parts:
        folder = place / Path(*at.parts)
    else:
        folder = Path("/nowhere")
    if not (folder / "board.toml").is_file():
        known = ", ".join(maps.names())
        raise BoardError(
            str(place / "board.toml"), [Message("board.no_base", base=name, known=known)]
        )
    return folder.resolve()


def _without(under: Tables, names: object, faults: list[Message]) -> Tables:
    """The base without some provinces and powers, and without anything that names them."""
    if not isinstance(names, list | tuple):
        faults.append(Message("board.remove_is_a_list"))
        return under
    gone = {str(name) for name in names}
    known = {*under.get("province", {}), *under.get("powers", {})}
    faults += [Message("board.remove_unknown", name=name) for name in sorted(gone - known)]
    found = {**under}
    for table in ("province", "powers"):
        found[table] = {key: part for key, part in under.get(table, {}).items() if key not in gone}
    found["province"] = {key: _unlinked(part, gone) for key, part in found["province"].items()}
    for key, power in found["powers"].items():
        units = [unit for unit in power.get("units", ()) if unit[2:5] not in gone]
        home = [place for place in power.get("home", ()) if place not in gone]
        found["powers"][key] = {**power, "units": units, "home": home}
    check = dict(found.get("check", {}))
    for key in ("allow_extra", "allow_missing"):
        if key in check:
            check[key] = [p for p in check[key] if not {str(at)[:3] for at in p} & gone]
    return {**found, "check": check} if check else found


def _unlinked(part: Tables, gone: set[str]) -> Tables:
    found = {**part}
    for key in ("armies", "fleets", "borders"):
        if key in found:
            found[key] = [place for place in found[key] if place[:3] not in gone]
    if "coast" in found:
        found["coast"] = {side: _unlinked(coast, gone) for side, coast in found["coast"].items()}
    return found


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> Tables:
    """Tables over others, key by key at every depth."""
    both = {**under, **over}
    for key in under.keys() & over.keys():
        if isinstance(under[key], Mapping) and isinstance(over[key], Mapping):
            both[key] = merged(under[key], over[key])
    return both


def _pairs(
    table: object, faults: list[Message], key: str
) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    if table is None:
        return
    if not isinstance(table, Mapping) or table.keys() - {"armies", "fleets"}:
        faults.append(Message("board.links_by_kind", key=key))
        return
    for kind, texts in table.items():
        listed = texts if isinstance(texts, list) else [texts]
        pairs = [tuple(str(text).upper().split("-")) for text in listed]
        faults += [
            Message("board.no_link", text="-".join(p), key=key) for p in pairs if len(p) != 2
        ]
        yield str(kind), [(p[0].strip(), p[1].strip()) for p in pairs if len(p) == 2]


def _link(found: Tables, kind: str, one: str, other: str, *, adds: bool) -> Iterator[Message]:
    """Link two places both ways, or cut their link."""
    for place, to in ((one, other), (other, one)):
        part = found.get("province", {}).get(place[:3])
        if part is not None and "/" in place:
            part = part.get("coast", {}).get(place[4:])
        if part is None:
            yield Message("board.link_nowhere", place=place)
            continue
        near = [*part.get(kind, ())]
        if adds and to not in near:
            part[kind] = sorted([*near, to])
        elif not adds and to in near:
            part[kind] = [at for at in near if at != to]
        elif not adds:
            yield Message("board.cut_unknown", kind=kind, one=place, other=to)
