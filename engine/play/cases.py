"""Reads the cases of the adjudicator's exam from the program's own data."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from engine.adjudication.rulebook import AS_EDITION, OPTIONS, PREFIX
from engine.board.graph import PowerId

_BY_THE_BOOK = {key: AS_EDITION for key, values, *_ in OPTIONS if AS_EDITION in values}


def _edition(year: str, **others: str) -> Mapping[str, str]:
    chosen = {f"{PREFIX}{name}": value for name, value in others.items()}
    return MappingProxyType({**_BY_THE_BOOK, f"{PREFIX}rulebook": year, **chosen})


EDITIONS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "1971": _edition("1971"),
        "1982": _edition("1982"),
        "2000": _edition("2000"),
        "2023": _edition("2023"),
        "2023-text": _edition("2023", paradox="2000"),
        "2023-via": _edition("2023", adjacent_convoy="via"),
        "all_hold": _edition("2023", paradox="all_hold"),
    }
)
"""The editions that the exam knows, each with its options: every switch as the book has it."""

PREFERRED = "2023"
"""The edition under which a case is examined that is the same in all of them."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One order in a case; ``fine`` is whether it succeeds, None if the document is silent."""

    power: PowerId
    text: str
    fine: bool | None

    def __str__(self) -> str:
        return f"{self.power}: {self.text}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case of the exam, with the answers that some or all editions give.

    ``moves`` lead to the retreats that are examined; ``refused`` are those of the orders that are
    refused at entry. ``dislodged`` and ``after`` are complete if given. ``note`` says why the
    project reads the case as it does.
    """

    id: str
    title: str
    units: tuple[str, ...]
    orders: tuple[Asked, ...]
    phase: str = "S1901M"
    editions: tuple[str, ...] = ()
    centres: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    dislodged: tuple[str, ...] | None = None
    after: tuple[str, ...] | None = None
    owned: Mapping[str, int] | None = None
    due: Mapping[str, int] | None = None
    note: str = ""

    def answers(self, edition: str) -> bool:
        """Whether this case's expectations are those of an edition."""
        return not self.editions or edition in self.editions


@cache
def cases() -> tuple[Case, ...]:
    """All cases of the exam, in the order of the document, the other sources last."""
    folder = files("resources") / "datc"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    texts = [(folder / name).read_text(encoding="utf-8") for name in names]
    return tuple(case for text in texts for case in parse(text))


def parse(text: str) -> tuple[Case, ...]:
    """The cases in one file; its format is described beside the data."""
    return tuple(map(_case, tomllib.loads(text)["case"]))


def _case(entry: Mapping[str, Any]) -> Case:
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    values["orders"] = _asked(entry["orders"])
    return Case(**values)


def _asked(lines: Sequence[str]) -> tuple[Asked, ...]:
    found = []
    for line in lines:
        order, _, answer = line.partition(" = ")
        power, _, text = order.partition(": ")
        found.append(Asked(PowerId(power), text, {"ok": True, "fail": False}.get(answer)))
    return tuple(found)
