"""Lists that rank every country, read from the tree: best first."""

from collections.abc import Sequence

from engine.board.graph import PowerId
from engine.language.message import Value
from engine.orders.choices import Choice, Node, walk
from spydip_gui.gestures.walk.table import Table


def ranked(table: Table, seat: PowerId) -> tuple[tuple[PowerId, Value], ...]:
    """The countries that a seat ranks, with their names, in their current order; empty if none."""
    verb = _verb(table, seat)
    if verb is None:
        return ()
    names = {PowerId(node.step.key): node.step.label for node in verb.children}
    for text in table.drafts.get(seat, ()):
        words = [PowerId(word) for word in text.split()[1:]]
        if sorted(words) == sorted(names) and ranking(table, seat, words) == text:
            return tuple((power, names[power]) for power in words)
    return tuple(names.items())


def ranking(table: Table, seat: PowerId, countries: Sequence[PowerId]) -> str | None:
    """The order that ranks these countries so; None if it is not one."""
    verb = _verb(table, seat)
    node = walk((verb,), verb.step.key, *countries) if verb is not None else None
    return str(node.order) if node is not None and node.order is not None else None


def _verb(table: Table, seat: PowerId) -> Node | None:
    """The verb after which the countries follow each other."""
    for node in table.tree[seat]:
        if node.step.choice is Choice.VERB and _ranks(node) and any(map(_ranks, node.children)):
            return node
    return None


def _ranks(node: Node) -> bool:
    children = node.children
    return bool(children) and all(child.step.choice is Choice.POWER for child in children)
