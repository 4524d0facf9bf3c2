"""Compares the movement rules with the second adjudicator on one position."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType

from engine import judge
from engine.adjudication.effects import Barred, DrivenOut, Relocated
from engine.adjudication.movement import resolve
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.standard import Support
from engine.orders.submission import Submission
from engine.phases import parse_phase
from engine.position import Position
from engine.rules import Ruleset
from tests.helpers.battles import Battle
from tests.helpers.second_adjudicator import Verdict, adjudicate

EDITIONS = ("2023", "2000", "1982")
"""The editions that the second adjudicator knows."""


@cache
def rules_of(board: Board, edition: str) -> Ruleset:
    return judge.ruleset(board=board, options={"adj.rulebook": edition})


def numbered_from(board: Board, first: int) -> Board:
    """The same board with its provinces numbered from another one, which begins at 0."""
    provinces = list(board.provinces.items())
    turned = MappingProxyType(dict(provinces[first:] + provinces[:first]))
    return replace(board, provinces=turned)


def situation(made: Battle, rules: Ruleset) -> Situation:
    orders: dict[PowerId, list] = {}
    for province, order in made.orders.items():
        orders.setdefault(made.units[province].power, []).append(order)
    return Situation(
        board=made.board,
        powers=tuple(made.board.powers),
        position=Position(phase=parse_phase("S1901M"), units=made.units, centres={}),
        submission=Submission(orders={power: tuple(given) for power, given in orders.items()}),
        rulebook=rules.rulebook,
        options=rules.options,
        draw=Random(0),
    )


def resolution(made: Battle, edition: str = "2023") -> Resolution:
    """What the movement rules make of a battle."""
    return resolve(situation(made, rules_of(made.board, edition)))


def disagreements(made: Battle, edition: str = "2023") -> tuple[str, ...]:
    """Where the movement rules differ from the second adjudicator's verdict, in words."""
    return compared(made, resolution(made, edition), edition)


def compared(made: Battle, found: Resolution, edition: str = "2023") -> tuple[str, ...]:
    """Where a resolution differs from the second adjudicator's verdict, in words."""
    return tuple(differences(found, second(made, edition)))


def second(made: Battle, edition: str = "2023") -> Verdict:
    """What the second adjudicator makes of a battle."""
    return adjudicate(made.board, made.units.values(), made.orders, edition)


def differences(ours: Resolution, theirs: Verdict) -> Iterator[str]:
    """Where a resolution and a verdict of the second adjudicator differ, in words."""
    moved = {e.unit.province for e in ours.effects if isinstance(e, Relocated)}
    if moved != theirs.moved:
        yield f"moved: {sorted(moved - theirs.moved)} against {sorted(theirs.moved - moved)}"
    out = {e.dislodged.unit.province for e in ours.effects if isinstance(e, DrivenOut)}
    if out != set(theirs.dislodged):
        yield f"dislodged: {sorted(out)} against {sorted(theirs.dislodged)}"
    barred = {p for e in ours.effects if isinstance(e, Barred) for p in e.provinces}
    if barred != theirs.contested:
        yield f"barred: {sorted(barred)} against {sorted(theirs.contested)}"
    for province, result in _given(ours).items():
        helps = province in theirs.given
        if result is not Result.DISLODGED and (result is Result.SUCCEEDS) != helps:
            yield f"support of {province}: {result} against {helps}"


def _given(ours: Resolution) -> Mapping[ProvinceId, Result]:
    return {
        ProvinceId(outcome.order.at[:3]): outcome.result
        for outcome in ours.outcomes
        if isinstance(outcome.order, Support)
    }
