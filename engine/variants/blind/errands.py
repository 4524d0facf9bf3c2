"""Where each spy of Blind II was sent, read from positions and orders for the second derivation."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.adjudication.turn import Turn
from engine.board.graph import Board, ProvinceId
from engine.orders.covert import WatchOrder
from engine.rules import Ruleset
from engine.units import Stack


@dataclass(frozen=True, slots=True)
class Errand:
    """One spy of the position before, where it was once all had moved, and whether on guard."""

    spy: Stack
    to: ProvinceId
    guard: bool


def errands(rules: Ruleset, turn: Turn) -> tuple[Errand, ...]:
    """What every spy did in a movement, those that live no longer included."""
    found = []
    before = turn.before.covert
    left = {
        power: [line for line in lines if isinstance(line, WatchOrder)]
        for power, lines in turn.submission.orders.items()
    }
    for number, spy in enumerate(before):
        mine = left.get(spy.power, [])
        here = [line for line in mine if Board.province_of(line.at) == spy.province]
        later = {(s.power, s.province) for s in before[number + 1 :]}
        unnamed = [line for line in here if not line.label]
        lines = [line for line in here if line.label == spy.label]
        lines = lines or (unnamed[:1] if (spy.power, spy.province) in later else unnamed)
        for line in lines:
            mine.remove(line)
        found.append(_errand(rules, spy, lines))
    return tuple(found)


def _errand(rules: Ruleset, spy: Stack, lines: Sequence[WatchOrder]) -> Errand:
    """Two lines, or a line that says two things, are as none (BL-Q4)."""
    line = lines[0] if len(set(lines)) == 1 else None
    if line is None or (line.to and line.guard):
        return Errand(spy, spy.province, guard=False)
    far = rules.options["bl.spy_move"] == "anywhere"
    reached = line.to and (far or line.to in rules.board.borders[spy.province])
    return Errand(spy, line.to if line.to and reached else spy.province, guard=line.guard)
