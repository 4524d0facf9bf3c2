"""Changes: what a game master's edit alters in a position, as text that can be applied again."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from engine.errors import cause
from engine.game import snapshot
from engine.language.message import Listed, Message, Value
from engine.position import Position

_SETS = ("units", "dislodged", "barred")
_MAPS = ("centres", "players", "control", "credits", "counters")


def change(before: Position, after: Position) -> str:
    """The difference between two positions, as JSON; ``{}`` if there is none."""
    old, new = snapshot.to_data(before), snapshot.to_data(after)
    keys = [key for key in sorted({*old, *new}) if old.get(key) != new.get(key)]
    patch = {key: _part(key, old.get(key), new.get(key)) for key in keys}
    return json.dumps(patch, ensure_ascii=False, sort_keys=True)


def changed(before: Position, patch: str) -> Position:
    """The position after a change; raises SnapshotError if the change does not fit."""
    data = snapshot.to_data(before)
    try:
        for key, part in json.loads(patch).items():
            data[key] = _applied(key, data.get(key), part)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise snapshot.SnapshotError("file.is_no_snapshot_position", error=cause(error)) from error
    return snapshot.loads(json.dumps(data))


def sentences(patch: str) -> Iterator[Message]:
    """The change line by line: ``units: no longer AUSTRIA: A BUD``, ``centres: SER AUSTRIA``."""
    for key, part in json.loads(patch).items():
        what = Message(f"game.part_{key}")
        if key in _SETS:
            for sign, word in (("-", "game.no_longer"), ("+", "game.now")):
                yield from (Message(word, what=what, entry=_shown(one)) for one in part[sign])
        elif key in _MAPS:
            for name, value in part.items():
                yield Message("game.now_of", what=what, name=name, entry=_shown(value))
        else:
            yield Message("game.set_to", what=what, entry=_shown(part))


def _part(key: str, old: Any, new: Any) -> Any:  # noqa: ANN401  # any plain JSON value
    if key in _SETS:
        old, new = old or [], new or []
        return {
            "-": [entry for entry in old if entry not in new],
            "+": [entry for entry in new if entry not in old],
        }
    if key in _MAPS:
        old, new = old or {}, new or {}
        names = sorted({*old, *new})
        return {name: new.get(name) for name in names if old.get(name) != new.get(name)}
    return new


def _applied(key: str, old: Any, part: Any) -> Any:  # noqa: ANN401  # any plain JSON value
    if key in _SETS:
        return [entry for entry in old or [] if entry not in part["-"]] + part["+"]
    if key in _MAPS:
        merged: Mapping[str, Any] = {**(old or {}), **part}
        return {name: value for name, value in merged.items() if value is not None}
    return part or []


def _shown(value: object) -> Value:
    match value:
        case None | []:
            return Message("game.none")
        case list():
            return Listed(tuple(map(_shown, value)), "comma")
        case {"winners": winners}:
            return _shown(winners)
        case {"power": power, "kind": kind, "province": place, "count": int(count)}:
            return f"{power}: {kind} {place}" + (f"({count})" if count > 1 else "")
    return str(value)
