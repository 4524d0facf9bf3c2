"""Duties about fog: hidden things change nothing that anybody is told, shown or answered."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from engine import judge
from engine.board.graph import PowerId
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.facts import (
    UNKNOWN,
    Bid,
    CentreOf,
    DislodgedAt,
    Fact,
    OrderGiven,
    PublishedAct,
    Rank,
    UnitAt,
    parse,
    write,
)
from engine.orders.order import Order, PieceOrder
from engine.orders.submission import Entry
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM

_OPEN_TO_HIM = (UnitAt, DislodgedAt, CentreOf, OrderGiven, PublishedAct, Rank, Bid)
_TWINS = 2
"""How many pieces of a sort are taken away in a twin of a position."""

_LINES = 20
"""How many orders are entered in each."""


def _written(sitting: Sitting) -> Iterator[str]:
    for _, view in sitting.views:
        lines = list(view.lines)
        if lines != sorted(set(lines)):
            yield f"{view.phase}, {view.viewer}: the facts are not sorted, or one is told twice"
        for line in lines:
            if write(parse(line)) != line:
                yield f"“{line}” is read as “{write(parse(line))}”"


def _sorted_orders(sitting: Sitting) -> Iterator[str]:
    """The sequence in which one's own orders were decided would give away hidden ones."""
    for _, view in sitting.views:
        texts = [(seen.power, str(seen.order)) for seen in view.orders]
        if not sitting.rules.variant.seats and texts != sorted(texts):
            yield f"{view.phase}, {view.viewer}"


def _master(sitting: Sitting) -> Iterator[str]:
    for turn in sitting.turns:
        every = _without_causes(judge.report(sitting.rules, turn, GM))
        for seat in sitting.rules.seats:
            told = _without_causes(judge.report(sitting.rules, turn, seat))
            for fact in told - every:
                if UNKNOWN not in str(fact):
                    yield f"{turn.after.phase}: {seat} is told “{fact}”, the game master is not"


def _without_causes(view: Observation) -> set[Fact]:
    """Facts as the viewer sees them too; results of orders are told in more detail."""
    open_ = (fact for fact in view.facts if isinstance(fact, _OPEN_TO_HIM))
    return {replace(f, result="") if isinstance(f, OrderGiven) else f for f in open_}


def _agreed(sitting: Sitting) -> Iterator[str]:
    for turn in sitting.played:
        yield from map(str, judge.mismatches(sitting.rules, turn))


def _entry(sitting: Sitting) -> Iterator[str]:
    """A seat's answers are the same in a twin position that looks the same to it."""
    rules = sitting.rules
    offered: dict[tuple[int, PowerId], list[Order]] = {}
    for turn, seat, order in sitting.offers:
        offered.setdefault((id(turn), seat), []).append(order)
    for turn in sitting.turns:
        for seat in rules.seats if turn.after.ending is None else ():
            lines = offered.get((id(turn), seat), [])
            orders = lines[:: max(1, len(lines) // _LINES)]
            mine = _answers(rules, turn.after, seat, orders)
            for twin, what in _twins(rules, turn.after, seat):
                if _answers(rules, twin, seat, orders) != mine:
                    yield f"{turn.after.phase}, {seat}: entry tells of {what}"


def _answers(
    rules: Ruleset, position: Position, seat: PowerId, orders: list[Order]
) -> list[tuple[Entry, ...]]:
    seen = rules.known(judge.report(rules, opening(position), seat))
    return [judge.entries(rules, position, seat, [order], seen) for order in orders]


def _twins(rules: Ruleset, position: Position, seat: PowerId) -> Iterator[tuple[Position, str]]:
    """Positions that look the same to a seat, with one piece fewer, and their results."""
    own = judge.report(rules, opening(position), seat)
    eyes = rules.variant.eyes(position, seat)
    for what, twins in (
        ("an own piece that is gone unheard of", _unheard_of(position, eyes)),
        ("a piece that it cannot see", _without_one(position, eyes)),
    ):
        alike = (twin for twin in twins if judge.report(rules, opening(twin), seat) == own)
        yield from ((twin, what) for twin in islice(alike, _TWINS))


def _unheard_of(position: Position, eyes: tuple[PowerId, ...]) -> Iterator[Position]:
    for stack in position.covert:
        if stack.power in eyes:
            rest = tuple(s for s in position.covert if s is not stack)
            known = replace(stack, province=stack.known, book=None)
            yield replace(position, covert=rest, missing=(*position.missing, known))


def _without_one(position: Position, eyes: tuple[PowerId, ...]) -> Iterator[Position]:
    for stack in position.covert:
        if stack.power not in eyes:
            yield replace(position, covert=tuple(s for s in position.covert if s is not stack))
    carriers = {stack.province for stack in position.covert if stack.aboard}
    for province, unit in position.units.items():
        if unit.power not in eyes and province not in carriers:
            units = {p: u for p, u in position.units.items() if p != province}
            yield replace(position, units=units)


def _reasons(sitting: Sitting) -> Iterator[str]:
    """A cause can name what its reader cannot see; unless it is open, it is not told."""
    for turn, view in sitting.views:
        if view.viewer == GM or turn.after.ending is not None:
            continue
        eyes = sitting.rules.variant.eyes(turn.after, view.viewer)
        secret = {str(o.order) for o in turn.resolution.outcomes if _covert(sitting, o.order)}
        for seen in view.orders:
            if seen.power not in eyes and str(seen.order) in secret:
                yield f"{view.phase}: {view.viewer} is told of “{seen.order}” of {seen.power}"


def _covert(sitting: Sitting, order: Order) -> bool:
    if not isinstance(order, PieceOrder):
        return False
    kind = sitting.rules.variant.unit_kinds.get(order.kind)
    return kind is not None and kind.covert and not kind.shown


DUTIES = (
    Duty(
        "facts-written", "Facts are sorted, told once, and read back as they are written", _written
    ),
    Duty("orders-sorted", "Orders are told by power and text, not as decided", _sorted_orders),
    Duty("master-sees", "The game master sees every unit that anybody sees", _master),
    Duty("reports-agree", "Reports agree with the positions", _agreed),
    Duty("entry-silent", "Order entry is the same where only hidden pieces differ", _entry),
    Duty("covert-orders", "Nobody is told the orders of another power's covert pieces", _reasons),
)
"""What must be true of whatever somebody is told."""
