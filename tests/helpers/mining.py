"""Mines puzzles from games between computer opponents.

``python -m tests.helpers.mining 100 7 FOLDER`` writes 100 puzzles into a folder, from games with
seed 7, numbered after those already there. A corner of a position becomes a puzzle if exactly one
set of orders for a power's pieces achieves the goal: all sets are tried.
"""

import random
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from pathlib import Path

import tomli_w

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.files import write_whole
from engine.game.scenario_names import spelled
from engine.game.setup import position_of
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.lessons.lesson import Lesson
from engine.opponents import Memory, Opponent
from engine.orders.choices import leaves
from engine.orders.notation import write
from engine.orders.options import choices
from engine.orders.order import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import opening

MOST = 20_000
"""How many sets of orders are tried for one puzzle at the most."""

TEXTS = {
    ("en", "take"): (
        "{power:the!} takes {place:the}",
        (
            "You are {power:the}. Take {place:the} this turn, and lose no unit."
            " The others order: {orders}"
        ),
    ),
    ("en", "hold"): (
        "{power:the!} holds {place:the}",
        (
            "You are {power:the}. Hold {place:the} this turn, and lose no unit."
            " The others order: {orders}"
        ),
    ),
    ("de", "take"): (
        "{power}: {place} nehmen",
        (
            "Sie sind {power:the}. Nehmen Sie in dieser Runde {place:acc}, und verlieren Sie keine"
            " Einheit. Die anderen befehlen: {orders}"
        ),
    ),
    ("de", "hold"): (
        "{power}: {place} halten",
        (
            "Sie sind {power:the}. Halten Sie in dieser Runde {place:acc}, und verlieren Sie keine"
            " Einheit. Die anderen befehlen: {orders}"
        ),
    ),
    ("fr", "take"): (
        "{power}\u202f: prendre {place:the}",
        (
            "Vous êtes {power:the}. Prenez {place:the} ce tour-ci, sans perdre d’unité."
            " Les autres ordonnent\u202f: {orders}"
        ),
    ),
    ("fr", "hold"): (
        "{power}\u202f: garder {place:the}",
        (
            "Vous êtes {power:the}. Gardez {place:the} ce tour-ci, sans perdre d’unité."
            " Les autres ordonnent\u202f: {orders}"
        ),
    ),
}
"""The title and the task of a puzzle, by language and goal."""

Given = dict[PowerId, list[Order]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A puzzle: where, for whom, what, against which orders, and the only answer."""

    position: Position
    power: PowerId
    goal: str
    place: ProvinceId
    others: Given
    answer: tuple[Order, ...]
    after: Position
    tried: int


def games(rules: Ruleset, seed: int, level: str = "sound") -> Iterator[tuple[Position, Turn]]:
    """The moves of games that opponents of a level play against each other."""
    draw = random.Random(seed)  # the same puzzles for the same seed
    while True:
        mind = Opponent(rules, level)
        memories: dict[PowerId, Memory] = {}
        turn = opening(judge.begin(rules))
        while turn.after.ending is None and turn.after.phase.year < 1909:
            before = turn.after
            given: Given = {}
            for seat in rules.seats:
                view = judge.report(rules, turn, seat, audited=False)
                lines, memories[seat] = mind.choose(view, memories.get(seat), seed)
                given[seat] = [rules.reader.order(line, phase=view.due.kind) for line in lines]
            turn = judge.adjudicate(rules, before, judge.submit(rules, before, given), draw)
            if before.phase.kind is PhaseKind.MOVEMENT:
                yield before, turn


def mined(rules: Ruleset, before: Position, turn: Turn) -> Iterator[Found]:
    """The puzzles in the corners of a position, each for the power with units there."""
    board = rules.board
    for place in sorted(board.provinces):
        near = {place, *board.neighbours[place]}
        wide = near.union(*(board.neighbours[one] for one in near))
        for power in rules.powers:
            own = [p for p in sorted(near) if p in before.units and before.units[p].power == power]
            for number in (3, 2):
                for mine in combinations(own, number):
                    units = {
                        p: unit
                        for p, unit in before.units.items()
                        if p in mine or (unit.power != power and p in wide)
                    }
                    if len(units) == number:
                        continue
                    found = only(rules, replace(before, units=units), turn, power, place)
                    if found is not None:
                        yield found


def only(
    rules: Ruleset, position: Position, turn: Turn, power: PowerId, place: ProvinceId
) -> Found | None:
    """The puzzle of taking or holding a place, if exactly one set of orders achieves it."""
    others = _others(rules, turn, position, power)
    sets = _sets(rules, position, power)
    tried = 1
    for orders in sets:
        tried *= len(orders)
    if not 8 <= tried <= MOST:
        return None
    holder = position.units.get(place)
    goal = "hold" if holder is not None and holder.power == power else "take"
    answers: list[tuple[tuple[Order, ...], Position]] = []
    for chosen in product(*sets):
        after = _after(rules, position, {**others, power: list(chosen)})
        unit = after.units.get(place)
        if unit is not None and unit.power == power and len(after.of(power)) == len(sets):
            answers.append((chosen, after))
            if len(answers) > 1:
                return None
    if not answers or not _worth_it(answers[0][0]):
        return None
    answer, after = answers[0]
    return Found(
        position=position,
        power=power,
        goal=goal,
        place=place,
        others=others,
        answer=answer,
        after=after,
        tried=tried,
    )


def _worth_it(answer: Sequence[Order]) -> bool:
    """Whether an answer takes some thought: all units act, beyond one helping the other."""
    active = [order for order in answer if not isinstance(order, Hold)]
    plain = {type(order) for order in active} == {Move, Support} and len(active) == 2
    return len(active) == len(answer) and not plain


def _sets(rules: Ruleset, position: Position, power: PowerId) -> list[list[Order]]:
    """Every order for each unit of a power that can matter, by unit."""
    seen = rules.known(judge.report(rules, opening(position), power, audited=False))
    by_unit: dict[ProvinceId, list[Order]] = {}
    for order in leaves(choices(seen, rules.variant.order_kinds)):
        if isinstance(order, Hold | Move | Support | Convoy) and _counts(rules, order, position):
            by_unit.setdefault(rules.board.province_of(order.at), []).append(order)
    return list(by_unit.values())


def _counts(rules: Ruleset, order: Order, position: Position) -> bool:
    """Whether an order differs from every other one, and helps somebody who is there."""
    where = rules.board.province_of
    match order:
        case Move():
            beside = where(order.to) in rules.board.neighbours[where(order.at)]
            return not order.route and not (order.via and beside)
        case Support() | Convoy():
            return where(order.origin) in position.units
    return True


def _after(rules: Ruleset, position: Position, given: Given) -> Position:
    submission = judge.submit(rules, position, given)
    draw = random.Random(0)  # nothing is drawn
    return judge.adjudicate(rules, position, submission, draw).after


def _others(rules: Ruleset, turn: Turn, position: Position, power: PowerId) -> Given:
    """The others' orders, as far as they concern units still there."""
    found: Given = {}
    for entry in turn.submission.entries:
        order = entry.order
        if entry.power == power or not isinstance(order, Hold | Move | Support | Convoy):
            continue
        if rules.board.province_of(order.at) in position.units and _counts(rules, order, position):
            found.setdefault(entry.power, []).append(order)
    return found


def as_lesson(rules: Ruleset, found: Found, number: int) -> dict[str, object]:
    """The puzzle in its file's format."""
    position = found.position
    units: dict[PowerId, list[str]] = {}
    for unit in position.units.values():
        units.setdefault(unit.power, []).append(str(unit))
    scenario = {
        "id": f"puzzle-{number:03}",
        "variant": rules.variant.id,
        "phase": str(position.phase),
        "units": units,
        "centres": {power: list(position.owned(power)) for power in units},
        "step": [
            {
                "orders": {p: [write(o) for o in orders] for p, orders in found.others.items()},
                "expect": {
                    "units": {found.power: [str(unit) for unit in found.after.of(found.power)]}
                },
            }
        ],
    }
    return {
        "number": number,
        "minutes": 2 if found.tried < 1000 else 4,
        "group": rules.variant.id,
        "seat": found.power,
        "orders": [write(order) for order in found.answer],
        "words": {language: words(rules, found, language) for language in LANGUAGES},
        "scenario": scenario,
    }


def words(rules: Ruleset, found: Found, language: str) -> dict[str, object]:
    """The task, in words."""
    values = {
        "place": place_name(rules.board, found.place),
        "power": power_name(rules.board, found.power),
        "orders": "; ".join(write(o) for many in found.others.values() for o in many),
    }
    title, task = TEXTS[language, found.goal]
    say = Speaker(language).filled
    return {"title": say(title, values), "task": say(task, values)}


def solutions(rules: Ruleset, lesson: Lesson) -> int:
    """How many sets of orders solve a puzzle, found by trying them all again."""
    scenario = spelled(lesson.scenario, rules)
    position = position_of(scenario, rules)
    power = PowerId(lesson.seat)
    others: Given = {
        PowerId(seat): [rules.reader.order(line) for line in lines]
        for seat, lines in scenario.step[0].orders.items()
    }
    wanted = sorted(scenario.step[0].expect.units[power])
    return sum(
        sorted(map(str, _after(rules, position, {**others, power: list(chosen)}).of(power)))
        == wanted
        for chosen in product(*_sets(rules, position, power))
    )


def mine(count: int, seed: int, folder: Path) -> Iterator[Path]:
    """Write this many puzzles into a folder, each at another place or for another power."""
    rules = judge.ruleset("standard")
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.glob("puzzle-*.toml")))
    recent: deque[tuple[ProvinceId, PowerId]] = deque(maxlen=40)
    for before, turn in games(rules, seed):
        for found in mined(rules, before, turn):
            if (found.place, found.power) in recent:
                continue
            recent.append((found.place, found.power))
            number, count = number + 1, count - 1
            path = folder / f"puzzle-{number:03}.toml"
            write_whole(path, tomli_w.dumps(as_lesson(rules, found, number)).encode())
            yield path
            if not count:
                return
            break


if __name__ == "__main__":
    for written in mine(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])):
        sys.stderr.write(f"{written}\n")
