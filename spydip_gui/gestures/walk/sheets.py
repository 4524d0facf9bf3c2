"""Orders best given together, read from the tree: bids, tasks of a stack, sentences."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Value
from engine.orders.choices import Choice, Node, walk
from engine.units import Kind
from spydip_gui.gestures.walk.naming import EXCEPT
from spydip_gui.gestures.walk.outcomes import Line
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True)
class Bid:
    """One row of a ledger: a country, the highest possible bid, and the current bid."""

    power: PowerId
    name: Value
    most: int
    now: int


@dataclass(frozen=True, slots=True)
class Task:
    """One row of a stack sheet: how many do what, where or to whom."""

    count: int
    verb: str
    place: str = ""
    only: tuple[PowerId, ...] = ()
    spared: tuple[PowerId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """A stack that may be split: its size, and each verb with the places it may name.

    ``sparing`` are the verbs that may spare powers.
    """

    seat: PowerId
    kind: Kind
    province: ProvinceId
    count: int
    verbs: tuple[tuple[str, Value], ...]
    places: Mapping[str, tuple[tuple[str, Value], ...]]
    powers: tuple[PowerId, ...]
    sparing: frozenset[str]
    tasks: tuple[Task, ...]
    drafts: tuple[str, ...]


def ledger(table: Table, seat: PowerId) -> tuple[Bid, ...]:
    """The rows of a seat's ledger; empty if there is nothing to bid for."""
    return tuple(
        Bid(power, node.step.label, _most(node), _laid(table, seat, node))
        for power, node in _lots(table, seat).items()
    )


def bids(table: Table, seat: PowerId, sums: Mapping[PowerId, int]) -> tuple[Line, ...]:
    """The lines of a ledger; nothing is written for a country that has and had no bid.

    The bids may add up to more than the purse holds: only bids that win are paid for (ID-5a).
    """
    rows = {row.power: row.now for row in ledger(table, seat)}
    lots = _lots(table, seat)
    laid = ((power, sum_) for power, sum_ in sums.items() if sum_ or rows[power])
    texts = (table.written(seat, f"{_words(lots[power])} {sum_}") for power, sum_ in laid)
    return tuple((seat, text) for text in texts if text)


def stack(table: Table, seat: PowerId, kind: Kind, province: ProvinceId) -> Stack | None:
    """A seat's stack in a province; None if its pieces are not ordered by number."""
    piece = _piece(table, seat, kind, province)
    numbers = [n for n in piece.children if n.step.choice is Choice.NUMBER] if piece else []
    if not numbers:
        return None
    verbs = numbers[0].children
    named = (n for node in verbs for n in node.children if n.step.choice is Choice.POWER)
    found = dict(_tasks(table, seat, kind, province))
    return Stack(
        seat=seat,
        kind=kind,
        province=province,
        count=max(int(n.step.key) for n in numbers),
        verbs=tuple((str(node.step.key), node.step.label) for node in verbs),
        places={
            str(node.step.key): tuple(
                (n.step.key, n.step.label) for n in node.children if n.step.choice is Choice.PLACE
            )
            for node in verbs
        },
        powers=tuple(dict.fromkeys(PowerId(n.step.key) for n in named)),
        sparing=frozenset(str(n.step.key) for n in verbs if n.child(EXCEPT) is not None),
        tasks=tuple(found.values()),
        drafts=tuple(found),
    )


def task_line(table: Table, of: Stack, task: Task) -> str | None:
    """The order that a task is written as; None if it is incomplete or not on offer."""
    piece = _piece(table, of.seat, of.kind, of.province)
    if piece is None:
        return None
    keys = [str(task.count), task.verb, *([task.place] if task.place else []), *task.only]
    keys += [EXCEPT, *task.spared] if task.spared else []
    node = walk(piece.children, *keys)
    while node is not None and node.order is None:
        onward = [n for n in node.children if n.step.choice is Choice.VIA]
        node = onward[0] if onward else None
    return None if node is None else str(node.order)


def _lots(table: Table, seat: PowerId) -> dict[PowerId, Node]:
    return {
        PowerId(node.step.key): node
        for verb in table.tree[seat]
        if verb.step.choice is Choice.VERB
        for node in verb.children
        if node.step.choice is Choice.POWER
        and any(n.step.choice is Choice.NUMBER for n in node.children)
    }


def _most(node: Node) -> int:
    return max(int(n.step.key) for n in node.children if n.step.choice is Choice.NUMBER)


def _laid(table: Table, seat: PowerId, lot: Node) -> int:
    """A seat's bid for a country: the number in its line."""
    laid = (text.rpartition(" ") for text in table.drafts.get(seat, ()))
    sums = (sum_ for start, _, sum_ in laid if start == _words(lot) and sum_.isdecimal())
    return int(next(sums, 0))


def _words(lot: Node) -> str:
    """A bid for a country without its number."""
    return next(str(n.order) for n in lot.children if n.order is not None).rpartition(" ")[0]


def _piece(table: Table, seat: PowerId, kind: Kind, province: ProvinceId) -> Node | None:
    return next((n for n in table.pieces(seat, province) if n.step.kind == kind), None)


def _tasks(
    table: Table, seat: PowerId, kind: Kind, province: ProvinceId
) -> Iterable[tuple[str, Task]]:
    """The drafts of a stack as tasks."""
    for draft in table.sheets[seat]:
        way = draft.way
        first = way[0].step if way else None
        mine = first and first.kind == kind and table.board.locations.get(first.at) == province
        if way and mine and first and first.choice is Choice.PIECE and len(way) > 2:
            yield draft.text, _task(way[1:])


def _task(way: tuple[Node, ...]) -> Task:
    number, verb, *rest = (node.step for node in way)
    keys = [step.key for step in rest]
    until = keys.index(EXCEPT) if EXCEPT in keys else len(keys)
    powers = [s.choice is Choice.POWER for s in rest]
    named = [PowerId(k) for k, is_power in zip(keys[:until], powers, strict=False) if is_power]
    return Task(
        count=int(number.key),
        verb=str(verb.key),
        place=next((s.key for s in rest if s.choice is Choice.PLACE), ""),
        only=tuple(named),
        spared=tuple(PowerId(key) for key in keys[until + 1 :]),
    )
