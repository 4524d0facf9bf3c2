"""Trees of choices that lead to orders; walking them takes no knowledge of any kind of order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import NamedTuple, TypeAlias

from engine.board.graph import Location
from engine.language.message import Value
from engine.orders.order import Order
from engine.units import Kind


class Choice(StrEnum):
    """What a step chooses."""

    PIECE = "piece"
    VERB = "verb"
    PLACE = "place"
    COAST = "coast"
    UNIT = "unit"
    VIA = "via"
    POWER = "power"
    NUMBER = "number"
    THING = "thing"


class Step(NamedTuple):
    """One choice: ``key`` stands for it in text (``PAR``), ``label`` is its name for people."""

    choice: Choice
    key: str
    label: Value

    @property
    def at(self) -> Location:
        """The place in its key, ``STP/SC`` in ``F STP/SC``; none of the board if it has none."""
        return Location(self.key.rpartition(" ")[2].partition("(")[0])

    @property
    def kind(self) -> Kind | None:
        """The kind of piece in its key: ``SPY`` in ``SPY#2 LON``; None if it names a place."""
        piece = self.key.rpartition(" ")[0]
        return Kind(piece.rpartition(" ")[2].partition("#")[0]) if piece else None

    @property
    def number(self) -> int:
        """The owner's number for the piece in its key, 0 if there is none."""
        number = self.key.partition("#")[2].partition(" ")[0]
        return int(number) if number.isdecimal() else 0


@dataclass(slots=True, eq=False)
class Node:
    """A step taken, the order that it completes, and what may be chosen next.

    ``order`` is None if more must be chosen. ``branch`` gives the next nodes; it is called once,
    and only when somebody goes there, so a tree may be infinite.
    """

    step: Step
    order: Order | None = None
    branch: "Callable[[], Iterable[Node]]" = tuple
    _next: "tuple[Node, ...] | None" = field(default=None, init=False, repr=False)

    @property
    def children(self) -> "tuple[Node, ...]":
        """What may be chosen next, each step once."""
        if self._next is None:
            self._next = merge(self.branch())
        return self._next

    def child(self, key: str) -> "Node | None":
        """The next node with that key, None if there is none."""
        return next((node for node in self.children if node.step.key == key), None)


Path: TypeAlias = tuple[Step, ...]
"""The steps to one order, from the first."""


def trie(
    paths: Sequence[tuple[Path, Order]],
    grow: Callable[[Order], Iterable[Node]] = lambda _order: (),
    depth: int = 0,
) -> tuple[Node, ...]:
    """The tree of these paths; ``grow`` adds what may follow a complete order.

    Their first ``depth`` steps have been taken already.
    """
    groups: dict[tuple[Choice, str], list[tuple[Path, Order]]] = {}
    for path in paths:
        key = path[0][depth][:2]
        if key in groups:
            groups[key].append(path)
        else:
            groups[key] = [path]
    return tuple([_grown(group, grow, depth) for group in groups.values()])


def _grown(
    group: Sequence[tuple[Path, Order]], grow: Callable[[Order], Iterable[Node]], depth: int
) -> Node:
    path, order = group[0]
    if len(group) == 1 and len(path) == depth + 1:  # as most are
        return Node(path[depth], order, partial(grow, order))
    whole = next((order for path, order in group if len(path) == depth + 1), None)

    def branch() -> Iterable[Node]:
        more = () if whole is None else grow(whole)
        further = [one for one in group if len(one[0]) > depth + 1]
        return (*trie(further, grow, depth + 1), *more)

    return Node(path[depth], whole, branch)


def merge(nodes: Iterable[Node]) -> tuple[Node, ...]:
    """The nodes with each step once: nodes with the same step are merged."""
    found = tuple(nodes)
    if len(found) < 2 or len({node.step.key for node in found}) == len(found):  # as most are
        return found
    groups: dict[tuple[Choice, str], list[Node]] = {}
    for node in found:
        groups.setdefault(node.step[:2], []).append(node)
    return tuple([g[0] if len(g) == 1 else _merged(g) for g in groups.values()])


def _merged(group: Sequence[Node]) -> Node:
    order = next((node.order for node in group if node.order is not None), None)
    return Node(group[0].step, order, lambda: (n for node in group for n in node.branch()))


def walk(nodes: Iterable[Node], *keys: str) -> Node | None:
    """The node at the end of these keys, None if they lead nowhere."""
    found = None
    for key in keys:
        found = next((node for node in nodes if node.step.key == key), None)
        if found is None:
            return None
        nodes = found.children
    return found


def leaves(nodes: Iterable[Node], depth: int = 8) -> Iterable[Order]:
    """Every order of a tree, down to this many steps."""
    for node in nodes:
        if node.order is not None:
            yield node.order
        if depth > 1:
            yield from leaves(node.children, depth - 1)
