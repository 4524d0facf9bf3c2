"""What a piece would see from a province under the rules of a game, whatever is there now."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine import judge
from engine.board.graph import Board, Location, ProvinceId, Terrain
from engine.position import Position
from engine.rules import Ruleset
from engine.units import ARMY, FLEET, Stack, Unit
from engine.visibility.observe import opening
from engine.visibility.sight import Fidelity, Look

_CLEAR: Final = {Fidelity.FULL: 0, Fidelity.NATIONALITY: 1, Fidelity.PRESENCE: 2}


def outlook(rules: Ruleset, place: ProvinceId) -> Mapping[ProvinceId, int]:
    """The provinces that a piece sees: 0 in full, 1 whose units are there, 2 only that some are.

    It asks the rules alone, with one piece on an empty board, so that it gives no game away.
    """
    start = judge.begin(rules)
    bare = Position(phase=start.phase, units=MappingProxyType({}), centres=MappingProxyType({}))
    viewer, board = rules.powers[0], rules.board
    kind = FLEET if board.provinces[place].terrain is Terrain.SEA else ARMY
    at = next((one for one in board.fleets if Board.province_of(one) == place), Location(place))
    unit = Unit(viewer, kind, at if kind == FLEET else Location(place))
    stacks = tuple(
        Stack(kind=one.kind, power=viewer, province=place)
        for one in rules.variant.unit_kinds.values()
        if one.covert
    )
    standing = replace(bare, units=MappingProxyType({place: unit}), covert=stacks)
    without = _seen(rules, bare)
    found = {
        one: _CLEAR[how]
        for one, how in _seen(rules, standing).items()
        if how in _CLEAR and how != without.get(one)
    }
    look = _look(rules, standing)
    for provinces in rules.variant.sight.eyes(look).values():
        found |= dict.fromkeys(provinces, 0)
    return found


def _seen(rules: Ruleset, position: Position) -> Mapping[ProvinceId, Fidelity]:
    return rules.variant.sight.units(_look(rules, position))


def _look(rules: Ruleset, position: Position) -> Look:
    return Look(
        board=rules.board,
        turn=opening(position),
        viewer=rules.powers[0],
        options=rules.options,
        shown=rules.variant.shown,
    )
