"""Duties about orders: they can be chosen, written, read and entered, always with one meaning."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine import judge
from engine.adjudication.turn import Turn
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.orders.choices import Choice, Node
from engine.orders.order import Order
from engine.orders.submission import Standing
from engine.phases import PhaseKind
from engine.position import Position
from engine.visibility.sight import GM

_PLAIN = ("hold", "move", "support", "convoy")


def _round_trip(sitting: Sitting) -> Iterator[str]:
    reader = sitting.rules.reader
    for order in {order for _, _, order in sitting.offers}:
        read = reader.order(str(order))
        if read != order:
            yield f"“{order}” is read as “{read}”"


def _possible(sitting: Sitting) -> Iterator[str]:
    for order in {order for _, _, order in sitting.offers}:
        why = sitting.rules.reader.fault(order)
        if why:
            yield f"“{order}”: {why}"


def _taken(sitting: Sitting) -> Iterator[str]:
    for turn, seat, order in sitting.offers:
        (entry,) = judge.submit(sitting.rules, turn.after, {seat: [order]}).entries
        if entry.standing is not Standing.TAKEN or not _same(entry.order, order):
            yield f"{turn.after.phase}, {seat}: “{order}” ({entry.why})"


def _same(taken: Order, order: Order) -> bool:
    """The order itself, or with the coast of one's own dislodged fleet, which no fact gives."""
    if taken == order:
        return True
    bare = getattr(order, "at", None)
    return bare is not None and replace(taken, at=bare) == order  # type: ignore[call-arg]


def _answered(sitting: Sitting) -> Iterator[str]:
    """A corrected order is simply sent again; every line gets an answer."""
    for turn, seat, order in sitting.offers:
        entries = judge.submit(sitting.rules, turn.after, {seat: [order, order]}).entries
        if len(entries) != 2:  # as many as were given
            yield f"{turn.after.phase}, {seat}: “{order}” twice has {len(entries)} entries"


def _offered(sitting: Sitting) -> Iterator[str]:
    for turn, view in sitting.views:
        moving = turn.after.phase.kind is PhaseKind.MOVEMENT and turn.after.ending is None
        if not moving or view.viewer not in sitting.rules.powers:
            continue
        if turn.after.of(view.viewer) and not sitting.rules.offers(view):
            yield f"{turn.after.phase}, {view.viewer}: nothing"


def _every_kind(sitting: Sitting) -> Iterator[str]:
    """An order that is never offered cannot be drawn, chosen or played by chance."""
    offered = {type(order) for _, _, order in sitting.offers}
    kinds = {kind.made for kind in sitting.rules.variant.order_kinds}
    own = {made for made in kinds if not made.__module__.startswith("engine.")}
    yield from (made.__name__ for made in own - offered)


def _labels(sitting: Sitting) -> Iterator[str]:
    for turn, view in sitting.views[:40:4]:
        if view.viewer != GM and turn.after.ending is None:
            for node in sitting.rules.offers(view):
                yield from _in_tree((node,), 4)


def _in_tree(nodes: Sequence[Node], depth: int) -> Iterator[str]:
    keys = [(node.step.choice, node.step.key) for node in nodes]
    labels = [str(node.step.label) for node in nodes if node.step.choice is not Choice.COAST]
    yield from (f"no label for {node.step.key}" for node in nodes if not str(node.step.label))
    yield from (f"{key} twice" for _, key in keys if [one for _, one in keys].count(key) > 1)
    yield from (f"“{label}” twice" for label in labels if labels.count(label) > 1)
    for node in nodes if depth else ():
        yield from _in_tree(node.children, depth - 1)


def _again(sitting: Sitting) -> Iterator[str]:
    for turn in sitting.played:
        again = judge.adjudicate(sitting.rules, turn.before, turn.submission, lots(turn))
        if again.after != turn.after or again.resolution.outcomes != turn.resolution.outcomes:
            yield str(turn.before.phase)


def _powers(sitting: Sitting) -> Iterator[str]:
    for turn in sitting.played:
        orders = dict(reversed([*turn.submission.orders.items()]))
        again = judge.adjudicate(
            sitting.rules, turn.before, replace(turn.submission, orders=orders), lots(turn)
        )
        same = _bare(again.after) == _bare(turn.after) and _outcomes(again) == _outcomes(turn)
        for viewer in sitting.rules.seats if same else ():
            told = judge.report(sitting.rules, turn, viewer).facts
            same = same and judge.report(sitting.rules, again, viewer).facts == told
        if not same:
            yield str(turn.before.phase)


def _lines(sitting: Sitting) -> Iterator[str]:
    draw = Random(4)  # noqa: S311  # only a sequence
    for turn in sitting.played:
        if turn.before.phase.kind is not PhaseKind.MOVEMENT:
            continue
        orders = {p: _shuffled(lines, draw) for p, lines in turn.submission.orders.items()}
        again = judge.adjudicate(
            sitting.rules, turn.before, replace(turn.submission, orders=orders), lots(turn)
        )
        if _bare(again.after) != _bare(turn.after):
            yield str(turn.before.phase)


def _shuffled(lines: tuple[Order, ...], draw: Random) -> tuple[Order, ...]:
    """Shuffle ordinary orders; those of covert pieces depend on each other and keep their order."""
    plain = [o for o in lines if o.verb in _PLAIN]
    rest = [o for o in lines if o not in plain]
    return (*rest, *draw.sample(plain, len(plain)))


def _bare(position: Position) -> tuple[Position, frozenset[object]]:
    """A position without the sequence of its covert pieces, which nobody is told."""
    return replace(position, covert=(), prisoners=()), frozenset(
        (stack.kind, stack.power, stack.province, stack.count, stack.aboard)
        for stack in position.covert
    )


def _outcomes(turn: Turn) -> list[str]:
    return sorted(f"{o.power} {o.order} {o.reason}" for o in turn.resolution.outcomes)


class _Drawn(Random):
    """Yields the draws that a turn's record holds."""

    def __init__(self, draws: tuple[str, ...]) -> None:
        super().__init__(0)
        self._left = list(draws)

    def choice(self, seq: Any) -> Any:  # noqa: ANN401  # as the library has it
        wanted = self._left.pop(0)
        return next(one for one in seq if str(one) == wanted)


def lots(turn: Turn) -> Random:
    """A source of chance that yields the draws of a turn."""
    return _Drawn(turn.resolution.draws)


DUTIES = (
    Duty("orders-read", "Every order offered reads back as it is written", _round_trip),
    Duty("orders-possible", "Every order offered is possible on the map", _possible),
    Duty("orders-taken", "Every order offered is taken as it stands", _taken),
    Duty("orders-answered", "Every line entered gets an answer", _answered),
    Duty("orders-offered", "Every player with a unit is offered something", _offered),
    Duty("orders-kinds", "All its own kinds of orders are offered", _every_kind),
    Duty("choices-labels", "Choices have different labels and keys", _labels),
    Duty("turn-again", "The same orders lead to the same turn", _again),
    Duty("turn-powers", "The order of the powers makes no difference", _powers),
    Duty("turn-lines", "The order of the lines makes no difference to movement", _lines),
)
"""What must be true of orders and what becomes of them."""
