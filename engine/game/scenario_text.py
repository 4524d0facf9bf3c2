"""Writes the position of a game with its orders as a scenario that ``spydip check`` can run."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import Any

import tomli_w

from engine import judge
from engine.adjudication.turn import Turn
from engine.game.examine import Entry
from engine.game.game import Game
from engine.game.record import Node
from engine.mixing.shipped import shipped
from engine.orders.notation import write
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Stack
from engine.visibility.observe import opening


def scenario_files(game: Game, node: Node, stem: str) -> Mapping[str, str]:
    """A scenario and the files it names, by their names in one folder.

    ``stem`` is the name of the scenario's file without extension. A game's board and mix are
    included unless they are built in.
    """
    files = {f"{stem}.toml": write_scenario(game, node, stem)}
    if _own_mix(game):
        files[f"{stem}-variant.toml"] = game.rules.variant.mix
    files |= {f"{stem}-board/{name}": text for name, text in game.board_files.items()}
    return files


def _own_mix(game: Game) -> bool:
    return bool(game.rules.variant.mix) and game.rules.variant.id not in shipped()


def _played(game: Game, stem: str) -> Mapping[str, str]:
    """The variant and, if it is not the variant's own, the board: by name, or as files."""
    variant, board = game.rules.variant, game.record.header.board
    own_mix = f"{stem}-variant.toml"
    found = {"variant": own_mix if _own_mix(game) else variant.id}
    if game.board_files:
        return {**found, "board": f"{stem}-board"}
    return found if board == variant.board else {**found, "board": board}


def write_scenario(game: Game, node: Node, stem: str = "scenario") -> str:
    """One scenario: a node's position and, if it was adjudicated, its orders and results.

    What a scenario cannot express, such as provinces that a standoff closes to retreats, is covered
    by beginning with the deadline that caused it.
    """
    position = game.position(node.id)
    nodes = _from_what_can_be_told(game, node)
    defaults = {option.key: option.default for option in game.rules.variant.options}
    defaults |= game.rules.variant.presets
    chosen = {key: value for key, value in game.rules.options.items() if defaults[key] != value}
    scenario: dict[str, Any] = {
        "id": f"{game.record.header.game[:6]}-{node.phase}",
        "title": f"{game.record.header.title}, {game.rules.called(position.phase)}",
        **_played(game, stem),
        **({"options": chosen} if chosen else {}),
        "phase": nodes[0].phase,
        **holdings(game.rules, game.position(nodes[0].id)),
        "step": [
            _step(game, before, after) for before, after in pairwise((*nodes, None)) if before
        ],
    }
    return tomli_w.dumps({"scenario": [scenario]})


def _from_what_can_be_told(game: Game, node: Node) -> tuple[Node, ...]:
    """The node, after earlier ones back to a node whose position a scenario can express."""
    nodes = [node]
    usual = judge.begin(game.rules).counters
    while (before := game.record.nodes.get(nodes[0].parent or 0)) and not nodes[0].change:
        position = game.position(nodes[0].id)
        if not position.barred and position.counters == usual:
            break
        nodes.insert(0, before)
    return tuple(nodes)


def holdings(rules: Ruleset, position: Position) -> dict[str, Any]:
    """Every part of a position that holds something; nobody is given back their first centres.

    Covert pieces are in the sequence of their labels, which the list numbers.
    """
    units = _by_power((unit.power, str(unit)) for unit in position.units.values())
    covert = _pieces(position.covert)
    lost = _by_power((one.unit.power, str(one)) for one in position.dislodged.values())
    held = _by_power((one.captor, str(one)) for one in position.prisoners)
    parts = {
        "units": units,
        "covert": covert,
        "centres": {power: list(position.owned(power)) for power in sorted(rules.powers)},
        "dislodged": lost,
        "prisoners": held,
        "players": dict(position.players),
        "control": _by_power((player, country) for country, player in position.control.items()),
        "credits": dict(position.credits),
    }
    return {key: part for key, part in parts.items() if part}


def _step(game: Game, node: Node, after: Node | None) -> dict[str, Any]:
    if after is None:
        after = next((n for n in game.record.children(node.id) if not n.change), None)
    sheets = game.record.given(after) if after else game.record.sheets(node.id)
    entry = Entry(game.rules, opening(game.position(node.id)))
    orders = {
        power: [line for line in sheet.lines if not entry.take(power, line)]
        for power, (_, sheet) in sorted(sheets.items())
    }
    step: dict[str, Any] = {"orders": {power: lines for power, lines in orders.items() if lines}}
    if after is not None:
        turn = game.history.turn(after.id)
        step |= {"gm": list(after.acts)} if after.acts else {}
        step |= {"draws": list(after.draws)} if after.draws else {}
        refused = {
            (power, line)
            for power, (_, sheet) in sheets.items()
            for line in sheet.lines
            if line not in orders[power]
        }
        step["expect"] = _expected(turn, refused)
    return step


def _expected(turn: Turn, refused: Collection[tuple[str, str]]) -> dict[str, Any]:
    """What is expected of a turn, without the results of lines that order entry refuses."""
    units = _by_power((unit.power, str(unit)) for unit in turn.after.units.values())
    results = outcome(turn, refused)
    return {"phase": str(turn.after.phase), "units": units, "results": results}


def outcome(turn: Turn, refused: Collection[tuple[str, str]] = ()) -> dict[str, dict[str, str]]:
    """The results of a turn's orders by power, without the lines that were refused."""
    results: dict[str, dict[str, str]] = defaultdict(dict)
    for one in turn.resolution.outcomes:
        if (one.power, write(one.order)) not in refused:
            results[one.power][write(one.order)] = one.result.value
    return dict(results)


def _pieces(covert: Iterable[Stack]) -> Mapping[str, list[str]]:
    labels: Counter[tuple[str, str]] = Counter()
    lists: dict[str, list[str]] = defaultdict(list)
    for stack in sorted(covert, key=_by_label):
        number = f"({stack.count})"
        label = ""
        if stack.label:
            labels[stack.power, stack.kind] += 1
            number = ""
            label = f"#{stack.label}" if stack.label != labels[stack.power, stack.kind] else ""
        lists[stack.power].append(f"{stack.kind}{label} {stack.province}{number}{stack.state}")
    return dict(sorted(lists.items()))


def _by_label(stack: Stack) -> tuple[str, str, int, str, str]:
    return stack.power, stack.kind, stack.label, stack.province, stack.aboard or ""


def _by_power(pairs: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    lists: dict[str, list[str]] = defaultdict(list)
    for power, text in pairs:
        lists[power].append(text)
    return {power: sorted(texts) for power, texts in sorted(lists.items())}
