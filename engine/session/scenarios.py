"""Scenarios made at the desk: opened, played, expectations noted, written, and run by folder."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import tomli_w

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.board.picture import Picture, load_picture
from engine.designs.name import VARIANT, is_design
from engine.errors import UserError
from engine.facts import write as write_fact
from engine.files import readable, toml, write_whole
from engine.game.examine import acted, board_of, examine
from engine.game.scenario import DESIGN, Scenario, ScenarioError, placed, read_scenarios
from engine.game.scenario_names import spelled
from engine.game.scenario_text import holdings, outcome
from engine.game.setup import position_of
from engine.language.message import Message, Value
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM

HELD = ("units", "covert", "centres", "dislodged", "prisoners", "players", "control", "credits")
"""The keys of a scenario that make up its position."""


@dataclass(frozen=True, slots=True)
class Noting:
    """What to note as expected of a step that was played."""

    position: bool = True
    results: bool = True
    facts: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A scenario as written in its file, ``data``, with its rules and position."""

    data: Mapping[str, Any]
    rules: Ruleset
    position: Position
    folder: Path

    def naming(self, **parts: object) -> "Scene":
        """The same with other values for these keys; empty ones are removed; raises ValueError."""
        data = {key: value for key, value in {**self.data, **parts}.items() if value}
        return scene(data, self.folder)

    def standing(self, position: Position) -> "Scene":
        """The same from another position; raises ValueError if a scenario cannot hold it."""
        data = {key: part for key, part in self.data.items() if key not in (*HELD, "position")}
        data |= {"phase": str(position.phase), **holdings(self.rules, position)}
        return scene(data, self.folder)

    def ordering(self, step: int, lines: Mapping[str, Sequence[str]]) -> "Scene":
        """The same with other orders at a step; a step beyond the last is added."""
        steps = [dict(one) for one in self.data.get("step", [])]
        while len(steps) <= step:
            steps.append({})
        given = {power: list(orders) for power, orders in lines.items() if orders}
        steps[step] = {**{k: v for k, v in steps[step].items() if k != "orders"}}
        if given:
            steps[step]["orders"] = given
        return replace(self, data={**self.data, "step": steps})

    def ending(self, steps: int) -> "Scene":
        """The same with at most so many steps."""
        return replace(self, data={**self.data, "step": list(self.data.get("step", []))[:steps]})

    def noting(self, step: int, turns: Sequence[Turn], wanted: Noting) -> "Scene":
        """The same with the outcome of a step noted as expected."""
        steps = [dict(one) for one in self.data.get("step", [])]
        steps[step]["expect"] = _expected(self.rules, turns, wanted)
        return replace(self, data={**self.data, "step": steps})

    @property
    def orders(self) -> tuple[Mapping[str, Sequence[str]], ...]:
        """The orders of each step."""
        return tuple(one.get("orders", {}) for one in self.data.get("step", []))


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """A scenario played: the turns of each step, orders refused, and what was not as expected."""

    turns: tuple[tuple[Turn, ...], ...]
    refused: tuple[tuple[str, str, Value], ...]
    faults: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """One scenario of a folder, and what was not as expected; it passes if nothing was."""

    path: Path
    id: str
    title: str
    faults: tuple[Message, ...] = field(default=())


def begun(variant: str, board: str = "") -> Scene:
    """A new scenario at the start of a variant; both may be files, which it must lie beside.

    One played by the design in a folder belongs in the scenarios of that design. Raises ValueError
    if there is no such variant or board, or they do not lie in one folder.
    """
    design = Path(variant).parent if Path(variant).name == VARIANT else Path(variant)
    if not board and design.is_dir() and is_design(design):
        rules = judge.ruleset(str(design))
        begins = {"phase": str(judge.begin(rules).phase), "position": "start"}
        return scene({"id": "new", "variant": DESIGN, **begins}, design / "scenarios")
    own = [Path(name) for name in (variant, board) if _is_file(name)]
    folder = own[0].parent if own else Path()
    for place in own:
        if place.parent.resolve() != folder.resolve():
            raise ScenarioError("setup.two_folders", one=str(own[0]), other=str(place))
    rules = judge.ruleset(variant, board or None)
    data: dict[str, Any] = {"id": "new", "variant": _named(variant)}
    data |= {"board": _named(board)} if board else {}
    data |= {"phase": str(judge.begin(rules).phase), "position": "start"}
    return scene(data, folder)


def _is_file(name: str) -> bool:
    """Whether a name means a file or folder, rather than a built-in variant or board."""
    return bool(name) and (Path(name).is_absolute() or Path(name).name != name)


def _named(name: str) -> str:
    return Path(name).name if _is_file(name) else name


def another(before: Scene, name: str) -> Scene:
    """Another scenario for the same file, by the same rules, at the start of the game."""
    data = {key: before.data[key] for key in ("variant", "board", "options") if key in before.data}
    start = {"phase": str(judge.begin(before.rules).phase), "position": "start"}
    return scene({"id": name, **data, **start}, before.folder)


def scene(data: Mapping[str, Any], folder: Path) -> Scene:
    """The scenario that data from a file describe; raises ValueError if it makes no sense."""
    whole = placed(Scenario.model_validate(data), folder / "scenario.toml")
    rules = judge.ruleset(whole.variant, board_of(whole), whole.options)
    return Scene(data, rules, position_of(spelled(whole, rules), rules), folder)


def read(path: Path) -> tuple[Scene, ...]:
    """The scenarios in a file; raises ValueError if one of them makes no sense."""
    read_scenarios(path)
    with readable(path, ScenarioError):
        found = toml(path.read_text("utf-8-sig"))["scenario"]
    return tuple(scene(one, path.parent) for one in found)


def picture(scenario: Scene) -> Picture:
    """The picture of a scenario's board; raises BoardError if it is faulty."""
    whole = placed(Scenario.model_validate(scenario.data), scenario.folder / "scenario.toml")
    return load_picture(board_of(whole) or scenario.rules.variant.board)


def seen(rules: Ruleset, turn: Turn) -> Observation:
    """What the game master sees of a turn."""
    return judge.report(rules, turn, GM)


def keep(scenes: Sequence[Scene], path: Path) -> None:
    """Write scenarios into one file.

    Raises WriteError if it cannot be written, ScenarioError if one of them names a file that is not
    beside it.
    """
    data = [dict(one.data) for one in scenes]
    for one, made in zip(data, scenes, strict=True):
        placed(Scenario.model_validate(one), path)
        if _lies_beside(made) and path.parent.resolve() != made.folder.resolve():
            raise ScenarioError("setup.save_beside", folder=str(made.folder))
    write_whole(path, tomli_w.dumps({"scenario": data}).encode())


def _lies_beside(scenario: Scene) -> bool:
    """Whether a scenario names files or folders that it must lie beside."""
    if scenario.data.get("variant") == DESIGN:
        return True
    names = (scenario.data.get("variant", ""), scenario.data.get("board", ""))
    return any((scenario.folder / name).exists() for name in names if name)


def play(scenario: Scene) -> Run:
    """Play a scenario, up to the end of the game if that comes first."""
    whole = placed(Scenario.model_validate(scenario.data), scenario.folder / "scenario.toml")
    named = spelled(whole, scenario.rules)
    steps = [*acted(scenario.rules, opening(scenario.position), named.step)]
    turns = tuple(tuple(made) for made, _ in steps)
    refused = tuple(one for _, strange in steps for one in strange)
    # What entry refused stands among the refused already.
    unmet = (one for one in examine(whole) if not str(one.fault.what).startswith("orders."))
    faults = tuple(one.said for one in unmet)
    return Run(turns, refused, faults)


def check(folder: Path) -> Iterator[Checked]:
    """Run every scenario in a folder and its subfolders, one after another."""
    for path in sorted(folder.rglob("*.toml")):
        if not _holds_scenarios(path):
            continue
        try:
            found = read_scenarios(path)
        except UserError as error:
            yield Checked(path, path.stem, "", (error.message,))
            continue
        for one in found:
            yield Checked(path, one.id, one.title, tuple(fault.said for fault in examine(one)))


def _holds_scenarios(path: Path) -> bool:
    """Whether a file holds scenarios; boards and variants may lie beside them."""
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, ValueError):
        return False
    return "scenario" in text and "[[scenario" in text.replace(" ", "")


def _expected(rules: Ruleset, turns: Sequence[Turn], wanted: Noting) -> dict[str, Any]:
    after = turns[-1].after
    found: dict[str, Any] = {"phase": str(after.phase)}
    if wanted.position:
        held = holdings(rules, after)
        powers = {*held.get("units", {}), *rules.powers}
        units = held.get("units", {})
        found["units"] = {power: units.get(power, []) for power in sorted(powers)}
        for key in ("covert", "dislodged"):
            if any(getattr(turn.before, key) for turn in turns) or getattr(after, key):
                lists = held.get(key, {})
                found[key] = {power: lists.get(power, []) for power in sorted(rules.powers)}
        kept = ("centres", "prisoners", "players", "control", "credits")
        found |= {key: held[key] for key in kept if held.get(key)}
    if wanted.results:
        found["results"] = outcome(turns[0])
    if wanted.facts:
        found["exactly"] = {seat: sorted(_facts(rules, turns, seat)) for seat in rules.seats}
    return found


def _facts(rules: Ruleset, turns: Sequence[Turn], seat: PowerId) -> set[str]:
    lines = {write_fact(fact) for turn in turns for fact in judge.report(rules, turn, seat).facts}
    return {line for line in lines if not line.startswith(("eye ", "cause "))}
