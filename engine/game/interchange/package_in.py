"""Reads games in the JSON of the ``diplomacy`` Python package."""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from engine import judge
from engine.adjudication import retreats
from engine.board.graph import Board, PowerId, ProvinceId
from engine.errors import cause
from engine.game.game import Game
from engine.game.interchange import InterchangeError
from engine.game.interchange.package_out import (
    COMPLETED,
    about_game,
    deadlines,
    state_of,
    stranded,
    turn_of,
)
from engine.game.interchange.package_text import order_in
from engine.game.interchange.patches import patch
from engine.game.own_board import place_of
from engine.game.setup import SetupError, unit
from engine.language.message import Message
from engine.orders.errors import OrderTextError
from engine.orders.order import Order
from engine.orders.standard import Move
from engine.phases import NotAPhaseError, Phase, parse_phase
from engine.position import Dislodged, Ending, Position
from engine.rules import Ruleset

_OPTIONS = {"adj.paradox": "szykman", "adj.adjacent_convoy": "intent"}
"""How the package itself decides where rulebooks differ."""

_ENDED = Ending((), Message("end.imported"))
_LONGEST = 6  # deadlines between two phases of the package


class _State(BaseModel):
    model_config = ConfigDict(extra="allow")
    units: dict[str, list[str]]
    centers: dict[str, list[str]]
    retreats: dict[str, dict[str, list[str]]] = {}


class _Phase(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str
    state: _State
    orders: dict[str, list[str] | None] | None = None


class _Saved(BaseModel):
    model_config = ConfigDict(extra="allow")
    id: str
    map: str
    phases: list[_Phase]


def read_game(data: Any) -> tuple[Game, list[Message]]:  # noqa: ANN401  # any JSON
    """A game from the package's JSON, and a sentence for each place where our rules disagree.

    There the file's position counts, as an edit with that reason. Raises InterchangeError if the
    data is not such a game.
    """
    try:
        saved = _Saved.model_validate(data)
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(map(str, fault["loc"]))
        raise InterchangeError(
            "game.is_no_game_package", place=place, fault=fault["msg"]
        ) from error
    if not saved.phases:
        raise InterchangeError("game.game_package_has_no_phases")
    try:
        rules = judge.ruleset("standard", place_of(saved.map, {}), _OPTIONS)
        game, notes = _played(rules, saved)
    except (ValueError, NotAPhaseError, SetupError) as error:
        raise InterchangeError("game.game_package_cannot_be_read", error=cause(error)) from error
    return game.with_extras(_extras(game, data)), notes


def _played(rules: Ruleset, saved: _Saved) -> tuple[Game, list[Message]]:
    notes: list[Message] = []
    start = judge.begin(rules)
    first = _position(rules.board, saved.phases[0], start)
    game = Game.begin(rules, title=saved.id, position=first)
    for phase, after in zip(saved.phases, [*saved.phases[1:], None], strict=True):
        _give(game, phase, notes)
        if after is None:
            break
        drawn = after.name == COMPLETED and after.state.units == phase.state.units
        game.resolve(("DRAW",) if drawn and not any((phase.orders or {}).values()) else ())
        _go_on(game, phase, after, notes)
    return game, notes


def _due(phase: _Phase, near: Position) -> Phase:
    return near.phase if phase.name == COMPLETED else parse_phase(phase.name)


def _go_on(game: Game, phase: _Phase, after: _Phase, notes: list[Message]) -> None:
    """Go to the package's next phase, and correct what our rules decided differently."""
    wanted = _due(after, game.position())
    for _ in range(_LONGEST):
        here = game.position()
        if here.phase == wanted or here.ending is not None or _order(here.phase) > _order(wanted):
            break
        if any(retreats.options(game.rules.board, here).values()) or not here.dislodged:
            notes.append(Message("game.package_passes_over", phase=str(here.phase)))
        game.resolve()
    theirs = _position(game.rules.board, after, game.position())
    if theirs != game.position():
        notes.append(Message("game.package_other_position", phase=phase.name))
        game.edit(theirs, "So it stands in the imported game.")


def _give(game: Game, phase: _Phase, notes: list[Message]) -> None:
    reader = game.reader
    kind = game.position().phase.kind
    given = {power: texts for power, texts in (phase.orders or {}).items() if texts}
    carried = {text.partition(" C ")[2] for texts in given.values() for text in texts}
    for power, texts in given.items():
        orders = []
        for text in texts:
            try:
                order = reader.order(order_in(text, kind), phase=kind)
            except OrderTextError as error:
                where = f"{phase.name} {power}"
                notes.append(Message("setup.fault_at", where=where, fault=error.message))
            else:
                orders.append(_by_land(game.rules.board, order, carried))
        if orders:
            game.give(PowerId(power), orders, source="import")


def _by_land(board: Board, order: Order, carried: set[str]) -> Order:
    """In the package, an army that no fleet convoys next door goes by land, whatever its order."""
    if isinstance(order, Move) and order.via and order.to in board.armies.get(order.at, ()):
        land = replace(order, via=False, route=())
        return order if str(land) in carried else land
    return order


def _position(board: Board, phase: _Phase, near: Position) -> Position:
    """The position of a phase; ``near`` has what the package does not write."""
    standing = {}
    lost = {}
    for name, texts in phase.state.units.items():
        for text in texts:
            one = unit(board, PowerId(name), text.removeprefix("*"))
            if not text.startswith("*"):
                standing[one.province] = one
                continue
            known = near.dislodged.get(one.province)
            origin = known.origin if known and known.unit == one else None
            lost[one.province] = Dislodged(one, origin)
    centres = {
        ProvinceId(place): PowerId(name)
        for name, places in phase.state.centers.items()
        for place in places
    }
    lost |= stranded(board, near)
    same = lost == near.dislodged
    return replace(
        near,
        phase=_due(phase, near),
        units=standing,
        centres=centres,
        dislodged=lost,
        barred=near.barred if same else _barred(board, phase, standing.keys()),
        ending=near.ending or _ENDED if phase.name == COMPLETED else None,
    )


def _barred(board: Board, phase: _Phase, taken: Any) -> frozenset[ProvinceId]:  # noqa: ANN401
    """Vacant provinces that the package opens to no unit next to them."""
    beside: set[ProvinceId] = set()
    opened: set[ProvinceId] = set()
    for options in phase.state.retreats.values():
        for piece, places in options.items():
            opened |= {ProvinceId(place[:3]) for place in places}
            beside |= set(board.borders[ProvinceId(piece.split()[1][:3])])
    return frozenset(beside - opened - set(taken))


def _order(phase: Phase) -> tuple[int, int]:
    return phase.year, ("SM", "SR", "FM", "FR", "WA").index(f"{phase.season}{phase.sort}")


def _extras(game: Game, data: Mapping[str, Any]) -> dict[int, str]:
    """What the file holds beyond what we would write, by the node it is kept at."""
    found: dict[int, dict[str, Any]] = defaultdict(dict)
    about = about_game(game)
    theirs = {key: value for key, value in data.items() if key != "phases"}
    found[1]["game"] = patch(about, theirs)
    rest = {phase["name"]: phase for phase in data["phases"]}
    node = 1
    for deadline in deadlines(game):
        phase = rest.pop(deadline.name, None)
        if phase is None:
            continue
        node = deadline.node.id
        state = state_of(game.rules.board, deadline, theirs)
        found[node]["state"] = patch(state, phase["state"])
        turn = {"name": phase["name"], "state": phase["state"], **turn_of(game, deadline)}
        if deadline.after is not None:
            found[deadline.after.id]["turn"] = patch(turn, phase)
        else:
            found[node]["due"] = patch(turn, phase)
    found[node]["then"] = list(rest.values())
    return {
        node: json.dumps(kept, ensure_ascii=False, sort_keys=True)
        for node, extra in found.items()
        if (kept := {key: part for key, part in extra.items() if part})
    }
