"""An attempt at a lesson: the game it is played in, and what is missing afterwards."""

from dataclasses import dataclass

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.errors import UserError
from engine.game.compare import Fault, compare
from engine.game.examine import Entry
from engine.game.game import Game
from engine.game.scenario import Scenario
from engine.game.scenario_names import spelled
from engine.game.setup import position_of
from engine.lessons.lesson import Lesson
from engine.phases import parse_phase
from engine.rules import Ruleset
from engine.visibility.observe import opening


class LessonOrderError(UserError):
    """An order in a lesson is refused; the message says which, and why."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of an attempt: whether everything was played, and which goals were missed."""

    played: bool
    missing: tuple[Fault, ...]

    @property
    def done(self) -> bool:
        """Whether the task is solved."""
        return self.played and not self.missing


def begin(lesson: Lesson, title: str = "") -> Game:
    """A game in memory at the lesson's position, with the others' orders entered.

    Raises LessonOrderError if one of those orders is refused, UserError if the position does not
    fit the board or the variant.
    """
    rules, scenario = _laid_out(lesson)
    start = position_of(scenario, rules)
    game = Game.begin(rules, title=title, seed=lesson.id, position=start)
    entry = Entry(rules, opening(start))
    for power, lines in scenario.step[0].orders.items():
        for line in lines:
            if fault := entry.take(PowerId(power), line):
                raise LessonOrderError("lesson.order_refused", order=line, why=fault)
    for who, orders in entry.given.items():
        game.give(who, orders, source="lesson")
    return game


def check(lesson: Lesson, game: Game) -> Tried:
    """The result of the deadlines played in a lesson's game."""
    nodes = game.record.line()[1:]
    turns = [game.history.led_to(node.id) for node in nodes]
    step = _laid_out(lesson)[1].step[0]
    played = bool(turns) and _there(step.to, turns[-1])
    return Tried(played, tuple(compare(game.rules, step.expect, turns)) if turns else ())


def play(lesson: Lesson, game: Game) -> None:
    """Adjudicate with the current orders, and on to the end of the lesson."""
    step = lesson.step
    turn = game.resolve(step.gm)
    while not _there(step.to, turn):
        turn = game.resolve()


def _there(to: str | None, turn: Turn) -> bool:
    after = turn.after
    return to is None or after.ending is not None or after.phase == parse_phase(to)


def _laid_out(lesson: Lesson) -> tuple[Ruleset, Scenario]:
    rules = judge.ruleset(lesson.scenario.variant, None, lesson.scenario.options)
    return rules, spelled(lesson.scenario, rules)
