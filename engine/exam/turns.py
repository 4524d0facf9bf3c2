"""Duties about turns: pieces come and go by effects, and every outcome is told with its rule."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.adjudication.apply import apply
from engine.adjudication.effects import Built, Gone, Lost, Raised
from engine.adjudication.turn import Turn
from engine.exam.duty import Check, Duty
from engine.exam.sitting import Sitting
from engine.position import Position
from engine.report.citations import CITATIONS
from engine.report.explain import citation, explain
from engine.rules import Ruleset
from engine.units import Steps

OfTurn: TypeAlias = Callable[[Ruleset, Turn], Iterator[str]]
"""What is wrong with one turn."""


def led(_: Ruleset, turn: Turn) -> Iterator[str]:
    """The effects lead to the position after."""
    if apply(turn.before, turn.resolution.effects, turn.after.phase) != turn.after:
        yield "The effects do not lead to the position after."


def conserved(_: Ruleset, turn: Turn) -> Iterator[str]:
    """Units come and go by effects."""
    expected = _units(turn.before)
    for effect in turn.resolution.effects:
        if isinstance(effect, Built):
            expected[effect.unit.power, effect.unit.kind] += 1
        if isinstance(effect, Lost):
            expected[effect.unit.power, effect.unit.kind] -= 1
    if +expected != _units(turn.after):
        yield f"Units came or went without an effect: {expected} and {_units(turn.after)}."


def _units(position: Position) -> Counter[tuple[str, str]]:
    return Counter((unit.power, unit.kind) for unit in position.forces)


def covert_conserved(_: Ruleset, turn: Turn) -> Iterator[str]:
    """Covert pieces come and go by effects."""
    expected = _covert(turn.before)
    for effect in turn.resolution.effects:
        if isinstance(effect, Raised | Gone):
            sign = 1 if isinstance(effect, Raised) else -1
            expected[effect.stack.power, effect.stack.kind] += sign * effect.stack.count
    if +expected != +_covert(turn.after):
        yield f"Covert pieces came or went without an effect: {expected}, {_covert(turn.after)}."
    if any(stack.count < 1 for stack in turn.after.covert):
        yield "A stack holds nobody."


def _covert(position: Position) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for stack in position.covert:
        found[stack.power, stack.kind] += stack.count
    return found


def placed(rules: Ruleset, turn: Turn) -> Iterator[str]:
    """Units stand only where they can."""
    board = rules.board
    grounds = {Steps.ARMIES: board.armies, Steps.FLEETS: board.fleets}
    for province, unit in turn.after.units.items():
        ground = grounds.get(rules.variant.unit_kinds[unit.kind].steps, board.provinces)
        if unit.province != province or unit.at not in ground:
            yield f"{unit} stands where it cannot, under {province}."


def told(rules: Ruleset, turn: Turn) -> Iterator[str]:
    """Every outcome is a whole sentence."""
    for outcome in turn.resolution.outcomes:
        said = str(explain(outcome, rules.board))
        if "{" in said or "None" in said or not said.endswith((".", "]")):
            yield f"{outcome.order} is told badly: {said}"


def _cited(rules: Ruleset, turn: Turn) -> Iterator[str]:
    known = {clause.id for clause in rules.variant.rules}
    for outcome in turn.resolution.outcomes:
        named = citation(outcome)
        if named and named not in known and named not in CITATIONS:
            yield f"{outcome.order} cites {named}"


def _each(check: OfTurn) -> Check:
    def faults(sitting: Sitting) -> Iterator[str]:
        for turn in sitting.played:
            yield from (f"{turn.before.phase}: {fault}" for fault in check(sitting.rules, turn))

    return faults


DUTIES = (
    Duty("effects-lead", "The effects of a turn lead to the next position", _each(led)),
    Duty("effects-units", "Units come and go by named effects", _each(conserved)),
    Duty("effects-covert", "Covert pieces come and go by named effects", _each(covert_conserved)),
    Duty("effects-ground", "Units stand only where they can", _each(placed)),
    Duty("outcomes-told", "Every outcome has a sentence", _each(told)),
    Duty("outcomes-cited", "Every rule cited is in the rules", _each(_cited)),
)
"""What must be true of every turn."""
