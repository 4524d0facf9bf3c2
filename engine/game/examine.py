"""Examines scenarios: plays their steps and names every expectation that is not met."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import maps
from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.designs.name import is_design
from engine.designs.package import laid_out
from engine.errors import UserError, cause
from engine.game.compare import Fault, compare
from engine.game.lots import Lots
from engine.game.scenario import Scenario, ScenarioStep
from engine.game.scenario_names import spelled
from engine.game.setup import position_of
from engine.language.message import Message, Value
from engine.orders.errors import AmbiguousOrderError, OrderTextError
from engine.orders.order import Order
from engine.orders.submission import Standing
from engine.phases import PhaseKind, parse_phase
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.audit import ReportMismatchError
from engine.visibility.observe import opening

_LONGEST = 1000  # how many deadlines one step may run on for


class EndlessStepError(UserError):
    """A step never reaches the phase that it should run to."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One expectation of a scenario that is not met; step 0 is its beginning."""

    scenario: str
    step: int
    fault: Fault

    @property
    def said(self) -> Message:
        """The mismatch in a sentence, with its place."""
        place = Message("setup.step", scenario=self.scenario, step=self.step)
        return Message(
            "setup.mismatch", place=place if self.step else self.scenario, **self.fault._asdict()
        )

    def __str__(self) -> str:
        return str(self.said)


def examine(scenario: Scenario) -> list[Mismatch]:
    """Everything in a scenario that differs from what it expects; empty if it passes."""
    number = 0
    found: list[Mismatch] = []
    try:
        rules = judge.ruleset(scenario.variant, board_of(scenario), scenario.options)
        named = spelled(scenario, rules)
        last = opening(position_of(named, rules))
        for number, step in enumerate(named.step, 1):
            entry = Entry(rules, last)
            faults = list(_enter(entry, step))
            turns = played(rules, last.after, step, entry)
            faults += compare(rules, step.expect, turns)
            found += [Mismatch(scenario.id, number, fault) for fault in faults]
            last = turns[-1]
    except (ValueError, ReportMismatchError) as error:
        run, sound = Message("setup.the_run"), Message("setup.no_error")
        found.append(Mismatch(scenario.id, number, Fault(run, sound, cause(error))))
    return found


def board_of(scenario: Scenario) -> Path | str | None:
    """The board that a scenario names: built in, in a folder, or in a design."""
    if not scenario.board or scenario.board in maps.names():
        return scenario.board or None
    place = Path(scenario.board)
    return laid_out(place) if is_design(place) else place


class Entry:
    """Order entry as players use it: each line is accepted or refused as it comes."""

    def __init__(self, rules: Ruleset, turn: Turn) -> None:
        """Begin without orders for what is due after a turn."""
        self.given: dict[PowerId, tuple[Order, ...]] = {}
        self._rules = rules
        self._turn = turn
        self._position = turn.after

    def take(self, power: PowerId, text: str) -> Value:
        """Take an order; if it is refused, nothing changes and the answer says why."""
        order, fault = self.read(power, text)
        if order is not None:
            self.given[power] = (*self.given.get(power, ()), order)
        return fault

    def read(
        self, power: PowerId, text: str, *, strict: bool = False
    ) -> tuple[Order | None, Value]:
        """The order, or why it is refused.

        ``strict`` refuses whatever order entry refuses; otherwise, as at a real table, a movement
        order that the map or the power's own knowledge forbids is taken as void (DATC 4.E.1), and
        so are adjustments beyond those due (DATC 4.D.4).
        """
        reader = self._rules.reader
        try:
            order = reader.order(text, phase=self._position.phase.kind, strict=strict)
        except AmbiguousOrderError as error:
            one = judge.meant(self._rules, self._position, power, error.understood)
            if one is None:
                return None, error.message
            order = one
        except OrderTextError as error:
            return None, error.message
        given = (*self.given.get(power, ()), order)
        if strict or self._position.phase.kind is not PhaseKind.MOVEMENT:
            seen = self._rules.known(judge.report(self._rules, self._turn, power))
            enter = judge.entries if strict else judge.weighed
            last = enter(self._rules, self._position, power, given, seen)[-1]
        else:
            last = judge.submit(self._rules, self._position, {power: given}).entries[-1]
        if last.order == order and last.standing is Standing.IGNORED:
            return None, last.why or ""
        return order, ""


def _enter(entry: Entry, step: ScenarioStep) -> Iterator[Fault]:
    for power, texts in step.orders.items():
        for text in texts:
            if fault := entry.take(PowerId(power), text):
                yield Fault(f"orders.{power} “{text}”", Message("setup.accepted"), fault)
    for power, texts in step.refused.items():
        for text in texts:
            if entry.read(PowerId(power), text, strict=True)[0] is not None:
                refused = Message("setup.refused")
                yield Fault(f"refused.{power} “{text}”", refused, Message("setup.accepted"))
    for power, texts in step.ignored.items():
        for text in texts:
            entry.take(PowerId(power), text)


def acted(
    rules: Ruleset, start: Turn, steps: Iterable[ScenarioStep]
) -> Iterator[tuple[list[Turn], list[tuple[str, str, Value]]]]:
    """Each step's turns, up to the game's end, and the orders refused: whose, which and why."""
    last = start
    for step in steps:
        if last.after.ending is not None:
            return
        entry = Entry(rules, last)
        refused = [
            (power, line, why)
            for power, lines in step.orders.items()
            for line in lines
            if (why := entry.take(PowerId(power), line))
        ]
        turns = played(rules, last.after, step, entry)
        yield turns, refused
        last = turns[-1]


def played(rules: Ruleset, position: Position, step: ScenarioStep, entry: Entry) -> list[Turn]:
    """A step's turns: its own, and those without orders until the phase it runs to."""
    submission = replace(judge.submit(rules, position, entry.given), acts=tuple(step.gm))
    lots = Lots("scenario", drawn=step.draws)
    turns = [judge.adjudicate(rules, position, submission, lots)]
    until = parse_phase(step.to) if step.to else turns[0].after.phase
    while (here := turns[-1].after).phase != until and here.ending is None:
        if here.phase.year > until.year or len(turns) > _LONGEST:
            raise EndlessStepError(
                "setup.never_stands_after_comes", until=str(until), phase=str(here.phase)
            )
        turns.append(judge.adjudicate(rules, here, judge.submit(rules, here, {}), lots))
    return turns
