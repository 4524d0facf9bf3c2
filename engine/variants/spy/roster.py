"""Where every spy was when reports were written, from positions, effects and dismissals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.adjudication.effects import Lost, Raised, Relocated, Retreated
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import SPY
from engine.orders.standard import Remove
from engine.rules import Ruleset
from engine.units import Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """One spy: where it began the deadline and where it was for its report.

    ``place`` is None for one that had left the game by then; ``excess`` is where a spy began that
    the rules removed; ``dismissed`` says that its owner did.
    """

    power: PowerId
    label: int
    first: ProvinceId
    place: ProvinceId | None
    excess: ProvinceId | None = None
    dismissed: bool = False


def posted(rules: Ruleset, turn: Turn) -> tuple[Posted, ...]:
    """The spies of the position before, carried along by their fleets."""
    ways = _ways(rules, turn)
    return tuple(
        Posted(
            power=spy.power,
            label=spy.label,
            first=spy.known,
            place=ways.get((spy.aboard, spy.province), spy.province)
            if spy.aboard
            else spy.province,
        )
        for spy in turn.before.covert
    )


def _meant(spies: Sequence[Posted], power: PowerId, place: ProvinceId) -> int:
    """The spy that a dismissal removed, by where it began the deadline."""
    left = (i for i, s in enumerate(spies) if s.power == power and s.place is not None)
    return next(i for i in left if spies[i].first == place)


def in_winter(rules: Ruleset, turn: Turn) -> tuple[Posted, ...]:
    """The same after dismissals, with the spies raised this Winter; their numbers may be old."""
    spies = list(posted(rules, turn))
    for outcome in turn.resolution.outcomes:
        order = outcome.order
        if isinstance(order, Remove) and order.kind == SPY and outcome.result is Result.SUCCEEDS:
            index = _meant(spies, outcome.power, Board.province_of(order.at))
            spies[index] = replace(spies[index], place=None, dismissed=True)
    for power in rules.powers:
        for index in _excess(rules, turn, spies, power):
            spies[index] = replace(spies[index], place=None, excess=spies[index].first)
    recruits = (e.stack for e in turn.resolution.effects if isinstance(e, Raised))
    spies += [
        Posted(power=new.power, label=new.label, first=new.province, place=new.province)
        for new in recruits
        if new.kind == SPY
    ]
    return tuple(spies)


_Ways: TypeAlias = Mapping[tuple[PowerId, ProvinceId], ProvinceId | None]


def _ways(rules: Ruleset, turn: Turn) -> _Ways:
    """Where the fleets of each power went from each province; None for those that sank."""
    spared = rules.options["spy.winter_removed_carrier"] == "survive"
    ways: dict[tuple[PowerId, ProvinceId], ProvinceId | None] = {}
    for effect in turn.resolution.effects:
        if isinstance(effect, Relocated | Retreated):
            ways[effect.unit.power, effect.unit.province] = Board.province_of(effect.to)
        elif isinstance(effect, Lost) and not (spared and _removed(turn, effect.unit)):
            unit = effect.unit
            begun = (k for k, to in ways.items() if k[0] == unit.power and to == unit.province)
            ways[next(begun, (unit.power, unit.province))] = None
    return ways


def _removed(turn: Turn, unit: Unit) -> bool:
    """Whether a lost unit was standing and removed, rather than unable to retreat."""
    return all(out.unit != unit for out in turn.before.dislodged.values())


def _excess(rules: Ruleset, turn: Turn, spies: Iterable[Posted], power: PowerId) -> list[int]:
    """The spies beyond one for each home centre held: the farthest from these go (SPY-Q25)."""
    held = {p for p in rules.board.home_centres[power] if turn.after.centres.get(p) == power}
    mine = [
        (-_steps(rules.board, held, spy.place), spy.place, index)
        for index, spy in enumerate(spies)
        if spy.power == power and spy.place is not None
    ]
    return [index for _, _, index in sorted(mine)[: max(0, len(mine) - len(held))]]


def _steps(board: Board, held: Iterable[ProvinceId], place: ProvinceId) -> int:
    """How many borders separate a province from the nearest of those held; 1000 if none is."""
    near, steps = set(held), 0
    while near and place not in near and steps < len(board.provinces):
        near |= {q for p in near for q in board.neighbours[p]}
        steps += 1
    return steps if place in near else 1_000
