"""A game master's notes about time: pauses of a game, absences of players, extra grace."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date, timedelta
from typing import Any, TypeVar

from engine.board.graph import PowerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """The whole game pauses, from one day to another."""

    begin: date
    end: date
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """A player is away, from one day to another."""

    power: PowerId
    begin: date
    end: date
    why: str = ""

    def covers(self, day: date) -> bool:
        """Whether the player is away on a day."""
        return self.begin <= day <= self.end


@dataclass(frozen=True, slots=True, kw_only=True)
class Grace:
    """A player got this many more hours for a deadline than everybody else."""

    power: PowerId
    phase: str
    hours: float
    why: str = ""


Entry = TypeVar("Entry", Pause, Absence, Grace)


def read(kind: type[Entry], entries: object, seats: Sequence[PowerId]) -> tuple[Entry, ...]:
    """The entries of one kind in a book; raises TypeError or ValueError for bad ones."""
    if not isinstance(entries, list):
        raise TypeError(str(entries)[:80])
    return tuple(_entry(kind, entry, seats) for entry in entries)


def plain(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as a book stores them."""
    return [{key: value for key, value in asdict(one).items() if value != ""} for one in entries]


def _entry(kind: type[Entry], entry: Mapping[str, Any], seats: Sequence[PowerId]) -> Entry:
    known = {one.name: str(one.type) for one in fields(kind)}
    values = {key: _value(known[key], value) for key, value in entry.items() if key in known}
    if len(values) != len(entry):
        raise ValueError(str(sorted(entry.keys() - known.keys())))
    if "power" in known and values.get("power") not in seats:
        raise ValueError(str(values.get("power")))
    if "end" in known and values["end"] < values["begin"]:
        raise ValueError(f"{values['begin']} > {values['end']}")
    return kind(**values)


def _value(kind: str, value: object) -> Any:  # noqa: ANN401  # of a kind that is looked at here
    if "date" in kind:
        if type(value) is not date:
            raise TypeError(str(value))
        return value
    if "float" in kind:
        if not isinstance(value, int | float) or not 0 <= value <= timedelta(days=366).days * 24:
            raise TypeError(str(value))
        return float(value)
    if not isinstance(value, str):
        raise TypeError(str(value))
    return value
