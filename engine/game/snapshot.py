"""Snapshots: a position as canonical JSON text, and the digest that identifies it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from engine.board.graph import Location, PowerId
from engine.errors import UserError, cause
from engine.game import endings
from engine.phases import NotAPhaseError, parse_phase
from engine.position import Dislodged, Ending, Position, Prisoners
from engine.units import Kind, Stack, Unit


class SnapshotError(UserError):
    """The text is not a snapshot of a position."""


def dumps(position: Position) -> str:
    """The position as canonical JSON: equal positions give equal text."""
    return json.dumps(to_data(position), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(position: Position) -> str:
    """The SHA-256 of the position's snapshot, as hexadecimal digits."""
    return digest_of(dumps(position))


def digest_of(snapshot: str) -> str:
    """The digest of a snapshot given as text."""
    return hashlib.sha256(snapshot.encode()).hexdigest()


def loads(text: str) -> Position:
    """The position in a snapshot; raises SnapshotError if the text is not a snapshot."""
    try:
        return from_data(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError, NotAPhaseError) as error:
        raise SnapshotError("file.is_no_snapshot_position", error=cause(error)) from error


def to_data(position: Position) -> dict[str, Any]:
    """The position as plain JSON values, without empty fields."""
    units = sorted(position.units.values(), key=lambda unit: unit.at)
    out = sorted(position.dislodged.values(), key=lambda lost: lost.unit.at)
    ending = position.ending
    data = {
        "units": [write_unit(unit) for unit in units],
        "centres": dict(position.centres),
        "dislodged": [[write_unit(lost.unit), lost.origin] for lost in out],
        "barred": sorted(position.barred),
        "covert": [_stack_data(stack) for stack in position.covert],
        "missing": [_stack_data(stack) for stack in position.missing],
        "prisoners": [[p.captor, p.power, p.province, p.count] for p in position.prisoners],
        "players": dict(position.players),
        "control": dict(position.control),
        "credits": dict(position.credits),
        "counters": dict(position.counters),
        "ending": (
            {"winners": list(ending.winners), "reason": endings.write(ending.reason)}
            if ending
            else None
        ),
    }
    return {"phase": str(position.phase)} | {key: value for key, value in data.items() if value}


def from_data(data: Mapping[str, Any]) -> Position:
    """The position that ``to_data`` described; raises ValueError, TypeError or KeyError."""
    units = [read_unit(text) for text in data.get("units", ())]
    lost = [Dislodged(read_unit(text), origin) for text, origin in data.get("dislodged", ())]
    ending = data.get("ending")
    return Position(
        phase=parse_phase(data["phase"]),
        units=MappingProxyType({unit.province: unit for unit in units}),
        centres=_frozen(data, "centres"),
        dislodged=MappingProxyType({one.unit.province: one for one in lost}),
        barred=frozenset(data.get("barred", ())),
        covert=tuple(_read_stack(stack) for stack in data.get("covert", ())),
        missing=tuple(_read_stack(stack) for stack in data.get("missing", ())),
        prisoners=tuple(Prisoners(*entry) for entry in data.get("prisoners", ())),
        players=_frozen(data, "players"),
        control=_frozen(data, "control"),
        credits=_frozen(data, "credits"),
        counters=_frozen(data, "counters"),
        ending=Ending(tuple(ending["winners"]), endings.read(ending["reason"])) if ending else None,
    )


def write_unit(unit: Unit) -> str:
    """A unit with its owner: ``AUSTRIA: A BUD``."""
    return f"{unit.power}: {unit.kind} {unit.at}"


def read_unit(text: str) -> Unit:
    """The unit that ``write_unit`` wrote; raises ValueError."""
    power, _, rest = text.partition(": ")
    kind, at = rest.split(" ")
    return Unit(PowerId(power), Kind(kind), Location(at))


def _frozen(data: Mapping[str, Any], key: str) -> Mapping[Any, Any]:
    return MappingProxyType(dict(data.get(key, {})))


def _stack_data(stack: Stack) -> dict[str, Any]:
    values = {one.name: getattr(stack, one.name) for one in fields(stack)}
    return {key: value for key, value in values.items() if value or key == "count"}


def _read_stack(data: Mapping[str, Any]) -> Stack:
    known = {one.name: data[one.name] for one in fields(Stack) if one.name in data}
    return Stack(**{"count": data["count"], **known})
