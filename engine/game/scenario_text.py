"""Writes the position of a game with its orders as a scenario that ``spydip check`` can run."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import tomli_w

from engine.adjudication.turn import Turn
from engine.game.game import Game
from engine.game.record import Node
from engine.orders.notation import write
from engine.position import Position
from engine.units import Stack


def write_scenario(game: Game, node: Node) -> str:
    """One scenario: the position of a node, and if it was adjudicated its orders and results."""
    position = game.position(node.id)
    defaults = {option.key: option.default for option in game.rules.variant.options}
    defaults |= game.rules.variant.presets
    chosen = {key: value for key, value in game.rules.options.items() if defaults[key] != value}
    scenario: dict[str, Any] = {
        "id": f"{game.record.header.game[:6]}-{node.phase}",
        "title": f"{game.record.header.title}, {position.phase.title}",
        "variant": game.rules.variant.id,
        **({"options": chosen} if chosen else {}),
        "phase": node.phase,
        **_holdings(position),
        "step": [_step(game, node)],
    }
    return tomli_w.dumps({"scenario": [scenario]})


def _holdings(position: Position) -> dict[str, Any]:
    """Every part of a position that holds something."""
    units = _by_power((unit.power, str(unit)) for unit in position.units.values())
    covert = _by_power((stack.power, _piece(stack)) for stack in position.covert)
    lost = _by_power(
        (one.unit.power, f"{one.unit} FROM {one.origin}" if one.origin else str(one.unit))
        for one in position.dislodged.values()
    )
    held = _by_power(
        (one.captor, f"AGENT {one.power} {one.province}({one.count})") for one in position.prisoners
    )
    parts = {
        "units": units,
        "covert": covert,
        "centres": _by_power((owner, place) for place, owner in position.centres.items()),
        "dislodged": lost,
        "prisoners": held,
        "players": dict(position.players),
        "control": _by_power((player, country) for country, player in position.control.items()),
        "credits": dict(position.credits),
    }
    return {key: part for key, part in parts.items() if part}


def _step(game: Game, node: Node) -> dict[str, Any]:
    after = next((n for n in game.record.children(node.id) if not n.change), None)
    sheets = game.record.given(after) if after else game.record.sheets(node.id)
    orders = {power: list(sheet.lines) for power, (_, sheet) in sorted(sheets.items())}
    step: dict[str, Any] = {"orders": orders}
    if after is not None:
        turn = game.history.turn(after.id)
        step |= {"gm": list(after.acts)} if after.acts else {}
        step |= {"draws": list(after.draws)} if after.draws else {}
        step["expect"] = _expected(turn)
    return step


def _expected(turn: Turn) -> dict[str, Any]:
    results: dict[str, dict[str, str]] = defaultdict(dict)
    for one in turn.resolution.outcomes:
        results[one.power][write(one.order)] = one.result.value
    units = _by_power((unit.power, str(unit)) for unit in turn.after.units.values())
    return {"phase": str(turn.after.phase), "units": units, "results": dict(results)}


def _piece(stack: Stack) -> str:
    number = f"({stack.count})" if not stack.label else ""
    aboard = f" ABOARD {stack.aboard}" if stack.aboard else ""
    counted = " COUNTED" if stack.counted else ""
    return f"{stack.kind} {stack.province}{number}{aboard}{counted}"


def _by_power(pairs: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    lists: dict[str, list[str]] = defaultdict(list)
    for power, text in pairs:
        lists[power].append(text)
    return {power: sorted(texts) for power, texts in sorted(lists.items())}
