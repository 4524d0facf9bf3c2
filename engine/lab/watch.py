"""What is counted during a game of the lab, and what is kept of it in the end."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.adjudication.effects import DrivenOut
from engine.adjudication.outcome import Result
from engine.adjudication.ownership import counts
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId
from engine.facts import UNKNOWN, Spotted, UnitAt
from engine.orders.standard import Move
from engine.phases import PhaseKind
from engine.rules import Ruleset
from engine.visibility.observe import Observation

Row: TypeAlias = dict[str, Any]
"""One game as plain values, such as JSON holds."""


class Watch:
    """One game in progress."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._deadlines = 0
        self._years: dict[str, dict[str, int]] = {}
        self._fights: Counter[str] = Counter()
        self._owned: dict[str, Counter[str]] = {}
        self._known: dict[str, dict[str, list[int]]] = {}
        self._results: dict[str, Counter[str]] = {}
        self._mattered: dict[str, list[int]] = {}

    def turn(self, turn: Turn) -> None:
        """Count the results of one deadline; at the end of a year also the ownership of centres."""
        self._deadlines += 1
        for outcome in turn.resolution.outcomes:
            order = outcome.order
            seat = str(turn.before.control.get(outcome.power, outcome.power))
            self._results.setdefault(seat, Counter())[outcome.result.value] += 1
            if outcome.result is Result.BOUNCES and isinstance(order, Move):
                self._fights[Board.province_of(order.to)] += 1
        for effect in turn.resolution.effects:
            if isinstance(effect, DrivenOut):
                self._fights[effect.dislodged.unit.province] += 1
        if turn.before.phase.year != turn.after.phase.year or turn.after.ending is not None:
            self._year(str(turn.before.phase.year), turn)

    def views(self, views: Mapping[PowerId, Observation], turn: Turn) -> None:
        """Count the foreign pieces that each seat knows of at a year's first movement."""
        phase = turn.after.phase
        if phase.kind is not PhaseKind.MOVEMENT or phase.covert or str(phase.year) in self._known:
            return
        year = self._known.setdefault(str(phase.year), {})
        for seat, view in views.items():
            own = {seat, *(p for p, player in turn.after.control.items() if str(player) == seat)}
            seen = sum(
                max(1, getattr(fact, "number", 1))
                for fact in view.facts
                if isinstance(fact, UnitAt | Spotted) and fact.power not in {UNKNOWN, *own}
            )
            units = sum(unit.power not in own for unit in turn.after.units.values())
            covert = sum(stack.count for stack in turn.after.covert if stack.power not in own)
            year[seat] = [min(seen, units + covert), units + covert]

    def mattered(self, key: str, *, differs: bool) -> None:
        """Count that an option was tested for making a difference, and whether it did."""
        asked = self._mattered.setdefault(key, [0, 0])
        asked[0] += 1
        asked[1] += differs

    def row(self, last: Turn, seats: Mapping[PowerId, str]) -> Row:
        """The game as it ended, or as it was abandoned."""
        ending = last.after.ending
        if not self._years:  # abandoned in the first year
            self._year(str(last.before.phase.year), last)
        return {
            "deadlines": self._deadlines,
            "phase": str(last.before.phase),
            "ended": ending is not None,
            "winners": list(ending.winners) if ending else [],
            "players": dict(seats),
            "years": self._years,
            "results": {s: dict(sorted(found.items())) for s, found in self._results.items()},
            "fights": dict(sorted(self._fights.items())),
            "owned": {place: dict(sorted(o.items())) for place, o in sorted(self._owned.items())},
            "known": self._known,
            "mattered": dict(sorted(self._mattered.items())),
        }

    def _year(self, year: str, turn: Turn) -> None:
        owned = counts(turn.after.centres)
        self._years[year] = {power: owned.get(power, 0) for power in self._rules.powers}
        for province, owner in turn.after.centres.items():
            self._owned.setdefault(province, Counter())[owner] += 1
