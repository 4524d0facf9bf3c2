"""Takes the DATC exam: the results of a case against what is expected."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine import judge
from engine.adjudication.adjustments import balance
from engine.adjudication.ownership import counts
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.game.snapshot import read_unit
from engine.orders.errors import ImpossibleOrderError, OrderTextError
from engine.orders.order import Order
from engine.orders.submission import Standing
from engine.phases import parse_phase
from engine.play.cases import EDITIONS, PREFERRED, Asked, Case, cases
from engine.position import Position
from engine.rules import Ruleset

REFUSED = "refused"
"""What is got for an order that is not taken at all."""

NONE = "no result"
"""What is got for an order of which nothing was heard again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of one order, beside the question."""

    asked: Asked
    got: str

    @property
    def right(self) -> bool:
        """Whether the answer is the expected one; if nothing is expected, any is."""
        return self.asked.fine in {None, self.got == "succeeds"}


@dataclass(frozen=True, slots=True)
class Finding:
    """A case under one edition, with all answers and every fault in a sentence."""

    case: Case
    edition: str
    answers: tuple[Answer, ...]
    faults: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether everything is as expected."""
        return not self.faults


def sit(edition: str | None = None) -> Iterator[Finding]:
    """Every case under one edition, or under each edition it mentions."""
    for case in cases():
        for chosen in (edition,) if edition else case.editions or (PREFERRED,):
            if case.answers(chosen):
                yield examine(case, chosen)


def examine(case: Case, edition: str) -> Finding:
    """Our own answers to a case under an edition."""
    rules = judge.ruleset(options=EDITIONS[edition])
    position = _position(rules.board, case)
    faults: list[str] = []
    if case.moves:
        turn = _play(rules, position, [_split(line) for line in case.moves])[0]
        faults += _compare("dislodged", case.dislodged, sorted(turn.after.dislodged))
        position = turn.after
    turn, got = _play(rules, position, [(asked.power, asked.text) for asked in case.orders])
    answers = tuple(map(Answer, case.orders, got))
    faults += [
        f"{answer.asked}: expected {'ok' if answer.asked.fine else 'fail'}, got {answer.got}"
        for answer in answers
        if not answer.right
    ]
    faults += [
        f"{answer.asked}: expected a refusal, got {answer.got}"
        for answer in answers
        if str(answer.asked) in case.refused and answer.got != REFUSED
    ]
    if not case.moves:
        faults += _compare("dislodged", case.dislodged, sorted(turn.after.dislodged))
    return Finding(case, edition, answers, tuple(faults + _afterwards(case, turn.after)))


def _afterwards(case: Case, position: Position) -> list[str]:
    standing = sorted(f"{unit.power}: {unit}" for unit in position.units.values())
    owned = dict(sorted(counts(position.centres).items()))
    due = {power: count for power, count in sorted(balance(position).items()) if count}
    return [
        *_compare("units", case.after and sorted(case.after), standing),
        *_compare("centres", case.owned, owned),
        *_compare("adjustments", case.due, due),
    ]


def _compare(what: str, expected: object, got: object) -> list[str]:
    """A fault if something is expected and something else is got; tuples count as lists."""
    wanted = list(expected) if isinstance(expected, tuple) else expected
    if wanted is None or wanted == got:
        return []
    return [f"{what}: expected {wanted}, got {got}"]


def _play(
    rules: Ruleset, position: Position, lines: Sequence[tuple[PowerId, str]]
) -> tuple[Turn, list[str]]:
    """The turn that the lines lead to, and the result of each."""
    read = [_read(rules, position, text) for _, text in lines]
    given: dict[PowerId, list[Order]] = defaultdict(list)
    for (power, _), order in zip(lines, read, strict=True):
        if order is not None:
            given[power].append(order)
    submission = judge.submit(rules, position, given)
    turn = judge.adjudicate(rules, position, submission, Random(0))  # noqa: S311  # no secret
    results: dict[tuple[PowerId, Order], list[str]] = defaultdict(list)
    for outcome in turn.resolution.outcomes:
        results[outcome.power, outcome.order].append(outcome.result)
    for entry in submission.entries:
        if entry.standing is not Standing.TAKEN:
            results[entry.power, entry.order].append(REFUSED)
    left = {key: iter(found) for key, found in results.items()}  # an order given twice has two
    return turn, [
        REFUSED if order is None else next(left.get((power, order), iter(())), NONE)
        for (power, _), order in zip(lines, read, strict=True)
    ]


def _read(rules: Ruleset, position: Position, text: str) -> Order | None:
    """The order on a line, or None if it is not an order or lacks a coast.

    What the map makes impossible is read all the same: the exam asks for its result.
    """
    reader, sort = rules.reader, position.phase.kind
    try:
        return reader.order(text, phase=sort, position=position, strict=True)
    except ImpossibleOrderError:
        return reader.order(text, phase=sort, position=position)
    except OrderTextError:
        return None


def _position(board: Board, case: Case) -> Position:
    units = map(read_unit, case.units)
    owners = {
        ProvinceId(centre): power
        for power, centres in map(_split, case.centres)
        for centre in centres.split()
    }
    homes = {centre: power for power, centres in board.home_centres.items() for centre in centres}
    return Position(
        phase=parse_phase(f"{case.phase[:-1]}M" if case.moves else case.phase),
        units={unit.province: unit for unit in units},
        centres=owners if case.centres else homes,
    )


def _split(line: str) -> tuple[PowerId, str]:
    power, _, text = line.partition(": ")
    return PowerId(power), text
