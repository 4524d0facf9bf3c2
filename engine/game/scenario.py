"""Scenarios: positions, orders and expected results, as designers write them in TOML."""

import tomllib
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

import maps
from engine.designs.name import SUFFIX
from engine.errors import UserError
from engine.files import readable, toml
from engine.language.message import Listed, Message, Value
from engine.phases import NotAPhaseError, parse_phase

Lists = dict[str, list[str]]
"""Entries by power."""


DESIGN: Final = "design"
"""The variant of a scenario that is played by the design it lies in."""


class ScenarioError(UserError):
    """A file holds no runnable scenarios; the message names the place and the fault."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Expect(_Part):
    """What must be true after a step; None is not checked, a list is complete."""

    phase: str | None = None
    units: Lists = {}
    dislodged: Lists = {}
    covert: Lists = {}
    centres: Lists = {}
    prisoners: Lists = {}
    results: dict[str, dict[str, str]] = {}
    facts: Lists = {}
    absent: Lists = {}
    exactly: Lists = {}
    seen: Lists = {}
    told: Lists = {}
    untold: Lists = {}
    players: dict[str, str] | None = None
    control: Lists = {}
    credits: dict[str, int] = {}
    draws: list[str] | None = None
    over: bool | None = None
    winner: str | None = None


class ScenarioStep(_Part):
    """One deadline: the orders given for it, and the results expected."""

    orders: Lists = {}
    refused: Lists = {}
    ignored: Lists = {}
    draws: list[str] = []
    gm: list[str] = []
    to: str | None = None
    expect: Expect = Expect()


class Scenario(_Part):
    """One scenario: a position under a variant's rules, and the steps played from it."""

    id: str
    title: str = ""
    variant: str = "standard"
    board: str = ""
    clauses: list[str] = []
    options: dict[str, str] = {}
    phase: str
    position: str | None = Field(default=None, pattern="^start$")
    units: Lists = {}
    covert: Lists = {}
    centres: Lists = {}
    dislodged: Lists = {}
    prisoners: Lists = {}
    players: dict[str, str] = {}
    control: Lists = {}
    credits: dict[str, int] = {}
    step: list[ScenarioStep] = []


class _File(_Part):
    scenario: list[Scenario]


def read_scenarios(path: Path) -> tuple[Scenario, ...]:
    """The scenarios in a file; raises ScenarioError."""
    with readable(path, ScenarioError):
        found = parse_scenarios(path.read_text(encoding="utf-8-sig"), str(path))
    return tuple(placed(one, path) for one in found)


def parse_scenarios(text: str, name: str) -> tuple[Scenario, ...]:
    """The scenarios in a text; ``name`` is its source, for errors; raises ScenarioError."""
    try:
        data = toml(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("setup.is_no_toml", name=name, error=str(error)) from error
    try:
        found = tuple(_File.model_validate(data).scenario)
    except ValidationError as error:
        faults = Listed(tuple(_fault(fault, data) for fault in error.errors()[:5]), "semicolon")
        raise ScenarioError("setup.faults_in_file", name=name, faults=faults) from error
    for scenario in found:
        try:
            for phase in _phases(scenario):
                parse_phase(phase)
        except NotAPhaseError as error:
            where = f"“{name}”: {scenario.id}"
            raise ScenarioError("setup.fault_at", where=where, fault=error.message) from error
    return found


def placed(scenario: Scenario, path: Path) -> Scenario:
    """The scenario with its variant and board found from its own file.

    It may not name any elsewhere, except that a scenario in a design may name that design.
    """
    design = path.parent.parent if path.parent.name == "scenarios" else path.parent
    update = {}
    for key, named in (("variant", scenario.variant), ("board", scenario.board)):
        place = PureWindowsPath(named)  # it knows the paths of every system
        if key == "variant" and not named.lower().endswith((".toml", SUFFIX)):
            continue
        if named == "" or named in maps.names():
            continue
        if design != path.parent and place.parts == ("..",):
            update[key] = str(design)
        elif place.anchor or ".." in place.parts:
            raise ScenarioError(f"setup.{key}_is_elsewhere", scenario=scenario.id, **{key: named})
        else:
            update[key] = str(path.parent / Path(*place.parts))
    if not scenario.board and scenario.variant == DESIGN:
        update["variant"] = str(design)
    return scenario.model_copy(update=update)


def _phases(scenario: Scenario) -> Iterator[str]:
    yield scenario.phase
    for step in scenario.step:
        yield from (phase for phase in (step.to, step.expect.phase) if phase is not None)


def _fault(fault: Any, data: dict[str, Any]) -> Message:  # noqa: ANN401  # pydantic's own record
    place = list(fault["loc"])
    name: Value = Message("setup.the_file")
    if len(place) > 1 and place[0] == "scenario" and isinstance(place[1], int):
        entry = data["scenario"][place[1]]
        number = f"scenario {place[1] + 1}"
        name = str(entry.get("id", number)) if isinstance(entry, dict) else number
        place = place[2:]
    key = ".".join(str(part + 1) if isinstance(part, int) else part for part in place)
    match fault["type"]:
        case "extra_forbidden":
            return Message("setup.no_key_of_scenario", name=name, key=key)
        case "missing":
            return Message("setup.key_is_missing", name=name, key=key)
    return Message("setup.key_will_not_do", name=name, key=key, fault=str(fault["msg"]))
