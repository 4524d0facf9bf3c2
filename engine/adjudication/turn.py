"""Turns: what a deadline is resolved from, what the rules decide, and the record of both."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from engine.adjudication.effects import Effect
from engine.adjudication.outcome import Outcome
from engine.adjudication.rulebook import Rulebook
from engine.board.graph import Board, PowerId
from engine.facts import Fact
from engine.frozen import quick
from engine.orders.order import Order
from engine.orders.submission import Submission
from engine.position import Position


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """Everything a resolver may read: one deadline of one game.

    ``sides`` names the side of each power where units of several powers may not dislodge each other
    (ID-Q25); ``disorder`` holds the powers that nobody governs. ``decided`` is what becomes of
    armies and fleets where that is decided already: several kinds of covert pieces share a deadline
    then, and move on one board.
    """

    board: Board
    powers: tuple[PowerId, ...]
    position: Position
    submission: Submission
    rulebook: Rulebook
    options: Mapping[str, str]
    draw: Random
    sides: Mapping[PowerId, str] | None = None
    disorder: frozenset[PowerId] = frozenset()
    decided: "Resolution | None" = None

    def without(self, apart: Callable[[Order], bool]) -> "Situation":
        """The same without the orders that ``apart`` selects."""
        orders = {
            power: tuple(line for line in lines if not apart(line))
            for power, lines in self.submission.orders.items()
        }
        return replace(self, submission=replace(self.submission, orders=orders))


@quick
@dataclass(frozen=True, slots=True)
class Told:
    """A fact that the rules tell a power beyond what it sees, and the ``rule`` that does so.

    The rule is for the game master, who answers for kills, captures and what is kept silent.
    """

    power: PowerId
    fact: Fact
    rule: str = ""


@dataclass(frozen=True)
class Resolution:
    """What the rules decide for a deadline: outcomes, effects and private messages.

    ``draws`` are the results of random draws, in sequence.
    """

    outcomes: tuple[Outcome, ...] = ()
    effects: tuple[Effect, ...] = ()
    told: tuple[Told, ...] = ()
    draws: tuple[str, ...] = ()

    @cached_property
    def told_by_power(self) -> Mapping[PowerId, tuple[Fact, ...]]:
        """The facts that each power is told, in sequence; powers told nothing are absent."""
        found: dict[PowerId, list[Fact]] = {}
        for told in self.told:
            found.setdefault(told.power, []).append(told.fact)
        return {power: tuple(facts) for power, facts in found.items()}

    def then(self, *effects: Effect) -> "Resolution":
        """The same with more effects at the end."""
        if not effects:
            return self
        return Resolution(self.outcomes, (*self.effects, *effects), self.told, self.draws)

    def __add__(self, later: "Resolution") -> "Resolution":
        """Two resolutions as one; the second was decided from where the first had led."""
        if later is NOTHING:
            return self
        return Resolution(
            self.outcomes + later.outcomes,
            self.effects + later.effects,
            self.told + later.told,
            self.draws + later.draws,
        )


NOTHING = Resolution()
"""What becomes of a deadline that asks nothing of anybody."""


@quick
@dataclass(frozen=True, slots=True)
class Turn:
    """One adjudicated deadline: observations are made from this and nothing else."""

    before: Position
    submission: Submission
    resolution: Resolution
    after: Position
