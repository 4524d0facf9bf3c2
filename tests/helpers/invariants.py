"""What is true of every turn of the standard game, whatever was ordered."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine import judge
from engine.adjudication.adjustments import balance
from engine.adjudication.effects import (
    Changed,
    DrivenOut,
    Relocated,
    Retreated,
)
from engine.adjudication.outcome import Outcome, Result
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.exam.turns import conserved, led, placed, told
from engine.orders.order import Order
from engine.orders.standard import Move, Retreat
from engine.phases import PhaseKind, Season
from engine.position import Position
from engine.rules import Ruleset
from engine.units import Unit

_SEASONS = (Season.SPRING, Season.FALL, Season.WINTER)
_KINDS = (PhaseKind.MOVEMENT, PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS)


def broken(rules: Ruleset, turn: Turn, draw: Random) -> list[str]:
    """What is wrong with a turn: a sentence for each invariant that it breaks."""
    return [
        sentence
        for check in (led, conserved, placed, _answered, _implied, _timed, _owned, told)
        for sentence in check(rules, turn)
    ] + list(_shuffled(rules, turn, draw))


def _answered(_: Ruleset, turn: Turn) -> Iterator[str]:
    """Every order has its outcome; units without one may have more."""
    given = Counter((p, str(o)) for p, orders in turn.submission.orders.items() for o in orders)
    answered = Counter((o.power, str(o.order)) for o in turn.resolution.outcomes)
    for (power, order), number in given.items():
        if answered[power, order] != number:
            yield f"{power}: {order} has {answered[power, order]} outcomes."


def _implied(_: Ruleset, turn: Turn) -> Iterator[str]:
    """Results follow from reasons, and effects from both."""
    went = {e.unit: e.to for e in turn.resolution.effects if isinstance(e, Relocated | Retreated)}
    out = {e.dislodged.unit for e in turn.resolution.effects if isinstance(e, DrivenOut)}
    for outcome in turn.resolution.outcomes:
        order = outcome.order
        if outcome.result is not type(outcome.reason).result:
            yield f"{order}: the result is not that of its reason."
        if outcome.result is Result.VOID or not isinstance(order, Move | Retreat):
            continue
        unit = Unit(outcome.power, order.kind, order.at)
        if (unit in went) is not (outcome.result is Result.SUCCEEDS):
            yield f"{order} {outcome.result}, yet it went to {went.get(unit)}."
        if isinstance(order, Move) and (unit in out) is not (outcome.result is Result.DISLODGED):
            yield f"{order} {outcome.result}, against its effect."


def _timed(_: Ruleset, turn: Turn) -> Iterator[str]:
    def moment(position: Position) -> tuple[int, int, int]:
        phase = position.phase
        return phase.year, _SEASONS.index(phase.season), _KINDS.index(phase.kind)

    if moment(turn.after) <= moment(turn.before):
        yield f"Time ran back from {turn.before.phase} to {turn.after.phase}."


def _owned(_: Ruleset, turn: Turn) -> Iterator[str]:
    changed = any(isinstance(effect, Changed) for effect in turn.resolution.effects)
    if changed and turn.before.phase.season is not Season.FALL:
        yield "A centre changed hands in another season than Fall."
    if turn.before.phase.kind is PhaseKind.ADJUSTMENTS and min(balance(turn.after).values()) < 0:
        yield "A power kept more units than centres."


def _shuffled(rules: Ruleset, turn: Turn, draw: Random) -> Iterator[str]:
    """The same orders in another sequence lead to the same turn."""
    before = turn.before
    given = _sequence(turn.submission.orders, draw, before.phase.kind)
    other = judge.adjudicate(rules, before, judge.submit(rules, before, given), draw)
    if other.after != turn.after:
        yield "Another sequence of the orders leads elsewhere."
    if _set(other.resolution.outcomes) != _set(turn.resolution.outcomes):
        yield "Another sequence of the orders has other outcomes."


def _sequence(
    orders: Mapping[PowerId, Sequence[Order]], draw: Random, kind: PhaseKind
) -> dict[PowerId, list[Order]]:
    powers = draw.sample(sorted(orders), len(orders))
    if kind is PhaseKind.ADJUSTMENTS:  # of too many builds the first ones stand
        return {power: list(orders[power]) for power in powers}
    return {power: draw.sample(orders[power], len(orders[power])) for power in powers}


def _set(outcomes: Sequence[Outcome]) -> frozenset[Outcome]:
    return frozenset(outcomes)
