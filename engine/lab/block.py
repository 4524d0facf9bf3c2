"""A pure block of work: games played from their seeds, returned as plain values."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from engine import judge
from engine.adjudication.turn import Turn
from engine.lab.plan import Job, Plan, Setting
from engine.lab.players import PLAYERS, seated
from engine.lab.watch import Row, Watch
from engine.orders.submission import Given
from engine.play import seats
from engine.rules import Ruleset
from engine.visibility.observe import opening

_State: TypeAlias = tuple[Any, ...]
"""Where a sequence of lots stands."""


def block(job: Job) -> list[Row]:
    """The games of a job, one row each; the same job gives the same rows on any machine.

    Raises VariantError, MixError, OptionError or BoardError if the rules are not available here,
    PlanError if these players cannot play.
    """
    setting = job.plan.settings[job.setting]
    rules = setting.rules()
    return [_game(job.plan, setting, rules, number, job.setting) for number in job.numbers]


def _game(plan: Plan, setting: Setting, rules: Ruleset, number: int, which: int) -> Row:
    places = seated(rules, setting.players, number)
    seed = plan.seed + number
    players = {
        seat: PLAYERS[player](rules, Random(f"{seed} {seat}"))  # noqa: S311  # to be had again
        for seat, player in places.items()
    }
    lots = Random(f"{seed} lots")  # noqa: S311
    watch, turn = Watch(rules), opening(judge.begin(rules))
    for count in range(plan.deadlines):
        views = seats.views(rules, turn, audited=False)
        watch.views(views, turn)
        given = {seat: player(views[seat]) for seat, player in players.items()}
        state = lots.getstate()
        submission = judge.submit(rules, turn.after, given)
        turn = judge.adjudicate(rules, turn.after, submission, lots)
        watch.turn(turn)
        if plan.matters and count % plan.matters == 0:
            for key, differs in _mattered(rules, turn, given, state):
                watch.mattered(key, differs=differs)
        late = plan.last and turn.after.phase.year > plan.last
        if turn.after.ending is not None or late:
            break
    return {"setting": which, "number": number, "seed": seed, **watch.row(turn, places)}


def _mattered(
    rules: Ruleset, turn: Turn, given: Given, state: _State
) -> Iterator[tuple[str, bool]]:
    """Which other option values, each on its own, would have changed the result of this deadline.

    The result is the position it led to, or what any seat was told.
    """
    told = _told(rules, turn)
    for option in rules.variant.options:
        for value in option.values:
            if value != rules.options[option.key]:
                chosen = {**rules.options, option.key: value}
                other = judge.ruleset(rules.variant, rules.board, chosen)
                lots = Random()  # noqa: S311
                lots.setstate(state)
                submission = judge.submit(other, turn.before, given)
                then = judge.adjudicate(other, turn.before, submission, lots)
                yield (
                    f"{option.key}={value}",
                    then.after != turn.after or _told(other, then) != told,
                )


def _told(rules: Ruleset, turn: Turn) -> list[tuple[str, ...]]:
    return [view.lines for view in seats.views(rules, turn, audited=False).values()]
