"""Writes games as the JSON of the ``diplomacy`` Python package."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.adjudication import adjustments, retreats
from engine.adjudication.outcome import Result
from engine.board.graph import Board, PowerId, ProvinceId
from engine.game.game import Game
from engine.game.interchange.package_text import order_out, results_out, unit_of
from engine.game.interchange.patches import patched
from engine.game.record import Node
from engine.phases import PhaseKind
from engine.position import Dislodged, Position

COMPLETED = "COMPLETED"
"""What the package calls the deadline after the last one."""

Influence = Mapping[ProvinceId, PowerId]
"""Who was last in each province: the package paints its map by it."""


def write_game(game: Game) -> dict[str, Any]:
    """The line of a game being played, as the package's JSON.

    Data from such a file that we do not use comes out unchanged.
    """
    shown = list(deadlines(game))
    about = patched(about_game(game), extra_of(game.record.nodes[1]).get("game", {}))
    phases = []
    for deadline in shown:
        kept = deadline.extra.get("state", {})
        state = patched(state_of(game.rules.board, deadline, about), kept)
        phase = {"name": deadline.name, "state": state, **turn_of(game, deadline)}
        phases.append(patched(phase, deadline.turn_extra))
    return {**about, "phases": phases + shown[-1].extra.get("then", [])}


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """A deadline: where it was due, what became of it, and who was last where."""

    node: Node
    after: Node | None
    position: Position
    influence: Influence

    @property
    def name(self) -> str:
        """The package's name for it."""
        return COMPLETED if self.position.ending else self.node.phase

    @property
    def extra(self) -> dict[str, Any]:
        """What the package wrote about the position."""
        return extra_of(self.node)

    @property
    def turn_extra(self) -> dict[str, Any]:
        """What the package wrote about orders and results."""
        found = extra_of(self.after).get("turn") if self.after else self.extra.get("due")
        return found or {}


def deadlines(game: Game) -> Iterator[Deadline]:
    """The deadlines of the line being played; an edit belongs to the one it leads to.

    The package has no retreat phase if no dislodged unit has anywhere to go.
    """
    line = game.record.line()
    influence: Influence = {}
    for node, after in zip(line, [*line[1:], None], strict=True):
        position = game.position(node.id)
        influence = _influenced(influence, position)
        lost = position.dislodged.keys()
        passed = after is not None and lost and lost == stranded(game.rules.board, position).keys()
        if not passed and (after is None or not after.change):
            yield Deadline(node=node, after=after, position=position, influence=influence)


def stranded(board: Board, position: Position) -> Mapping[ProvinceId, Dislodged]:
    """The dislodged units with nowhere to go, which the package removes at once."""
    places = retreats.options(board, position)
    return {province: lost for province, lost in position.dislodged.items() if not places[province]}


def extra_of(node: Node) -> dict[str, Any]:
    """The package's data about a node that we do not use."""
    extra: dict[str, Any] = json.loads(node.extra) if node.extra else {}
    return extra


def about_game(game: Game) -> dict[str, Any]:
    """What the package says about a game as a whole."""
    return {"id": game.record.header.game, "map": game.rules.board.name, "rules": ["NO_PRESS"]}


def state_of(board: Board, deadline: Deadline, about: Mapping[str, Any]) -> dict[str, Any]:
    """A position as the state of a phase."""
    position, influence = deadline.position, deadline.influence
    powers = tuple(board.powers)
    return {
        "timestamp": 0,
        "zobrist_hash": "0",
        "note": "",
        "name": deadline.name,
        "units": {power: _units(board, position, power) for power in powers},
        "retreats": {power: _retreats(board, position, power) for power in powers},
        "centers": {power: list(position.owned(power)) for power in powers},
        "homes": {power: list(board.home_centres[power]) for power in powers},
        "influence": {p: sorted(q for q, who in influence.items() if who == p) for p in powers},
        "civil_disorder": dict.fromkeys(powers, 0),
        "builds": _builds(board, position),
        "game_id": about["id"],
        "map": about["map"],
        "rules": about["rules"],
    }


def turn_of(game: Game, deadline: Deadline) -> dict[str, Any]:
    """The orders given for a deadline and their results."""
    after = deadline.after
    powers = tuple(game.rules.board.powers)
    if after is None:
        sheets = game.record.sheets(deadline.node.id)
        waiting = {p: [order_out(line) for line in s.lines] for p, (_, s) in sheets.items()}
        return {"orders": {p: waiting.get(p) for p in powers}, "results": {}, "messages": []}
    given = game.record.given(after)
    orders = {
        p: [order_out(line) for line in given[p][1].lines] if p in given else [] for p in powers
    }
    results: dict[str, list[str]] = {}
    for line in after.results:
        order, result = line.partition(": ")[2].rsplit(" = ", 1)
        text = order_out(order)
        results[unit_of(text)] = results_out(text, Result(result))
    return {"orders": orders, "results": results, "messages": []}


def _influenced(before: Influence, position: Position) -> Influence:
    """Who was last in each province, with the units where they are now."""
    now = {province: unit.power for province, unit in position.units.items()}
    if not before:
        now = {**position.centres, **now}
    return {**before, **now}


def _units(board: Board, position: Position, power: PowerId) -> list[str]:
    gone = stranded(board, position)
    lost = [
        d.unit for p, d in position.dislodged.items() if d.unit.power == power and p not in gone
    ]
    return [*map(str, position.of(power)), *(f"*{unit}" for unit in lost)]


def _retreats(board: Board, position: Position, power: PowerId) -> dict[str, list[str]]:
    return {
        str(lost.unit): list(places)
        for lost in position.dislodged.values()
        if lost.unit.power == power and (places := retreats.open_places(board, position, lost))
    }


def _builds(board: Board, position: Position) -> dict[str, Any]:
    due = adjustments.due(board, position) if position.phase.kind is PhaseKind.ADJUSTMENTS else {}
    counts: dict[str, Any] = {}
    for power in board.powers:
        asked = due.get(power)
        if asked is None:
            counts[power] = {"count": 0, "homes": []}
        else:
            homes = list(asked.sites) if asked.builds else []
            counts[power] = {"count": asked.builds - asked.removals, "homes": homes}
    return counts
