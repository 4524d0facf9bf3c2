"""The coach's slow work, in a process of its own: lines of JSON in and out.

It begins as an opponent's does (`engine.opponents.process`). A line with ``own`` and ``truth`` asks
for the review of a game, and its answer has ``moments``; any other asks for orders.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from engine.coach.hindsight import Moment, hindsight
from engine.opponents import process, wire
from engine.opponents.process import Answers
from engine.processes import task
from engine.rules import Ruleset
from engine.visibility.observe import Observation


def command() -> list[str]:
    """The command line that starts the process."""
    return task(__name__)


def question(own: Iterable[Observation], truth: Iterable[Observation]) -> dict[str, Any]:
    """A line that asks for the moments of a game."""
    return {"own": [wire.told(one) for one in own], "truth": [wire.told(one) for one in truth]}


def moments(answer: Mapping[str, Any]) -> tuple[Moment, ...]:
    """The moments in an answer."""
    found = ({key: _fixed(part) for key, part in one.items()} for one in answer["moments"])
    return tuple(Moment(**one) for one in found)


def _fixed(part: Any) -> Any:  # noqa: ANN401  # as JSON has it
    """What was tuples before it was JSON."""
    return tuple(map(_fixed, part)) if isinstance(part, list) else part


def serve() -> None:
    """Answer the lines of standard input until it ends."""
    process.listen(_coach)


def _coach(rules: Ruleset, level: str) -> Answers:
    advise = process.opponent(rules, level)

    def answer(asked: Mapping[str, Any]) -> dict[str, Any]:
        if "truth" not in asked:
            return advise(asked)
        own, truth = ([wire.heard(rules, told) for told in asked[key]] for key in ("own", "truth"))
        return {"moments": [asdict(one) for one in hindsight(rules, own, truth)]}

    return answer
