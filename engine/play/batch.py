"""Adjudicates positions by the thousand: one JSON object per line in, one per line out.

A line is one deadline on its own: its whole result is in its answer, and deadlines that ask nothing
are not passed over. ``attackers`` holds, for every unit in retreat, the province that its attacker
closes to it. An attacker that came by convoy closes none if the rulebook leaves that province open
(DATC 4.A.5): such a unit has no entry in ``attackers``, and one without an entry when read has
nothing closed. What is read and what is written are thus the same, so that ``board``,
``dislodged``, ``attackers`` and ``barred`` of an answer can go into the next line.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from math import isfinite
from random import Random
from reprlib import repr as brief
from typing import Any, NoReturn, TypeAlias

from engine import judge
from engine.adjudication import retreats
from engine.adjudication.effects import Barred
from engine.adjudication.outcome import Result
from engine.adjudication.rulebook import EDITIONS
from engine.adjudication.turn import Resolution
from engine.board.faults import BoardError
from engine.game.snapshot import write_unit
from engine.orders.notation import write
from engine.orders.submission import Standing, Submission
from engine.phases import PhaseKind, Season
from engine.play.tasks import (
    Line,
    Task,
    TaskError,
    TaskReader,
    begun,
    check_fields,
    encode,
    options_of,
    text_of,
)
from engine.position import Position

Answer: TypeAlias = dict[str, Any]
"""One line of the results, ready to be written as JSON."""


def _constant(name: str) -> NoReturn:
    raise TaskError(f"The line is not valid JSON: {name} is not one of its values.")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise TaskError(f"The line holds the number {brief(text)}, which is too large.")
    return number


_decode = json.JSONDecoder(parse_constant=_constant, parse_float=_finite).decode


class Batch:
    """Judges line after line, keeping what many lines share."""

    def __init__(self, rulebook: str = "2023", *, lenient: bool = False) -> None:
        """Judge by an edition if a line names none; ``lenient`` makes unreadable orders void."""
        self._rulebook = rulebook
        self._lenient = lenient
        self._judges: dict[_Key, _Judge] = {}

    def answers(self, lines: Iterable[bytes | str]) -> Iterator[str]:
        """The answers to lines, in their order; empty lines have none."""
        for line in lines:
            if not line.isspace():
                yield self.answer(line)

    def answer(self, line: bytes | str) -> str:
        """The answer to one line: its results, or ``id`` and ``error``."""
        id_: object = None
        try:
            task = _parsed(line)
            id_ = task.get("id")
            check_fields(task)
            if task.get("lenient") is None:
                task = {**task, "lenient": self._lenient}
            answer, given = self._judge(task).answer(task)
        except TaskError as error:
            return encode({"id": id_, "error": str(error)})
        return f'{encode({"id": id_, **answer})[:-1]},"given":[{",".join(given)}]}}'

    def _judge(self, task: Line) -> "_Judge":
        """The judge for a line's board, rulebook and options."""
        options = tuple(sorted(options_of(task).items())) if "options" in task else ()
        rulebook = text_of(task, "rulebook", self._rulebook)
        key = text_of(task, "map", "standard"), rulebook, options
        found = self._judges.get(key)
        if found is None:
            found = self._judges[key] = _Judge(*key)
        return found


_Key: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]
"""A board, a rulebook and options."""


class _Judge:
    """Judges the lines about one board under one rulebook and the same options."""

    def __init__(self, board: str, rulebook: str, options: Iterable[tuple[str, str]]) -> None:
        if rulebook not in EDITIONS:
            known = ", ".join(EDITIONS)
            raise TaskError(f"“rulebook” is “{rulebook}”; it is one of {known}.")
        try:
            chosen = {"adj.rulebook": rulebook, **dict(options)}
            self._rules = judge.ruleset(board=board, options=chosen)
        except judge.OptionError as error:
            raise TaskError(f"“options” cannot be used: {error}") from error
        except BoardError as error:
            raise TaskError(f"“map” cannot be used: {error.faults[0]}") from error
        except (OSError, ValueError) as error:  # no file could have such a name
            raise TaskError("“map” is neither a built-in board nor a board's folder.") from error
        self._reader = TaskReader(self._rules.board)
        self._lots = Random(0)  # noqa: S311  # the standard game draws none

    def answer(self, line: Line) -> tuple[Answer, list[str]]:
        """The answer, except what was given, and each given order as JSON."""
        task = self._reader.read(line)
        before = task.position
        submission = judge.submit(self._rules, before, task.given)
        resolution, after = judge.decide(self._rules, before, submission, self._lots)
        given, orders = _given(task, submission, resolution)
        answer: Answer = {
            "board": sorted([f"{u.power}: {u.kind} {u.at}" for u in after.units.values()]),
            "dislodged": sorted(write_unit(fallen.unit) for fallen in after.dislodged.values()),
            "retreats": retreats.options(self._rules.board, after),
            "barred": _barred(resolution),
            "attackers": {
                province: fallen.origin
                for province, fallen in sorted(after.dislodged.items())
                if fallen.origin is not None
            },
            "orders": orders,
        }
        if task.unread:
            answer["unread"] = task.unread
        if _closes_year(before):
            answer["centers"] = _owners(after)
        return answer, given


def _parsed(line: bytes | str) -> Line:
    try:
        task = _decode(line.decode("utf-8-sig") if isinstance(line, bytes) else line)
    except UnicodeDecodeError:
        raise TaskError("The line is not UTF-8 text.") from None
    except RecursionError:
        raise TaskError("The line is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise TaskError(f"The line is not valid JSON: {error}.") from error
    except TaskError:
        raise
    except ValueError as error:  # Python only reads whole numbers up to some length
        raise TaskError("The line holds a number too long to be read.") from error
    if not isinstance(task, dict):
        raise TaskError("The line is not a JSON object.")
    return task


def _barred(resolution: Resolution) -> list[str]:
    found = (effect.provinces for effect in resolution.effects if isinstance(effect, Barred))
    return sorted({province for provinces in found for province in provinces})


def _given(
    task: Task, submission: Submission, resolution: Resolution
) -> tuple[list[str], dict[str, Result]]:
    """What was written, its canonical text and its result, in sequence; void if it does not count.

    Then the results by canonical text, where a line that counts replaces those that do not.
    """
    void, taken, decided = Result.VOID, Standing.TAKEN, {}
    for outcome in resolution.outcomes:
        result = outcome.reason.result
        if result is not void:
            decided[outcome.power, id(outcome.order)] = result
    entries = iter(submission.entries)
    following = {
        power: iter(list(islice(entries, len(orders)))).__next__
        for power, orders in task.given.items()
    }
    given: list[str] = []
    results: dict[str, Result] = {}
    for line in task.lines:
        start, full, result, whose = line.begun, line.key, void, line.power
        if line.entry and whose is not None:
            entry = following[whose]()
            if entry.order is not line.order:
                full = f"{whose}: {write(entry.order)}"
                start = begun(line.text, full)
            if entry.standing is taken:
                result = decided.get((whose, id(entry.order)), void)
        given.append(start + result + '"]')
        if result is not void or full not in results:
            results[full] = result
    return given, results


def _closes_year(before: Position) -> bool:
    """Whether centres may change hands at this deadline, or units depend on them."""
    phase = before.phase
    return phase.season is not Season.SPRING and phase.kind is not PhaseKind.MOVEMENT


def _owners(after: Position) -> dict[str, list[str]]:
    owners: dict[str, list[str]] = {}
    for centre, power in sorted(after.centres.items()):
        owners.setdefault(power, []).append(centre)
    return dict(sorted(owners.items()))
